// One scene on many devices: how its layouts are related, where they differ, what looks wrong.
//
// This room shows a scene on each configuration, or takes layouts that others took, and compares them;
// it draws nothing and judges no figure that no rule names. The room `Reports` comes next.

import GimbalSnapshots

/// A scene on many configurations, compared.
public struct LayoutComparison: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  /// The layouts, in the order device, system, orientation, window.
  public var configurations: [Configuration]
  /// The configurations that were asked for and do not exist.
  public var skipped: [SkippedConfiguration]
  /// Configurations whose views stand in equal relations, in the order of their first members.
  public var groups: [RelationGroup]
  /// Every view's frame, with one column for all configurations of the same frames.
  public var table: FrameTable
  /// The findings, in the order of the configurations, then of the views.
  public var findings: [Finding]

  /// Compares layouts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts, but for siblings that share
  ///   stretches of both axes (see ``LayoutFindings``) and texts of differences.
  public init(
    scene: String, configurations: [Configuration], skipped: [SkippedConfiguration] = []
  ) {
    self.scene = scene
    self.configurations = configurations
    self.skipped = skipped
    groups = RelationGroup.groups(of: configurations)
    table = FrameTable(configurations.map(\.layout))
    findings = configurations.indices.flatMap { index in
      LayoutFindings.findings(of: configurations[index], index: index)
    }
  }

  /// The gravest severity of all findings, or nil without any.
  ///
  /// - Complexity: linear in the number of findings.
  public var gravest: Severity? { findings.map(\.severity).max() }

  /// The group that a configuration belongs to, by its index.
  ///
  /// - Complexity: linear in the number of configurations.
  public func group(of configuration: Int) -> Int? {
    groups.firstIndex { $0.configurations.contains(configuration) }
  }
}
