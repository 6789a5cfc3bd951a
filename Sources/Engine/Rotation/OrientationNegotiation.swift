import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Whether the interface follows the device, and if not, why.
enum TurnDecision: Equatable {
  case turn(UIInterfaceOrientation)
  case stay(reason: String)
  /// The interface is as the device is held.
  case agree
}

extension Machine {
  /// Decides whether the interface follows the way in which the device is held.
  ///
  /// Asks, in this order, the root controller whether it turns at all (iOS 6 to 15), the app delegate
  /// and the root controller which orientations they support.
  ///
  /// Source: R-ORI-3, R-ORI-4.
  func decideTurn(to held: UIDeviceOrientation) -> TurnDecision {
    guard let wanted = UIInterfaceOrientation(held) else {
      return .stay(reason: "\(held.name) maps to no interface orientation")
    }
    guard wanted != interfaceOrientation else { return .agree }
    if wanted == .portraitUpsideDown, !hardware.supportsUpsideDown {
      return .stay(reason: "the device does not turn the interface upside down")
    }
    guard let root = keyWindow?.rootViewController else {
      return .stay(reason: "no root controller")
    }
    if system.major < 16, !root.send(.shouldAutorotate, .none, { root.shouldAutorotate }) {
      return .stay(reason: "root.shouldAutorotate is false")
    }
    let declared = applicationOrientations()
    let supported = root.send(.supportedInterfaceOrientations) {
      root.supportedInterfaceOrientations
    }
    let common = declared.intersection(supported)
    if common.isEmpty {
      if system.major < 13 {
        root.raise(
          .invalidOrientation,
          "Supported orientations has no common orientation with the application, and "
            + "[\(type(of: root)) shouldAutorotate] is returning YES")
        return .stay(reason: "root and app have no orientation in common")
      }
      return supported.allows(wanted)
        ? .turn(wanted) : .stay(reason: "root supports \(supported.text) only")
    }
    if !declared.allows(wanted) { return .stay(reason: "the app supports \(declared.text) only") }
    if !supported.allows(wanted) { return .stay(reason: "root supports \(supported.text) only") }
    return .turn(wanted)
  }

  /// The orientations that the app supports: what its delegate says, else what it declares.
  func applicationOrientations() -> UIInterfaceOrientationMask {
    let declared = app.orientations(for: hardware.idiom)
    guard let delegate = application.delegate else { return declared }
    return appDelegateReceiver.sendOptional(.applicationSupportedInterfaceOrientations) {
      delegate.application(application, supportedInterfaceOrientationsFor: keyWindow)
    } ?? declared
  }

  /// The interface orientation in which an app starts on a device held in some way.
  ///
  /// Source: R-LAUNCH-7 (up to iOS 10 a phone starts upright), R-LAUNCH-9.
  func launchOrientation() -> UIInterfaceOrientation {
    let declared = app.orientations(for: hardware.idiom)
    let held = UIInterfaceOrientation(deviceOrientation)
    let startsUpright = system.major <= 10 && hardware.idiom != .pad
    if let held, !startsUpright, declared.allows(held),
      held != .portraitUpsideDown || hardware.supportsUpsideDown
    {
      return held
    }
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.first { declared.allows($0) } ?? .portrait
  }
}

extension UIInterfaceOrientationMask {
  /// The names of the orientations, in the order of their bits: `portrait, landscapeLeft`.
  var text: String {
    let names = UIInterfaceOrientation.allCases.filter { $0 != .unknown && allows($0) }.map(\.name)
    return names.isEmpty ? "no orientation" : names.joined(separator: ", ")
  }
}
