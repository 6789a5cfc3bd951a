import Foundation
package import Gimbal
package import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

/// The outline of a folding phone's display, for drawings.
extension DisplayOutline {
  /// Creates the display of a simulator's posture; nil for a device that does not fold.
  ///
  /// - Complexity: O(states).
  @MainActor
  package init?(of simulator: Simulator, on device: DeviceProfile) {
    guard let posture = simulator.posture, let hinge = device.hinge,
      let display = device.display(posture)
    else { return nil }
    let older = simulator.profile.appWindow
    let isFixed = older?.size != nil
    // A window of a fixed size stays in portrait, in every orientation of the inner display.
    let orientation =
      isFixed && posture != .closed
      ? display.orientation(of: simulator.orientation) : simulator.interfaceOrientation
    let rotated = RotatedDisplay(display, orientation)
    let rest = rotated.rest(without: older?.strip ?? 0)
    self.init(
      posture: posture, size: rotated.size, corners: rotated.corners,
      fold: posture == .closed ? nil : rotated.fold(hinge), cameras: rotated.cameras,
      isLetterboxed: older != nil)
    let window = simulator.window?.bounds.size ?? simulator.screen.bounds.size
    guard !isFixed else {
      origin = DisplayOutline.middle(of: window, on: rotated, posture)
      return
    }
    origin = rest.origin
    guard let side = simulator.paneSide else { return }
    if side == .right { origin.x = rest.maxX - window.width }
    let from = side == .left ? rest.minX + window.width + hinge.splitGap : rest.minX
    let to = side == .left ? rest.maxX : rest.maxX - window.width - hinge.splitGap
    otherPane = CGRect(x: from, y: rest.minY, width: to - from, height: rest.height)
  }

  /// Returns the origin of a fixed-size window.
  ///
  /// It is in the middle of the inner display, and at the left of the outer one in portrait. The
  /// vertical center of the outer display is assumed.
  ///
  /// See: R-FOLD-13.
  private static func middle(
    of window: CGSize, on rotated: RotatedDisplay, _ posture: Posture
  ) -> CGPoint {
    let display = rotated.size
    let middle = CGPoint(
      x: (display.width - window.width) / 2, y: (display.height - window.height) / 2)
    guard posture == .closed else { return middle }
    let isLandscape = rotated.orientation.isLandscape
    let portraitSize = isLandscape ? CGSize(width: window.height, height: window.width) : window
    let height = isLandscape ? display.width : display.height
    return rotated.seen(
      CGRect(origin: CGPoint(x: 0, y: (height - portraitSize.height) / 2), size: portraitSize)
    ).origin
  }
}

extension DeviceDisplay {
  /// Returns the orientation of the display's contents for an orientation of the device.
  ///
  /// See: R-FOLD-4.
  fileprivate func orientation(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
    guard nativeOrientation.isLandscape else { return UIInterfaceOrientation(held) ?? .portrait }
    switch held {
    case .portraitUpsideDown: return .landscapeRight
    case .landscapeLeft: return .portrait
    case .landscapeRight: return .portraitUpsideDown
    default: return .landscapeLeft
    }
  }
}

extension Configuration {
  /// Sets the display of a simulator, and moves the layout to its position on it.
  ///
  /// - Complexity: O(views).
  @MainActor
  package mutating func recordDisplay(_ simulator: Simulator, on device: DeviceProfile) {
    mainScreen = simulator.mainScreenSize
    display = DisplayOutline(of: simulator, on: device)
    guard let display else { return }
    layout = layout.positioned(on: display)
    buttonsOffSide = simulator.buttonsOffSide.compactMap { button in
      let name = simulator.name(of: button.bar)
      return layout.views.firstIndex { $0.name == name }.map {
        ButtonOffSide(bar: $0, title: button.title, isLost: button.isLost)
      }
    }
  }
}

extension LayoutSnapshot {
  /// Returns the layout on a display that is larger than the app's screen or pane.
  ///
  /// - Complexity: O(views).
  package func positioned(on display: DisplayOutline) -> LayoutSnapshot {
    guard display.origin != .zero || display.size != screenSize else { return self }
    let rotation = QuarterRotation(UIInterfaceOrientation(name: orientation) ?? .portrait)
    let size = display.size
    let portraitSize = rotation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    let seen = rotation.fixedToInterface(portraitSize: fixedSize)
    let back = rotation.interfaceToFixed(portraitSize: portraitSize)
    let origin = display.origin
    var positioned = self
    positioned.screenSize = size
    positioned.fixedSize = portraitSize
    positioned.windowFrame = windowFrame.offsetBy(dx: origin.x, dy: origin.y)
    for index in positioned.views.indices {
      positioned.views[index].fixedFrame = views[index].fixedFrame.applying(seen)
        .offsetBy(dx: origin.x, dy: origin.y).applying(back)
    }
    return positioned
  }
}
