import Foundation
import Testing

@testable import HeadlessUI

/// `.strings` and `.stringsdict` files, as they are written in the wild.
struct StringsFileTests {
  private func read(_ data: Data) -> StringFile { StringsFileReading.read(data, path: "a.strings", language: "de") }

  private func texts(_ file: StringFile) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: file.entries.map { ($0.key, $0.translations["de"]?.form?.leaves.first?.text ?? "") })
  }

  private static let text = #"""
    /* A comment; with "quotes" = and all */
    "plain" = "Text";
    // Another one
    bare.key = "Bare"; "same" ;
    "escapes" = "a\"b\\c\nd\te\U00e4\u00E4\101\'";
    "two
    lines" = "x";
    """#

  private static let meant = [
    "plain": "Text", "bare.key": "Bare", "same": "same", "escapes": "a\"b\\c\nd\teääA'", "two\nlines": "x",
  ]

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func textsAreReadInTheEncodingsThatThereAre(encoding: String.Encoding) throws {
    let file = read(try #require(Self.text.data(using: encoding)))
    #expect(texts(file) == Self.meant)
    #expect(file.problems == [])
    #expect(file.entries.map(\.line) == [2, 4, 4, 5, 6])
  }

  @Test func aPropertyListIsRead() throws {
    let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(texts(read(list)) == ["a": "b"])
    let xml = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .xml, options: 0)
    #expect(read(xml).entries.map(\.line) == [5])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "after the text of “a” there is “\"” in place of “;”"),
    ("\"a\" = \"b\";\n\"c", 2, "the quotes of a key are not closed"),
    ("\"a\" = ;", 1, "“;” stands where a text in quotes belongs"),
    ("\"a\" = \"b\";\n/* c", 2, "the comment is not closed"),
    ("\"a\" = \"\\Uzz\";", 1, "“\\U” needs four hexadecimal digits"),
    ("\"a\" = \"b\"", 1, "after the text of “a” there is the end of the file in place of “;”"),
  ])
  func aMistakeIsToldWithItsLineAndNothingIsShown(text: String, line: Int, message: String) {
    let file = read(Data(text.utf8))
    #expect(file.problems.map(\.line) == [line])
    #expect(file.problems.map(\.message) == [message])
    #expect(file.entries.isEmpty)
  }

  @Test func aKeyThatStandsTwiceIsToldAndReadOnce() {
    let file = read(Data("\"a\" = \"1\";\n\"a\" = \"2\";".utf8))
    #expect(texts(file) == ["a": "1"])
    #expect(file.problems.map(\.message) == ["the key stands twice, first in line 1"])
  }

  @Test(
    arguments: [[0xFF], [0xFF, 0xFE, 0x22], [0x22, 0xC3, 0x28, 0x22], [0, 0, 0], [0xFE, 0xFF, 0xD8, 0x00]] as [[UInt8]])
  func bytesThatAreNoTextAreTold(bytes: [UInt8]) {
    #expect(read(Data(bytes)).problems.count == 1)
  }
}
