// One scene on many devices: the relations in its layouts, their differences, and findings.
//
// This module shows a scene on each configuration, or takes existing layouts, and compares them. It
// draws nothing and reports only what a rule defines. `GimbalReports` shows the results.

// Exported because code that compares layouts also reads their findings.
@_exported public import GimbalFindings
import GimbalSnapshots

/// The comparison of a scene on many configurations.
public struct LayoutComparison: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  /// The scene's title for people, which heads pages; nil if it has none.
  public var title: String?
  /// The layouts, in the order device, system, orientation, window.
  public var configurations: [Configuration]
  /// The requested configurations that are not possible.
  public var skipped: [SkippedConfiguration]
  /// Configurations with equal relations of views, the class with the smallest window first.
  public var classes: [LayoutClass]
  /// Every view's frame, with one column for all configurations with the same frames.
  public var table: FrameTable
  /// The findings that are not allowed, in the order of the configurations, then of the views.
  public var findings: [Finding]
  /// The findings that are allowed, in the same order.
  public var allowed: [Finding]
  /// The allowances without a finding, in the order in which they were given.
  public var staleAllowances: [FindingAllowance]
  /// The positions of the findings' views in files, by name; views from code are absent.
  public var locations: [String: FindingLocation] = [:]

  /// Compares layouts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts, except for siblings that
  ///   overlap on both axes (see ``LayoutFindings``) and the text of differences.
  public init(
    scene: String, configurations: [Configuration], skipped: [SkippedConfiguration] = [],
    allowing allowances: [FindingAllowance] = [], leavingOut kinds: Set<FindingKind> = []
  ) {
    self.scene = scene
    self.configurations = configurations
    self.skipped = skipped
    classes = LayoutClass.classes(of: configurations)
    table = FrameTable(configurations.map(\.layout))
    let found = configurations.indices.flatMap { index in
      LayoutFindings.findings(of: configurations[index], index: index)
    }
    let judged = IntendedFindings.removed(
      from: WindowFindings.corrected(found, of: configurations), of: configurations)
    let all = LargeTextFindings.named(judged, of: configurations).filter {
      !kinds.contains($0.kind)
    }
    var used: Set<FindingAllowance> = []
    (findings, allowed) = ([], [])
    for finding in all {
      let matching = allowances.filter { $0.allows(finding.id) }
      used.formUnion(matching)
      if matching.isEmpty { findings.append(finding) } else { allowed.append(finding) }
    }
    staleAllowances = allowances.filter { !used.contains($0) }
  }

  /// The highest severity of all findings, or nil without any.
  ///
  /// - Complexity: linear in the number of findings.
  public var gravest: Severity? { findings.map(\.severity).max() }

  /// For each configuration the index of its class.
  ///
  /// - Complexity: linear in the number of configurations.
  public var classOfConfiguration: [Int] {
    var locations = [Int](repeating: 0, count: configurations.count)
    for (location, layoutClass) in classes.enumerated() {
      for configuration in layoutClass.configurations { locations[configuration] = location }
    }
    return locations
  }
}
