public import Foundation
public import GimbalEngine
public import GimbalTraits

// Objects as arguments of `NSLog("%@", …)` and `String(format:)`: off Apple platforms only texts are.

/// The words of an object's text, which is never released: what formats reads it after this returns.
private func values(of object: Any) -> [Int] {
  Unmanaged.passRetained(String(describing: object) as NSString).takeUnretainedValue()
    ._cVarArgEncoding
}

extension UITraitCollection: CVarArg {
  /// The words of the object's description.
  public var _cVarArgEncoding: [Int] { values(of: self) }
}

extension UIResponder: CVarArg {
  /// The words of the object's description.
  public nonisolated var _cVarArgEncoding: [Int] { values(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  /// The words of the number's text.
  public var _cVarArgEncoding: [Int] { values(of: stringValue) }
}
