package import Foundation
package import GimbalGeometry

/// A value of a layer's property that animations interpolate.
///
/// Layers and animations store values in this type. App code sees the types of Core Animation;
/// `init?(_:)` and `asAny` convert them.
package enum MotionValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case numbers([Double])
  case path([PathElement])
  case colors([CGColor])

  /// Returns the interpolation between this value and another; values of different kinds change in
  /// the middle.
  ///
  /// Rule: L-ANIM-7.
  package func between(_ other: MotionValue, _ share: Double) -> MotionValue {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(from + (to - from) * share)
    case (.transform(let from), .transform(let to)):
      return .transform(from.between(to, share))
    case (.color(let from), .color(let to)):
      return .color(CGColor(parts: from.parts + (to.parts - from.parts) * share))
    case (.path(let from), .path(let to)):
      let mixed = zip(from, to).compactMap { $0.between($1, CGFloat(share)) }
      guard from.count == to.count, mixed.count == from.count else {
        return share < 0.5 ? self : other
      }
      return .path(mixed)
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(
        zip(from, to).map { CGColor(parts: $0.parts + ($1.parts - $0.parts) * share) })
    default:
      guard let from = parts, let to = other.parts, from.count == to.count,
        let mixed = with(zip(from, to).map { $0 + ($1 - $0) * share })
      else { return share < 0.5 ? self : other }
      return mixed
    }
  }

  /// Returns the sum of two values of a kind; transforms are concatenated.
  package func plus(_ other: MotionValue) -> MotionValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)):
      return .transform(CATransform3DConcat(first, second))
    case (.color(let first), .color(let second)):
      return .color(CGColor(parts: first.parts + second.parts))
    default:
      guard let first = parts, let second = other.parts, first.count == second.count else {
        return self
      }
      return with(zip(first, second).map(+)) ?? self
    }
  }

  /// Returns the value that, added to another of the same kind, gives this one.
  package func minus(_ other: MotionValue) -> MotionValue {
    switch (self, other) {
    case (.transform(let all), .transform(let second)):
      return .transform(CATransform3DConcat(all, CATransform3DInvert(second)))
    case (.color(let all), .color(let second)):
      return .color(CGColor(parts: all.parts - second.parts))
    default:
      guard let all = parts, let second = other.parts, all.count == second.count else {
        return self
      }
      return with(zip(all, second).map(-)) ?? self
    }
  }

  /// The neutral value of the kind for addition.
  package var zero: MotionValue {
    switch self {
    case .transform: .transform(.identity)
    case .color: .color(CGColor(parts: .zero))
    default: parts.flatMap { with($0.map { _ in 0 }) } ?? self
    }
  }

  /// The numbers of a linearly interpolated value with at most four of them; others are 0.
  package var lanes: SIMD4<Double>? {
    switch self {
    case .number(let value): SIMD4(value, 0, 0, 0)
    case .point(let value): SIMD4(Double(value.x), Double(value.y), 0, 0)
    case .size(let value): SIMD4(Double(value.width), Double(value.height), 0, 0)
    case .rect(let value):
      SIMD4(
        Double(value.origin.x), Double(value.origin.y), Double(value.size.width),
        Double(value.size.height))
    case .numbers, .transform, .color, .path, .colors: nil
    }
  }

  /// The numbers of a linearly interpolated value.
  private var parts: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [Double(value.x), Double(value.y)]
    case .size(let value): [Double(value.width), Double(value.height)]
    case .rect(let value):
      [
        Double(value.origin.x), Double(value.origin.y), Double(value.size.width),
        Double(value.size.height),
      ]
    case .numbers(let values): values
    case .transform, .color, .path, .colors: nil
    }
  }

  /// Returns a value of the same kind from numbers in the order of `parts`; nil for other kinds.
  private func with(_ parts: [Double]) -> MotionValue? {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .numbers: .numbers(parts)
    case .transform, .color, .path, .colors: nil
    }
  }

  /// Returns the distance between two values, for paced animations; 0 for values of other kinds.
  package func distance(to other: MotionValue) -> Double {
    switch (self, other) {
    case (.color(let from), .color(let to)):
      let way = to.parts - from.parts
      return (way * way).sum().squareRoot()
    case (.transform(let from), .transform(let to)):
      let ways = zip(from.rows.joined(), to.rows.joined()).map { Double($1 - $0) }
      return ways.reduce(0) { $0 + $1 * $1 }.squareRoot()
    default:
      guard let from = parts, let to = other.parts, from.count == to.count else { return 0 }
      return zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }
}

/// Conversion from and to the values that app code sets and reads.
extension MotionValue {
  /// Creates a value from one that app code sets, or nil for a type that cannot be animated.
  package init?(_ value: Any) {
    switch value {
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [CGFloat]: self = .numbers(value.map(Double.init))
    case let value as [Double]: self = .numbers(value)
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as CGPath: self = .path(value.elements)
    case let value as [CGColor]: self = .colors(value)
    default: return nil
    }
  }

  /// The value in the type that app code reads from `fromValue`, `values` and `value(forKeyPath:)`.
  package var asAny: Any {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .numbers(let values): values.map { CGFloat($0) }
    case .path(let elements): CGPath(elements)
    case .colors(let colors): colors
    }
  }
}
