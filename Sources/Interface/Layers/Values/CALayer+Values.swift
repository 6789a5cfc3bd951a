package import Foundation
public import GimbalGeometry
package import GimbalMotion

/// Access to stored values; a view's layer reads its geometry from the view.
extension CALayer {
  /// The view whose layer this is; nil for a layer without a view.
  final package var host: (any LayerHost)? { ownHost }

  /// The anchor point that was set, even if a subclass overrides `anchorPoint`.
  nonisolated final package var storedAnchorPoint: CGPoint { values.anchorPoint }

  /// The layer's values, including those that its view stores.
  final package var current: LayerValues {
    guard let host else { return values }
    var values = values
    take(host.hostedGeometry, in: &values)
    return values
  }

  /// The layer's values, including geometry and appearance that its view stores.
  final var complete: LayerValues {
    var values = values
    if let host { fill(&values, from: host) }
    return values
  }

  /// Writes the view's values over the layer's own; default values cost nothing.
  final func fill(_ values: inout LayerValues, from host: any LayerHost) {
    take(host.hostedGeometry, in: &values)
    let opacity = host.hostedOpacity
    if opacity != 1 { values[.opacity] = .number(Double(opacity)) }
    if host.hostedIsHidden { values[.hidden] = .number(1) }
    if host.hostedMasksToBounds { values[.masksToBounds] = .number(1) }
    if let color = host.hostedColor { values[.backgroundColor] = .color(color) }
  }

  private final func take(_ geometry: HostedGeometry, in values: inout LayerValues) {
    values.bounds = geometry.bounds
    values.position = geometry.position
    if let plane = geometry.transform { values.transform = fullTransform(over: plane) }
  }

  /// Returns a view's transform combined with the layer's 3D part.
  ///
  /// See: L-LAYER-3.
  private final func fullTransform(over plane: CGAffineTransform) -> CATransform3D {
    values.transform.affinePart == plane && !CATransform3DIsAffine(values.transform)
      ? values.transform : CATransform3DMakeAffineTransform(plane)
  }

  /// Returns the stored value of a numeric property.
  final func number(_ key: LayerKey) -> CGFloat { values.number(key) }

  /// Returns the stored value of a transform property; the identity if there is none.
  final func transform(_ key: LayerKey) -> CATransform3D {
    if case .transform(let map)? = values[key] { return map }
    return .identity
  }

  /// Returns a stored Boolean value without a `LayerKey`; false if it was not set.
  final func flag(_ name: String) -> Bool { objects[name] as? Bool ?? false }

  /// Stores a Boolean value without a `LayerKey`.
  final func store(_ value: Bool, _ name: String) { objects[name] = value }

  /// Sets a number; NaN or infinity changes nothing and is reported.
  final package func set(_ key: LayerKey, number: CGFloat) {
    guard number.isFinite else { return report(.notFinite(key.name)) }
    set(key, .number(Double(number)))
  }

  /// Sets a value of the layer, with the action of the property.
  final package func set(_ key: LayerKey, _ new: MotionValue?) {
    guard values[key] != new else { return }
    changing(key.name) { self.values[key] = new }
  }

  /// Changes a property.
  ///
  /// Its action is determined before the change, and runs after it.
  ///
  /// A presentation layer is a copy, and has no actions.
  final func changing(_ key: String, _ change: () -> Void) {
    guard shown == nil else { return change() }
    let action = changeAction(key)
    change()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Reports a misuse of the layer to its device; without a device nothing happens.
  final func report(_ exception: LayerException) { device?.report(exception) }

  /// The device of the view that has or contains the layer; otherwise the current one.
  final package var device: (any LayerSurroundings)? {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host { return host.surroundings }
      layer = current.parent ?? current.masked
    }
    return CurrentSurroundings.find()
  }

