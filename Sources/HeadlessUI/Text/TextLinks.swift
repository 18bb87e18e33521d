extension Text {
  /// The words in it that inline Markdown makes links of, as they are written.
  var links: [String] {
    switch storage {
    case .localized(let template): Markdown.links(in: template.key)
    case .resource(let resource): Markdown.links(in: resource.template.key)
    case .joined(let left, let right): left.links + right.links
    case .verbatim, .formatted, .image: []
    }
  }
}

extension Markdown {
  /// The words of the links in a text; those with a value in them are left out, since it is not known here.
  static func links(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "]")), text.contains("](") else { return [] }
    return text.matches(of: /(?:^|[^!\\^])\[([^\[\]\n]+)\]\(([^()\s]+)\)/).compactMap { match in
      let words = plain(String(match.1))
      return words.contains("%") || words.isEmpty ? nil : words
    }
  }
}
