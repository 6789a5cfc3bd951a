public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraces
import GimbalTraits

/// The direction of a popover's arrow.
///
/// Source: Apple, UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its source.
  public static let up = Self(rawValue: 1)
  /// The arrow points down: the popover is above its source.
  public static let down = Self(rawValue: 2)
  /// The arrow points left: the popover is on the right of its source.
  public static let left = Self(rawValue: 4)
  /// The arrow points right: the popover is on the left of its source.
  public static let right = Self(rawValue: 8)
  /// Every direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction before the popover is laid out.
  public static let unknown = Self(rawValue: .max)
}

/// The delegate of a popover.
///
/// Source: Apple, UIPopoverPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented; the last opportunity to set a source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called before a popover with a source view is laid out in a container of another size.
  ///
  /// `rect` is in the coordinates of `view`, in points; both can be replaced.
  ///
  /// See: R-PRES-11.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { OptionalCalls.callDefault(self) }
  /// Reports to the caller that the app does not implement the method.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) { OptionalCalls.callDefault(self) }
}

/// The presentation controller of popovers, whose arrow points at a source.
///
/// Source: Apple, UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points.
  open var sourceView: UIView? {
    get { _sourceView }
    set { _sourceView = newValue }
  }
  private final weak var _sourceView: UIView?

  /// The part of `sourceView` in its coordinates, in points; `CGRect.null` means all of it.
  @Settable open var sourceRect = CGRect.null

  /// The button at which the popover points, instead of a view.
  @Settable open var barButtonItem: UIBarButtonItem?

  /// The sheet that replaces the popover in compact width (from iOS 15 on).
  open private(set) lazy var adaptiveSheetPresentationController = makeAdaptiveSheet()

  /// True after the first read of the sheet.
  fileprivate final var hasAdaptiveSheet = false

  /// The item that the popover points at: a view, or a button of a bar (from iOS 16 on).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// The color of the popover's background; nothing is drawn.
  @Settable open var backgroundColor: UIColor?

  /// The directions that the arrow may have.
  @Settable open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The direction that the arrow has.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// True if the popover may cover its source; stored only.
  @Settable open var canOverlapSourceViewRect = false

  /// Views that receive touches while the popover is shown; stored only.
  @Settable open var passthroughViews: [UIView]?

  /// The margins between the popover and the edges of its container, in points.
  @Settable open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The size of the container in which the popover was last laid out.
  fileprivate final var containerSize: CGSize?

  fileprivate final func point(_ direction: UIPopoverArrowDirection) { arrowDirection = direction }
}

extension UIPopoverPresentationController {
  /// Makes the sheet for compact width.
  ///
  /// See: D-5.
  fileprivate func makeAdaptiveSheet() -> UISheetPresentationController {
    hasAdaptiveSheet = true
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    sheet.standsFor = self
    return sheet
  }

  /// The sheet whose preferences apply, if the app has set any.
  var wishedSheet: UISheetPresentationController? {
    hasAdaptiveSheet ? adaptiveSheetPresentationController : nil
  }

  /// Calls `prepareForPopoverPresentation(_:)`; returns false and reports an exception if there is
  /// no source.
  ///
  /// Source: UIKit's reason as in RefugeRestrooms/refugerestrooms-ios#119.
  func prepareAnchor() -> Bool {
    if adaptedStyle != nil { return true }
    notifyDelegate(.prepareForPopoverPresentation) {
      if let delegate = $0 as? any UIPopoverPresentationControllerDelegate {
        delegate.prepareForPopoverPresentation(self)
      } else {
        OptionalCalls.callDefault($0, "prepareForPopoverPresentation(_:)")
      }
    }
    if sourceView != nil || barButtonItem != nil { return true }
    report(.popoverWithoutAnchor(self))
    return false
  }

  /// Calls the delegate to replace the source before a layout in a container of another size.
  ///
  /// Rule: R-PRES-11 (not for a popover at a bar button item).
  func prepareReposition(in size: CGSize) {
    defer { containerSize = size }
    guard container != nil, style == .popover, let containerSize, containerSize != size,
      containerSize != .zero, barButtonItem == nil,
      let sourceView
    else { return }
    var view = sourceView
    let old = sourceRect.isNull ? sourceView.bounds : sourceRect
    var rect = old
    notifyDelegate(.willRepositionPopover) {
      if let delegate = $0 as? any UIPopoverPresentationControllerDelegate {
        delegate.popoverPresentationController(
          self, willRepositionPopoverTo: &rect, in: &view)
      } else {
        OptionalCalls.callDefault(
          $0, "popoverPresentationController(_:willRepositionPopoverTo:in:)")
      }
    }
    if view !== sourceView { self.sourceView = view }
    if rect != old { sourceRect = rect }
  }

