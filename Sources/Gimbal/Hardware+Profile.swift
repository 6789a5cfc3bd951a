import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits

extension Hardware {
  /// The figures that the engine needs of a device on a system, and which of them are assumed.
  static func figures(
    of profile: DeviceProfile, system: SystemVersion
  ) -> (hardware: Hardware, assumptions: [String]) {
    var assumptions: [String] = []
    func value<Value>(_ figure: Figure<Value>, _ what: String) -> Value {
      if case .assumed(let reason) = figure.provenance { assumptions.append("\(what): \(reason)") }
      return figure.value
    }
    let hardware = Hardware(
      name: profile.name, model: profile.kind.model, idiom: profile.idiom,
      portraitSize: profile.screen.pointsPortrait,
      scale: profile.screen.scale, nativeScale: profile.screen.nativeScale,
      nativeSize: profile.screen.nativePixels,
      portraitSafeArea: value(
        profile.safeArea(system: system, orientation: .portrait), "safe area upright"),
      landscapeSafeArea: value(
        profile.safeArea(system: system, orientation: .landscapeLeft), "safe area on its side"),
      portraitStatusBarHeight: value(
        profile.statusBarHeight(system: system, orientation: .portrait), "status bar upright"),
      landscapeStatusBarHeight: value(
        profile.statusBarHeight(system: system, orientation: .landscapeLeft),
        "status bar on its side"),
      portraitSizeClasses: profile.portraitSizeClasses,
      landscapeSizeClasses: profile.landscapeSizeClasses,
      supportsUpsideDown: profile.supportsUpsideDown)
    return (hardware, assumptions)
  }
}

extension DeviceKind {
  /// What UIKit calls a device of the kind.
  ///
  /// Source: Apple, UIDevice.model.
  fileprivate var model: String {
    switch self {
    case .phone: "iPhone"
    case .pod: "iPod touch"
    case .pad: "iPad"
    }
  }
}
