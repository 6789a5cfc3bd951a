public import Foundation
public import GimbalGeometry

/// A structure that a cast converts to an `NSValue` and back.
///
/// Source: Apple, NSValue. See: W-27.
public protocol ValueBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Creates the structure from a value of its type.
  init(bridged value: NSValue)
}

extension ValueBridging {
  /// Traps for a value of another type, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError("Could not cast value of type '\(type(of: source))' to '\(Self.self)'.")
    }
  }

  /// Returns false and leaves `result` unchanged for a value of another type, such as a number.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let own: NSValue = Self._unconditionallyBridgeFromObjectiveC(nil)._bridgeToObjectiveC()
    guard strcmp(source.objCType, own.objCType) == 0 else { return false }
    result = Self(bridged: source)
    return true
  }
}

// Foundation has no conformance off Apple platforms, and the casts of apps need it.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.rectValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

// Foundation has no conformance off Apple platforms, and the casts of apps need it.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.pointValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

// Foundation has no conformance off Apple platforms, and the casts of apps need it.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.sizeValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension UIEdgeInsets: ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.uiEdgeInsetsValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

extension UIOffset: ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.uiOffsetValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.uiOffsetValue ?? .zero
  }
}

extension CGAffineTransform: ValueBridging {
  /// Returns the structure from a value of its type.
  public init(bridged value: NSValue) { self = value.cgAffineTransformValue }
  /// Returns a value with the structure, for a cast.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// Returns the structure of a value for a cast; a default one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSValue?
  ) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? .identity
  }
}
