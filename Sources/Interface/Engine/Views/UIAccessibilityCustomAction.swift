public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// An action on a view for assistive technologies, in addition to activation.
///
/// The app can read it back; Gimbal simulates no assistive technology.
///
/// Source: Apple, UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action, which an assistive technology speaks.
  @Settable open var name: String
  /// The image (from iOS 14 on).
  @Settable open var image: UIImage?
  /// The closure that performs the action and returns whether it succeeded (from iOS 13 on).
  @Settable open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object that performs the action, held weakly.
  open var target: AnyObject? {
    get { _target }
    set { _target = newValue }
  }
  private final weak var _target: AnyObject?
  /// The method of `target` that performs the action.
  @Settable open var selector: Selector?

  /// Creates an action with a closure.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a method of an object, which is held weakly.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    _target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}

/// The kinds of containers for assistive technologies.
///
/// Source: Apple, UIAccessibilityContainerType.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind; a data table; a list; a landmark of a page; a group of related elements.
  case none, dataTable, list, landmark, semanticGroup
}
