/// What a document was found to do wrong, kept up to a number that a person can read.
struct Findings {
  struct Finding {
    let offset: Int
    let message: String
  }

  /// One kind of findings: the first ones, and how many followed.
  struct Group {
    static let limit = 20
    private(set) var kept: [Finding] = []
    private var more = 0
    private var firstLeftOut = 0

    mutating func add(at offset: Int, _ message: () -> String) {
      guard kept.count == Group.limit else { return kept.append(Finding(offset: offset, message: message())) }
      if more == 0 { firstLeftOut = offset }
      more += 1
    }

    /// Those kept, in the order of the document, and one in place of the rest.
    var inOrder: [Finding] {
      kept.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
        + (more == 0 ? [] : [Finding(offset: firstLeftOut, message: "and \(more) more")])
    }
  }

  private(set) var errors = Group()
  private(set) var warnings = Group()

  mutating func note(at offset: Int, _ message: @autoclosure () -> String) { errors.add(at: offset, message) }
  mutating func warn(at offset: Int, _ message: @autoclosure () -> String) { warnings.add(at: offset, message) }
}
