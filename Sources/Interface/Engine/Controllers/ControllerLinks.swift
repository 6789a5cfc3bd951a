/// Checks that parents, children, presenters and presented controllers do not form a cycle.
///
/// A link that would close a cycle is rejected, so that every traversal of the links ends.
///
/// See: D-11.
extension UIViewController {
  /// Returns the reason why a controller cannot become a child of this one; nil if it can, or
  /// already is one.
  ///
  /// Containers call it before they change anything, so that a rejected call has no effect.
  ///
  /// - Complexity: O(ancestors of this controller, and descendants of the child).
  package func refusal(ofChild child: UIViewController) -> AppException? {
    if child.parentController === self { return nil }
    let level = levelAmongParents
    if stands(on: child) {
      return isInside(child) ? .childInItself(child) : .childUnderItself(child)
    }
    if level + child.height > UIViewController.nestingLimit { return .controllersTooDeep }
    if let other = child.controllerAround, other !== self {
      return .childInAnotherView(child, for: self, in: other)
    }
    return nil
  }

  /// Returns the reason why one of several controllers cannot become a child; nil if all can.
  package func refusal(ofChildren children: some Sequence<UIViewController>) -> AppException? {
    for child in children {
      if let exception = refusal(ofChild: child) { return exception }
    }
    return nil
  }

  /// Returns true if this controller is `other` or above it.
  ///
  /// A controller is above another if a chain of parents, presenters and containers leads to it. A
  /// container counts even if it is not the parent.
  ///
  /// - Complexity: O(controllers in these chains); O(1) if nothing can be above the other one.
  func isAbove(_ other: UIViewController) -> Bool {
    guard
      !other.childControllers.isEmpty || other.presentation.over != nil
        || other is UISplitViewController
    else { return self === other }
    // A controller with several of these links is followed along each of them, once.
    var branches: Set<ObjectIdentifier> = []
    var waiting: [UIViewController] = []
    var next: UIViewController? = self
    while let current = next {
      if current === other { return true }
      let (parent, keeper) = (current.parentController, current.keeper)
      let presenter = current.presentation.own?.presenter
      next = parent ?? presenter ?? keeper
      if (parent != nil && presenter ?? keeper != nil) || (presenter != nil && keeper != nil) {
        if branches.insert(ObjectIdentifier(current)).inserted {
          waiting += [presenter, keeper].compactMap { $0 !== next ? $0 : nil }
        } else {
          next = nil
        }
      }
      next = next ?? waiting.popLast()
    }
    return false
  }

  /// Returns true if this controller is `other` or a descendant of it.
  private func isInside(_ other: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === other { return true }
      ancestor = current.parentController
    }
    return false
  }
}

/// Callbacks are forwarded recursively, so the depth of nested controllers is limited.
extension UIViewController {
  /// The number of controllers from this one to its topmost ancestor, both included.
  private var levelAmongParents: Int {
    var level = 0
    var ancestor: UIViewController? = self
    while let current = ancestor {
      level += 1
      ancestor = current.parentController
    }
    return level
  }

  /// The number of levels of the controller and its descendants.
  ///
  /// - Complexity: O(descendants).
  private var height: Int {
    var height = 1
    var level = childControllers
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.childControllers)
    }
    return height
  }

  /// The controller whose view contains this controller's view, though neither is the other's
  /// parent.
  private var controllerAround: UIViewController? {
    guard parentController == nil, let view = loadedView, view.window != nil else { return nil }
    return view.superview?.nearestController
  }
}
