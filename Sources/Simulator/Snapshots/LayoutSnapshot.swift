// The looks of a screen at one moment: every view's rectangle in three coordinate spaces.
//
// This room holds values only and can be read without the engine that they were taken from. The room
// `Gimbal` takes them; comparisons and reports read them.

public import Foundation
public import GimbalGeometry

/// The layout of a device's screen at one moment.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// let portrait = sim.layout
/// sim.rotate(to: .landscapeLeft)
/// print(sim.layout)
/// for line in sim.layout.differences(from: portrait) { print(line) }
/// ```
///
/// Rectangles are in points. "Window" means the window's own coordinates, "fixed" those of the device
/// held upright.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The size of the screen as the interface is turned.
  public var screenSize: CGSize
  /// The size of the screen held upright.
  public var fixedSize: CGSize
  /// The orientation of the interface, such as `landscapeLeft`.
  public var orientation: String
  /// The window's rectangle on the screen, in the interface's coordinates.
  public var windowFrame: CGRect
  /// The parts of the window that bars, sensor and home indicator cover.
  public var safeAreaInsets: UIEdgeInsets
  /// The window's size classes, such as `hC vR`.
  public var traits: String
  /// The window and all views below it, parents before children, siblings back to front.
  public var views: [ViewSnapshot]
  /// The device that was looked at, where that is known; two layouts are compared without it.
  public var origin = LayoutOrigin()
  /// The ambiguities and conflicts of the constraints; nil when they were not asked for.
  public var constraints: ConstraintState?

  /// Creates a snapshot from its parts.
  public init(
    screenSize: CGSize, fixedSize: CGSize, orientation: String, windowFrame: CGRect,
    safeAreaInsets: UIEdgeInsets, traits: String, views: [ViewSnapshot],
    constraints: ConstraintState? = nil
  ) {
    self.screenSize = screenSize
    self.fixedSize = fixedSize
    self.orientation = orientation
    self.windowFrame = windowFrame
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
    self.views = views
    self.constraints = constraints
  }

  /// The part of the window that nothing of the system's covers, in the window's coordinates.
  public var safeArea: CGRect {
    CGRect(origin: .zero, size: windowFrame.size).inset(by: safeAreaInsets)
  }

  /// The names of all views, in the order of `views`.
  public var names: [String] { views.map(\.name) }
}

/// The device and the system on which a layout was taken; all are equal, since layouts are compared by what
/// they show.
public struct LayoutOrigin: Hashable, Sendable {
  /// The device's slug; empty where it is not known.
  public var device: String
  /// The system's version, `17.0`.
  public var system: String

  /// Names a device.
  public init(device: String = "", system: String = "") {
    self.device = device
    self.system = system
  }

  /// True: where a layout comes from is no part of it.
  public static func == (one: LayoutOrigin, other: LayoutOrigin) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// The element of a storyboard or a nib file from which a view was made.
public struct ViewElement: Hashable, Sendable, CustomStringConvertible {
  /// The document's path, as it was read.
  public var file: String
  /// The element's object id, as Xcode shows it.
  public var id: String
  /// The number of the element's start tag in the document, from 0 on.
  public var ordinal: Int

  /// Names an element.
  public init(file: String, id: String, ordinal: Int) {
    (self.file, self.id, self.ordinal) = (file, id, ordinal)
  }

  /// `Main.storyboard, object abc-de-fgh`.
  public var description: String { "\(file), object \(id)" }
}

/// One view of a snapshot.
public struct ViewSnapshot: Hashable, Sendable {
  /// The name by which the trace knows the view.
  public var name: String
  /// The view's class.
  public var className: String
  /// The index of the superview in the snapshot; nil for the window.
  public var parent: Int?
  /// The number of superviews: 0 for the window.
  public var depth: Int
  /// The rectangle in the superview's coordinates.
  public var frame: CGRect
  /// The rectangle in its own coordinates.
  public var bounds: CGRect
  /// The center of the bounds in the superview's coordinates.
  public var center: CGPoint
  /// The transform, nil for the identity.
  public var transform: CGAffineTransform?
  /// The bounding box of the bounds in the window's coordinates.
  public var windowFrame: CGRect
  /// The bounding box of the bounds in the coordinates of the device held upright.
  public var fixedFrame: CGRect
  /// The insets of the safe area in the view.
  public var safeAreaInsets: UIEdgeInsets
  /// True if the view itself is hidden.
  public var isHidden: Bool
  /// The opacity with which the view is seen: the product down the tree, 0 when hidden.
  public var effectiveAlpha: CGFloat
  /// True if the view cuts its subviews off.
  public var clipsToBounds: Bool
  /// True if the view is a controller's main view.
  public var isControllerView: Bool
  /// The background as red, green, blue and opacity from 0 to 1, or nil.
  public var background: [CGFloat]?
  /// The role of the view, its maker, and its text.
  public var content: ViewContent
  /// True if touches reach the view and those in it.
  public var takesTouches = true
  /// True if an animation block moves the view, which takes no touches until it ends.
  ///
  /// See: L-ANIM-18.
  public var isBlockedFromTouches = false
  /// True if the view is a control that is turned off.
  public var isDisabled = false
  /// True if a table or a collection has placed the view: a cell, a header, a footer.
  public var isPositionedByList = false
  /// True if the app fills the view while it runs: a picture that is still to come, a class that is not there, an empty
  /// container of a document.
  public var awaitsContent = false
  /// The element of an interface document from which the view was made; nil for a view that code made.
  public var element: ViewElement?

  /// Creates a view's part of a snapshot; without a content it is that of any view of the class.
  public init(
    name: String, className: String, parent: Int?, depth: Int, frame: CGRect, bounds: CGRect,
    center: CGPoint, transform: CGAffineTransform?, windowFrame: CGRect, fixedFrame: CGRect,
    safeAreaInsets: UIEdgeInsets, isHidden: Bool, effectiveAlpha: CGFloat, clipsToBounds: Bool,
    isControllerView: Bool, background: [CGFloat]?, content: ViewContent? = nil
  ) {
    self.name = name
    self.className = className
    self.parent = parent
    self.depth = depth
    self.frame = frame
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.windowFrame = windowFrame
    self.fixedFrame = fixedFrame
    self.safeAreaInsets = safeAreaInsets
    self.isHidden = isHidden
    self.effectiveAlpha = effectiveAlpha
    self.clipsToBounds = clipsToBounds
    self.isControllerView = isControllerView
    self.background = background
    self.content = content ?? ViewContent(className: className)
  }

  /// True if anything of the view can be seen, apart from what covers it.
  public var isVisible: Bool {
    effectiveAlpha > 0.01 && windowFrame.width > 0 && windowFrame.height > 0
  }
}
