public import GimbalEngine

extension UINavigationController {
  /// Creates a navigation controller with custom bar classes; nil stands for UIKit's.
  ///
  /// A class that is not a bar class counts as nil.
  ///
  /// Source: Apple, init(navigationBarClass:toolbarClass:).
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type {
      bars.navigation = Self.bar(of: type)
    }
    if let type = toolbarClass as? UIToolbar.Type { bars.tool = Self.bar(of: type) }
  }

  private static func bar<Bar: UIView>(of type: Bar.Type) -> Bar {
    let any: UIView.Type = type
    return unsafeDowncast(any.allocated(framed: .zero), to: Bar.self)
  }
}
