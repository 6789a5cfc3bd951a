/// Finds controllers that contain themselves, by embedding or as children of containers.
struct ContainmentCheck {
  private let text: DocumentText
  /// The containing segues, by the tree of their controller.
  private var contained: [Int: [(segue: Markup, tree: Int)]] = [:]

  init(_ ids: [String: Markup], _ elements: [Markup], _ text: DocumentText) {
    self.text = text
    for segue in elements where segue.name == "segue" {
      guard ["embed", "relationship"].contains(segue["kind"] ?? ""),
        let destination = segue["destination"].flatMap({ ids[$0] })
      else { continue }
      contained[segue.tree, default: []].append((segue, destination.tree))
    }
  }

  /// Checks all segues.
  ///
  /// - Throws: ``InterfaceDocumentError`` at the segue that closes the first cycle.
  /// - Complexity: O(segues).
  func check() throws {
    var done: Set<Int> = []
    for tree in contained.keys.sorted() {
      var open: Set<Int> = []
      try visit(tree, &open, &done)
    }
  }

  private func visit(_ tree: Int, _ open: inout Set<Int>, _ done: inout Set<Int>) throws {
    guard let segues = contained[tree], !done.contains(tree) else { return }
    open.insert(tree)
    for (segue, destination) in segues {
      guard !open.contains(destination) else {
        throw text.error(
          at: segue,
          "the segue \((segue.id ?? "").clipped) puts the controller \((segue["destination"] ?? "").clipped) inside of itself"
        )
      }
      guard open.count < ContainmentCheck.depthLimit else {
        throw text.error(
          at: segue,
          "controllers are inside each other more than \(ContainmentCheck.depthLimit) deep")
      }
      try visit(destination, &open, &done)
    }
    open.remove(tree)
    done.insert(tree)
  }

  /// The limit of nested containers; a document has a few.
  private static let depthLimit = 50
}
