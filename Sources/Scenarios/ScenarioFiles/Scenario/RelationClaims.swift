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

/// A claim about the size of a touch target.
public struct TouchTargetExpectation: Hashable, Sendable {
  /// True if the view is at least as large; false if it is smaller.
  public var isLarge: Bool
  /// The least size, in points.
  public var size: CGSize
}

/// The most that may have happened of something since a moment.
public struct LimitExpectation: Hashable, Sendable {
  /// Something that is counted.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Conflicts of constraints.
    case conflicts
    /// Ambiguous views and guides.
    case ambiguities
    /// Calls of `layoutSubviews()` of one view.
    case layoutPasses
  }

  /// The things counted.
  public var subject: Subject
  /// The largest number that is allowed.
  public var most: Int
  /// The position of the number.
  public var position: SourcePosition
}
