public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The delegate of a map; nothing is drawn here, so that only the app's own actions call it.
///
/// Source: Apple, MKMapViewDelegate.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Called before the region is set.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region was set.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Never called: no annotation is shown.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Never called: no overlay is shown.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Never called.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Never called.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Never called.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Never called.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Returns no custom view.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Returns a renderer without an appearance.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Default implementation: does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Default implementation: does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Default implementation: does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// A map: an empty view that stores its region, annotations and overlays.
///
/// Source: Apple, MKMapView.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate of the map.
  open var delegate: (any MKMapViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any MKMapViewDelegate)?
  /// The kind of map.
  @Settable open var mapType = MKMapType.standard
  /// The visible region; it is not adjusted to the view's aspect ratio as Apple's is.
  @Settable open var region = MKCoordinateRegion()
  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The annotations.
  @Settable open private(set) var annotations: [any MKAnnotation] = []
  /// The overlays.
  @Settable open private(set) var overlays: [any MKOverlay] = []
  /// The selected annotations.
  @Settable open var selectedAnnotations: [any MKAnnotation] = []
  /// True if the user's location is shown.
  @Settable open var showsUserLocation = false
  /// The modes of following the user.
  @Settable open var userTrackingMode = MKUserTrackingMode.none
  /// The user's location, which is never known.
  public final let userLocation = MKUserLocation()
  /// True if the user may zoom.
  @Settable open var isZoomEnabled = true
  /// True if the user may scroll.
  @Settable open var isScrollEnabled = true
  /// True if the user may rotate it.
  @Settable open var isRotateEnabled = true
  /// True if the user may tilt it.
  @Settable open var isPitchEnabled = true
  /// True if the compass is shown.
  @Settable open var showsCompass = true
  /// True if the scale is shown.
  @Settable open var showsScale = false
  /// True if traffic is shown.
  @Settable open var showsTraffic = false
  /// True if buildings are shown.
  @Settable open var showsBuildings = true
  private final var classes: [String: MKAnnotationView.Type] = [:]

  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// Sets the center of the region.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  /// Returns the region unchanged.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Sets the mode of following the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { own in annotations.contains { $0 === own } }
    selectedAnnotations.removeAll { own in annotations.contains { $0 === own } }
  }
  /// Adds annotations that are not added yet.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Returns nil: no annotation has a view.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Registers a class of views.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {
    classes[id] = viewClass as? MKAnnotationView.Type
  }
  /// Returns nil: no view is ever reused.
  open func dequeueReusableAnnotationView(withIdentifier id: String) -> MKAnnotationView? { nil }
  /// Returns a view of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier id: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[id] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: id)
  }
  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { own in overlays.contains { $0 === own } }
  }
}

/// The view of an annotation.
///
/// Source: Apple, MKAnnotationView.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  @Settable open var annotation: (any MKAnnotation)?
  /// The reuse identifier.
  public final let reuseIdentifier: String?
  /// The image.
  @Settable open var image: UIImage?
  /// True if a tap shows a callout.
  @Settable open var canShowCallout = false
  /// True if it can be selected.
  @Settable open var isEnabled = true
  /// True if it is selected.
  @Settable open var isSelected = false
  /// True if it can be dragged.
  @Settable open var isDraggable = false
  /// The offset of the center.
  @Settable open var centerOffset = CGPoint.zero
  /// The offset of the callout.
  @Settable open var calloutOffset = CGPoint.zero
  /// The accessory view at the left of the callout.
  @Settable open var leftCalloutAccessoryView: UIView?
  /// The accessory view at the right of the callout.
  @Settable open var rightCalloutAccessoryView: UIView?
  /// The detail view of the callout.
  @Settable open var detailCalloutAccessoryView: UIView?

  /// Creates a view.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Does nothing; a subclass resets its content.
  open func prepareForReuse() {}
  /// Sets whether it is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin.
///
/// Source: Apple, MKPinAnnotationView.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color.
  @Settable open var pinTintColor: UIColor?
  /// True if it drops onto the map with an animation.
  @Settable open var animatesDrop = false
}

/// A balloon.
///
/// Source: Apple, MKMarkerAnnotationView.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color.
  @Settable open var markerTintColor: UIColor?
  /// The color of the glyph.
  @Settable open var glyphTintColor: UIColor?
  /// The text in it.
  @Settable open var glyphText: String?
  /// The image in it.
  @Settable open var glyphImage: UIImage?
  /// True if it drops onto the map with an animation.
  @Settable open var animatesWhenAdded = false
}

/// A renderer of an overlay.
///
/// Source: Apple, MKOverlayRenderer.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public final let overlay: any MKOverlay
  /// The opacity.
  @Settable open var alpha: CGFloat = 1
  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// A renderer of a path.
///
/// Source: Apple, MKOverlayPathRenderer.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the inside.
  @Settable open var fillColor: UIColor?
  /// The color of the line.
  @Settable open var strokeColor: UIColor?
  /// The width of the line.
  @Settable open var lineWidth: CGFloat = 0
}

/// A renderer of a line.
///
/// Source: Apple, MKPolylineRenderer.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// A renderer of a circle.
///
/// Source: Apple, MKCircleRenderer.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