  /// True if the layer is in a window.
  package final var isInWindow: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host { return host.isHostShown }
      layer = current.parent ?? current.masked
    }
    return false
  }

  // MARK: Geometry

  /// Sets `bounds`, with an implicit animation and a request for layout if the size changes.
  ///
  /// The layer of a view sets the view's bounds instead.
  final func setBounds(_ bounds: CGRect) {
    if let host { return host.host(bounds: bounds) }
    guard bounds.isFinite else { return report(.boundsNotFinite(bounds)) }
    let new = bounds.standardized
    let old = values.bounds
    guard new != old else { return }
    changing("bounds") { self.values.bounds = new }
    guard new.size != old.size, shown == nil else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Sets `position`, on the view if the layer belongs to one.
  final func setPosition(_ position: CGPoint) {
    if let host { return host.host(position: position) }
    guard position.isFinite else { return report(.positionNotFinite(position)) }
    guard values.position != position else { return }
    changing("position") { self.values.position = position }
  }

  /// Sets `transform`; a view stores the affine part.
  final func setTransform(_ transform: CATransform3D) {
    guard transform.isFinite else { return report(.transformNotFinite("transform")) }
    guard self.transform != transform else { return }
    if let host {
      values.transform = transform
      return host.host(transform: transform.affinePart)
    }
    changing("transform") { self.values.transform = transform }
  }

  /// Sets `anchorPoint`; a view's frame depends on it too.
  ///
  /// Rule: L-GEO-6.
  final func setAnchorPoint(_ point: CGPoint) {
    guard point.isFinite else { return report(.notFinite("anchorPoint")) }
    guard values.anchorPoint != point else { return }
    changing("anchorPoint") {
      let old = self.values.anchorPoint
      self.values.anchorPoint = point
      guard self.ownHost?.hostedAnchorDidChange() == false else { return }
      self.values.anchorPoint = old
      _ = self.ownHost?.hostedAnchorDidChange()
    }
  }

  /// Sets size and position so that the frame is the given rectangle.
  ///
  /// See: L-GEO-2, L-GEO-4, L-GEO-7.
  final func setFrame(_ frame: CGRect) {
    if let host { return host.host(frame: frame) }
    guard frame.isFinite else {
      return report(
        frame.origin.isFinite ? .boundsNotFinite(frame) : .positionNotFinite(frame.origin))
    }
    let new = frame.standardized
    let plane = values.transform.affinePart
    var size = new.size
    if !plane.isIdentity {
      let inverse = plane.inverted()
      size =
        CGRect(origin: .zero, size: size).applying(
          CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
        ).size
    }
    bounds = CGRect(origin: values.bounds.origin, size: size)
    let box = values.frame
    guard plane.isIdentity else {
      position = CGPoint(
        x: values.position.x + new.minX - box.minX, y: values.position.y + new.minY - box.minY)
      return
    }
    position = CGPoint(
      x: new.origin.x + values.anchorPoint.x * size.width,
      y: new.origin.y + values.anchorPoint.y * size.height)
  }

  // MARK: Appearance

  /// Sets `isHidden`, on the view if the layer belongs to one.
  final func setHidden(_ hidden: Bool) {
    if let host { return host.host(isHidden: hidden) }
    set(.hidden, .number(hidden ? 1 : 0))
  }

  /// Sets `opacity` from 0 to 1, on the view if the layer belongs to one; NaN is reported.
  final func setOpacity(_ opacity: Float) {
    guard !opacity.isNaN else { return report(.notFinite("opacity")) }
    let new = CGFloat(min(max(opacity, 0), 1))
    if let host { return host.host(opacity: new) }
    set(.opacity, number: new)
  }

  /// Sets `masksToBounds`, on the view if the layer belongs to one.
  final func setMasksToBounds(_ masks: Bool) {
    if let host { return host.host(masksToBounds: masks) }
    set(.masksToBounds, .number(masks ? 1 : 0))
  }

  /// Sets `backgroundColor`, on the view if the layer belongs to one.
  final func setBackgroundColor(_ color: CGColor?) {
    if let host { return host.host(color: color) }
    set(.backgroundColor, color.map { .color($0) })
  }

  /// Sets `delegate` by `store`; a view cannot be the delegate of another layer.
  final func setDelegate(
    _ delegate: (any CALayerDelegate)?, _ store: ((any CALayerDelegate)?) -> Void
  ) {
    guard host == nil else {
      // Reported, because UIKit's views recurse infinitely if their layer has another delegate.
      if delegate !== host { report(.viewAsDelegate(description)) }
      return
    }
    if delegate is any LayerHost { return report(.viewAsDelegate(description)) }
    store(delegate)
  }

  /// Copies all values of another layer; called by `init(layer:)`.
  final func copyState(of layer: CALayer) {
    values = layer.complete
    copyAppearance(of: layer)
  }

  /// Copies the values that cannot be animated from another layer, for its presentation.
  final func copyAppearance(of layer: CALayer) {
    objects = layer.objects
    objects["mask"] = nil
    ownTiming = layer.ownTiming
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contentsGravity = layer.contentsGravity
    (copiedAppearance, ownAppearance) = (layer.inspectionStamp, inspectionStamp)
  }

  /// Makes this the layer of a view, whose values replace those of the layer.
  package final func attach(to host: any LayerHost, scale: CGFloat) {
    values[.contentsScale] = .number(Double(scale))
    ownHost = host
    isHosted = true
  }

  /// Removes the 3D part of the transform, as when the view gets an affine one.
  package final func forgetDepth() { values.transform = .identity }

  /// Stores the view's values in the layer when the view is deallocated before it.
  nonisolated package final func detach(
    bounds: CGRect, position: CGPoint, transform: CGAffineTransform
  ) {
    values.bounds = bounds
    values.position = position
    if values.transform.affinePart != transform {
      values.transform = CATransform3DMakeAffineTransform(transform)
    }
    ownHost = nil
    isHosted = false
  }

  /// The class and the address that is the same in every run.
  nonisolated final var describedAsCoreAnimation: String {
    let number = ownHost?.layerIdentity
    return "<\(type(of: self)): \(number ?? "0x0")>"
  }
}

