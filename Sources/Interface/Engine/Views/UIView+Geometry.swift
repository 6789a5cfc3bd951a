package import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Setters of bounds, center, transform and frame, and the effects of a new size.
extension UIView {
  /// Sets the frame: the size of the bounds, and the center.
  ///
  /// Rule: L-GEO-2, L-GEO-7.
  /// See: L-GEO-4.
  ///
  /// Changes in an animation block have a separate function, so that this one needs no stack frame.
  @inline(__always)
  func setFrame(_ frame: CGRect) {
    if _slowPath(node.pointee.traversal.pointee.capturesAnimations) { return move(frame: frame) }
    apply(frame)
  }

  @inline(never)
  private func move(frame: CGRect) { capturingGeometry { apply(frame) } }

  private func apply(_ frame: CGRect) {
    let new = frame.cheaplyStandardized
    let center = CGPoint(
      x: new.origin.x + new.size.width / 2, y: new.origin.y + new.size.height / 2)
    if _slowPath(!CGRect(origin: center, size: new.size).numbers.isSmall) {
      guard isValid(center), isValid(new.size) else { return raiseInvalidFrame(new, center) }
      // For a transformed view the check uses the resulting values.
      let isTransformed = node.pointee.flags.contains(.transformed)
      guard isTransformed || givesFrame({ $0.pointee.center = center }) else { return }
    }
    if node.pointee.flags.contains(.transformed) {
      return setFrameUnderTransform(new)
    }
    let old = node.pointee.bounds
    let moved = node.pointee.center != center
    node.pointee.center = center
    if old.size != new.size {
      boundsWillBecome(
        CGRect(origin: old.origin, size: new.size), from: old, hasNewSize: true,
        hasNewOrigin: false)
    } else if moved {
      setNeedsSafeArea()
      setNeedsMargins()
      notifyEngineOfFrame()
      if _slowPath(observers != nil) { observers?.compare() }
    }
  }

  /// Sets the frame of a transformed view.
  ///
  /// The bounds get the frame's size under the inverse transform, and the bounding box gets the
  /// frame's origin.
  ///
  /// Rule: L-GEO-4 (Apple calls the result undefined).
  private func setFrameUnderTransform(_ frame: CGRect) {
    let transform = storedTransform
    let inverse = transform.inverted()
    let size = CGRect(origin: .zero, size: frame.size).applying(
      CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
    ).size
    apply(bounds: CGRect(origin: node.pointee.bounds.origin, size: size))
    let box = node.frame
    apply(
      center: CGPoint(
        x: node.pointee.center.x + frame.minX - box.minX,
        y: node.pointee.center.y + frame.minY - box.minY))
  }

  /// Sets the bounds; the center stays.
  ///
  /// See: L-GEO-2.
  @inline(__always)
  func setBounds(_ bounds: CGRect) {
    if _slowPath(node.pointee.traversal.pointee.capturesAnimations) { return move(bounds: bounds) }
    apply(bounds: bounds)
  }

  @inline(never)
  private func move(bounds: CGRect) { capturingGeometry { apply(bounds: bounds) } }

  private func apply(bounds: CGRect) {
    // Without a transform, bounds with small numbers always give a finite frame.
    if node.pointee.flags.contains(.transformed) || !bounds.numbers.isSmall {
      guard mayBecome(bounds) else { return }
    }
    let new = bounds.cheaplyStandardized
    let old = node.pointee.bounds
    let hasNewSize = old.size != new.size
    let hasNewOrigin = old.origin != new.origin
    if hasNewSize || hasNewOrigin {
      boundsWillBecome(new, from: old, hasNewSize: hasNewSize, hasNewOrigin: hasNewOrigin)
    }
  }

  /// Returns true if the view has a finite frame with these bounds; otherwise raises an exception.
  @inline(never)
  private func mayBecome(_ bounds: CGRect) -> Bool {
    guard bounds.numbers.isFinite else {
      report(.boundsNotFinite(bounds))
      return false
    }
    return givesFrame { $0.pointee.bounds = bounds.cheaplyStandardized }
  }

  /// Sets the center; the bounds stay.
  ///
  /// See: L-GEO-2.
  @inline(__always)
  func setCenter(_ center: CGPoint) {
    if _slowPath(node.pointee.traversal.pointee.capturesAnimations) { return move(center: center) }
    apply(center: center)
  }

  @inline(never)
  private func move(center: CGPoint) { capturingGeometry { apply(center: center) } }

  private func apply(center: CGPoint) {
    let old = node.pointee.center
    guard old.x != center.x || old.y != center.y else { return }
    if node.pointee.flags.contains(.transformed) || !isSmall(center) {
      guard mayBecome(center: center) else { return }
    }
    node.pointee.center = center
    setNeedsSafeArea()
    setNeedsMargins()
    notifyEngineOfFrame()
    if _slowPath(observers != nil) { observers?.compare() }
  }

  /// Returns true if the view has a finite frame with this center; otherwise raises an exception.
  @inline(never)
  private func mayBecome(center: CGPoint) -> Bool {
    guard isValid(center) else {
      raiseInvalidPosition(center)
      return false
    }
    return givesFrame { $0.pointee.center = center }
  }

