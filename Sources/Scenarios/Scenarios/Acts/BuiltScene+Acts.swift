import Foundation
import GimbalContainers
import GimbalDocuments
import GimbalEngine
import GimbalTraits

/// Steps on controllers: presentation, navigation, exchange of children.
extension BuiltScene {
  /// Performs an act of a step on a container, as app code would call it.
  ///
  /// Throws an error for a controller that the scene does not have.
  func perform(_ act: ControllerAct) throws(SceneError) {
    switch act {
    case .push(let reference, in: let target, let animated):
      let navigation = try container(target, UINavigationController.self)
      navigation.pushViewController(try controller(reference), animated: animated)
    case .pop(in: let target, to: let last, let animated):
      let navigation = try container(target, UINavigationController.self)
      if let last {
        navigation.popToViewController(try existingController(last), animated: animated)
      } else {
        navigation.popViewController(animated: animated)
      }
    case .popToRoot(in: let target, let animated):
      try container(target, UINavigationController.self).popToRootViewController(
        animated: animated)
    case .setStack(let references, in: let target, let animated):
      var stack: [UIViewController] = []
      for reference in references { stack.append(try controller(reference)) }
      try container(target, UINavigationController.self).setViewControllers(
        stack, animated: animated)
    case .select(let tab, in: let target, let byTap):
      try select(
        try existingController(tab), in: try container(target, UITabBarController.self), byTap, tab)
    case .swipeBack(in: let target, let phase):
      let navigation = try container(target, UINavigationController.self)
      let hasBegun = navigation.beginSwipeBack()
      let hasEnded = phase != .begin && navigation.endSwipeBack(cancelled: phase == .cancel)
      guard hasBegun || hasEnded else {
        throw SceneError(position: target.position, message: "there is nothing to go back to")
      }
    case .present(let reference, from: let target, let animated, sourceView: let source):
      let presenter = try existingController(target)
      let presented = try controller(reference)
      if let source {
        presented.popoverPresentationController?.sourceView = try existingView(source)
      }
      presenter.present(presented, animated: animated) {}
    case .dismiss(from: let target, let animated):
      try existingController(target).dismiss(animated: animated) {}
    case .swipeDown(let target, let phase):
      let controller = try existingController(target)
      let isReachable = controller.canBeSwipedDown
      _ = controller.beginSwipeDown()
      let hasEnded = phase != .begin && controller.endSwipeDown(cancelled: phase == .cancel)
      guard isReachable || hasEnded else {
        throw SceneError(
          position: target.position,
          message: "it is in no sheet or popover that can be swiped down")
      }
    case .updateOrientations(let target):
      updateOrientations(of: try existingController(target))
    case .exchange(in: let parent, let from, let to, let duration):
      try exchange(
        try existingController(from), for: try controller(to),
        in: try existingController(parent), duration)
    case .overrideTraits(in: let parent, let child, let traits):
      try existingController(parent).setOverrideTraitCollection(
        traits?.collection, forChild: try existingController(child))
    case .turnPage(in: let target, to: let page, let forward, let animated):
      let pages = try container(target, UIPageViewController.self)
      pages.setViewControllers(
        [try existingController(page)], direction: forward ? .forward : .reverse, animated: animated
      )
    case .swipePage(in: let target, let forward, let phase):
      let pages = try container(target, UIPageViewController.self)
      let hasBegun = pages.beginPageSwipe(forward ? .forward : .reverse)
      let hasEnded = phase != .begin && pages.endPageSwipe(cancelled: phase == .cancel)
      guard hasBegun || hasEnded else {
        throw SceneError(
          position: target.position, message: "there is no page in that direction")
      }
    case .performSegue(let identifier, from: let target):
      try existingController(target).performSegue(withIdentifier: identifier, sender: nil)
    }
  }

  private func select(
    _ tab: UIViewController, in tabs: UITabBarController, _ byTap: Bool, _ target: Target
  ) throws(SceneError) {
    guard let index = tabs.viewControllers?.firstIndex(where: { $0 === tab }) else {
      throw SceneError(
        position: target.position, message: "\(QuotedText.of(target.name)) is not one of its tabs")
    }
    if byTap { _ = tabs.tapTab(at: index) } else { tabs.selectedIndex = index }
  }

  /// Makes UIKit query the supported orientations again.
  ///
  /// See: R-ORI-6 (the system's call for it).
  private func updateOrientations(of controller: UIViewController) {
    if !controller.machine.features.attemptsRotation {
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  /// Returns a controller of the class that a step requires.
  private func container<Container: UIViewController>(
    _ target: Target, _ type: Container.Type
  ) throws(SceneError) -> Container {
    let controller = try existingController(target)
    if let container = controller as? Container { return container }
    throw SceneError(
      position: target.position, message: "'\(target.name)' is not a \(Container.self)")
  }

  private func controller(
    _ reference: ControllerReference
  ) throws(SceneError) -> UIViewController {
    switch reference {
    case .new(let scene): return make(scene)
    case .existing(let target): return try existingController(target)
    }
  }

  /// Replaces one child by another.
  ///
  /// See: R-CON-6 (with the calls around the transition).
  private func exchange(
    _ old: UIViewController, for new: UIViewController, in parent: UIViewController,
    _ duration: Double
  ) throws(SceneError) {
    retain(old)
    retain(new)
    if new.parent !== parent { parent.addChild(new) }
    old.willMove(toParent: nil)
    new.view.frame = old.view.frame
    parent.transition(from: old, to: new, duration: duration, animations: nil) { _ in
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
  }
}
