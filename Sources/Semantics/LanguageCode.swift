/// The language of a locale's identifier or of a language tag: `en` of `en_US` and of `en-GB`.
package func languageCode(of identifier: String) -> String {
  identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).first.map(String.init) ?? identifier
}
