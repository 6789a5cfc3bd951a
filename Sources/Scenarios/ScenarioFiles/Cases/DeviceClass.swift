import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// The properties of a case on which the order of callbacks and most layouts depend.
///
/// Cases of one scenario with equal properties differ in lengths only.
private struct DeviceClass: Hashable {
  /// The order of callbacks of the system.
  let callbackTiming: CallbackTiming
  /// Phone or iPad.
  let idiom: UIUserInterfaceIdiom
  /// The size classes of the whole screen in portrait.
  let portrait: SizeClasses
  /// The size classes of the whole screen in landscape.
  let landscape: SizeClasses
  /// True if the device has a home indicator, which insets the safe area.
  let hasHomeIndicator: Bool
  /// The shape of the sensor housing, which also insets the safe area.
  let housing: SensorHousing.Kind

  /// Reads the properties of a case.
  init(_ one: ScenarioCase) {
    let device = one.device
    callbackTiming = one.system.callbackTiming
    idiom = device.idiom
    portrait = device.portraitSizeClasses
    landscape = device.landscapeSizeClasses
    hasHomeIndicator = device.hasHomeIndicator
    housing = device.sensorHousing.kind
  }
}

extension [ScenarioCase] {
  /// The first case of each device class, in the same order.
  ///
  /// A class consists of a callback timing, an idiom, the size classes of both orientations, a home
  /// indicator and the kind of sensor housing. A scenario that names its devices by slugs keeps all
  /// its cases, since its author chose them.
  ///
  /// - Complexity: O(cases).
  package var representatives: [ScenarioCase] {
    guard let scenario = first?.scenario, scenario.choosesDevicesByFamily else { return self }
    var seen: Set<DeviceClass> = []
    return filter { seen.insert(DeviceClass($0)).inserted }
  }
}

extension Scenario {
  /// True if a family or a filter chooses devices, not only slugs.
  fileprivate var choosesDevicesByFamily: Bool {
    devices.contains { selector in
      if case .slug = selector { false } else { true }
    }
  }
}
