public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A pointer of a mouse over a view; no device here has one, so that nothing of it is asked.
///
/// Source: Apple, UIPointerInteraction.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The object that gives regions and looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True if it counts.
  @Settable open var isEnabled = true

  /// Creates one whose looks an object gives.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before it goes to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// Called after it went to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Has the looks asked again; none are.
  open func invalidate() {}
}

/// The object that gives regions and looks of a pointer; it is never asked.
///
/// Source: Apple, UIPointerInteractionDelegate.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region; nil for the system's.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The system's.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The place of a pointer for which a region is asked.
///
/// Source: Apple, UIPointerRegionRequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in points.
  open var location: CGPoint { .zero }
}

/// A part of a view with a look of the pointer.
///
/// Source: Apple, UIPointerRegion.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in points.
  public final let rect: CGRect
  /// The name.
  public final let identifier: AnyHashable?

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The look of a pointer; kept, none is drawn.
///
/// Source: Apple, UIPointerStyle.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect of the pointer on the view.
  package final let effect: UIPointerEffect?
  /// The outline of the pointer.
  package final let shape: UIPointerShape?

  /// Creates a look that changes the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a look of the pointer alone.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// No pointer.
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

  /// The place of a colour: above the view or below it.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The directions of a screen.
///
/// Source: Apple, UIAxis.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sideways.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

private enum PointerKeys {
  nonisolated(unsafe) static var isEnabled: UInt8 = 0
  nonisolated(unsafe) static var provider: UInt8 = 0
  nonisolated(unsafe) static var commands: UInt8 = 0
}

extension UIButton {
  /// Makes the look of a pointer over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// True if a pointer changes over the button; kept.
  public var isPointerInteractionEnabled: Bool {
    get { objc_getAssociatedObject(self, &PointerKeys.isEnabled) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, &PointerKeys.isEnabled, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Makes the look of a pointer over the button; kept.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { objc_getAssociatedObject(self, &PointerKeys.provider) as? PointerStyleProvider }
    set {
      objc_setAssociatedObject(self, &PointerKeys.provider, newValue, .OBJC_ASSOCIATION_RETAIN)
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }
}

/// Keys of a controller's own; no device here has a keyboard with them.
extension UIViewController {
  /// Adds a key; kept.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    objc_setAssociatedObject(
      self, &PointerKeys.commands, addedKeyCommands + [keyCommand], .OBJC_ASSOCIATION_RETAIN)
  }

  /// Takes a key away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    objc_setAssociatedObject(
      self, &PointerKeys.commands, addedKeyCommands.filter { $0 !== keyCommand },
      .OBJC_ASSOCIATION_RETAIN)
  }

  /// The keys that were added.
  package var addedKeyCommands: [UIKeyCommand] {
    objc_getAssociatedObject(self, &PointerKeys.commands) as? [UIKeyCommand] ?? []
  }
}
