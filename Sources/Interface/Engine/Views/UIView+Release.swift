import GimbalTraces

/// The callbacks of subviews before their superview is released.
extension UIView {
  /// Sends `willRemoveSubview(_:)` for the subviews of a view that is about to be released, front
  /// to back.
  ///
  /// Subviews with other owners are removed; the subviews of all others are treated the same way.
  ///
  /// UIKit does this while the view is deallocated. Here it happens just before, for a view that
  /// has left its superview, because Swift runs no overrides of an object that is being released. A
  /// view that is released later sends nothing.
  ///
  /// - Complexity: O(descendants).
  ///
  /// Rule: R-VIEW-7 (that released subviews themselves receive no callback is a CHOICE).
  func letGoOfSubviews() {
    var going: [UIView] = [self]
    while let view = going.popLast() {
      var index = view.children.count
      while index > 0 {
        index -= 1
        // An override may itself have removed some.
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