  /// Sets the transform; bounds and center stay.
  ///
  /// See: L-GEO-3.
  func setTransform(_ transform: CGAffineTransform) {
    guard _slowPath(node.pointee.traversal.pointee.capturesAnimations) else {
      return apply(transform: transform)
    }
    capturingGeometry { apply(transform: transform) }
  }

  private func apply(transform: CGAffineTransform) {
    guard storedTransform != transform else { return }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return report(.transformNotFinite(transform)) }
    let old = storedTransform
    storedTransform = transform
    set(.transformed, isOddlyPositioned)
    guard givesFrame({ _ in }) else {
      storedTransform = old
      return set(.transformed, isOddlyPositioned)
    }
    setNeedsSafeArea()
    setNeedsMargins()
    // Up to iOS 7 the layout positions transformed views.
    if machine.features.layoutSetsFrames, node.isPositioned {
      node.pointee.parent?.requestWork(.needsLayout)
    }
  }

  /// Sets the bounds and applies the effects of a new size: autoresizing, the needs-layout flag, an
  /// event.
  ///
  /// Rule: L-CYC-4 (only a new *size* invalidates layout), R-LAY-6, R-LAY-7.
  @inline(__always)
  private func boundsWillBecome(
    _ new: CGRect, from old: CGRect, hasNewSize: Bool, hasNewOrigin: Bool
  ) {
    node.pointee.bounds = new
    setNeedsMarginsAround()
    notifyEngineOfFrame()
    if _slowPath(hasNewOrigin) { notifyEngineOfOrigin() }
    if node.pointee.window != nil {
      let sink = node.pointee.traversal.pointee.sink
      if sink.isRecording {
        sink.recordChange(.bounds, on: node.recordedReceiver, from: old, to: new)
      }
      setNeedsSafeArea()
      // A new size moves the far edges away from the subviews.
      if node.pointee.flags.contains(.hasSafeArea) {
        if hasNewSize {
          node.pointee.flags.insert(.hasResized)
        } else {
          setNeedsSafeAreaOfSubviews()
        }
      }
    }
    guard hasNewSize else {
      if _slowPath(observers != nil) { observers?.compare() }
      return
    }
    node.requestWork(.needsLayout)
    if _slowPath(node.pointee.flags.contains(.isWindow)) {
      (self as? UIWindow)?.didResize(from: old.size)
    }
    if node.pointee.firstChild != nil { node.autoresizeChildren(from: old.size, to: new.size) }
    if _slowPath(observers != nil) { observers?.compare() }
  }

  /// Calls `body` while `bounds` still returns the rectangle before a change.
  ///
  /// An origin of the bounds that `body` sets stays.
  package final func withFormerBounds<Answer>(_ former: CGRect, _ body: () -> Answer) -> Answer {
    let new = node.pointee.bounds
    node.pointee.bounds = former
    defer {
      let isSame = node.pointee.bounds.origin == former.origin
      node.pointee.bounds = CGRect(
        origin: isSame ? new.origin : node.pointee.bounds.origin, size: new.size)
    }
    return body()
  }

  /// Sets the size to that of `sizeThatFits(_:)`; the frame's origin stays.
  ///
  /// Source: Apple, UIView.sizeToFit().
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds = CGRect(origin: bounds.origin, size: size)
    if !node.pointee.flags.contains(.transformed) { frame = CGRect(origin: origin, size: size) }
  }

  /// Returns true if both are finite; an infinite number would make the next sum NaN.
  @inline(__always)
  private func isValid(_ point: CGPoint) -> Bool {
    point.x - point.x == 0 && point.y - point.y == 0
  }

  private func isValid(_ size: CGSize) -> Bool {
    size.width - size.width == 0 && size.height - size.height == 0
  }

  @inline(__always)
  private func isSmall(_ point: CGPoint) -> Bool {
    abs(point.x) < SIMD4<Double>.small && abs(point.y) < SIMD4<Double>.small
  }

  /// Returns true if the view has a finite frame after a change; otherwise raises an exception.
  ///
  /// The change is undone in both cases. Sums and products of finite numbers may not be finite.
  func givesFrame(_ change: (ViewNode) -> Void) -> Bool {
    let (bounds, center) = (node.pointee.bounds, node.pointee.center)
    defer { (node.pointee.bounds, node.pointee.center) = (bounds, center) }
    change(node)
    let (frame, inner) = (node.frame, node.pointee.bounds)
    if frame.numbers.isFinite, inner.numbers.isFinite { return true }
    raiseInvalidPosition(frame.numbers.isFinite ? inner.origin : frame.origin)
    return false
  }

  private func raiseInvalidPosition(_ position: CGPoint) {
    report(.positionNotFinite(position))
  }

  private func raiseInvalidFrame(_ frame: CGRect, _ position: CGPoint) {
    if !isValid(position) { return raiseInvalidPosition(position) }
    report(.boundsNotFinite(frame))
  }
}
