/// Where the nodes of a document begin, as bytes of its text.
struct NodePlaces {
  private(set) var offsets: [NodeID: Int] = [:]

  /// - Parameter document: A document in which nothing is wrong: each id is there, and is unique.
  init(_ document: JSONValue) {
    for key in ["nodes", "withheld"] { add(document[key]) }
  }

  private mutating func add(_ nodes: JSONValue?) {
    for node in nodes?.values ?? [] {
      if let id = node["id"]?.text { offsets[NodeID(id)] = node.offset }
      add(node["children"])
    }
  }
}
