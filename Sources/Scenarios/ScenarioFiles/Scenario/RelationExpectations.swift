public import Foundation
public import GimbalDocuments
public import GimbalSnapshots

/// Another view and the relation that a view has to it.
public struct RelatedView: Hashable, Sendable {
  /// The relation.
  public var relation: LayoutRelation
  /// The other view.
  public var target: Target
}

/// A condition on the size of a touch target.
public struct TouchTargetExpectation: Hashable, Sendable {
  /// True if the view is at least as large; false if it is smaller.
  public var isLarge: Bool
  /// The least size, in points.
  public var size: CGSize
}

/// The limit of how often something has occurred since the launch or a step; see
/// ``ExpectedOutcome/Since``.
public struct LimitExpectation: Hashable, Sendable {
  /// The subject that is counted.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Conflicts of constraints.
    case conflicts
    /// Ambiguous views and guides.
    case ambiguities
    /// Calls of `layoutSubviews()` of one view.
    case layoutPasses
  }

  /// The counted subject.
  public var subject: Subject
  /// The largest allowed number.
  public var most: Int
  /// The position of the number.
  public var position: SourcePosition
}
