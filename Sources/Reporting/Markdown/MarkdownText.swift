import Semantics

/// How long a text may become in Markdown, where many of them stand together.
let longestInMarkdown = 600

/// Text in which nothing means anything to Markdown, to HTML, or to GitHub and GitLab, which make links of names and numbers.
func markdown(_ text: String, to limit: Int = longestInMarkdown) -> String {
  var result = ""
  var last: Unicode.Scalar = " "
  for scalar in escaped(clipped(text, to: limit)).unicodeScalars {
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    // A character without width keeps people from being called and pages from being linked.
    case "@", "#": result += String(scalar) + "&#8203;"
    case "/" where last == ":": result += "&#8203;/"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$", "%", "^", "{", "}": result += "\\" + String(scalar)
    case "." where last == "w" || last == "W": result += "&#8203;."
    default: result.unicodeScalars.append(scalar)
    }
    last = scalar
  }
  return result
}

/// Text as code, between more backticks than stand in it.
func markdownCode(_ text: String) -> String {
  let text = escaped(clipped(text, to: longestInMarkdown))
  var (longest, run) = (0, 0)
  for scalar in text.unicodeScalars {
    run = scalar == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let room = text.first == "`" || text.last == "`" || text.isEmpty ? " " : ""
  return fence + room + text + room + fence
}
