// The layout of a screen at one moment: every view's rectangle in three coordinate spaces.
//
// This module has values only and does not import the engine. `Gimbal` takes snapshots; comparisons
// and reports read them.

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
/// Rectangles are in points. "Window" means the window's coordinates, "fixed" those of the device
/// in portrait.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The size of the screen in the interface's orientation.
  public var screenSize: CGSize
  /// The size of the screen in portrait.
  public var fixedSize: CGSize
  /// The orientation of the interface, such as `landscapeLeft`.
  public var orientation: String
  /// The window's rectangle on the screen, in the interface's coordinates.
  public var windowFrame: CGRect
  /// The insets of the window that bars, sensor housing and home indicator cover.
  public var safeAreaInsets: UIEdgeInsets
  /// The window's size classes, such as `hC vR`.
  public var traits: String
  /// The window and all its descendants, parents before children, siblings back to front.
  public var views: [ViewSnapshot]
  /// The device, if known; it does not affect equality.
  public var origin = LayoutOrigin()
  /// The ambiguities and conflicts of the constraints; nil if they were not requested.
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

  /// The part of the window that the system does not cover, in the window's coordinates.
  public var safeArea: CGRect {
    CGRect(origin: .zero, size: windowFrame.size).inset(by: safeAreaInsets)
  }

  /// The names of all views, in the order of `views`.
  public var names: [String] { views.map(\.name) }
}

/// The device and the system of a layout.
///
/// All values are equal, since layouts are compared by their contents.
public struct LayoutOrigin: Hashable, Sendable {
  /// The device's slug; empty if unknown.
  public var device: String
  /// The system's version, `17.0`.
  public var system: String

  /// Creates an origin.
  public init(device: String = "", system: String = "") {
    self.device = device
    self.system = system
  }

  /// Returns true: the origin does not affect equality.
  public static func == (one: LayoutOrigin, other: LayoutOrigin) -> Bool { true }

  /// Feeds nothing into the hasher.
  public func hash(into hasher: inout Hasher) {}
}

/// The element of a storyboard or nib file from which a view was created.
public struct ViewElement: Hashable, Sendable, CustomStringConvertible {
  /// The document's path, as it was given.
  public var file: String
  /// The element's object id, as Xcode shows it.
  public var id: String
  /// The number of the element's start tag in the document, from 0.
  public var ordinal: Int

  /// Creates an element.
  public init(file: String, id: String, ordinal: Int) {
    (self.file, self.id, self.ordinal) = (file, id, ordinal)
  }

  /// `Main.storyboard, object abc-de-fgh`.
  public var description: String { "\(file), object \(id)" }
}

/// One view of a snapshot.
public struct ViewSnapshot: Hashable, Sendable {
  /// The name of the view in the trace.
  public var name: String
  /// The view's class.
  public var className: String
  /// The index of the superview in the snapshot; nil for the window.
  public var parent: Int?
  /// The number of ancestors: 0 for the window.
  public var depth: Int
  /// The frame in the superview's coordinates.
  public var frame: CGRect
  /// The bounds.
  public var bounds: CGRect
  /// The center in the superview's coordinates.
  public var center: CGPoint
  /// The transform, nil for the identity.
  public var transform: CGAffineTransform?
  /// The bounding box of the bounds in the window's coordinates.
  public var windowFrame: CGRect
  /// The bounding box of the bounds in the coordinates of the device in portrait.
  public var fixedFrame: CGRect
  /// The safe area insets of the view.
  public var safeAreaInsets: UIEdgeInsets
  /// True if the view itself is hidden.
  public var isHidden: Bool
  /// The effective opacity: the product along the ancestors, 0 when hidden.
  public var effectiveAlpha: CGFloat
  /// True if the view clips its subviews.
  public var clipsToBounds: Bool
  /// True if the view is a controller's main view.
  public var isControllerView: Bool
  /// The background as red, green, blue and opacity from 0 to 1, or nil.
  public var background: [CGFloat]?
  /// The view's role, creator and text.
  public var content: ViewContent
  /// True if user interaction is enabled for the view.
  public var takesTouches = true
  /// True if an animation block animates the view, which receives no touches until it ends.
  ///
  /// See: L-ANIM-18.
  public var isBlockedFromTouches = false
  /// True if the view is a disabled control.
  public var isDisabled = false
  /// True if a table or collection view positions the view: a cell, a header, a footer.
  public var isPositionedByList = false
  /// True if the app fills the view at run time.
  ///
  /// Examples are an image view without an image, a missing class, and an empty container of a
  /// document.
  public var awaitsContent = false
  /// True if an outlet holds a constraint of the view, so that code may move or size it.
  public var hasConnectedConstraint = false
  /// The rectangle in which an image view draws its image, in its bounds; nil without an image.
  public var imageFrame: CGRect?
  /// True for a text field that shows neither text nor placeholder nor border.
  public var isBlankField = false
  /// The radius of the corners of the view's layer, in points.
  public var cornerRadius: CGFloat = 0
  /// True if an autoresizing mask divides a change of the superview's size among parts of an axis,
  /// so that edges may lie between pixels.
  public var sharesResizing = false
  /// The element of an interface document; nil for a view that code created.
  public var element: ViewElement?

  /// Creates a view's snapshot; the default content follows from the class.
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

  /// True if the view has opacity and a size, regardless of views that cover it.
  public var isVisible: Bool {
    effectiveAlpha > 0.01 && windowFrame.width > 0 && windowFrame.height > 0
  }
}
