import Foundation
import GimbalGeometry
import GimbalMotion

/// A key path to a property of a layer or a part of it, such as `transform.rotation.z`.
///
/// Source: Apple, Core Animation Programming Guide, Key-Value Coding Extensions.
struct LayerKeyPath: Sendable {
  /// The property of the layer.
  let key: LayerKey
  /// The names of the part within the property, such as `rotation` and `z`; empty for all of it.
  let part: [String]

  /// Returns the value of the key path; nil if the property has none.
  func value(in values: LayerValues) -> MotionValue? {
    guard let whole = values[key] else { return nil }
    return part.isEmpty ? whole : whole.part(part)
  }

  /// Sets a value in the layer's values; a value of the wrong type changes nothing.
  func set(_ value: MotionValue, in values: inout LayerValues) {
    if part.isEmpty {
      guard values[key].map({ $0.hasKind(of: value) }) ?? true else { return }
      values[key] = value
    } else if let whole = values[key], let changed = whole.with(part, value) {
      values[key] = changed
    }
  }
}

extension MotionValue {
  /// Returns true if both values have the same type.
  func hasKind(of other: MotionValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.numbers, .numbers), (.path, .path), (.colors, .colors):
      true
    default: false
    }
  }

  /// Returns a part by its names, such as `size`, `width`.
  func part(_ path: [String]) -> MotionValue? {
    switch (self, path.first) {
    case (.rect(let rect), "origin"):
      path.count == 1
        ? .point(rect.origin) : MotionValue.point(rect.origin).part(Array(path.dropFirst()))
    case (.rect(let rect), "size"):
      path.count == 1 ? .size(rect.size) : MotionValue.size(rect.size).part(Array(path.dropFirst()))
    case (.point(let point), "x"): .number(Double(point.x))
    case (.point(let point), "y"): .number(Double(point.y))
    case (.size(let size), "width"): .number(Double(size.width))
    case (.size(let size), "height"): .number(Double(size.height))
    case (.transform(let map), _): map.part(path)
    default: nil
    }
  }

  /// Returns the value with the part at `path` replaced by `new`; nil if there is no such part.
  func with(_ path: [String], _ new: MotionValue) -> MotionValue? {
    let rest = Array(path.dropFirst())
    switch (self, path.first, new) {
    case (.rect(var rect), "origin", _):
      guard
        case .point(let origin)? = rest.isEmpty
          ? new : MotionValue.point(rect.origin).with(rest, new)
      else { return nil }
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size", _):
      guard case .size(let size)? = rest.isEmpty ? new : MotionValue.size(rect.size).with(rest, new)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.point(let point), "x", .number(let value)): return .point(CGPoint(x: value, y: point.y))
    case (.point(let point), "y", .number(let value)): return .point(CGPoint(x: point.x, y: value))
    case (.size(let size), "width", .number(let value)):
      return .size(CGSize(width: value, height: size.height))
    case (.size(let size), "height", .number(let value)):
      return .size(CGSize(width: size.width, height: value))
    case (.transform(let map), _, _): return map.with(path, new).map { .transform($0) }
    default: return nil
    }
  }
}

/// `translation`, `rotation` and `scale` of a transform, each with or without an axis.
///
/// The parts are those of a transform that scales, rotates about one axis and translates; setting
/// one preserves the others. A rotation without an axis is about z, a scale without one along all.
extension CATransform3D {
  private var axes: (x: CGFloat, y: CGFloat, z: CGFloat) {
    (
      (m11 * m11 + m12 * m12 + m13 * m13).squareRoot(),
      (m21 * m21 + m22 * m22 + m23 * m23).squareRoot(),
      (m31 * m31 + m32 * m32 + m33 * m33).squareRoot()
    )
  }

  fileprivate func part(_ path: [String]) -> MotionValue? {
    let axis = path.count > 1 ? path[1] : ""
    switch path[0] {
    case "translation":
      switch axis {
      case "x": return .number(Double(m41))
      case "y": return .number(Double(m42))
      case "z": return .number(Double(m43))
      default: return .size(CGSize(width: m41, height: m42))
      }
    case "scale":
      switch axis {
      case "x": return .number(Double(axes.x))
      case "y": return .number(Double(axes.y))
      case "z": return .number(Double(axes.z))
      default: return .number(Double(axes.x + axes.y + axes.z) / 3)
      }
    case "rotation":
      let angles = self.angles
      switch axis {
      case "x": return .number(Double(angles.x))
      case "y": return .number(Double(angles.y))
      default: return .number(Double(angles.z))
      }
    default: return nil
    }
  }

  /// The angles of rotations about x, then y, then z that produce the transform's rotation.
  private var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (x, y, z) = axes
    guard x > 0, y > 0, z > 0 else { return (0, 0, 0) }
    return (
      atan2(m23 / y, m33 / z), asin(max(-1, min(1, -m13 / x))), atan2(m12 / x, m11 / x)
    )
  }

  fileprivate func with(_ path: [String], _ new: MotionValue) -> CATransform3D? {
    let axis = path.count > 1 ? path[1] : ""
    var result = self
    switch (path[0], axis, new) {
    case ("translation", "x", .number(let value)): result.m41 = CGFloat(value)
    case ("translation", "y", .number(let value)): result.m42 = CGFloat(value)
    case ("translation", "z", .number(let value)): result.m43 = CGFloat(value)
    case ("translation", _, .size(let size)): (result.m41, result.m42) = (size.width, size.height)
    case ("translation", _, .point(let point)): (result.m41, result.m42) = (point.x, point.y)
    case ("scale", _, .number(let value)): result = rebuilt(scale: CGFloat(value), along: axis)
    case ("rotation", _, .number(let value)): result = rebuilt(angle: CGFloat(value), about: axis)
    default: return nil
    }
    return result
  }

  private func rebuilt(scale: CGFloat, along axis: String) -> CATransform3D {
    var (x, y, z) = axes
    switch axis {
    case "x": x = scale
    case "y": y = scale
    case "z": z = scale
    default: (x, y, z) = (scale, scale, scale)
    }
    return built(angles, (x, y, z))
  }

  private func rebuilt(angle: CGFloat, about axis: String) -> CATransform3D {
    var angles = self.angles
    switch axis {
    case "x": angles.x = angle
    case "y": angles.y = angle
    default: angles.z = angle
    }
    return built(angles, axes)
  }

  private func built(
    _ angles: (x: CGFloat, y: CGFloat, z: CGFloat), _ scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CATransform3D {
    var result = CATransform3DMakeTranslation(m41, m42, m43)
    if angles.z != 0 { result = CATransform3DRotate(result, angles.z, 0, 0, 1) }
    if angles.y != 0 { result = CATransform3DRotate(result, angles.y, 0, 1, 0) }
    if angles.x != 0 { result = CATransform3DRotate(result, angles.x, 1, 0, 0) }
    return CATransform3DScale(result, scale.x, scale.y, scale.z)
  }
}
