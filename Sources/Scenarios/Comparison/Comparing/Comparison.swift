// One scene on many devices: how its layouts are related, where they differ, what looks wrong.
//
// This room shows a scene on each configuration, or takes layouts that others took, and compares them;
// it draws nothing and judges no figure that no rule names. The room `Reports` comes next.

// Code that compares layouts reads their findings too: one import gives the words of both rooms.
@_exported public import GimbalFindings
import GimbalSnapshots

/// A scene on many configurations, compared.
public struct LayoutComparison: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  /// The layouts, in the order device, system, orientation, window.
  public var configurations: [Configuration]
  /// The configurations that were asked for and do not exist.
  public var skipped: [SkippedConfiguration]
  /// Configurations whose views stand in equal relations, the class with the smallest window first.
  public var classes: [LayoutClass]
  /// Every view's frame, with one column for all configurations of the same frames.
  public var table: FrameTable
  /// The findings that are not allowed, in the order of the configurations, then of the views.
  public var findings: [Finding]
  /// The findings that are allowed, in the same order.
  public var allowed: [Finding]
  /// The allowances that allow nothing here, in the order in which they were given.
  public var staleAllowances: [FindingAllowance]
  /// Where the views of findings stand in files, by their names; views that code made are not there.
  public var locations: [String: FindingLocation] = [:]

  /// Compares layouts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts, but for siblings that share
  ///   stretches of both axes (see ``LayoutFindings``) and texts of differences.
  public init(
    scene: String, configurations: [Configuration], skipped: [SkippedConfiguration] = [],
    allowing allowances: [FindingAllowance] = [], leavingOut kinds: Set<FindingKind> = []
  ) {
    self.scene = scene
    self.configurations = configurations
    self.skipped = skipped
    classes = LayoutClass.classes(of: configurations)
    table = FrameTable(configurations.map(\.layout))
    let all = LargeTextFindings.named(
      configurations.indices.flatMap { index in
        LayoutFindings.findings(of: configurations[index], index: index)
      }, of: configurations
    ).filter { !kinds.contains($0.kind) }
    var used: Set<FindingAllowance> = []
    (findings, allowed) = ([], [])
    for finding in all {
      let matching = allowances.filter { $0.allows(finding.id) }
      used.formUnion(matching)
      if matching.isEmpty { findings.append(finding) } else { allowed.append(finding) }
    }
    staleAllowances = allowances.filter { !used.contains($0) }
  }

  /// The gravest severity of all findings, or nil without any.
  ///
  /// - Complexity: linear in the number of findings.
  public var gravest: Severity? { findings.map(\.severity).max() }

  /// For each configuration the place of its class.
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
