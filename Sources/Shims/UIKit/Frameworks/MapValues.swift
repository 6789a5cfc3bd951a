public import Foundation
public import GimbalGeometry

/// An extent in degrees.
///
/// Source: Apple, MKCoordinateSpan.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the map.
///
/// Source: Apple, MKCoordinateRegion.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// Creates a region of the map.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) {
    self.center = center
    self.span = span
  }

  /// Creates a region by its extent in meters, on a sphere with the earth's mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_009 * Double.pi / 180
    let width = degree * max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an extent.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region of the map.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region by its extent in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// The kind of a map.
///
/// Source: Apple, MKMapType.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// The modes of following the user.
///
/// Source: Apple, MKUserTrackingMode.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// An object with a coordinate on the map.
///
/// Source: Apple, MKAnnotation.
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nil: the default for annotations without a title.
  public var title: String? { nil }
  /// Nil: the default for annotations without a subtitle.
  public var subtitle: String? { nil }
}

/// An object with a title.
///
/// Source: Apple, MKShape.
open class MKShape: NSObject {
  /// The title.
  @Settable open var title: String?
  /// The subtitle.
  @Settable open var subtitle: String?
}

/// A point on the map.
///
/// Source: Apple, MKPointAnnotation.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The coordinate.
  @Settable open var coordinate = CLLocationCoordinate2D()

  /// Creates a point at the origin.
  public override init() {}
  /// Creates a point at a coordinate.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  /// Creates a point with a title.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// The user's location, which is never known.
///
/// Source: Apple, MKUserLocation.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Always 0° north, 0° east: the location is not known.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Nil: it is not known.
  open var location: CLLocation? { nil }
  /// The title.
  @Settable open var title: String?
  /// The subtitle.
  @Settable open var subtitle: String?
}

/// An overlay on a part of the map.
///
/// Source: Apple, MKOverlay.
public protocol MKOverlay: MKAnnotation {}

/// A line on the map.
///
/// Source: Apple, MKPolyline.
open class MKPolyline: MKShape, MKOverlay {
  /// The number of points.
  public final let pointCount: Int
  /// The first point.
  public final let coordinate: CLLocationCoordinate2D

  /// Creates a line.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    pointCount = count
    coordinate = count > 0 ? coords[0] : CLLocationCoordinate2D()
  }
}

/// A circle on the map.
///
/// Source: Apple, MKCircle.
open class MKCircle: MKShape, MKOverlay {
  /// The center.
  public final let coordinate: CLLocationCoordinate2D
  /// The radius, in meters.
  public final let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
}

/// The description of a location on the map.
///
/// Source: Apple, MKPlacemark.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The coordinate.
  public final let coordinate: CLLocationCoordinate2D
  /// The name.
  open var title: String? { name }
  /// Always nil.
  open var subtitle: String? { nil }

  /// Creates a description with only a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a description with only a coordinate.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  /// Creates a description from another.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }
}

/// A point of interest on a map.
///
/// Source: Apple, MKMapItem.
open class MKMapItem: NSObject {
  /// The placemark.
  public final let placemark: MKPlacemark
  /// The name.
  @Settable open var name: String?
  /// The telephone number.
  @Settable open var phoneNumber: String?
  /// The address on the web.
  @Settable open var url: URL?

  /// Creates an item.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns false: there is no maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
