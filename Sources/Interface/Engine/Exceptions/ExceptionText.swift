import Foundation
import GimbalGeometry

/// The forms of names in UIKit's messages.
///
/// The messages of `AppException` use it.
@MainActor
package enum ExceptionText {
  /// Returns a point as `[x y]`.
  static func point(_ point: CGPoint) -> String { "[\(number(point.x)) \(number(point.y))]" }

  /// Returns a rectangle as `[x y; width height]`.
  static func rect(_ rect: CGRect) -> String {
    "[\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height))]"
  }

  /// Returns a view's layer as its class and address.
  static func layer(of view: UIView) -> String {
    "<CALayer: \(ObjectIdentity.text(view.ordinal, kind: .layer))>"
  }

  /// Returns a controller as its class and address.
  package static func object(_ controller: UIViewController) -> String {
    "<\(type(of: controller)): \(ObjectIdentity.text(controller.ordinal, kind: .controller))>"
  }

  /// Returns several controllers as Foundation describes an array.
  package static func list(_ controllers: [UIViewController]) -> String {
    "(\n" + controllers.map { "    \"\(object($0))\"" }.joined(separator: ",\n") + "\n)"
  }

  /// Returns a number with the significant digits that UIKit prints; NaN is `nan`.
  static func number(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : MeasureText.significant(number)
  }
}

/// A number that is the same in every run, instead of the address that UIKit prints.
enum ObjectIdentity {
  /// The classes of objects; each has its own range of numbers.
  enum Kind: Int {
    case view = 1
    case layer = 2
    case controller = 3
    case guide = 4
    case constraint = 5
    case anchor = 6
    case presentation = 7
  }

  /// Returns the number of an object as a hexadecimal address, from its `ordinal` and its kind.
  static func text(_ ordinal: Int, kind: Kind) -> String {
    "0x" + String(0x6000_0000_0000 + kind.rawValue << 32 + ordinal << 5, radix: 16)
  }
}
