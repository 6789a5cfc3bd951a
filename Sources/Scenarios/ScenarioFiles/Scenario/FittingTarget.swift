import Foundation
import GimbalTerms

/// The target size and priorities of `systemLayoutSizeFitting(_:)`.
public struct FittingTarget: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The priority of the width.
  public var horizontal: Float
  /// The priority of the height.
  public var vertical: Float
}

extension FittingTarget {
  /// As small as the constraints allow.
  ///
  /// See: L-SIZE-7.
  static let compressed = FittingTarget(ViewTerms.layoutFittingCompressedSize.width)
  /// As large as the constraints allow.
  ///
  /// See: L-SIZE-7.
  static let expanded = FittingTarget(ViewTerms.layoutFittingExpandedSize.width)

  private init(_ side: Double) {
    let priority = UILayoutPriority.fittingSizeLevel.rawValue
    self.init(width: side, height: side, horizontal: priority, vertical: priority)
  }
}
