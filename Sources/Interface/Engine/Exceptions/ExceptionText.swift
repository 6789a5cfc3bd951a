import Foundation
import GimbalGeometry

/// The forms of names in UIKit's messages.
///
/// The messages of `AppException` use it.
@MainActor
package enum ExceptionText {
  static func point(_ point: CGPoint) -> String { "[\(number(point.x)) \(number(point.y))]" }

  static func rect(_ rect: CGRect) -> String {
    "[\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height))]"
  }

  static func layer(of view: UIView) -> String {
    "<CALayer: \(ObjectIdentity.text(view.ordinal, kind: .layer))>"
  }

  package static func object(_ controller: UIViewController) -> String {
    "<\(type(of: controller)): \(ObjectIdentity.text(controller.ordinal, kind: .controller))>"
  }

  /// Returns several controllers as Foundation describes an array.
  package static func list(_ controllers: [UIViewController]) -> String {
    "(\n" + controllers.map { "    \"\(object($0))\"" }.joined(separator: ",\n") + "\n)"
  }

  static func number(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : MeasureText.significant(number)
  }
}

/// A number that is the same in every run, instead of the address that UIKit prints.
enum ObjectIdentity {
  enum Kind: Int {
    case view = 1
    case layer = 2
    case controller = 3
    case guide = 4
    case constraint = 5
    case anchor = 6
    case presentation = 7
  }

  static func text(_ ordinal: Int, kind: Kind) -> String {
    "0x" + String(0x6000_0000_0000 + kind.rawValue << 32 + ordinal << 5, radix: 16)
  }
}
