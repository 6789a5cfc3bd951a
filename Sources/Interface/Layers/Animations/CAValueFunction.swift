public import Foundation
import GimbalGeometry
import GimbalMotion

/// The names of value functions.
///
/// Source: Apple, CAValueFunctionName.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three numbers, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that makes transforms from the numbers of an animation.
///
/// Source: Apple, CAValueFunction.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// The name.
  public let name: CAValueFunctionName

  /// Creates the function with a name; nil for a name unknown to Core Animation.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.makers[name] != nil else { return nil }
    self.name = name
  }

  private static let makers: [CAValueFunctionName: @Sendable ([CGFloat]) -> CATransform3D?] = [
    .rotateX: { $0.only.map { CATransform3DMakeRotation($0, 1, 0, 0) } },
    .rotateY: { $0.only.map { CATransform3DMakeRotation($0, 0, 1, 0) } },
    .rotateZ: { $0.only.map { CATransform3DMakeRotation($0, 0, 0, 1) } },
    .scale: { $0.count == 3 ? CATransform3DMakeScale($0[0], $0[1], $0[2]) : nil },
    .scaleX: { $0.only.map { CATransform3DMakeScale($0, 1, 1) } },
    .scaleY: { $0.only.map { CATransform3DMakeScale(1, $0, 1) } },
    .scaleZ: { $0.only.map { CATransform3DMakeScale(1, 1, $0) } },
    .translate: { $0.count == 3 ? CATransform3DMakeTranslation($0[0], $0[1], $0[2]) : nil },
    .translateX: { $0.only.map { CATransform3DMakeTranslation($0, 0, 0) } },
    .translateY: { $0.only.map { CATransform3DMakeTranslation(0, $0, 0) } },
    .translateZ: { $0.only.map { CATransform3DMakeTranslation(0, 0, $0) } },
  ]

  /// Returns the transform for a number, or for three; nil for other values.
  ///
  /// Rule: L-ANIM-22.
  final func value(of numbers: MotionValue) -> MotionValue? {
    let inputs: [Double] =
      switch numbers {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      default: []
      }
    return CAValueFunction.makers[name]?(inputs.map { CGFloat($0) }).map { .transform($0) }
  }
}

extension [CGFloat] {
  /// The only element; nil if there are none or several.
  fileprivate var only: CGFloat? { count == 1 ? self[0] : nil }
}
