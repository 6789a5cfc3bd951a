import Foundation
import GimbalDocuments
import GimbalGeometry

/// Transforms in files.
extension DocumentValue {
  /// Reads a transform: six numbers, or a list of steps.
  ///
  /// Each step is prepended to the transform so far, as `translatedBy`, `rotated` and `scaledBy`
  /// do.
  func transform() throws(DocumentError) -> CGAffineTransform {
    guard case .array(let elements) = node.value else {
      throw mismatch("six numbers [a, b, c, d, tx, ty] or a list of transforms")
    }
    if case .number? = elements.first?.value { return try matrix() }
    var transform = CGAffineTransform.identity
    for value in try array(limit: 1_000) { transform = try value.appliedTransform(to: transform) }
    return transform
  }

  private func matrix() throws(DocumentError) -> CGAffineTransform {
    let n = try numbers(6, "six numbers [a, b, c, d, tx, ty]")
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func appliedTransform(
    to old: CGAffineTransform
  ) throws(DocumentError) -> CGAffineTransform {
    let reader = try object(ValueSchemas.transform.shape)
    let (key, value) = try reader.only(of: ValueSchemas.transform.keys, "a transform")
    switch key {
    case "translate":
      let n = try value.numbers(2, "a distance as [x, y]")
      return old.translatedBy(x: n[0], y: n[1])
    case "rotate":
      return old.rotated(by: try value.number() * .pi / 180)
    case "scale":
      let n = try value.numbers(2, "factors as [x, y]")
      return old.scaledBy(x: n[0], y: n[1])
    case "matrix":
      return try value.matrix().concatenating(old)
    case "concat":
      return old.concatenating(try value.transform())
    default:
      return try value.transform().inverted().concatenating(old)
    }
  }
}
