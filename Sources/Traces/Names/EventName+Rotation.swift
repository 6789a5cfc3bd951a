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

  /// Calls about interface orientation: each constant with its text and what it is recorded with.
  static let rotationForms: [EventForm] = [
    EventForm(.shouldAutorotate, "shouldAutorotate"),
    EventForm(.shouldAutorotateToInterfaceOrientation, "shouldAutorotate(to:)", "to: orientation"),
    EventForm(.supportedInterfaceOrientations, "supportedInterfaceOrientations"),
    EventForm(
      .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation"),
    EventForm(.willRotate, "willRotate(to:duration:)", "to: orientation, duration: number"),
    EventForm(
      .willAnimateRotation, "willAnimateRotation(to:duration:)",
      "to: orientation, duration: number"),
    EventForm(.didRotate, "didRotate(from:)", "from: orientation"),
    EventForm(.attemptRotationToDeviceOrientation, "attemptRotationToDeviceOrientation()"),
    EventForm(
      .setNeedsUpdateOfSupportedInterfaceOrientations,
      "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    EventForm(.requestGeometryUpdate, "requestGeometryUpdate(_:errorHandler:)", "text"),
    EventForm(.geometryErrorHandler, "geometryErrorHandler"),
  ]
}
