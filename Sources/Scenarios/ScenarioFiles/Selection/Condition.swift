public import GimbalDevices
public import GimbalGeometry
public import GimbalTraits

/// The condition of a step, a layout rule or a transition rule; nil parts hold always.
public struct Condition: Hashable, Sendable {
  /// The idiom of the device.
  public var idiom: UIUserInterfaceIdiom?
  /// The orientations of the interface.
  public var orientation: UIInterfaceOrientationMask?
  /// The horizontal size class of the window.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class of the window.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The first system.
  public var minSystem: SystemVersion?
  /// The last system, at the precision of the file: `16` admits 16.7.
  public var maxSystem: SystemLimit?
  /// The callback timings.
  public var callbackTimings: [CallbackTiming]?
  /// The devices: slugs, families and filters.
  public var devices: [DeviceSelector]?
  /// True if the device has a Home button.
  public var homeButton: Bool?
  /// True if the interface can be upside down on the device.
  public var upsideDown: Bool?
  /// A part of the screen that device and system offer in the current orientation.
  public var offers: WindowLayout?
  /// The posture of a device that folds; it never holds on any other.
  public var posture: Posture?
  /// Conditions of which none may hold.
  public var exceptions: [Condition] = []

  /// A condition that always holds.
  public static let always = Condition()

  /// Returns true if the condition holds in some circumstances.
  public func holds(in circumstances: Circumstances) -> Bool {
    let device = circumstances.device
    return idiom.map { device.idiom == $0 } ?? true
      && orientation.map { $0.allows(circumstances.orientation) } ?? true
      && horizontalSizeClass.map { circumstances.sizeClasses.horizontal == $0 } ?? true
      && verticalSizeClass.map { circumstances.sizeClasses.vertical == $0 } ?? true
      && minSystem.map { circumstances.system >= $0 } ?? true
      && maxSystem.map { $0.admits(circumstances.system) } ?? true
      && callbackTimings.map { $0.contains(circumstances.system.callbackTiming) } ?? true
      && devices.map { $0.contains { $0.admits(device) } } ?? true
      && homeButton.map { device.hasHomeButton == $0 } ?? true
      && upsideDown.map { device.supportsUpsideDown == $0 } ?? true
      && offers.map { circumstances.offers($0) } ?? true
      && posture.map { circumstances.posture == $0 } ?? true
      && !exceptions.contains { $0.holds(in: circumstances) }
  }
}

/// The circumstances in which conditions are evaluated.
public struct Circumstances: Sendable {
  /// The device.
  public var device: DeviceProfile
  /// The system of the device.
  public var system: SystemVersion
  /// The orientation of the interface.
  public var orientation: UIInterfaceOrientation
  /// The size classes of the window.
  public var sizeClasses: SizeClasses
  /// The posture; nil for a device that does not fold.
  public var posture: Posture?

  /// Stores the circumstances of a running case.
  package init(
    device: DeviceProfile, system: SystemVersion, orientation: UIInterfaceOrientation,
    sizeClasses: SizeClasses, posture: Posture? = nil
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.sizeClasses = sizeClasses
    self.posture = posture
  }

  fileprivate func offers(_ layout: WindowLayout) -> Bool {
    if device.hinge != nil {
      return layout == .fullScreen || layout == .split(.half) && posture != .closed
    }
    return Multitasking.standard.reasonAgainst(
      layout, on: device, system: system, orientation: orientation) == nil
  }
}