  /// Forgets the size for which the popover was positioned; called after the presentation has
  /// ended.
  func forgetPosition() { containerSize = nil }

  /// Returns the frame of the content on the first permitted side of its source with enough space.
  ///
  /// The order is below, above, right, left.
  ///
  /// See: D-5.
  /// Source: Apple, permittedArrowDirections.
  func popoverFrame(in size: CGSize) -> CGRect {
    let preferredSize = shown.preferredContentSize
    let anchor = anchor(in: size)
    let free = half(of: CGRect(origin: .zero, size: size), around: anchor)
      .inset(by: popoverLayoutMargins)
    let usual = PresentationGeometry.popover
    let content = CGSize(
      width: min(
        preferredSize.width > 0 ? preferredSize.width : usual.width, max(free.width, 0)),
      height: min(
        preferredSize.height > 0 ? preferredSize.height : usual.height, max(free.height, 0)))
    let frames: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, frame(content, x: anchor.midX - content.width / 2, y: anchor.maxY)),
      (.down, frame(content, x: anchor.midX - content.width / 2, y: anchor.minY - content.height)),
      (.left, frame(content, x: anchor.maxX, y: anchor.midY - content.height / 2)),
      (.right, frame(content, x: anchor.minX - content.width, y: anchor.midY - content.height / 2)),
    ].filter { permittedArrowDirections.contains($0.0) }
      .sorted { one, _ in buttonAtSide != nil && (one.0 == .left || one.0 == .right) }
    let fitting = frames.first { direction, frame in
      direction == .up || direction == .down
        ? frame.minY >= free.minY && frame.maxY <= free.maxY
        : frame.minX >= free.minX && frame.maxX <= free.maxX
    }
    guard let chosen = fitting ?? frames.first else {
      point(.unknown)
      return frame(
        content, x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    }
    point(chosen.0)
    return frame(
      content, x: min(max(chosen.1.minX, free.minX), free.maxX - content.width),
      y: min(max(chosen.1.minY, free.minY), free.maxY - content.height))
  }

  private func frame(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: machine.pixelGrid.round(x), y: machine.pixelGrid.round(y), width: size.width,
      height: size.height)
  }

  /// Returns the part of the container on the source's side of a fold that divides it; no source
  /// says so, this is Gimbal's choice (CHOICE).
  ///
  /// Rule: R-FOLD-24.
  private func half(of whole: CGRect, around anchor: CGRect) -> CGRect {
    guard machine.posture != nil,
      let fold = container?.reservedRegions(kind: .division).first?.frame
    else { return whole }
    var half = whole
    if fold.height > fold.width {
      if anchor.midX < fold.midX {
        half.size.width = fold.minX
      } else {
        half.origin.x = fold.maxX
        half.size.width = whole.maxX - fold.maxX
      }
    } else if anchor.midY < fold.midY {
      half.size.height = fold.minY
    } else {
      half.origin.y = fold.maxY
      half.size.height = whole.maxY - fold.maxY
    }
    return half
  }

  /// The frame of a source button in the side bar, in window coordinates; nil for other sources.
  private var buttonAtSide: CGRect? {
    guard BarSides(machine).barSide != nil, let barButtonItem else { return nil }
    var controller: UIViewController? = presentingViewController
    while let found = controller {
      let shown = (found as? UINavigationController) ?? found.navigationController
      if let frame = shown?.sideButtons?.frame(of: barButtonItem), let view = shown?.view {
        return view.convert(frame, to: nil as UIView?)
      }
      controller = (found as? UITabBarController)?.selectedViewController
    }
    return nil
  }

  /// Returns the frame of the source in the container's coordinates.
  ///
  /// For a bar button, this is its frame in the side bar, or the container's upper right corner.
  private func anchor(in size: CGSize) -> CGRect {
    if let buttonAtSide { return buttonAtSide }
    guard let sourceView, let container, sourceView.window === container.window else {
      let side = PresentationGeometry.anchorSize
      return CGRect(x: size.width - side, y: 0, width: side, height: side)
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container)
  }
}
