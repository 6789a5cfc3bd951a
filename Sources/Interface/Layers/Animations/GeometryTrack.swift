import Foundation
import GimbalGeometry
import GimbalMotion

/// The linear change of a layer's position or size between two values, as plain numbers.
///
/// Nearly all animations of views are linear changes of position or size.
///
/// See: L-ANIM-7, L-ANIM-9.
struct GeometryTrack {
  private enum Part { case position, origin, size, bounds }

  private let part: Part
  private let from: SIMD4<Double>
  private let way: SIMD4<Double>
  private let isAdditive: Bool

  /// Creates a track; nil for another property or values of another type.
  init?(_ path: LayerKeyPath, from: MotionValue, to: MotionValue, isAdditive: Bool) {
    switch (path.key.name, path.part, from, to) {
    case ("position", [], .point, .point): part = .position
    case ("bounds", ["origin"], .point, .point): part = .origin
    case ("bounds", ["size"], .size, .size): part = .size
    case ("bounds", [], .rect, .rect): part = .bounds
    default: return nil
    }
    guard let start = from.lanes, let end = to.lanes else { return nil }
    self.from = start
    way = end - start
    self.isAdditive = isAdditive
  }

  /// Changes the position or size in `values` to that at a completed fraction of the animation.
  func apply(to values: inout LayerValues, at progress: Double) {
    var value = from + way * progress
    switch part {
    case .position:
      if isAdditive { value += SIMD4(values.position) }
      values.position = CGPoint(x: value.x, y: value.y)
    case .origin:
      if isAdditive { value += SIMD4(values.bounds.origin) }
      values.bounds.origin = CGPoint(x: value.x, y: value.y)
    case .size:
      let size = values.bounds.size
      if isAdditive { value += SIMD4(Double(size.width), Double(size.height), 0, 0) }
      values.bounds.size = CGSize(width: value.x, height: value.y)
    case .bounds:
      if isAdditive { value += MotionValue.rect(values.bounds).lanes ?? .zero }
      values.bounds = CGRect(x: value.x, y: value.y, width: value.z, height: value.w)
    }
  }
}

/// A track with its timing: an animation that is parsed once and evaluated at each query.
struct TimedTrack {
  private let timing: MediaTiming
  /// The timing curve; nil is linear.
  private let curve: UnitBezier?
  private let track: GeometryTrack

  /// Creates a track from an animation; nil if it is not a linear geometry animation driven by the
  /// clock.
  @MainActor
  init?(_ animation: CAAnimation, of layer: CALayer) {
    guard type(of: animation) == CABasicAnimation.self, animation.driver == nil,
      let track = (animation as? CABasicAnimation)?.track(of: layer)
    else { return nil }
    self.track = track
    timing = animation.timing
    curve = animation.timingFunction.flatMap { $0.isLinear ? nil : $0.curve }
  }

  /// Writes the values at a time of the layer.
  func apply(to values: inout LayerValues, at time: Double) {
    guard let moment = timing.moment(at: time) else { return }
    track.apply(to: &values, at: curve?.height(at: moment.share) ?? moment.share)
  }
}

extension SIMD4<Double> {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0) }
}
