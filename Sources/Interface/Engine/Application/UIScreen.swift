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
  /// The display of a device that folds; nil on any other.
  private let display: Hardware?

  /// Creates the main screen of the device that is current once more, as a test's own class does.
  public override init() {
    machine = Machine.required(for: "UIScreen()")
    display = machine.mainScreen.display
    super.init()
  }

  init(machine: Machine, display: Hardware?) {
    self.machine = machine
    self.display = display
    super.init()
  }

  /// The screen of the device that is current, or of the default device where none is powered on; the outer one of a
  /// device that folds, in every posture.
  ///
  /// See: R-FOLD-5.
  open class var main: UIScreen { Machine.required(for: "UIScreen.main").mainScreen }

  /// The screens that are on: both of a device that folds while it is open (CHOICE: the outer one first).
  ///
  /// Source: Apple, UIScreen.screens.
  ///
  /// See: R-FOLD-5.
  public class var screens: [UIScreen] {
    let machine = Machine.required(for: "UIScreen.screens")
    return machine.hardware.isInner ? [machine.mainScreen, machine.screen] : [machine.mainScreen]
  }

  private var hardware: Hardware { display ?? machine.hardware }

  /// The screen in points: turned with the interface from iOS 8 on, and upright while the app is on another.
  open var bounds: CGRect {
    guard let display, display.isInner != machine.hardware.isInner else {
      return machine.rotatingBounds
    }
    return CGRect(origin: .zero, size: display.portraitSize)
  }

  /// The panel in pixels, held upright.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: hardware.nativeSize) }

  /// The frames that the screen shows in a second at the most.
  ///
  /// See: L-ANIM-17.
  open var maximumFramesPerSecond: Int { 60 }

  /// Pixels of the rendered image per point.
  open var scale: CGFloat { hardware.scale }

  /// Pixels of the panel per point.
  open var nativeScale: CGFloat { hardware.nativeScale }

  /// The traits from which those of the app's windows come (from iOS 8 on).
  ///
  /// See: R-TRAIT-1.
  open var traitCollection: UITraitCollection { machine.traitSource.screenTraits }

  /// The space that turns with the interface; its origin is the top left as the app sees it.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace =
    ScreenSpace(of: machine, isFixed: false)

  /// The space that never turns; its origin is the top left of the device held upright.
  open private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    ScreenSpace(of: machine, isFixed: true)
}

/// One of a screen's two coordinate spaces.
final class ScreenSpace: MovableSpace {
  private let machine: Machine
  private let isFixed: Bool

  init(of machine: Machine, isFixed: Bool) {
    self.machine = machine
    self.isFixed = isFixed
  }

  var position: SpaceOrigin { isFixed ? .fixed(machine) : .interface(machine) }

  var bounds: CGRect {
    isFixed
      ? CGRect(origin: .zero, size: machine.hardware.portraitSize) : machine.rotatingBounds
  }
}

extension Machine {
  /// The extent of the screen's turning space, which does not turn up to iOS 7.
  ///
  /// Rule: R-COORD-1.
  /// See: R-COORD-3.
  fileprivate var rotatingBounds: CGRect {
    CGRect(
      origin: .zero,
      size: callbackTiming == .rotatedRootView
        ? hardware.portraitSize : hardware.size(interfaceOrientation))
  }
}