extension LayerValues {
  /// Returns a color; nil if the property has another type or no value.
  package func color(_ key: LayerKey) -> CGColor? {
    if case .color(let color)? = self[key] { return color }
    return nil
  }

  /// Returns a size; zero if the property has another type.
  package func size(_ key: LayerKey) -> CGSize {
    if case .size(let size)? = self[key] { return size }
    return .zero
  }

  /// Returns a rectangle; zero if the property has another type.
  package func rect(_ key: LayerKey) -> CGRect {
    if case .rect(let rect)? = self[key] { return rect }
    return .zero
  }

  /// Returns a point; zero if the property has another type.
  package func point(_ key: LayerKey) -> CGPoint {
    if case .point(let point)? = self[key] { return point }
    return .zero
  }
}

extension CGPoint {
  /// True if neither coordinate is NaN or infinite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// True if none of the four numbers is NaN or infinite.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension LayerKeyPath {
  /// Parses a key path; nil if it does not begin with a property of the layer class.
  @MainActor
  init?(_ path: String, of kind: CALayer.Type) {
    var components = path.split(separator: ".").map(String.init)
    guard !components.isEmpty else { return nil }
    let first = components.removeFirst()
    guard let key = LayerKey.byName[first] ?? kind.moreKeys[first] ?? kind.ownKey(first) else {
      return nil
    }
    self.init(key: key, part: components)
  }
}

/// Key-value coding.
extension CALayer {
  /// Returns the value of a property or of a custom key.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the value at a key path, such as `position.x` or `transform.rotation.z`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath, of: type(of: self)) {
      if let value = path.value(in: complete) { return value.asAny }
      guard path.key.isOwn else { return nil }
    }
    return objects["key " + keyPath]
  }

  /// Sets the value of a property or of a custom key.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Sets the value at a key path.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath, of: type(of: self)) else {
      objects["key " + keyPath] = value
      return
    }
    var changed = complete
    guard let value = value.flatMap({ MotionValue($0) }) else {
      if path.key.isOwn { storeCustom(value, keyPath) }
      return set(path.key, nil)
    }
    path.set(value, in: &changed)
    switch path.key.name {
    case "bounds": bounds = changed.bounds
    case "position": position = changed.position
    case "transform": transform = changed.transform
    case "anchorPoint": anchorPoint = changed.anchorPoint
    case "opacity": opacity = Float(changed.number(.opacity))
    case "hidden": isHidden = changed.number(.hidden) != 0
    case "masksToBounds": masksToBounds = changed.number(.masksToBounds) != 0
    case "backgroundColor": backgroundColor = changed.color(.backgroundColor)
    default: set(path.key, changed[path.key])
    }
    if path.key.isOwn { storeCustom(nil, keyPath) }
  }

  /// Stores the value of a custom or non-animatable key, and makes the layer dirty.
  private final func storeCustom(_ value: Any?, _ keyPath: String) {
    objects["key " + keyPath] = value
    setNeedsDisplay()
  }

  /// Returns the affine part of the layer's transform.
  public final func affineTransform() -> CGAffineTransform { transform.affinePart }

  /// Sets the transform to an affine one.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
