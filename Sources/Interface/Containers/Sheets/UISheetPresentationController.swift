public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// The delegate of a sheet.
///
/// Source: Apple, UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has dragged the sheet to another detent (from iOS 15 on).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { OptionalCalls.callDefault(self) }
}

/// The presentation controller of page sheets and form sheets, with their detents.
///
/// Apps use it from iOS 15 on. Corner radius, grabber and dimming have no effect, because nothing
/// is drawn.
///
/// Source: Apple, UISheetPresentationController.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can be.
  ///
  /// Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the height of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The full height of a sheet.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The detent's identifier (from iOS 16 on).
    public let identifier: Identifier
    /// Returns the height of the detent in points; nil if it is inactive.
    let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Creates a detent with the closure that computes its height.
    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns a detent of about half the height; it is inactive in compact height.
    public class func medium() -> Self { make(.medium, Self.medium) }

    /// Returns a detent of the full height.
    public class func large() -> Self { make(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a block computes (from iOS 16 on).
    ///
    /// The height is in points without the bottom's safe area; nil makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      make(identifier ?? Identifier("custom"), resolver)
    }

    /// Returns the height of the detent in a context, in points; nil if it is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    private class func make(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      self.init(identifier, resolver)
    }

    /// Apple, medium(): about half, inactive in compact height; on iOS 26 a share of the height.
    ///
    /// See: D-5.
    private static func medium(
      _ context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      // V-47.2
      let share = (context as? DetentSurroundings)?.mediumShare ?? PresentationGeometry.mediumShare
      return context.containerTraitCollection.verticalSizeClass == .compact
        ? nil : context.maximumDetentValue * share
    }
  }

  /// The detents and the selected one.
  final var stored = SheetState()
  /// The popover presentation that this sheet replaces in compact width.
  final weak var standsFor: UIPresentationController?

  /// The heights of the sheet, from low to high; setting an empty list is an exception.
  open var detents: [Detent] {
    get { stored.detents }
    set { setDetents(newValue) }
  }

  /// The selected detent; nil is the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { stored.selected }
    set {
      stored.selected = newValue
      sheetContainer?.setNeedsLayout()
    }
  }

  /// The horizontal position of a sheet that is narrower than its container.
  ///
  /// Source: Apple, UISheetPresentationController.Placement (from iOS 27.0 on).
  public enum Placement: Int, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// The preferred side of the sheet on the inner display of a foldable device (from iOS 27.0 on).
  ///
  /// It has no effect elsewhere.
  ///
  /// See: R-FOLD-19.
  @Settable open var preferredPlacement = Placement.automatic {
    didSet { sheetContainer?.setNeedsLayout() }
  }

  /// True if the sheet shows a grabber; stored only.
  @Settable open var prefersGrabberVisible = false

  /// True if the sheet is attached to the bottom edge in compact height; otherwise it fills its
  /// container there.
  @Settable open var prefersEdgeAttachedInCompactHeight = false {
    didSet { sheetContainer?.setNeedsLayout() }
  }

  /// The largest detent that leaves the view below undimmed and usable; stored only.
  @Settable open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// The sheet's corner radius, in points; nil leaves it to the system.
  ///
  /// Nothing is drawn.
  @Settable open var preferredCornerRadius: CGFloat?

  /// True if scrolling at the content's edge moves the sheet to a larger detent.
  ///
  /// Stored only: scrolling is not simulated.
  @Settable open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// True if a sheet at the bottom edge in compact height has its content's preferred width.
  @Settable open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetContainer?.setNeedsLayout() }
  }

  /// The view from which the sheet is presented; it does not affect the sheet's frame.
  open var sourceView: UIView? {
    get { _sourceView }
    set { _sourceView = newValue }
  }
  private final weak var _sourceView: UIView?

  /// Runs changes of the sheet as an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    sheetContainer?.setNeedsLayout()
  }

  /// Computes the heights of custom detents again in the next layout.
  open func invalidateDetents() { sheetContainer?.setNeedsLayout() }
}

/// The values from which a detent's height is computed.
///
/// Source: Apple, UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's environment.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points without the bottom's safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The detents of a sheet, and the selected one.
@MainActor
struct SheetState {
  /// The value of `detents`.
  var detents = [UISheetPresentationController.Detent.large()]
  /// The value of `selectedDetentIdentifier`.
  var selected: UISheetPresentationController.Detent.Identifier?
}

private final class DetentSurroundings: UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  let containerTraitCollection: UITraitCollection
  /// The maximum height, in points.
  let maximumDetentValue: CGFloat
  /// The part of the maximum height that a medium detent has.
  let mediumShare: CGFloat

  /// Creates the context for the closures of detents.
  init(_ traits: UITraitCollection, _ maximum: CGFloat, mediumShare: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.mediumShare = mediumShare
  }
}

extension UISheetPresentationController {
  /// The container of the sheet, or of the popover that it replaces.
  fileprivate var sheetContainer: UIView? { standsFor?.container ?? container }

  fileprivate func setDetents(_ detents: [Detent]) {
    guard !detents.isEmpty else { return report(.noDetents) }
    stored.detents = detents
    sheetContainer?.setNeedsLayout()
  }

  /// Returns the height of the selected detent, without the bottom's safe area.
  ///
  /// It is nil where sheets have no detents: in regular width, and before iOS 15.
  ///
  /// See: D-5.
  func selectedDetent(in geometry: PresentationGeometry, largest frame: CGRect) -> CGFloat? {
    guard machine.features.hasDetents, geometry.widthClass == .compact else { return nil }
    let traits = UITraitCollection { [geometry] in
      $0.horizontalSizeClass = geometry.widthClass
      $0.verticalSizeClass = geometry.heightClass
    }
    let bottom = geometry.safeArea.bottom
    let surroundings = DetentSurroundings(
      traits, max(frame.height - bottom, 0),
      mediumShare: machine.hardware.layoutMetrics.floatingSheet?.mediumShare
        ?? PresentationGeometry.mediumShare)
    let heights = stored.detents.compactMap { detent in
      detent.resolvedValue(in: surroundings).flatMap {
        $0.isFinite ? (identifier: detent.identifier, height: $0) : nil
      }
    }
    let chosen = heights.first { $0.identifier == stored.selected } ?? heights.first
    return chosen?.height
  }

  /// Drags the sheet to another detent as a user would; returns false if the detent is missing or
  /// selected.
  package func drag(to identifier: Detent.Identifier) -> Bool {
    guard stored.detents.contains(where: { $0.identifier == identifier }),
      stored.selected != identifier, container != nil
    else { return false }
    selectedDetentIdentifier = identifier
    notifyDelegate(.sheetDidChangeDetent) {
      if let delegate = $0 as? any UISheetPresentationControllerDelegate {
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      } else {
        OptionalCalls.callDefault(
          $0, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
      }
    }
    return true
  }
}
