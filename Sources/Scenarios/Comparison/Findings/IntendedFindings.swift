import GimbalSnapshots

/// Findings about decorations that are the same on every device, and so are intended.
enum IntendedFindings {
  /// Returns the findings without those of images and backgrounds that each configuration has.
  ///
  /// - A view that is neither text nor control is beyond the window's edge on purpose if a
  ///   configuration cuts it off there, and it is at or beyond an edge in each.
  /// - Two such views overlap on purpose if they overlap in each configuration.
  ///
  /// - Complexity: O(findings × configurations × views) for overlaps, otherwise linear.
  static func removed(
    from findings: [Finding], of configurations: [Configuration]
  ) -> [Finding] {
    guard configurations.count > 1 else { return findings }
    /// The configurations of a decoration, by its name or the id of its overlap.
    var configurationsOf: [String: Set<Int>] = [:]
    var cut: Set<String> = []
    var keys: [Int: String] = [:]
    for (index, finding) in findings.enumerated() {
      let views = configurations[finding.configuration].layout.views
      guard atEdges.contains(finding.kind) || finding.kind == .overlap,
        isDecoration(views[finding.viewIndex]),
        finding.kind != .overlap
          || views.contains(where: { $0.name == finding.measurement[1].name && isDecoration($0) })
      else { continue }
      let key = finding.kind == .overlap ? finding.id : finding.view
      keys[index] = key
      configurationsOf[key, default: []].insert(finding.configuration)
      if finding.kind != .offSafeArea { cut.insert(key) }
    }
    return findings.enumerated().filter { index, _ in
      guard let key = keys[index] else { return true }
      return !cut.contains(key) || configurationsOf[key]?.count != configurations.count
    }.map(\.element)
  }

  private static let atEdges: Set<FindingKind> = [.cutByWindow, .offSafeArea]

  private static func isDecoration(_ view: ViewSnapshot) -> Bool {
    view.content.role == .image || view.content.role == .plain
  }
}
