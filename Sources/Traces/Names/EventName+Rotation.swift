extension EventName {
  /// `shouldAutorotate`.
  @inlinable public static var shouldAutorotate: EventName { EventName(rawValue: 0x0500) }
  /// `shouldAutorotate(to:)`.
  @inlinable public static var shouldAutorotateToInterfaceOrientation: EventName {
    EventName(rawValue: 0x0501)
  }
  /// `supportedInterfaceOrientations`.
  @inlinable public static var supportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x0502)
  }
  /// `preferredInterfaceOrientationForPresentation`.
  @inlinable public static var preferredInterfaceOrientationForPresentation: EventName {
    EventName(rawValue: 0x0503)
  }
  /// `willRotate(to:duration:)`.
  @inlinable public static var willRotate: EventName { EventName(rawValue: 0x0504) }
  /// `willAnimateRotation(to:duration:)`.
  @inlinable public static var willAnimateRotation: EventName { EventName(rawValue: 0x0505) }
  /// `didRotate(from:)`.
  @inlinable public static var didRotate: EventName { EventName(rawValue: 0x0506) }
  /// `attemptRotationToDeviceOrientation()`.
  @inlinable public static var attemptRotationToDeviceOrientation: EventName {
    EventName(rawValue: 0x0507)
  }
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  @inlinable public static var setNeedsUpdateOfSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x0508)
  }
  /// `requestGeometryUpdate(_:errorHandler:)`.
  @inlinable public static var requestGeometryUpdate: EventName { EventName(rawValue: 0x0509) }
  /// `geometryErrorHandler`.
  @inlinable public static var geometryErrorHandler: EventName { EventName(rawValue: 0x050a) }
  /// `rotatingHeaderView`.
  @inlinable public static var rotatingHeaderView: EventName { EventName(rawValue: 0x050b) }
  /// `rotatingFooterView`.
  @inlinable public static var rotatingFooterView: EventName { EventName(rawValue: 0x050c) }

  /// The texts of calls about interface orientation, in the order of their raw values from 0x0500 on.
  static let rotationTexts: [String] = [
    "shouldAutorotate",
    "shouldAutorotate(to:)",
    "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation",
    "willRotate(to:duration:)",
    "willAnimateRotation(to:duration:)",
    "didRotate(from:)",
    "attemptRotationToDeviceOrientation()",
    "setNeedsUpdateOfSupportedInterfaceOrientations()",
    "requestGeometryUpdate(_:errorHandler:)",
    "geometryErrorHandler",
    "rotatingHeaderView",
    "rotatingFooterView",
  ]
}
