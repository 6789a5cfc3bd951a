public import GimbalEngine
public import GimbalFields
public import GimbalLists

// Methods of `NSObject` that sources call on a delegate: UIKit's delegates are Objective-C objects.
//
// Source: Apple, NSObjectProtocol.

extension UIScrollViewDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITextFieldDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITableViewDataSource {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UICollectionViewDataSource {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIGestureRecognizerDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UINavigationControllerDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UITabBarControllerDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UISearchBarDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIPickerViewDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIApplicationDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UIAdaptivePresentationControllerDelegate {
  /// True if the delegate has a method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the delegate is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension UISplitViewControllerDelegate {
  /// True if the delegate has a method.
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
