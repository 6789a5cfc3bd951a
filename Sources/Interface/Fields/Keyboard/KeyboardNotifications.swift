public import Foundation
public import GimbalEngine
import GimbalTraces

/// The notifications of the keyboard, which are posted without an object.
///
/// Source: Apple, UIResponder, Keyboard notifications.
extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before the change, an `NSValue` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, an `NSValue` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the change, an `NSNumber` in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve of the change, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of an `NSNumber` that is true if the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The contents of the notifications of one change of the keyboard.
@MainActor
struct KeyboardInfo {
  /// The frame before the change, on the screen, in points.
  var begin: CGRect
  /// The frame after the change, on the screen, in points.
  var end: CGRect
  /// The duration of the animation, in virtual seconds.
  var duration: Double

  /// The user info of the notification.
  ///
  /// Rule: R-KEY-4.
  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.keyboard.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// A notification, and the event that its posting records.
  typealias Name = (event: EventName, name: Notification.Name)

  private static let change: (will: Name, did: Name) = (
    (.keyboardWillChangeFrameNotification, UIResponder.keyboardWillChangeFrameNotification),
    (.keyboardDidChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification)
  )

  /// Returns the names of the notifications for showing (`comes`) or hiding the keyboard.
  ///
  /// See: R-KEY-1.
  static func names(_ comes: Bool) -> (will: [Name], did: [Name]) {
    switch comes {
    case true:
      (
        [change.will, (.keyboardWillShowNotification, UIResponder.keyboardWillShowNotification)],
        [change.did, (.keyboardDidShowNotification, UIResponder.keyboardDidShowNotification)]
      )
    case false:
      (
        [change.will, (.keyboardWillHideNotification, UIResponder.keyboardWillHideNotification)],
        [change.did, (.keyboardDidHideNotification, UIResponder.keyboardDidHideNotification)]
      )
    }
  }
}

/// Geometry in an `NSValue`, as in the notifications of the keyboard.
///
/// Source: Apple, NSValue.
extension NSValue {
  /// Creates a value from a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Creates a value from a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Creates a value from a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }
}
