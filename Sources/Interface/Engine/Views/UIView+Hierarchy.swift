import Foundation
import GimbalGeometry
import GimbalTraces

/// Adding, moving and removing of subviews, with events in UIKit's order.
extension UIView {
  // MARK: Adding

  /// Raises UIKit's exception if `view`, which is to be a subview of this view, is this view or
  /// contains it.
  ///
  /// Returns true if it raised the exception.
  ///
  /// - Complexity: O(depth).
  package final func refuses(content view: UIView?) -> Bool {
    guard let view, view.encloses(self) else { return false }
    report(view === self ? .selfAsSubview : .viewInItself(view))
    return true
  }

  /// Adds a subview, with the callbacks of adding or moving it.
  ///
  /// Rule: R-CON-7, R-VIEW-1, R-VIEW-3, R-VIEW-6.
  /// See: R-VIEW-9.
  func insert(_ view: UIView, at index: Int) {
    guard !view.encloses(self) else {
      return report(view === self ? .selfAsSubview : .viewInItself(view))
    }
    if view.node.pointee.parent == node { return reorder(view, to: index) }
    if node.pointee.window != nil, let exception = inconsistency(of: view) {
      return report(exception)
    }
    guard node.level + view.node.height < ViewNode.nestingLimit else {
      return report(.viewsTooDeep)
    }
    // A view on another device leaves that device first.
    if view.machine !== machine { view.remove() }
    view.adopt(machine)
    machine.traversing {
      let oldWindow = view.node.pointee.window
      let newWindow = node.pointee.window
      // App code may release the window during this callback.
      let target = newWindow?.pointee.owner as? UIWindow
      let entering = newWindow != nil && newWindow != oldWindow ? view.appearanceRoot : nil
      if let old = view.superview {
        old.send(.willRemoveSubview, machine.argument(nil, view)) { old.willRemoveSubview(view) }
      }
      entering?.changeAppearanceWithWindow(true)
      let superviewFirst = machine.switches.willMoveToSuperviewComesFirst
      if !superviewFirst, oldWindow != newWindow {
        view.willMoveSubtree(to: target, skipping: entering)
      }
      view.send(.willMoveToSuperview, machine.argument("toSuperview", self)) {
        view.willMove(toSuperview: self)
      }
      if superviewFirst, oldWindow != newWindow {
        view.willMoveSubtree(to: target, skipping: entering)
      }
      // App code may have moved either view in the callback.
      guard !view.encloses(self) else { return }
      let tint = view.tintBeforeMoving
      view.unlink()
      view.adopt(machine)
      // Overrides of margins and insets, which are called when a view leaves a window, may have
      // moved them too.
      guard view.node.pointee.parent == nil, !view.encloses(self) else { return }
      link(view, at: min(max(index, 0), children.count))
      if oldWindow != newWindow {
        view.didMoveSubtree()
        if newWindow != nil { view.takeAwaitedFirst() }
      }
      view.sendTintOnEntering(after: tint)
      view.send(.didMoveToSuperview) { view.didMoveToSuperview() }
      send(.didAddSubview, machine.argument(nil, view)) { didAddSubview(view) }
    }
  }

  /// Returns the exception for a child controller's view that is added to the view of a controller
  /// other than its parent.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: D-11.
  /// Source: Apple, `UIViewControllerHierarchyInconsistencyException`.
  private func inconsistency(of view: UIView) -> AppException? {
    guard let child = view.node.pointee.controller, let parent = child.parent,
      let nearest = nearestController, nearest !== parent
    else { return nil }
    return .viewOfForeignChild(child, of: parent, in: nearest)
  }

  /// Returns true if this is `view` or an ancestor of it.
  ///
  /// - Complexity: O(1) without subviews, otherwise O(depth).
  private func encloses(_ view: UIView) -> Bool {
    self === view || !children.isEmpty && node.isSelfOrAncestor(of: view.node)
  }

