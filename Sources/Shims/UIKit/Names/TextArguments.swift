public import Foundation
public import GimbalEngine
public import GimbalTraits

// Objects as arguments of `NSLog("%@", …)` and `String(format:)`, and values that Apple's compiler
// bridges to objects for `as CVarArg`: off Apple platforms only strings are.

/// Returns the encoded string of an object, which is never released: the formatter reads it after
/// this returns.
private func encoding(of object: Any) -> [Int] {
  Unmanaged.passRetained(String(describing: object) as NSString).takeUnretainedValue()
    ._cVarArgEncoding
}

extension UITraitCollection: CVarArg {
  /// The encoded description of the object.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension UIResponder: CVarArg {
  /// The encoded description of the object.
  public nonisolated var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  /// The encoded string of the number.
  public var _cVarArgEncoding: [Int] { encoding(of: stringValue) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg {
  /// The encoded description of the date.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSUUID: @retroactive CVarArg {
  /// The encoded description of the identifier.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSURL: @retroactive CVarArg {
  /// The encoded description of the URL.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSError: @retroactive CVarArg {
  /// The encoded description of the error.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  /// The encoded description of the identifier.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  /// The encoded description of the date.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg {
  /// The encoded description of the URL.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg {
  /// The encoded description of the data.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension IndexPath: @retroactive CVarArg {
  /// The encoded description of the path.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg {
  /// The encoded description of the array.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg {
  /// The encoded description of the set.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg {
  /// The encoded description of the dictionary.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}
