import Foundation
import Semantics
import Testing

/// What is said of documents that are JSON, but no trees.
struct DocumentFormTests {
  @Test(arguments: [
    (
      #"[{"id": "a", "role": "buton"}]"#,
      #"2:31: nodes[0].role: unknown role "buton" in the node "a", did you mean "button"?"#
    ),
    (
      "[{\"id\": \"a\",\n\"traits\": [\"link\", \"hedder\"]}]",
      #"3:20: nodes[0].traits[1]: unknown trait "hedder" in the node "a", did you mean "header"?"#
    ),
    (
      #"[{"id": "a", "toggle": "maybe"}]"#,
      #"2:33: nodes[0].toggle: unknown toggle state "maybe" in the node "a"; known are on, off, mixed"#
    ),
    (
      #"[{"id": "a", "actions": ["activte"]}]"#,
      #"2:35: nodes[0].actions[0]: unknown action "activte" in the node "a", did you mean "activate"?"#
    ),
    (
      #"[{"id": "a", "actions": [{"scroll": "upp"}]}]"#,
      #"2:46: nodes[0].actions[0].scroll: unknown direction "upp" in the node "a", did you mean "up"?"#
    ),
    (
      #"[{"id": "a", "actions": [{}]}]"#,
      #"2:35: nodes[0].actions[0]: an action is a word, or an object with "named" or "scroll" or "insertText""#
    ),
    (#"[{"label": "x"}]"#, #"2:11: nodes[0]: "id" is missing"#),
    (#"[{"id": null}]"#, "2:18: nodes[0].id: a text is expected here, not null"),
    (#"[{"id": "a", "label": 3}]"#, "2:32: nodes[0].label: a text is expected here, not a number"),
    (#"[{"id": "a", "enabled": "no"}]"#, "2:34: nodes[0].enabled: true or false is expected here, not a text"),
    (#"[{"id": "a", "children": {}}]"#, "2:35: nodes[0].children: a list is expected here, not an object"),
    (#"[{"id": "a"}, null]"#, "2:24: nodes[1]: an object is expected here, not null"),
    (#"[{"id": "a", "id": "b"}]"#, "2:23: nodes[0].id: the key stands twice in one object"),
    (#"[{"id": "a", "\u0069d": "b"}]"#, "2:23: nodes[0].id: the key stands twice in one object"),
  ])
  func faultsNameTheirPlace(nodes: String, message: String) {
    #expect(problems(document(nodes: nodes)) == ["tree.json:" + message])
  }

  @Test(arguments: [
    (#""headingLevel": 9"#, "headingLevel: a whole number from 1 to 6 is expected here, not 9"),
    (#""headingLevel": 1.5"#, "headingLevel: a whole number from 1 to 6 is expected here, not 1.5"),
    (
      #""cell": {"row": 9223372036854775807}"#,
      "cell.row: a whole number from 1 to 10000000 is expected here, not 9223372036854775807"
    ),
    (#""cell": {"row": 0}"#, "cell.row: a whole number from 1 to 10000000 is expected here, not 0"),
    (#""cell": {"columnSpan": -1}"#, "cell.columnSpan: a whole number from 1 to 10000000 is expected here, not -1"),
    (
      #""cell": {"row": 99999999999999999999999}"#,
      "cell.row: a whole number from 1 to 10000000 is expected here, not 99999999999999999999999"
    ),
    (
      #""source": {"file": "A.swift", "line": 0}"#,
      "source.line: a whole number from 1 to 10000000 is expected here, not 0"
    ),
    (#""source": {"line": 1}"#, #"source: "file" is missing"#),
    (#""position": {"index": 3, "count": 2}"#, "position: position 3 of 2 does not exist"),
    (
      #""position": {"index": 0, "count": 2}"#,
      "position.index: a whole number from 1 to 10000000 is expected here, not 0"
    ),
    (#""position": {"index": 1}"#, #"position: "count" is missing"#),
    (#""range": {"upper": 1e999}"#, #"range.upper: the number "1e999" is too large"#),
    (
      #""appearance": {"foreground": {"red": 1, "green": 1, "blue": 1}}"#,
      #"appearance.foreground: "opacity" is missing"#
    ),
    (#""appearance": {"lineLimit": "1"}"#, "appearance.lineLimit: a whole number is expected here, not a text"),
    (#""customContent": [{"label": 1}]"#, "customContent[0].label: a text is expected here, not a number"),
  ])
  func valuesOutOfRangeAreErrors(member: String, message: String) {
    let found = problems(document(nodes: "[{\"id\": \"a\", \(member)}]"))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": nodes[0]." + message) == true)
    #expect(found.first?.hasPrefix("tree.json:2:") == true)
  }

  @Test(arguments: [
    (#""now": "noon""#, #"now: "noon" is no moment; write it as 2025-01-01T12:00:00Z"#),
    (
      #""locale": "!!""#,
      #"locale: unknown locale "!!"; a locale is a language, or a language and a region, such as de or de_DE"#
    ),
    (#""locale": "en-US""#, #"locale: unknown locale "en-US", did you mean "en_US"?"#),
    (#""platform": "iOs""#, #"platform: unknown platform "iOs", did you mean "iOS 18" or "iOS 17" or "iOS 26"?"#),
    (
      #""platform": "Windows""#,
      #"platform: unknown platform "Windows"; known are iOS 18, iOS 17, iOS 26, macOS 15, macOS 26"#
    ),
    (
      #""dynamicTypeSize": "big""#,
      "dynamicTypeSize: unknown type size \"big\"; known are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5"
    ),
    (#""colorScheme": "darc""#, #"colorScheme: unknown colour scheme "darc", did you mean "dark"?"#),
  ])
  func anUnknownEnvironmentIsAnError(member: String, message: String) {
    let text = document(nodes: "[]", ",\n\"environment\": {\(member)}")
    #expect(problems(text).count == 1)
    #expect(problems(text).first?.hasPrefix("tree.json:3:") == true)
    #expect(problems(text).first?.hasSuffix(": environment." + message) == true)
  }

  @Test(arguments: ["de", "en_US", "en_DE", "zh_Hans_CN", "ar_EG"])
  func knownLocalesAreRead(locale: String) throws {
    let text = document(nodes: "[]", ", \"environment\": {\"locale\": \"\(locale)\"}")
    #expect(try read(text).tree.environment.locale == locale)
  }

  @Test(arguments: [
    (
      "{\"format\": \"aloud-tree\", \"version\": 2}",
      "1:37: version: version 2 is not known; this program reads version 1"
    ),
    ("{\"format\": \"tree\",\n\"nodes\": 3}", "1:12: format: the format is \"tree\", not \"aloud-tree\""),
    ("{\"nodes\": []}", "1:1: \"format\" is missing; a tree begins with \"format\": \"aloud-tree\", \"version\": 1"),
    (
      "\n [1]",
      "2:2: an object is expected here, not a list; a tree begins with \"format\": \"aloud-tree\", \"version\": 1"
    ),
    ("{\"format\": \"aloud-tree\"}", "1:1: \"version\" is missing"),
  ])
  func otherDocumentsAreNotRead(text: String, message: String) {
    #expect(problems(text) == ["tree.json:" + message])
  }

  @Test func everythingWrongIsToldAtOnce() {
    let text = """
      {"format": "aloud-tree", "version": 1, "nodes": [
        {"id": "a", "role": "buton", "lable": "x"},
        {"id": "a", "range": {"uper": 3, "lower": "0"}},
        {"label": "y"}],
       "motions": [{"effect": "opacity", "nodes": ["b"]}]}
      """
    #expect(
      problems(text) == [
        #"tree.json:2:23: nodes[0].role: unknown role "buton" in the node "a", did you mean "button"?"#,
        #"tree.json:3:10: nodes[1].id: the id "a" is also that of nodes[0]"#,
        "tree.json:3:45: nodes[1].range.lower: a number is expected here, not a text",
        #"tree.json:4:3: nodes[2]: "id" is missing"#,
        #"tree.json:5:46: motions[0].nodes[0]: there is no node "b", did you mean "a"?"#,
        #"tree.json:2:32: warning: nodes[0].lable: unknown key, did you mean "label"?"#,
        #"tree.json:3:25: warning: nodes[1].range.uper: unknown key, did you mean "upper"?"#,
      ])
  }

  @Test func severalProblemsStandUnderATitle() throws {
    let error = #expect(throws: DocumentProblems.self) {
      try TreeDocument.decode(Data(document(nodes: "[1,\n2]").utf8), file: "tree.json")
    }
    #expect(
      error?.description == """
        tree.json cannot be read:
        tree.json:2:11: nodes[0]: an object is expected here, not a number
        tree.json:3:1: nodes[1]: an object is expected here, not a number
        """)
  }

  @Test func thereIsAnEndToTheTelling() {
    let rows = (1...25).map { _ in "3" }.joined(separator: ",\n")
    let found = problems(document(nodes: "[\n\(rows)]"))
    #expect(found.count == 21)
    #expect(found[19] == "tree.json:22:1: nodes[19]: an object is expected here, not a number")
    #expect(found[20] == "tree.json:23:1: and 5 more")
  }

  @Test func aLongWordIsCutInMessages() {
    let word = String(repeating: "x", count: 5_000)
    let found = problems(document(nodes: "[{\"id\": \"a\", \"container\": \"\(word)\"}]"))
    #expect(
      found == [
        "tree.json:2:36: nodes[0].container: unknown container \"\(word.prefix(80))…\" in the node \"a\"; "
          + "known are semanticGroup, list, landmark, table, tabBar, modal"
      ])
  }
}
