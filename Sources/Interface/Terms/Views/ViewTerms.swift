public import Foundation

/// Types of views: `UIView.AutoresizingMask`, and target sizes.
public enum ViewTerms {
  /// The target of `UIView.systemLayoutSizeFitting(_:)` for the smallest size.
  ///
  /// See: L-SIZE-7.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The parts of a view's position and size that follow the superview's size.
  ///
  /// Rule: L-MASK-1.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The flexible parts as UIKit prints them: `W+BM`, in the order LM W RM TM H BM; empty for
    /// none.
    ///
    /// See: L-AMB-5.
    public var text: String {
      let tokens = ["LM", "W", "RM", "TM", "H", "BM"]
      return tokens.indices.filter { rawValue >> UInt($0) & 1 == 1 }.map { tokens[$0] }
        .joined(separator: "+")
    }
  }
}
