public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// Something that can be done with a view beside what touching it does.
///
/// It is kept for the app; no assistive technology runs.
///
/// Source: Apple, UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action, which people hear.
  @Settable open var name: String
  /// The picture (from iOS 14 on).
  @Settable open var image: UIImage?
  /// The closure that does it, and says whether it has (from iOS 13 on).
  @Settable open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object that does it, not held.
  open var target: AnyObject? {
    get { _target }
    set { _target = newValue }
  }
  private final weak var _target: AnyObject?
  /// The object's method.
  @Settable open var selector: Selector?

  /// Creates an act by a closure.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an act by an object's method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    _target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}

/// The kinds of views that hold others for assistive technologies.
///
/// Source: Apple, UIAccessibilityContainerType.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular; a table; a list; a landmark of a page; a group that belongs together.
  case none, dataTable, list, landmark, semanticGroup
}
