import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// The properties of a case on which the order of callbacks and most layouts depend: cases of one scenario that
/// agree in all of them differ in lengths alone.
private struct DeviceClass: Hashable {
  let callbackTiming: CallbackTiming
  let idiom: UIUserInterfaceIdiom
  let portrait: SizeClasses
  let landscape: SizeClasses
  let hasHomeIndicator: Bool
  let housing: SensorHousing.Kind

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
  /// The first case of each class of devices, in the same order.
  ///
  /// A class is a system's era, an idiom, the size classes of both orientations, a home indicator and the kind of
  /// the sensor housing. A scenario that names its devices one by one keeps all its cases: its author has chosen.
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
