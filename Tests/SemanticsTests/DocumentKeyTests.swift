import Semantics
import Testing

/// Keys that no tree has are passed over with a warning, wherever they stand.
struct DocumentKeyTests {
  @Test(arguments: [
    (#""lable": "x""#, #"lable: unknown key, did you mean "label"?"#),
    (#""reason": "hidden""#, "reason: unknown key; known are "),
    (#""range": {"uper": 1}"#, #"range.uper: unknown key, did you mean "upper"?"#),
    (#""position": {"index": 1, "count": 1, "cuont": 2}"#, #"position.cuont: unknown key, did you mean "count"?"#),
    (#""cell": {"rov": 1}"#, #"cell.rov: unknown key, did you mean "row"?"#),
    (#""cell": {"rowHeaders": [{"lable": "x"}]}"#, #"cell.rowHeaders[0].lable: unknown key, did you mean "label"?"#),
    (#""appearance": {"foregruond": 1}"#, #"appearance.foregruond: unknown key, did you mean "foreground"?"#),
    (#""appearance": {"frame": {"widht": 1}}"#, #"appearance.frame.widht: unknown key, did you mean "width"?"#),
    (#""source": {"file": "A", "line": 1, "lin": 2}"#, #"source.lin: unknown key, did you mean "line"?"#),
    (#""customContent": [{"valeu": "x"}]"#, #"customContent[0].valeu: unknown key, did you mean "value"?"#),
    (#""actions": [{"named": "x", "nmaed": "y"}]"#, #"actions[0].nmaed: unknown key, did you mean "named"?"#),
    (#""a\nb": 1"#, #"a\nb: unknown key; known are "#),
  ])
  func inANode(member: String, message: String) throws {
    let warnings = try read(document(nodes: "[{\"id\": \"a\", \(member)}]")).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(": warning: nodes[0]." + message) == true)
    #expect(warnings.first?.hasPrefix("tree.json:2:") == true)
  }

  @Test func inAChild() throws {
    let child = #"{"id": "d", "range": {"uper": 5}}"#
    let text = document(nodes: "[{\"id\": \"a\", \"children\": [{\"id\": \"b\"}, {\"id\": \"c\"},\n\(child)]}]")
    #expect(
      try read(text).warnings == [
        #"tree.json:3:23: warning: nodes[0].children[2].range.uper: unknown key, did you mean "upper"?"#
      ])
  }

  @Test(arguments: [
    (#""environment": {"lokale": "de"}"#, #"environment.lokale: unknown key, did you mean "locale"?"#),
    (#""withold": []"#, #"withold: unknown key, did you mean "withheld"?"#),
    (
      #""withheld": [{"id": "b", "reason": "hidden", "resaon": 1}]"#,
      #"withheld[0].resaon: unknown key, did you mean "reason"?"#
    ),
    (
      #""haptics": [{"feedback": "x", "trigger": "1", "nodes": [], "triger": "1"}]"#,
      #"haptics[0].triger: unknown key, did you mean "trigger"?"#
    ),
    (
      #""motions": [{"effect": "x", "nodes": [], "efect": 1}]"#,
      #"motions[0].efect: unknown key, did you mean "effect"?"#
    ),
  ])
  func besideTheNodes(member: String, message: String) throws {
    let warnings = try read(document(nodes: "[]", ",\n" + member)).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("tree.json:3:") == true)
    #expect(warnings.first?.hasSuffix(": warning: " + message) == true)
  }

  @Test func thereIsAnEndToTheWarning() throws {
    let members = (1...30).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n")
    let warnings = try read(document(nodes: "[{\"id\": \"a\",\n\(members)}]")).warnings
    #expect(warnings.count == 21)
    #expect(warnings.last == "tree.json:23:1: warning: and 10 more")
  }
}
