public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalLists

/// A class of UIKit's of which an app makes objects by a type that is only known at run time: `T()`, `type.init()`.
///
/// Objective-C's classes can be made so; Swift asks for a `required` initializer, which each subclass of an app would
/// have to declare. An initializer of a protocol may be called of any type, and is chosen only where the
/// class's own cannot be: it calls a convenience initializer of the base with the class in question, which reaches
/// what the class overrides. A class that overrides no initializer of the kind ends the process in Swift's runtime.
@preconcurrency @MainActor
public protocol MadeByType: AnyObject {}

extension UIView: MadeByType {}
extension UIViewController: MadeByType {}
extension UIGestureRecognizer: MadeByType {}

// The initializers have no body: their names in the binary are those of the static methods beside them, which see
// the class at run time where an initializer's body sees the one that the source names.

extension MadeByType where Self: UIView {
  /// Makes a view of a class that is only known as a type.
  @_silgen_name("gimbal_made_view") public init()

  /// Makes a view of a class that is only known as a type, with a frame in the coordinates of its superview, in
  /// points.
  @_silgen_name("gimbal_made_framed_view") public init(frame: CGRect)

  @_silgen_name("gimbal_made_view") static func madeView() -> Self {
    let type: UIView.Type = self
    return unsafeDowncast(type.allocated(), to: Self.self)
  }

  @_silgen_name("gimbal_made_framed_view") static func madeView(frame: __owned CGRect) -> Self {
    let type: UIView.Type = self
    return unsafeDowncast(type.allocated(framed: frame), to: Self.self)
  }
}

extension MadeByType where Self: UITableViewCell {
  /// Makes a cell of a class that is only known as a type.
  @_silgen_name("gimbal_made_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("gimbal_made_cell")
  static func madeCell(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self {
    let type: UITableViewCell.Type = self
    return unsafeDowncast(
      type.allocated(styled: style, reused: reuseIdentifier), to: Self.self)
  }
}

extension MadeByType where Self: UIButton {
  /// Makes a button of a type, of a class that is only known as a type.
  @_silgen_name("gimbal_made_button") public init(type buttonType: UIButton.ButtonType)

  @_silgen_name("gimbal_made_button")
  static func madeButton(type buttonType: __owned UIButton.ButtonType) -> Self {
    let type: UIView.Type = self
    let button = unsafeDowncast(type.allocated(framed: .zero), to: Self.self)
    button.become(buttonType)
    return button
  }
}

extension MadeByType where Self: UIViewController {
  /// Makes a controller of a class that is only known as a type.
  @_silgen_name("gimbal_made_controller") public init()

  /// Makes a controller of a class that is only known as a type, with the nib file of a name.
  @_silgen_name("gimbal_made_nib_controller") public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("gimbal_made_controller") static func madeController() -> Self {
    let type: UIViewController.Type = self
    return unsafeDowncast(type.allocated(), to: Self.self)
  }

  @_silgen_name("gimbal_made_nib_controller")
  static func madeController(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    let type: UIViewController.Type = self
    return unsafeDowncast(type.allocated(nib: nibName, of: bundle), to: Self.self)
  }
}

extension MadeByType where Self: UINavigationController {
  /// Makes a navigation controller of a class that is only known as a type, which shows a controller.
  @_silgen_name("gimbal_made_navigation") public init(rootViewController: UIViewController)

  @_silgen_name("gimbal_made_navigation")
  static func madeNavigation(rootViewController: __owned UIViewController) -> Self {
    let type: UINavigationController.Type = self
    return unsafeDowncast(type.allocated(showing: rootViewController), to: Self.self)
  }
}

extension MadeByType where Self: UIGestureRecognizer {
  /// Makes a recognizer of a class that is only known as a type.
  @_silgen_name("gimbal_made_recognizer") public init(target: Any?, action: Selector?)

  @_silgen_name("gimbal_made_recognizer")
  static func madeRecognizer(target: __owned Any?, action: __owned Selector?) -> Self {
    let type: UIGestureRecognizer.Type = self
    return unsafeDowncast(type.allocated(sending: target, to: action), to: Self.self)
  }
}

/// A class of any object of which one is made by a type that is only known at run time; see ``MadeByType``.
public protocol ObjectMadeByType: AnyObject {}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: ObjectMadeByType {}

extension ObjectMadeByType where Self: NSObject {
  // The argument, which is never given, keeps it apart from `init()` of a class, which Swift looks for where it writes
  // `init(from:)` of a class with codes.
  /// Makes an object of a class that is only known as a type.
  @_silgen_name("gimbal_made_object") public init(madeByType: Void = ())

  @_silgen_name("gimbal_made_object") static func madeObject() -> Self {
    guard let object = ClassWithInit.make(self) as? Self else {
      preconditionFailure("\(self) is no NSObject")
    }
    return object
  }
}
