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
      supportsUpsideDown: profile.supportsUpsideDown,
      layoutFigures: LayoutFigures(
        portraitMargin: profile.layoutMargin(.portrait).value,
        landscapeMargin: profile.layoutMargin(.landscapeLeft).value,
        readableWidth: { Typography.standard.readableWidth($0).value },
        barHeight: { profile.height(of: $0, system: system, orientation: $1).value }))
    return (hardware, assumptions)
  }
}

extension DeviceProfile {
  /// What is assumed of the margins of controllers' views, one sentence each.
  ///
  /// Source: D-5; L-MARG-1: up to iOS 7 there are none.
  func marginAssumptions(system: SystemVersion) -> [String] {
    guard system.major >= 8 else { return [] }
    var sentences: [String] = []
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      if case .assumed(let reason) = layoutMargin(orientation).provenance,
        !sentences.contains("margin: \(reason)")
      {
        sentences.append("margin: \(reason)")
      }
    }
    return sentences
  }
}

extension DeviceProfile {
  /// The height of a bar, or what a large title adds to it, in points.
  fileprivate func height(
    of bar: BarKind, system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> Figure<CGFloat> {
    let bars = Typography.standard.bars
    let kind: SystemBar
    switch bar {
    case .navigation: kind = .navigationBar
    case .tab: kind = .tabBar
    case .tool: kind = .toolbar
    case .largeTitle: return Figure(bars.largeTitleExtra, .given(.high))
    }
    return bars.height(of: kind, on: self, system: system, orientation: orientation)
  }

  /// What is assumed of the heights of bars, one sentence each.
  ///
  /// Source: D-5.
  func barAssumptions(system: SystemVersion) -> [String] {
    let figure = height(of: .navigation, system: system, orientation: .portrait)
    guard case .assumed(let reason) = figure.provenance else { return [] }
    return ["bars: \(reason)"]
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
