import Foundation
import GimbalGeometry
import GimbalTraces

/// What UIKit raises as an Objective-C exception when an app misuses it.
///
/// Here it is an event of that name with UIKit's reason; the offending call has no effect, and the app
/// goes on. Source: D-11.
enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case invalidConstraint = "NSInvalidLayoutConstraintException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case viewHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  case invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
  case invalidGeometry = "CALayerInvalidGeometry"
  case invalidLayer = "CALayerInvalid"
  /// Not UIKit's: a limit of Gimbal's, past which UIKit's stack would end sooner or later.
  case limit = "GimbalLimitExceeded"
}

extension Recorded {
  /// Records that the object was misused.
  func raise(_ name: ExceptionName, _ reason: String) {
    machine.exceptionCount += 1
    machine.onException?(name.rawValue, reason)
    note(
      .exception,
      machine.arguments(
        TraceArgument("name", .text(name.rawValue)), TraceArgument("reason", .text(reason))))
  }
}

/// The forms in which UIKit's reasons name things.
@MainActor
enum ExceptionText {
  static func point(_ point: CGPoint) -> String { "[\(number(point.x)) \(number(point.y))]" }

  static func rect(_ rect: CGRect) -> String {
    "[\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height))]"
  }

  static func layer(of view: UIView) -> String {
    "<CALayer: \(ObjectIdentity.text(view.ordinal, kind: .layer))>"
  }

  static func object(_ controller: UIViewController) -> String {
    "<\(type(of: controller)): \(ObjectIdentity.text(controller.ordinal, kind: .controller))>"
  }

  /// Source: L-ERR-7.
  static func illegalPriority(_ priority: Float) -> String {
    "It's illegal to set priority:\(number(CGFloat(priority))).  Priorities must be greater than 0 "
      + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
  }

  private static func number(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : MeasureText.significant(number)
  }
}

/// What stands where UIKit prints an address: a number that is the same in every run.
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
