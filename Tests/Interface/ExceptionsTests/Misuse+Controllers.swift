import Foundation
import Gimbal
import GimbalContainers
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

extension Misuse {
  static func controller(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .childInItself:
      Misuse(invalidArgument, "cannot be a child of itself or of a descendant") {
        $0.child.addChild($0.root)
      }
    case .childUnderItself:
      Misuse(invalidArgument, "cannot be a child of a controller that is presented over it") {
        $0.modal.addChild($0.root)
      }.after {
        $0.modal.modalPresentationStyle = .fullScreen
        $0.root.present($0.modal, animated: false)
      }
    case .controllersTooDeep:
      Misuse("GimbalLimitExceeded", "controllers are nested deeper than 2500 levels") { scene in
        var outermost = UIViewController()
        for _ in 1..<2_500 {
          let outer = UIViewController()
          outer.addChild(outermost)
          outermost = outer
        }
        scene.root.addChild(outermost)
      }
    case .childInAnotherView:
      Misuse("UIViewControllerHierarchyInconsistency", "but requested parent is:<Probe: 0x") {
        $0.root.addChild($0.modal)
      }.after { $0.other.view.addSubview($0.modal.view) }
    case .sharedView:
      Misuse(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time!"
      ) { $0.other.view = $0.child.view }
    case .missingNib:
      Misuse(internalInconsistency, "Could not load NIB in bundle: 'NSBundle (main)' with name 'A'")
      {
        _ in UIViewController(nibName: "A", bundle: nil).loadViewIfNeeded()
      }
    case .missingStoryboard:
      Misuse(invalidArgument, "Could not find a storyboard named 'A' in bundle") { _ in
        _ = UIStoryboard(name: "A", bundle: nil)
      }
    case .unreadableDocument:
      Misuse(invalidArgument, "/UnreadableAtAll.storyboard:1:1: the root element is a") { _ in
        let folder = FileManager.default.temporaryDirectory.appending(path: "gimbal-unreadable")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data("<a/>".utf8).write(to: folder.appending(path: "UnreadableAtAll.storyboard"))
        try? InterfaceFolders.open(folder)
        _ = UIStoryboard(name: "UnreadableAtAll", bundle: nil)
      }
    case .missingScene:
      Misuse(
        invalidArgument, "doesn't contain a view controller with identifier 'B'"
      ) { _ in
        _ = UIStoryboard(name: "A", source: EmptyStoryboard())
          .instantiateViewController(withIdentifier: "B")
      }
    case .missingSegue:
      Misuse(invalidArgument, "has no segue with identifier 'A'") {
        $0.root.performSegue(withIdentifier: "A", sender: nil)
      }
    case .undefinedKey:
      Misuse("NSUnknownKeyException", "this class is not key value coding-compliant for the key a.")
      { $0.root.report(.undefinedKey("a", of: $0.root)) }
    case .nonSiblingsExchanged:
      Misuse(invalidArgument, "must have a common parent view controller when calling") {
        $0.root.transition(
          from: $0.child, to: Probe("stranger"), duration: 0, options: [], animations: nil)
      }
    case .impossibleChildSize:
      Misuse(invalidArgument, "allowed are finite sizes that are not negative") { scene in
        let keeper = Keeper()
        keeper.embed(Probe("kept"))
        if let coordinator = scene.finishedCoordinator {
          keeper.viewWillTransition(to: CGSize(width: 9, height: 9), with: coordinator)
        }
      }
    case .circularChildren:
      Misuse("GimbalLimitExceeded", "childForStatusBar") { scene in
        guard let circle = scene.root.presentedViewController as? Circle else { return }
        circle.isClosed = true
        circle.setNeedsStatusBarAppearanceUpdate()
      }.after { scene in
        let circle = Circle()
        circle.modalPresentationStyle = .fullScreen
        scene.root.present(circle, animated: false)
      }
    case .pushedTwice:
      Misuse(invalidArgument, "is pushing the same view controller instance") {
        $0.stack.pushViewController($0.stack.viewControllers[0], animated: false)
      }
    case .pushedNavigation:
      Misuse(invalidArgument, "Pushing a navigation controller is not supported") {
        $0.stack.pushViewController(UINavigationController(), animated: true)
      }
    case .pushedSplit:
      Misuse(invalidArgument, "Split View Controllers cannot be pushed to a Navigation Controller")
      {
        $0.stack.pushViewController(UISplitViewController(), animated: true)
      }
    case .poppedToNonMember:
      Misuse(internalInconsistency, "Tried to pop to a view controller that doesn't exist.") {
        $0.stack.popToViewController(Probe("stranger"), animated: true)
      }
    case .repeatedOnStack:
      Misuse(internalInconsistency, "must be distinct ((\n    \"<Probe: 0x") {
        let controller = Probe("double")
        $0.stack.setViewControllers([controller, controller], animated: true)
      }
    case .repeatedTab:
      Misuse(invalidArgument, "All view controllers in a tab bar controller must be distinct") {
        let controller = Probe("double")
        $0.tabs.viewControllers = [controller, controller]
      }
    case .strangeTab:
      Misuse(invalidArgument, "list of view controllers can be selected.") {
        $0.tabs.selectedViewController = Probe("stranger")
      }
    case .pageCount:
      Misuse(invalidArgument, "provided (0) doesn't match the number required (1)") { _ in
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }
    case .singleSidedAroundSpine:
      Misuse(invalidArgument, "have two sides, as its spine is in the middle") { _ in
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        ).isDoubleSided = false
      }
    case .splitCount:
      Misuse(invalidArgument, "a split view controller has 2 view controllers, not 3") { _ in
        UISplitViewController().viewControllers = [Probe("a"), Probe("b"), Probe("c")]
      }
    case .noSuchColumn:
      Misuse(invalidArgument, "has no column 'supplementary' in the style 'doubleColumn'") { _ in
        UISplitViewController(style: .doubleColumn).setViewController(
          Probe("a"), for: .supplementary)
      }
    default: preconditionFailure("\(kind)")
    }
  }
}

/// A container that returns a negative size for children.
private final class Keeper: UIViewController {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: -1, height: CGFloat.nan) }
}

/// A controller that names itself as the child to query.
private final class Circle: UIViewController {
  var isClosed = false
  override var childForStatusBarHidden: UIViewController? { isClosed ? self : nil }
}

/// A storyboard without scenes.
final class EmptyStoryboard: StoryboardSource {
  func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? { nil }

  func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? { nil }
}
