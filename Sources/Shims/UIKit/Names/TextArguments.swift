public import Foundation
public import GimbalEngine
public import GimbalTraits

// Objects as arguments of `NSLog("%@", …)` and `String(format:)`: off Apple platforms only strings
// are.

/// Returns the encoded string of an object, which is never released: the formatter reads it after
/// this returns.
private func values(of object: Any) -> [Int] {
  Unmanaged.passRetained(String(describing: object) as NSString).takeUnretainedValue()
    ._cVarArgEncoding
}

extension UITraitCollection: CVarArg {
  /// The encoded description of the object.
  public var _cVarArgEncoding: [Int] { values(of: self) }
}

extension UIResponder: CVarArg {
  /// The encoded description of the object.
  public nonisolated var _cVarArgEncoding: [Int] { values(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  /// The encoded string of the number.
  public var _cVarArgEncoding: [Int] { values(of: stringValue) }
}
