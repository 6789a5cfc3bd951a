public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The interaction of a pointer with a view; no device here has a pointer, so that it is never
/// called.
///
/// Source: Apple, UIPointerInteraction.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The delegate that provides regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True if it is enabled.
  @Settable open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Invalidates the styles; none is shown.
  open func invalidate() {}
}

/// The delegate that provides regions and styles of a pointer; it is never called.
///
/// Source: Apple, UIPointerInteractionDelegate.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a location; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style in a region; nil for the system's.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns the system's style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The location of a pointer for which a region is requested.
///
/// Source: Apple, UIPointerRegionRequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location, in points; always zero.
  open var location: CGPoint { .zero }
}

/// A part of a view with a pointer style.
///
/// Source: Apple, UIPointerRegion.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle of the region in the view's coordinates, in points.
  public final let rect: CGRect
  /// The identifier.
  public final let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The style of a pointer; stored, not drawn.
///
/// Source: Apple, UIPointerStyle.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect of the pointer on the view.
  package final let effect: UIPointerEffect?
  /// The outline of the pointer.
  package final let shape: UIPointerShape?

  /// Creates a style that changes the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style that changes only the pointer.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// Returns a style without a visible pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// The outline of a pointer.
///
/// Source: Apple, UIPointerShape.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = -1)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The effect of a pointer on a view below it.
///
/// Source: Apple, UIPointerEffect.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of a tint: above the view or below it.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// The preview of the view that the effect changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The axes of a screen.
///
/// Source: Apple, UIAxis.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

private enum PointerKeys {
  nonisolated(unsafe) static var isEnabled: UInt8 = 0
  nonisolated(unsafe) static var provider: UInt8 = 0
  nonisolated(unsafe) static var commands: UInt8 = 0
}

extension UIButton {
  /// A closure that returns the pointer style over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// True if the pointer interacts with the button; stored without effect.
  public var isPointerInteractionEnabled: Bool {
    get { objc_getAssociatedObject(self, &PointerKeys.isEnabled) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, &PointerKeys.isEnabled, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The closure that returns the pointer style over the button; stored without effect.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { objc_getAssociatedObject(self, &PointerKeys.provider) as? PointerStyleProvider }
    set {
      objc_setAssociatedObject(self, &PointerKeys.provider, newValue, .OBJC_ASSOCIATION_RETAIN)
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }
}

/// Key commands of a controller; no device here has a hardware keyboard.
extension UIViewController {
  /// Adds a key command; stored without effect.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    objc_setAssociatedObject(
      self, &PointerKeys.commands, addedKeyCommands + [keyCommand], .OBJC_ASSOCIATION_RETAIN)
  }

  /// Removes a key command.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    objc_setAssociatedObject(
      self, &PointerKeys.commands, addedKeyCommands.filter { $0 !== keyCommand },
      .OBJC_ASSOCIATION_RETAIN)
  }

  /// The key commands that were added.
  package var addedKeyCommands: [UIKeyCommand] {
    objc_getAssociatedObject(self, &PointerKeys.commands) as? [UIKeyCommand] ?? []
  }
}
