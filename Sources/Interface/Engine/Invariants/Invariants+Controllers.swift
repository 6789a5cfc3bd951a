/// Invariants of controllers, their views and their presentations.
extension Invariants {
  /// Checks that parents and children refer to each other.
  ///
  /// Called for each controller when the device is idle, if `GIMBAL_CHECK=1`.
  mutating func checkLinks(of controller: UIViewController) {
    for child in controller.childControllers {
      expect(
        child.parentController === controller, child,
        "is the child of a controller that it does not name")
      expect(
        child.machine === controller.machine, child, "belongs to another device than its parent")
    }
    expect(
      Set(controller.childControllers.map(ObjectIdentifier.init)).count
        == controller.childControllers.count,
      controller, "has a child twice")
    if let parent = controller.parentController {
      expect(
        parent.childControllers.contains { $0 === controller }, controller,
        "names a parent that does not have it as a child")
      expect(!parent.stands(on: controller), controller, "is presented over itself")
    }
    if let view = controller.loadedView {
      expect(
        view.node.pointee.controller === controller, controller,
        "has a view that names another controller, or none")
      expect(
        view.machine === controller.machine, controller, "belongs to another device than its view")
    }
  }

  /// Checks that presenters and presented controllers refer to each other, without a cycle.
  mutating func checkPresentation(of controller: UIViewController) {
    if let over = controller.presentation.over {
      expect(
        over.presenter === controller, controller, "presents what names another presenter, or none")
      expect(
        over.shown.presentation.own === over, over.shown,
        "is presented, and has no presentation")
    }
    if let own = controller.presentation.own {
      expect(
        own.presenter?.presentation.over === own, controller,
        "has a presentation that its presenter does not have")
      expect(
        own.presenter?.stands(on: controller) != true, controller,
        "is presented over a controller that is presented over it")
    }
  }
}
