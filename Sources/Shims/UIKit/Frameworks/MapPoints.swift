public import Foundation
public import GimbalEngine
import GimbalGeometry

extension MKMapView {
  /// Converts a point in a view's coordinates to a coordinate on the map.
  ///
  /// The region is stretched to the map view, and all degrees have equal length, because no map
  /// projection is simulated.
  public final func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return CLLocationCoordinate2D(
      latitude: region.center.latitude
        - (Double((point.y - bounds.minY) / bounds.height) - 0.5) * region.span.latitudeDelta,
      longitude: region.center.longitude
        + (Double((point.x - bounds.minX) / bounds.width) - 0.5) * region.span.longitudeDelta)
  }

  /// Converts a coordinate to a point; see `convert(_:toCoordinateFrom:)`.
  public final func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return convert(center, to: view) }
    let (right, up) = (
      (coordinate.longitude - region.center.longitude) / span.longitudeDelta,
      (coordinate.latitude - region.center.latitude) / span.latitudeDelta
    )
    let point = CGPoint(
      x: bounds.midX + CGFloat(right) * bounds.width, y: bounds.midY - CGFloat(up) * bounds.height)
    return convert(point, to: view)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the directions mode.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The directions mode for a route by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The directions mode for a route on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The directions mode for a route by train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a map's center.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a map's extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The title of an annotation has changed; not posted here.
  public static let MKAnnotationCalloutInfoDidChange = Notification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of location errors.
public let kCLErrorDomain = "kCLErrorDomain"
