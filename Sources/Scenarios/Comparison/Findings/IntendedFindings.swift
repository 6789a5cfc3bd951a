import GimbalSnapshots

/// Findings about decorations that are the same on every device, and so are intended.
enum IntendedFindings {
  /// Returns the findings without those about decorations that each configuration has.
  ///
  /// A decoration is an image or a background, neither text nor control.
  ///
  /// - It is beyond the edge of the window or of a superview on purpose if it is so in each
  ///   configuration.
  /// - A view lies partly on it on purpose if it does so in each configuration.
  ///
  /// - Complexity: O(findings), and O(views) for each overlap.
  static func removed(
    from findings: [Finding], of configurations: [Configuration]
  ) -> [Finding] {
    guard configurations.count > 1 else { return findings }
    // The decoration's name, or the id of its overlap, for each finding about one.
    let subjects = findings.map { finding -> String? in
      let views = configurations[finding.configuration].layout.views
      if finding.kind == .overlap {
        let back = views.first { $0.name == finding.measurement.last?.name }
        return back.map(isDecoration) == true ? finding.id : nil
      }
      return atEdges.contains(finding.kind) && isDecoration(views[finding.viewIndex])
        ? finding.view : nil
    }
    var found: [String: Set<Int>] = [:]
    var isCut: Set<String> = []
    for (subject, finding) in zip(subjects, findings) {
      guard let subject else { continue }
      found[subject, default: []].insert(finding.configuration)
      if ![.offSafeArea, .offScreen].contains(finding.kind) { isCut.insert(subject) }
    }
    return zip(subjects, findings).filter { subject, _ in
      guard let subject else { return true }
      return !isCut.contains(subject) || found[subject]?.count != configurations.count
    }.map(\.1)
  }

  private static let atEdges: Set<FindingKind> = [
    .cutByWindow, .clipped, .offSafeArea, .offScreen,
  ]

  private static func isDecoration(_ view: ViewSnapshot) -> Bool {
    view.content.role == .image || view.content.role == .plain
  }
}
