public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalLists

/// A class of UIKit that an app instantiates by a metatype that is only known at run time: `T()`,
/// `type.init()`.
///
/// Objective-C classes can be created like this. Swift would require a `required` initializer,
/// which each subclass of an app would have to declare. An initializer of a protocol may be called
/// on any metatype. It is chosen only if the class's own initializer cannot be, and calls a
/// convenience initializer of the base class with that metatype, which calls the class's overrides.
/// A class that overrides no such initializer ends the process in Swift's runtime.
@preconcurrency @MainActor
public protocol MadeByType: AnyObject {}

extension UIView: MadeByType {}
extension UIViewController: MadeByType {}
extension UIGestureRecognizer: MadeByType {}

// The initializers have no body: their symbol names are those of the static methods next to them. A
// static method receives the class at run time, while an initializer's body would see the class in
// the source.

extension MadeByType where Self: UIView {
  /// Creates a view of a class that is only known as a metatype.
  @_silgen_name("gimbal_made_view") public init()

  /// Creates a view of a class that is only known as a metatype, with a frame in the coordinates of
  /// its superview, in points.
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
  /// Creates a cell of a class that is only known as a metatype.
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
  /// Creates a button of a type, of a class that is only known as a metatype.
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
  /// Creates a controller of a class that is only known as a metatype.
  @_silgen_name("gimbal_made_controller") public init()

  /// Creates a controller of a class that is only known as a metatype, with the nib file of a name.
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
  /// Creates a recognizer of a class that is only known as a metatype.
  @_silgen_name("gimbal_made_recognizer") public init(target: Any?, action: Selector?)

  @_silgen_name("gimbal_made_recognizer")
  static func madeRecognizer(target: __owned Any?, action: __owned Selector?) -> Self {
    let type: UIGestureRecognizer.Type = self
    return unsafeDowncast(type.allocated(sending: target, to: action), to: Self.self)
  }
}

/// A class of other objects that are created by a metatype that is only known at run time; see
/// ``MadeByType``.
public protocol ObjectMadeByType: AnyObject {}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: ObjectMadeByType {}

extension ObjectMadeByType where Self: NSObject {
  // The argument, which is never passed, distinguishes it from the `init()` of a class, which Swift
  // looks up where it synthesizes `init(from:)` of a codable class.
  /// Creates an object of a class that is only known as a metatype.
  @_silgen_name("gimbal_made_object") public init(madeByType: Void = ())

  @_silgen_name("gimbal_made_object") static func madeObject() -> Self {
    guard let object = ClassWithInit.make(self) as? Self else {
      preconditionFailure("\(self) is not an NSObject")
    }
    return object
  }
}
