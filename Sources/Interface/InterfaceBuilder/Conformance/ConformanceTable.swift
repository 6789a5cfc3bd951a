import Foundation
package import GimbalInterfaceDocuments

/// The counts of a conformance run: by document, by class, and in total.
package struct ConformanceTable {
  /// The numbers of compared views, by the accuracy of their frames.
  package struct Row {
    /// The number of compared views.
    package var compared = 0
    /// The views with differences up to half a point in all four numbers of the frame.
    package var withinHalf = 0
    /// The views with differences up to one point.
    package var withinOne = 0
    /// The views with larger differences and a saved frame that violates one of their required
    /// constraints.
    package var stale = 0

    /// The fraction of views within half a point, among all except stale ones.
    package var share: Double {
      compared > stale ? Double(withinHalf) / Double(compared - stale) : 1
    }
  }

  /// The counts of the views of all documents.
  package private(set) var total = Row()
  /// The counts by the name of the views' elements, such as `label`.
  package private(set) var kinds: [String: Row] = [:]
  /// The counts of each document, in the order in which they were added.
  package private(set) var documents: [(file: String, row: Row)] = []
  /// The number of excluded documents, whose views are marked as misplaced or ambiguous.
  package private(set) var excluded = 0

  /// The number of views with differences above half a point, by reason.
  package private(set) var reasons: [String: Int] = [:]

  /// The views with differences above half a point, with their documents.
  private(set) var mismatches: [(file: String, mismatch: Mismatch)] = []

  /// The number of views without a known reason.
  package var unsorted: Int { reasons[MismatchReason.none.kind] ?? 0 }

  /// Creates an empty table.
  package init() {}

  /// Returns true for a document that itself marks its frames as unreliable.
  package static func isExcluded(_ document: InterfaceDocument) -> Bool {
    document.elements.values.contains {
      $0.flag("misplaced") == true || $0.flag("ambiguous") == true
    }
  }

  /// A view whose computed frame differs from the saved one, with the reason.
  package struct Mismatch {
    /// The saved and the computed frame.
    package let comparison: FrameComparison
    /// The reason of the difference, as far as the file shows one.
    package let reason: MismatchReason
  }

  /// Lays a document out, adds its counts, and returns the mismatches.
  @MainActor
  @discardableResult
  package mutating func add(
    _ document: InterfaceDocument, _ mode: CanvasLayout.Mode
  ) -> [Mismatch] {
    guard !ConformanceTable.isExcluded(document) else {
      excluded += 1
      return []
    }
    let sorting = MismatchSorting(document, mode)
    var own = Row()
    var mismatches: [Mismatch] = []
    for result in CanvasLayout(document, mode).run() {
      let reasons = sorting.reasons(of: result)
      for item in FrameComparison.all(in: result) {
        let reason = reasons[item.view.id]
        add(item, reason, to: &own)
        if let reason { mismatches.append(Mismatch(comparison: item, reason: reason)) }
      }
    }
    documents.append((document.file, own))
    self.mismatches += mismatches.map { (document.file, $0) }
    return mismatches
  }

  private mutating func add(
    _ item: FrameComparison, _ reason: MismatchReason?, to own: inout Row
  ) {
    func add(_ row: inout Row) {
      row.compared += 1
      if item.nearness == .withinHalf { row.withinHalf += 1 }
      if item.nearness != .beyond { row.withinOne += 1 }
      if case .stale = reason { row.stale += 1 }
    }
    add(&own)
    add(&total)
    add(&kinds[item.view.kind, default: Row()])
    if let reason { reasons[reason.kind, default: 0] += 1 }
  }

  /// The table as lines of text, with the documents that have differences and the totals.
  package var text: String {
    var lines: [String] = []
    func line(_ name: String, _ row: Row) -> String {
      let share = (row.share * 10_000).rounded() / 100
      return
        "\(name): \(row.compared) compared, \(row.withinHalf) within 0.5, \(row.withinOne) within 1, \(row.stale) stale, \(share) %"
    }
    for (file, row) in documents where row.withinHalf < row.compared {
      lines.append(line(file, row))
    }
    for (kind, row) in kinds.sorted(by: {
      ($1.value.compared, $0.key) < ($0.value.compared, $1.key)
    }) {
      lines.append(line(kind, row))
    }
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("\(count) beyond 0.5, \(reason)")
    }
    lines.append("\(unsorted) beyond 0.5 are not sorted")
    lines.append("\(documents.count) documents, \(excluded) left out as misplaced or ambiguous")
    lines.append(line("all", total))
    return lines.joined(separator: "\n")
  }
}
