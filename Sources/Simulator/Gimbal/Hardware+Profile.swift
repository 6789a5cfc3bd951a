import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The hardware that the engine gets, made from a device profile.
extension Hardware {
  /// Returns the metrics of a device on a system, and which of them are assumed.
  static func metrics(
    of profile: DeviceProfile, system: SystemVersion, app: AppDescription = AppDescription()
  ) -> (hardware: Hardware, assumptions: [(metric: String, reason: String)]) {
    var assumptions: [(metric: String, reason: String)] = []
    func value<Value>(_ metric: SourcedValue<Value>, _ what: String) -> Value {
      if case .assumed(let reason) = metric.provenance { assumptions.append((what, reason)) }
      return metric.value
    }
    let features = SystemFeatures(
      system, sdk: app.sdk, designRequiresCompatibility: app.designRequiresCompatibility)
    // An app that opts out of the design of iOS 26 has the bars of iOS 18.
    let barSystem = features.hasDesignOf26 ? system : min(system, .lastWithEarlierDesign)
    let hardware = Hardware(
      name: profile.name, model: profile.kind.model, idiom: profile.idiom,
      portraitSize: profile.screen.pointsPortrait,
      scale: profile.screen.scale, nativeScale: profile.screen.nativeScale,
      nativeSize: profile.screen.nativePixels,
      portraitSafeArea: value(
        profile.safeArea(system: system, orientation: .portrait), "safe area in portrait"),
      landscapeSafeArea: value(
        profile.safeArea(system: system, orientation: .landscapeLeft), "safe area in landscape"),
      portraitStatusBarHeight: value(
        profile.statusBarHeight(system: system, orientation: .portrait), "status bar in portrait"),
      landscapeStatusBarHeight: value(
        profile.statusBarHeight(system: system, orientation: .landscapeLeft),
        "status bar in landscape"),
      portraitSizeClasses: profile.portraitSizeClasses,
      landscapeSizeClasses: profile.landscapeSizeClasses,
      supportsUpsideDown: profile.supportsUpsideDown,
      hasMultitasking: Multitasking.standard.isOffered(on: profile, system: system)
        || profile.kind == .pad && profile.idiom == .phone && features.resizesPhoneApps
          && features.sdk >= .iOS27,
      layoutMetrics: LayoutMetrics(
        readableWidth: { Typography.standard.readableWidth($0).value },
        barHeight: {
          let length = profile.length(of: $0, system: barSystem)
          if case .assumed(let reason) = length.provenance { return (length.value, reason) }
          return (length.value, nil)
        },
        keyboardHeight: {
          let height = Keyboards.standard.height(
            on: profile, system: system, isLandscape: $0)
          if case .assumed(let reason) = height.provenance { return (height.value, reason) }
          return (height.value, nil)
        },
        floatingSheet: FloatingSheetMetrics(.standard, system: system)))
    return (hardware, assumptions)
  }
}

extension Hardware {
  /// Returns the assumptions about the screen of an app without a launch screen.
  ///
  /// See: F-64, D-5.
  static func enlargementAssumptions(
    of profile: DeviceProfile, _ app: AppDescription
  ) -> [(metric: String, reason: String)] {
    guard !app.launchScreen, profile.enlargedApp?.confidence == .low else { return [] }
    return [
      (
        "screen",
        "by few sources an app without a launch screen finds "
          + "\(MeasureText.size(profile.screen.pointsPortrait)) points"
      )
    ]
  }
}

extension DeviceProfile {
  /// Returns the device with the screen that an app has on a system.
  func screen(of app: AppDescription, system: SystemVersion) -> DeviceProfile {
    if app.isPhoneOnly, idiom == .pad { return withPhoneApp(system: system) }
    if app.launchScreen, olderApps.isEmpty { return self }
    let profile = app.launchScreen ? self : withEnlargedApp
    return profile.screens(forAppsOf: app.sdk ?? AppSDK(of: system))
  }

  /// Returns a length of a bar, in points.
  fileprivate func length(of metric: BarMetric, system: SystemVersion) -> SourcedValue<CGFloat> {
    let bars = Typography.standard.bars
    let kind: SystemBar
    switch metric.kind {
    case .navigation: kind = .navigationBar
    case .tab: kind = .tabBar
    case .tool: kind = .toolbar
    case .largeTitle: return SourcedValue(bars.largeTitleExtra, .given(.high))
    case .prompt:
      return SourcedValue(
        bars.promptExtra, .assumed("the height of a prompt in a navigation bar is not measured"))
    case .search: return bars.searchBar(system: system)
    case .navigationInSheet: return bars.navigationBarInSheet(on: self, system: system)
    case .toolInNavigation:
      return bars.toolbarInNavigationController(
        on: self, system: system, orientation: metric.isLandscape ? .landscapeLeft : .portrait)
    case .tabAtTop: return bars.tabBarAtTop(on: self, system: system)
    case .navigationRise:
      return bars.rise(
        on: self, system: system, orientation: metric.isLandscape ? .landscapeLeft : .portrait)
    }
    return bars.height(
      of: kind, on: self, system: system,
      orientation: metric.isLandscape ? .landscapeLeft : .portrait)
  }
}

extension FloatingSheetMetrics {
  /// The catalog's metrics of floating sheets; nil on a system without them.
  fileprivate init?(_ rules: FloatingSheetRules, system: SystemVersion) {
    guard rules.first <= system else { return nil }
    self.init(
      mediumShare: rules.mediumShare, detents: rules.lowDetent...rules.highDetent,
      lowInset: rules.lowInset, highInset: rules.highInset)
  }
}

extension DeviceKind {
  /// UIKit's name for a device of the kind.
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
