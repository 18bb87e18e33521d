import Foundation
import Semantics
import Testing

/// What is said of a text that is no JSON, and where.
struct JSONSyntaxTests {
  @Test(arguments: [
    ("{\n\"a\": 1,\n\"b\": NaN}", "3:6: a number in JSON is finite; leave the key out where a bound does not exist"),
    ("[\n-Infinity]", "2:2: a number in JSON is finite; leave the key out where a bound does not exist"),
    ("{\n\"a\":\u{0}1}", "2:5: a value is expected here, not the character U+0000"),
    ("{\"a\": \"x\n\"}", "1:9: the line ends inside a text; write \\n for a line break"),
    ("{\"a\": \"x\ty\"}", "1:9: the character U+0009 must be escaped in a text"),
    ("{\"a\": \"\u{0}\"}", "1:8: the character U+0000 must be escaped in a text"),
    ("{}\n\n x", "3:2: \"x\" stands after the end of the document"),
    ("{}\u{FEFF}", "1:3: the character U+FEFF stands after the end of the document"),
    ("{\"ä👩‍👩‍👧\": }", "1:12: a value is expected here, not \"}\""),
    ("{\"a\": 1,\n}", "2:1: a key in double quotes is expected here, not \"}\""),
    ("[1,\n]", "2:1: a value is expected here, not \"]\""),
    ("{'a': 1}", "1:2: a key in double quotes is expected here, not \"'\""),
    ("{\"a\" 1}", "1:6: a colon is expected here, not \"1\""),
    ("{\"a\": 1 \"b\": 2}", "1:9: a comma or a closing brace is expected here, not \"\"\""),
    ("[1 2]", "1:4: a comma or a closing bracket is expected here, not \"2\""),
    ("[1}", "1:3: a comma or a closing bracket is expected here, not \"}\""),
    ("[01]", "1:3: a comma or a closing bracket is expected here, not \"1\""),
    ("[1.]", "1:4: a digit is expected here, not \"]\""),
    ("[-x]", "1:3: a digit is expected here, not \"x\""),
    ("[+1]", "1:2: a value is expected here, not \"+\""),
    ("[1e+]", "1:5: a digit is expected here, not \"]\""),
    ("[True]", "1:2: the words of JSON are true, false and null, not \"True\""),
    ("[aloud]", "1:2: a value is expected here, not \"aloud\"; texts stand in double quotes"),
    ("// a\n{}", "1:1: a value is expected here, not \"/\""),
    ("\r\n\r{\r\n]", "4:1: a key in double quotes is expected here, not \"]\""),
    (#"["\x"]"#, "1:3: no escape begins with a backslash and \"x\""),
    (#"["\u12G4"]"#, "1:3: four hexadecimal digits are expected after \\u"),
    ("[\n\"a\\uD800\"]", "2:3: \\uD800 is half of a character; a surrogate needs its other half"),
    (#"["\uD800\n"]"#, "1:3: \\uD800 is half of a character; a surrogate needs its other half"),
    (#"["\uD800\uD800"]"#, "1:3: \\uD800 is half of a character; a surrogate needs its other half"),
    (#"["\uDC00"]"#, "1:3: \\uDC00 is half of a character; a surrogate needs its other half"),
  ])
  func faultsNameTheirPlace(text: String, message: String) {
    #expect(problems(text) == ["tree.json:" + message])
  }

  @Test(arguments: [
    (
      "{\n\"a\": [\n1,\n",
      "4:1: the document ends where a value is expected; what begins at line 2, column 6 is not closed"
    ),
    (
      "{\"a\": 1",
      "1:8: the document ends where a comma or a closing brace is expected; what begins at line 1, column 1 is not closed"
    ),
    ("\n{\"a\": \"x", "2:9: the document ends inside a text; what begins at line 2, column 7 is not closed"),
    (#"["\"#, "1:4: the document ends inside a text; what begins at line 1, column 2 is not closed"),
    (#"["\u12"#, "1:7: the document ends inside a text; what begins at line 1, column 2 is not closed"),
    ("[-", "1:3: the document ends where a digit is expected; what begins at line 1, column 1 is not closed"),
    ("[tru", "1:2: a value is expected here, not \"tru\"; texts stand in double quotes"),
  ])
  func aDocumentCutShortNamesWhatIsOpen(text: String, message: String) {
    #expect(problems(text) == ["tree.json:" + message])
  }

  @Test func filesThatAreNoTextAreErrors() throws {
    #expect(problems("") == ["tree.json:1:1: the file is empty"])
    #expect(problems(" \n\t") == ["tree.json:1:1: the file is empty"])
    let text = document(nodes: "[]")
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(problems(data) == ["tree.json:1:1: the file is UTF-16 text, not UTF-8; save it as UTF-8"])
    }
    for encoding in [String.Encoding.utf32, .utf32LittleEndian, .utf32BigEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(problems(data) == ["tree.json:1:1: the file is UTF-32 text, not UTF-8; save it as UTF-8"])
    }
    let broken = Data("{\n\n\"ä".utf8) + [0xC3, 0x28] + Data("\": 1}".utf8)
    #expect(problems(broken) == ["tree.json:3:3: the file is not UTF-8 text: the byte 0xC3 begins no character"])
    #expect(
      problems(Data(count: TreeDocument.sizeLimit + 1))
        == ["tree.json:1:1: the file has 67108865 bytes; 67108864 are the most that is read"])
  }

  @Test(arguments: [
    (#""\u0041\t\"\\\/\uD83D\uDE00""#, "A\t\"\\/😀"), (#""\b\f\n\r""#, "\u{8}\u{C}\n\r"), (#""\u0000""#, "\u{0}"),
    ("\"ä\u{7F}\"", "ä\u{7F}"),
  ])
  func escapesAreRead(json: String, label: String) throws {
    #expect(try read(document(nodes: "[{\"id\": \"a\", \"label\": \(json)}]")).tree.nodes[0].label == label)
  }

  @Test(arguments: [("3", 3.0), ("-0.5", -0.5), ("1e2", 100), ("2.5E-1", 0.25), ("0", 0)])
  func numbersAreRead(json: String, number: Double) throws {
    let text = document(nodes: "[{\"id\": \"a\", \"range\": {\"current\": \(json)}, \"headingLevel\": 3.0}]")
    #expect(try read(text).tree.nodes[0].range?.current == number)
    #expect(try read(text).tree.nodes[0].headingLevel == 3)
  }
}
