public import GimbalEngine
public import GimbalFields
public import GimbalLists

// Methods of `NSObject` that sources call on a delegate: UIKit's delegates are Objective-C objects.
//
// Source: Apple, NSObjectProtocol.

extension UIScrollViewDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITextFieldDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITableViewDataSource {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UICollectionViewDataSource {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIGestureRecognizerDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UINavigationControllerDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITabBarControllerDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UISearchBarDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIPickerViewDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIApplicationDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UISplitViewControllerDelegate {
  /// Returns true if the delegate implements a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

/// Returns true if an object is of a class or a subclass of it.
private func isObject(_ object: AnyObject, of type: AnyClass) -> Bool {
  var own: AnyClass? = Swift.type(of: object)
  while let next = own {
    if next == type { return true }
    own = _getSuperclass(next)
  }
  return false
}