  /// Inserts a view below a sibling (`offset` 0) or above it (1); without that sibling, in front of
  /// all.
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard sibling !== view, let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    // A view that is inserted further up leaves a gap, which shifts the sibling by one.
    let leavesGap = children[..<index].contains { $0 === view }
    insert(view, at: index + offset - (leavesGap ? 1 : 0))
  }

  // MARK: Removing

  /// Removes the view from its superview, with the callbacks.
  ///
  /// Rule: R-VIEW-4.
  func remove() {
    guard let parent = superview else { return }
    machine.traversing {
      let inWindow = node.pointee.window != nil
      let leaving = inWindow ? appearanceRoot : nil
      parent.send(.willRemoveSubview, machine.argument(nil, self)) {
        parent.willRemoveSubview(self)
      }
      leaving?.changeAppearanceWithWindow(false)
      send(.willMoveToSuperview, machine.argument("toSuperview", nil as UIView?)) {
        willMove(toSuperview: nil)
      }
      if inWindow {
        if machine.firstResponder != nil { resignOnLeaving() }
        willMoveSubtree(to: nil, skipping: leaving)
      }
      guard node.pointee.parent == parent.node, unlink() else { return }
      if inWindow {
        didMoveSubtree()
        if node.pointee.flags.contains(.hasController), machine.firstResponder == nil {
          machine.keyboardMayChange()
        }
      }
      send(.didMoveToSuperview) { didMoveToSuperview() }
    }
  }

  // MARK: Entering and leaving a window

  /// Sends `willMove(toWindow:)` to the subtree: parents first if the switch
  /// `willMoveToWindowPreOrder` is on.
  ///
  /// A controller's view may enter or leave a window without containment calls. Its controller then
  /// begins to appear or disappear here.
  ///
  /// Rule: R-VIEW-2.
  /// See: R-VIEW-5, R-VIEW-9.
  private func willMoveSubtree(to window: UIWindow?, skipping handled: UIViewController?) {
    let controller = appearanceRoot
    if controller !== handled { controller?.changeAppearanceWithWindow(window != nil) }
    let parentFirst = machine.switches.willMoveToWindowPreOrder
    if parentFirst { notifyOfWindow(window) }
    for child in children { child.willMoveSubtree(to: window, skipping: handled) }
    if !parentFirst { notifyOfWindow(window) }
  }

  private func notifyOfWindow(_ window: UIWindow?) {
    send(.willMoveToWindow, machine.argument("toWindow", window)) { willMove(toWindow: window) }
  }

  /// Sends `didMoveToWindow()` to the subtree, children first.
  ///
  /// Rule: R-VIEW-5.
  private func didMoveSubtree() {
    if machine.switches.didMoveToWindowPostOrder {
      for child in children { child.didMoveSubtree() }
      takeAppearances()
      send(.didMoveToWindow) { didMoveToWindow() }
      if machine.fold != nil { machine.regionProvider.viewDidChangeWindow(self) }
    } else {
      takeAppearances()
      send(.didMoveToWindow) { didMoveToWindow() }
      if machine.fold != nil { machine.regionProvider.viewDidChangeWindow(self) }
      for child in children { child.didMoveSubtree() }
    }
  }

  /// Applies the appearance values for the view's class after the view has entered a window.
  ///
  /// See: R-LOOK-1.
  final func takeAppearances() {
    guard let work = machine.state(AppearanceState.self).work, node.pointee.window != nil else {
      return
    }
    work.apply(to: self)
  }

  /// The controller that appears or disappears because this view enters or leaves a window.
  ///
  /// Controllers whose parent forwards appearance callbacks are excluded.
  ///
  /// See: R-CON-4, R-CON-5, R-VIEW-9.
  private var appearanceRoot: UIViewController? {
    guard let controller = node.pointee.controller else { return nil }
    guard let parent = controller.parent else { return controller }
    return parent.isVisible && parent.shouldAutomaticallyForwardAppearanceMethods ? controller : nil
  }

  /// Makes the view and its descendants belong to a machine.
  ///
  /// - Complexity: O(1) if the view already belongs to it.
  func adopt(_ machine: Machine) {
    guard self.machine !== machine else { return }
    self.machine = machine
    ordinal = machine.ordinal(of: type(of: self))
    node.pointee.receiver = .none
    node.pointee.traits = TraitPrediction(machine).initialTraits
    traitState?.forgetTraits()
    resetProperties()
    node.pointee.controller?.adopt(machine)
    followGuides()
    (self as? any TextShowing)?.deviceDidChange()
    for child in children { child.adopt(machine) }
  }

  // MARK: Searching

  /// Returns the view itself or its first descendant with a tag, in depth-first order; nil if none
  /// has it.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.firstView(tagged: tag) { return found }
    }
    return nil
  }
}
