public import Foundation
import GimbalDevices
public import GimbalGeometry

/// The display of a foldable device around a layout: the fold, the cameras, and the area next to
/// the window.
///
/// Rectangles are on the display in the user's view, in points; the layout of the same
/// ``Configuration`` has the same coordinates.
///
/// See: R-FOLD-2, R-FOLD-7, R-FOLD-13.
public struct DisplayOutline: Hashable, Sendable, CustomStringConvertible {
  /// A camera below the display.
  public struct Camera: Hashable, Sendable, CustomStringConvertible {
    /// The rectangle on the display.
    public var rect: CGRect
    /// True if it covers content now; an unused camera does not.
    public var isActive: Bool

    /// Creates a camera.
    public init(rect: CGRect, isActive: Bool) {
      self.rect = rect
      self.isActive = isActive
    }

    /// The rectangle, and whether the camera is inactive.
    public var description: String { MeasureText.rect(rect) + (isActive ? "" : " inactive") }
  }

  /// The posture.
  public var posture: Posture
  /// The size of the whole display.
  public var size: CGSize
  /// The radii of the corners, clockwise from the top left.
  public var corners: [CGFloat]
  /// The band along the fold, with the margins of content; nil on the outer display.
  public var fold: CGRect?
  /// The cameras.
  public var cameras: [Camera]
  /// The pane of another app; nil without one.
  public var otherPane: CGRect?
  /// True if the rest of the display is black, since the app's SDK does not know the display.
  public var isLetterboxed: Bool
  /// The origin of the app's screen on the display, in points; not zero if the window does not
  /// begin at the display's corner.
  package var origin: CGPoint

  /// Creates a display.
  public init(
    posture: Posture, size: CGSize, corners: [CGFloat], fold: CGRect? = nil,
    cameras: [Camera] = [], otherPane: CGRect? = nil, isLetterboxed: Bool = false
  ) {
    self.posture = posture
    self.size = size
    self.corners = corners
    self.fold = fold
    self.cameras = cameras
    self.otherPane = otherPane
    self.isLetterboxed = isLetterboxed
    origin = .zero
  }

  /// The posture and the size.
  public var description: String { "\(posture), \(MeasureText.size(size))" }

  /// The band along the fold if it divides the display.
  public var activeFold: CGRect? { posture == .partlyOpen ? fold : nil }

  /// True if the fold runs from top to bottom.
  public var foldIsVertical: Bool { fold.map { $0.height > $0.width } ?? false }
}

/// A display with its rotation, which maps its parts to the user's view.
struct RotatedDisplay {
  /// The display of the device; its measures are in portrait.
  let display: DeviceDisplay
  /// The rotation from portrait to the interface's orientation.
  let rotation: QuarterRotation
  /// The interface's orientation, which selects the covered parts of the display.
  let orientation: UIInterfaceOrientation

  /// Creates the display in the interface's orientation.
  init(_ display: DeviceDisplay, _ orientation: UIInterfaceOrientation) {
    (self.display, self.orientation) = (display, orientation)
    rotation = QuarterRotation(orientation)
  }

  private var portraitSize: CGSize { display.screen.pointsPortrait }

  /// The size in points in the interface's orientation.
  var size: CGSize { rotation.size(portrait: portraitSize) }

  /// Maps a rectangle of the display in portrait.
  func seen(_ rect: CGRect) -> CGRect {
    rect.applying(rotation.fixedToInterface(portraitSize: portraitSize))
  }

  /// Returns the display without a black area of some points along its natural right side.
  func rest(without strip: CGFloat) -> CGRect {
    let native = QuarterRotation(display.nativeOrientation)
    var part = CGRect(origin: .zero, size: native.size(portrait: portraitSize))
    part.size.width -= strip
    return seen(part.applying(native.interfaceToFixed(portraitSize: portraitSize)))
  }

  /// The corner radii, clockwise from the top left.
  var corners: [CGFloat] {
    let radii = display.cornerRadii
    let portraitCorners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let quarters = (4 - rotation.rawValue) % 4
    return (0..<4).map { portraitCorners[($0 + 4 - quarters) % 4] }
  }

  /// The cameras that cover the display in the current orientation.
  var cameras: [DisplayOutline.Camera] {
    (display.states.state(orientation)?.occlusions ?? []).filter { $0.kind == .camera }
      .map { DisplayOutline.Camera(rect: $0.frame, isActive: $0.isActive) }
  }

  /// Returns the band around the fold, in points of the interface's orientation.
  func fold(_ hinge: DeviceHinge) -> CGRect {
    seen(
      CGRect(
        x: 0, y: hinge.foldLine - hinge.margin, width: portraitSize.width, height: 2 * hinge.margin)
    )
  }
}
