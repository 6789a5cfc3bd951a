import Foundation
package import Gimbal
package import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

extension DisplayOutline {
  /// The display that a simulator's posture shows; nil for a device that does not fold.
  ///
  /// - Complexity: O(states).
  @MainActor
  init?(of simulator: Simulator, on device: DeviceProfile) {
    guard let posture = simulator.posture, let hinge = device.hinge,
      let display = device.display(posture)
    else { return nil }
    let older = simulator.profile.appWindow
    let isFixed = older?.size != nil
    // The window of one size stays upright, however the inner display is held.
    let orientation =
      isFixed && posture != .closed
      ? display.orientation(of: simulator.orientation) : simulator.interfaceOrientation
    let turned = TurnedDisplay(display, orientation)
    let rest = turned.rest(without: older?.strip ?? 0)
    self.init(
      posture: posture, size: turned.size, corners: turned.corners,
      fold: posture == .closed ? nil : turned.fold(hinge), cameras: turned.cameras,
      isLetterboxed: older != nil)
    let window = simulator.window?.bounds.size ?? simulator.screen.bounds.size
    guard !isFixed else {
      origin = DisplayOutline.middle(of: window, on: turned, posture)
      return
    }
    origin = rest.origin
    guard let side = simulator.paneSide else { return }
    let isAcross = orientation.isLandscape
    if side == .right {
      if isAcross {
        origin.x = rest.maxX - window.width
      } else {
        origin.y = rest.maxY - window.height
      }
    }
    let gap = hinge.splitGap
    let begin = isAcross ? rest.minX : rest.minY
    let end = isAcross ? rest.maxX : rest.maxY
    let length = isAcross ? window.width : window.height
    let from = side == .left ? begin + length + gap : begin
    let to = side == .left ? end : end - length - gap
    otherPane =
      isAcross
      ? CGRect(x: from, y: rest.minY, width: to - from, height: rest.height)
      : CGRect(x: rest.minX, y: from, width: rest.width, height: to - from)
  }

  /// The corner of a window of one size: in the middle of the inner display, at the left of the upright outer one.
  ///
  /// That it stands in the middle of the outer display's height is assumed.
  ///
  /// See: R-FOLD-13.
  private static func middle(
    of window: CGSize, on turned: TurnedDisplay, _ posture: Posture
  ) -> CGPoint {
    let display = turned.size
    let middle = CGPoint(
      x: (display.width - window.width) / 2, y: (display.height - window.height) / 2)
    guard posture == .closed else { return middle }
    let isLandscape = turned.orientation.isLandscape
    let upright = isLandscape ? CGSize(width: window.height, height: window.width) : window
    let height = isLandscape ? display.width : display.height
    return turned.seen(
      CGRect(origin: CGPoint(x: 0, y: (height - upright.height) / 2), size: upright)
    ).origin
  }
}

extension DeviceDisplay {
  /// The orientation of what the display shows for a way in which the device is held.
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
  /// Notes what a simulator says of the display, and places the layout on it.
  ///
  /// - Complexity: O(views).
  @MainActor
  package mutating func note(_ simulator: Simulator, on device: DeviceProfile) {
    mainScreen = simulator.mainScreenSize
    display = DisplayOutline(of: simulator, on: device)
    guard let display else { return }
    layout = layout.placed(on: display)
    buttonsOffSide = simulator.buttonsOffSide.compactMap { button in
      let name = simulator.name(of: button.bar)
      return layout.views.firstIndex { $0.name == name }.map {
        ButtonOffSide(bar: $0, title: button.title, isLost: button.isLost)
      }
    }
  }
}

extension LayoutSnapshot {
  /// The layout on a display that is larger than the app's screen, or on which the app has a pane.
  ///
  /// - Complexity: O(views).
  func placed(on display: DisplayOutline) -> LayoutSnapshot {
    guard display.origin != .zero || display.size != screenSize else { return self }
    let turn = QuarterTurn(UIInterfaceOrientation(name: orientation) ?? .portrait)
    let size = display.size
    let upright = turn.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    let seen = turn.fixedToInterface(portraitSize: fixedSize)
    let back = turn.interfaceToFixed(portraitSize: upright)
    let origin = display.origin
    var placed = self
    placed.screenSize = size
    placed.fixedSize = upright
    placed.windowFrame = windowFrame.offsetBy(dx: origin.x, dy: origin.y)
    for index in placed.views.indices {
      placed.views[index].fixedFrame = views[index].fixedFrame.applying(seen)
        .offsetBy(dx: origin.x, dy: origin.y).applying(back)
    }
    return placed
  }
}
