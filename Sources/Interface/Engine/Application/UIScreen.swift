public import Foundation
import GimbalGeometry
public import GimbalTraits

/// The screen of a device and its two coordinate spaces.
///
/// See: R-COORD-1.
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private let machine: Machine
  /// The display of a foldable device; nil for other devices.
  private let display: Hardware?

  /// Creates another object for the main screen of the current device, as a test's own subclass
  /// does.
  public override init() {
    machine = DefaultDevice.required(for: "UIScreen()")
    display = machine.mainScreen.display
    super.init()
  }

  /// Creates a screen; `display` is the hardware of one display of a foldable device, or nil.
  init(machine: Machine, display: Hardware?) {
    self.machine = machine
    self.display = display
    super.init()
  }

  /// The screen of the current device, or of the default device if none is powered on.
  ///
  /// On a foldable device it is the outer screen, in every posture.
  ///
  /// See: R-FOLD-5.
  open class var main: UIScreen { DefaultDevice.required(for: "UIScreen.main").mainScreen }

  /// The active screens: both of an open foldable device, the outer one first (Gimbal's CHOICE).
  ///
  /// Source: Apple, UIScreen.screens.
  ///
  /// See: R-FOLD-5.
  public class var screens: [UIScreen] {
    let machine = DefaultDevice.required(for: "UIScreen.screens")
    return machine.hardware.isInner ? [machine.mainScreen, machine.screen] : [machine.mainScreen]
  }

  private var hardware: Hardware { display ?? machine.hardware }

  /// The bounds in points, which rotate with the interface from iOS 8 on.
  ///
  /// They are in portrait while the app is on another screen.
  open var bounds: CGRect {
    guard let display, display.isInner != machine.hardware.isInner else {
      return WindowGeometry(machine).screenBounds
    }
    return CGRect(origin: .zero, size: display.portraitSize)
  }

  /// The bounds of the panel in pixels, in portrait.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: hardware.nativeSize) }

  /// The maximum number of frames per second.
  ///
  /// See: L-ANIM-17.
  open var maximumFramesPerSecond: Int { 60 }

  /// The number of pixels of the rendered image per point.
  open var scale: CGFloat { hardware.scale }

  /// The number of pixels of the panel per point.
  open var nativeScale: CGFloat { hardware.nativeScale }

  /// The traits from which those of the app's windows derive (from iOS 8 on).
  ///
  /// See: R-TRAIT-1.
  open var traitCollection: UITraitCollection { machine.traitSource.screenTraits }

  /// The space that rotates with the interface; its origin is the top left corner of the interface.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace =
    ScreenSpace(of: machine, isFixed: false)

  /// The space that does not rotate; its origin is the top left corner of the device in portrait.
  open private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    ScreenSpace(of: machine, isFixed: true)
}

/// One of a screen's two coordinate spaces: the fixed one, or the one that rotates with the
/// interface.
final class ScreenSpace: MovableSpace {
  private let machine: Machine
  private let isFixed: Bool

  /// Creates the fixed or the rotating space of a device's screen.
  init(of machine: Machine, isFixed: Bool) {
    self.machine = machine
    self.isFixed = isFixed
  }

  /// The location of the space's origin, from which conversions start.
  var position: SpaceOrigin { isFixed ? .fixed(machine) : .interface(machine) }

  /// The size of the screen at the origin, in points; in the fixed space that of portrait.
  var bounds: CGRect {
    isFixed
      ? CGRect(origin: .zero, size: machine.hardware.portraitSize)
      : WindowGeometry(machine).screenBounds
  }
}
