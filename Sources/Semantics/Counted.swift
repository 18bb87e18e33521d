/// A number of things, in a sentence: “1 line”, “2 lines”.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
