import GimbalTraces

extension UIView {
  /// Sends `willRemoveSubview(_:)` for the subviews of a view about to be released, front to back.
  ///
  /// Subviews with other owners are removed; the rest are handled the same way.
  ///
  /// UIKit does so while the view is deallocated. Here it happens just before, when a view goes because it
  /// has left its superview: an object that is being released runs no overrides any more in Swift. A view
  /// that goes later sends nothing.
  ///
  /// - Complexity: O(views below).
  ///
  /// Rule: R-VIEW-7 (that subviews that go along are not told is a CHOICE).
  func letGoOfSubviews() {
    var going: [UIView] = [self]
    while let view = going.popLast() {
      var index = view.children.count
      while index > 0 {
        index -= 1
        // An override may have removed some itself.
        guard index < view.children.count else { continue }
        guard isKnownUniquelyReferenced(&view.children[index]) else {
          view.children[index].remove()
          continue
        }
        let child = view.children[index]
        view.send(.willRemoveSubview, machine.argument(nil, child)) {
          view.willRemoveSubview(child)
        }
        if !child.children.isEmpty { going.append(child) }
      }
    }
  }
}
