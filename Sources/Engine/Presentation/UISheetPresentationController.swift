public import Foundation
import GimbalTraces
public import GimbalTraits

/// The presentation controller of sheets (from iOS 15 on).
///
/// Source: Apple, UISheetPresentationController.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// Creates a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The whole height.
      public static let large = Self("com.apple.UIKit.large")
      /// About half of the height.
      public static let medium = Self("com.apple.UIKit.medium")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// The height in points for the most that there is; nil when the detent is not to be used.
    let height: (CGFloat, UITraitCollection) -> CGFloat?

    init(_ identifier: Identifier, _ height: @escaping (CGFloat, UITraitCollection) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// The whole height.
    open class func large() -> Detent { Detent(.large) { most, _ in most } }

    /// About half of the height; none where the height is compact.
    open class func medium() -> Detent {
      Detent(.medium) { most, traits in
        traits.verticalSizeClass == .compact ? nil : most / 2
      }
    }

    /// A height of the app's (from iOS 16 on); nil when it is not to be used.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { most, traits in
        resolver(DetentContext(maximumDetentValue: most, containerTraitCollection: traits))
      }
    }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }

  /// The name of the height at which the sheet rests; nil is the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Whether the sheet shows that it can be moved.
  open var prefersGrabberVisible = false
  /// Whether the sheet stays at the bottom edge where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The greatest height at which what is below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Changes the sheet's properties in an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The height at which the sheet rests, of the most that there is, in points.
  func restingHeight(most: CGFloat) -> CGFloat {
    let traits = traitCollection
    let usable = detents.compactMap { detent in
      detent.height(most, traits).map { (detent.identifier, $0.isFinite ? max($0, 0) : most) }
    }
    let chosen =
      usable.first { $0.0 == selectedDetentIdentifier } ?? usable.min { $0.1 < $1.1 }
    return min(chosen?.1 ?? most, most)
  }
}

/// What a height of the app's is worked out from.
///
/// Source: Apple, UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height that there is, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection
}
