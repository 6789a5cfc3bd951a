import Foundation
package import GimbalInterfaceDocuments

/// The figures of a conformance run: by document, by class, and in all.
package struct ConformanceTable {
  /// Views that were compared, and how near they came.
  package struct Row {
    /// The views.
    package var compared = 0
    /// Those within half a point on all four numbers.
    package var withinHalf = 0
    /// Those within a point.
    package var withinOne = 0
    /// Those further away whose saved frames break a required constraint of their own.
    package var stale = 0

    /// The share within half a point of all views but the stale ones.
    package var share: Double {
      compared > stale ? Double(withinHalf) / Double(compared - stale) : 1
    }
  }

  /// The figures of all views.
  package private(set) var total = Row()
  /// By the elements' names.
  package private(set) var kinds: [String: Row] = [:]
  /// By documents.
  package private(set) var documents: [(file: String, row: Row)] = []
  /// The documents that are left out: views in them are misplaced or ambiguous.
  package private(set) var excluded = 0

  /// Why views are further away than half a point.
  package private(set) var reasons: [String: Int] = [:]

  /// Creates an empty table.
  package init() {}

  /// True for a document whose frames cannot be trusted by its own word.
  package static func isExcluded(_ document: InterfaceDocument) -> Bool {
    document.elements.values.contains {
      $0.flag("misplaced") == true || $0.flag("ambiguous") == true
    }
  }

  /// Adds a document.
  @MainActor
  package mutating func add(_ document: InterfaceDocument, _ comparisons: [FrameComparison]) {
    guard !ConformanceTable.isExcluded(document) else {
      excluded += 1
      return
    }
    var own = Row()
    for item in comparisons {
      let isStale =
        item.nearness != .withinHalf && StaleFrames.reason(item, in: document) != nil
      func add(_ row: inout Row) {
        row.compared += 1
        if item.nearness == .withinHalf { row.withinHalf += 1 }
        if item.nearness != .beyond { row.withinOne += 1 }
        if isStale { row.stale += 1 }
      }
      if item.nearness != .withinHalf {
        reasons[ConformanceTable.reason(item, isStale: isStale, in: document), default: 0] += 1
      }
      add(&own)
      add(&total)
      add(&kinds[item.view.kind, default: Row()])
    }
    documents.append((document.file, own))
  }

  /// The reason of a difference, as far as the file tells.
  @MainActor
  private static func reason(
    _ item: FrameComparison, isStale: Bool, in document: InterfaceDocument
  ) -> String {
    if isStale { return "stale: the saved frame breaks a required constraint of its own" }
    if hasUnknownClass(item.root.view, above: item.view.id) {
      return "custom class: the view, or one that it lies in or beside, is of an unknown class"
    }
    if StaleFrames.hasStale(item.root, in: document) {
      return "beside stale frames: others of the same root break required constraints"
    }
    if item.root.kind == .cell || item.root.kind == .furniture {
      return "canvas: margins of cells and headers that no rule gives"
    }
    return "not explained"
  }

  /// True if a view, one above it or a sibling of these is of a class that a document names.
  private static func hasUnknownClass(_ view: ViewDescription, above id: String) -> Bool {
    if view.id == id { return view.customClass != nil }
    let children = view.subviews + [view.content].compactMap(\.self)
    guard let way = children.first(where: { contains($0, id) }) else { return false }
    return way.customClass != nil || children.contains { $0.customClass != nil }
      || hasUnknownClass(way, above: id)
  }

  private static func contains(_ view: ViewDescription, _ id: String) -> Bool {
    view.id == id || view.subviews.contains { contains($0, id) }
      || view.content.map { contains($0, id) } ?? false
  }

  /// The table for people.
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
    for (kind, row) in kinds.sorted(by: { $0.value.compared > $1.value.compared }) {
      lines.append(line(kind, row))
    }
    for (reason, count) in reasons.sorted(by: { $0.value > $1.value }) {
      lines.append("\(count) beyond 0.5, \(reason)")
    }
    lines.append("\(documents.count) documents, \(excluded) left out as misplaced or ambiguous")
    lines.append(line("all", total))
    return lines.joined(separator: "\n")
  }
}
