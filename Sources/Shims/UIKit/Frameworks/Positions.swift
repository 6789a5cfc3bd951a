public import Foundation
public import GimbalGeometry

// Core Location on a device whose user denies location access to every app.

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A radius in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// The best accuracy, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Invalid coordinates.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The coordinates of a location.
///
/// Source: Apple, CLLocationCoordinate2D.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees

  /// Creates coordinates.
  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns coordinates.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns true for a latitude from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A location at a time.
///
/// Source: Apple, CLLocation.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinates.
  public final let coordinate: CLLocationCoordinate2D
  /// The altitude in meters above sea level.
  public final let altitude: CLLocationDistance
  /// The radius of uncertainty of the coordinates, in meters.
  public final let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude, in meters.
  public final let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement, in degrees from north; -1 if unknown.
  public final let course: CLLocationDirection
  /// The speed, in meters per second; -1 if unknown.
  public final let speed: CLLocationSpeed
  /// The time.
  public final let timestamp: Date

  /// Creates a location of which only the coordinates are known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Returns the distance in meters, on a sphere with the earth's mean radius.
  ///
  /// Apple uses an ellipsoid; the results differ by up to 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let unit = Double.pi / 180
    let rise = sin((b.latitude - a.latitude) * unit / 2)
    let side = sin((b.longitude - a.longitude) * unit / 2)
    let chord = rise * rise + cos(a.latitude * unit) * cos(b.latitude * unit) * side * side
    return 2 * 6_371_009 * asin(min(1, chord.squareRoot()))
  }
}

/// The user's authorization.
///
/// Source: Apple, CLAuthorizationStatus.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// The old name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The authorized accuracy.
///
/// Source: Apple, CLAccuracyAuthorization.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// An error of Core Location.
///
/// Source: Apple, CLError.
public struct CLError: _BridgedStoredNSError, @unchecked Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error of these kinds.
    public typealias _ErrorType = CLError

    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case geocodeFoundNoResult = 8
    case geocodeCanceled = 10
  }

  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError`.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of these errors.
  public static var _nsErrorDomain: String { "kCLErrorDomain" }
  /// The location is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user denied it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// The delegate that receives locations.
///
/// Source: Apple, CLLocationManagerDelegate.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Never called, because no location is ever known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called after each request, because the user denies it.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called after authorization was requested.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called after authorization was requested, before iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Default implementation: does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Default implementation: does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Default implementation: does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Default implementation: does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Requests locations: the user denies them, so that each request fails.
///
/// Source: Apple, CLLocationManager.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate that receives errors.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any CLLocationManagerDelegate)?
  /// The requested accuracy.
  @Settable open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum movement that is reported.
  @Settable open var distanceFilter = kCLDistanceFilterNone
  /// True if locations are reported in the background.
  @Settable open var allowsBackgroundLocationUpdates = false
  /// True if updates may pause.
  @Settable open var pausesLocationUpdatesAutomatically = true
  /// Always nil: no location is known.
  open var location: CLLocation? { nil }
  /// The authorization: denied, once an app has requested it.
  open var authorizationStatus: CLAuthorizationStatus { CLLocationManager.authorizationStatus() }
  /// Always full accuracy.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  private nonisolated(unsafe) static var hasRequested = false

  /// Returns the authorization: denied, once an app has requested it.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    hasRequested ? .denied : .notDetermined
  }
  /// Returns true: location services are enabled.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns false: there is no compass.
  open class func headingAvailable() -> Bool { false }

  /// Requests authorization, which is denied.
  open func requestWhenInUseAuthorization() { requestAuthorization() }
  /// Requests authorization, which is denied.
  open func requestAlwaysAuthorization() { requestAuthorization() }
  /// Sends the delegate an error later, on the main queue, because the user denies access.
  open func startUpdatingLocation() { fail() }
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Sends the delegate an error later, on the main queue, because the user denies access.
  open func requestLocation() { fail() }
  /// Sends the delegate an error later, on the main queue, because the user denies access.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Does nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}

  private func requestAuthorization() {
    CLLocationManager.hasRequested = true
    DispatchQueue.main.async {
      self.delegate?.locationManagerDidChangeAuthorization(self)
      self.delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    DispatchQueue.main.async {
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// The description of a location.
///
/// Source: Apple, CLPlacemark.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The location.
  open var location: CLLocation? { position }
  private final let position: CLLocation?
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }

  init(_ location: CLLocation?) { position = location }

  /// Creates a placemark without a location; tests create subclasses with their own.
  public override convenience init() { self.init(nil) }
}

/// Finds descriptions of locations on a network; there is none, so that each request fails.
///
/// Source: Apple, CLGeocoder.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// A closure that receives descriptions.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Always false: each request fails at once.
  open var isGeocoding: Bool { false }

  /// Calls the handler with an error later, on the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Calls the handler with an error later, on the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Calls the handler with an error later, on the main queue.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Throws an error: there is no network.
  ///
  /// - Throws: the error of a missing network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Throws an error: there is no network.
  ///
  /// - Throws: the error of a missing network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Does nothing.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}

/// A monitored region.
///
/// Source: Apple, CLRegion.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  public final let identifier: String
  /// True if entering the region is reported.
  @Settable open var notifyOnEntry = true
  /// True if leaving the region is reported.
  @Settable open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A monitored circular region.
///
/// Source: Apple, CLCircularRegion.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public final let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public final let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns true for coordinates in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
