import GimbalGeometry

/// The invariants of a device's memory, which are true whenever no app code runs, and their
/// violations.
///
/// Every invariant has one sentence, which describes how an object violates it. Traversals start at
/// the windows; a test can add further roots, such as views outside of any window.
@MainActor
package struct Invariants {
  /// A violated invariant, and the object that violates it.
  package struct Breach {
    /// The object that violates the invariant.
    package let subject: AnyObject
    /// The sentence about the violation, without the object's name.
    package let message: String
  }

  let machine: Machine
  /// The violations found so far, in the order of the checks.
  package private(set) var breaches: [Breach] = []
  private var seenTrees: Set<ViewNode> = []
  private var seenControllers: Set<ObjectIdentifier> = []
  private var waiting: [UIViewController] = []

  /// Checks all invariants.
  ///
  /// - Complexity: O(views + constraints), and O(controllers × depth).
  package init(of machine: Machine, with others: [AnyObject] = []) {
    self.machine = machine
    checkDevice()
    for window in machine.showing.windows { checkTree(of: window) }
    for case let view as UIView in others { checkTree(of: view) }
    waiting += others.compactMap { $0 as? UIViewController }
    while let controller = waiting.popLast() { visit(controller) }
  }

  /// Records a violation if `isKept` is false; the checks of the extensions call it.
  mutating func expect(
    _ isKept: Bool, _ subject: AnyObject, _ message: @autoclosure () -> String
  ) {
    if !isKept { breaches.append(Breach(subject: subject, message: message())) }
  }

  /// Adds a controller to those that are checked.
  mutating func extent(_ controller: UIViewController?) {
    if let controller { waiting.append(controller) }
  }

  // MARK: Traversal

  /// Checks the whole tree of a view, once.
  private mutating func checkTree(of view: UIView) {
    let top = view.node.top
    guard seenTrees.insert(top).inserted else { return }
    let owner = top.pointee.owner
    checkEngine(of: owner)
    checkBelow(owner)
    if let window = owner as? UIWindow { extent(window.rootViewController) }
  }

  private mutating func checkBelow(_ view: UIView) {
    checkLinks(of: view)
    checkWorkFlags(of: view)
    checkFlags(of: view)
    checkVariables(of: view)
    checkConstraints(of: view)
    extent(view.node.pointee.controller)
    for child in view.children { checkBelow(child) }
  }

  private mutating func visit(_ controller: UIViewController) {
    guard seenControllers.insert(ObjectIdentifier(controller)).inserted else { return }
    checkLinks(of: controller)
    checkPresentation(of: controller)
    for message in controller.containerLife?.brokenInvariants(of: controller) ?? [] {
      expect(false, controller, message)
    }
    for child in controller.childControllers { extent(child) }
    extent(controller.presentation.over?.shown)
    if let view = controller.loadedView { checkTree(of: view) }
  }
}
