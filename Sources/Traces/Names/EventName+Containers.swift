extension EventName {
  /// `pushViewController(_:animated:)`.
  @inlinable public static var pushViewController: EventName { EventName(rawValue: 0x0900) }
  /// `popViewController(animated:)`.
  @inlinable public static var popViewController: EventName { EventName(rawValue: 0x0901) }
  /// `popToRootViewController(animated:)`.
  @inlinable public static var popToRootViewController: EventName { EventName(rawValue: 0x0902) }
  /// `setViewControllers(_:animated:)`.
  @inlinable public static var setViewControllers: EventName { EventName(rawValue: 0x0903) }
  /// `navigationController(_:willShow:animated:)`.
  @inlinable public static var navigationWillShow: EventName { EventName(rawValue: 0x0904) }
  /// `navigationController(_:didShow:animated:)`.
  @inlinable public static var navigationDidShow: EventName { EventName(rawValue: 0x0905) }
  /// `navigationControllerSupportedInterfaceOrientations(_:)`.
  @inlinable public static var navigationSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x0906)
  }
  /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @inlinable public static var navigationPreferredInterfaceOrientation: EventName {
    EventName(rawValue: 0x0907)
  }
  /// `navigationController(_:animationControllerFor:from:to:)`.
  @inlinable public static var navigationAnimationController: EventName {
    EventName(rawValue: 0x0908)
  }
  /// `tabBarController(_:shouldSelect:)`.
  @inlinable public static var tabShouldSelect: EventName { EventName(rawValue: 0x0909) }
  /// `tabBarController(_:didSelect:)`.
  @inlinable public static var tabDidSelect: EventName { EventName(rawValue: 0x090a) }
  /// `tabBarControllerSupportedInterfaceOrientations(_:)`.
  @inlinable public static var tabSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x090b)
  }
  /// `selectedIndex`.
  @inlinable public static var selectedIndex: EventName { EventName(rawValue: 0x090c) }
  /// `selectedViewController`.
  @inlinable public static var selectedViewController: EventName { EventName(rawValue: 0x090d) }
  /// `primaryViewController(forCollapsing:)`.
  @inlinable public static var primaryViewControllerForCollapsing: EventName {
    EventName(rawValue: 0x090e)
  }
  /// `primaryViewController(forExpanding:)`.
  @inlinable public static var primaryViewControllerForExpanding: EventName {
    EventName(rawValue: 0x090f)
  }
  /// `splitViewController(_:collapseSecondary:onto:)`.
  @inlinable public static var collapseSecondaryOnto: EventName { EventName(rawValue: 0x0910) }
  /// `splitViewController(_:separateSecondaryFrom:)`.
  @inlinable public static var separateSecondaryFrom: EventName { EventName(rawValue: 0x0911) }
  /// `collapseSecondaryViewController(_:for:)`.
  @inlinable public static var collapseSecondaryViewController: EventName {
    EventName(rawValue: 0x0912)
  }
  /// `separateSecondaryViewController(for:)`.
  @inlinable public static var separateSecondaryViewController: EventName {
    EventName(rawValue: 0x0913)
  }
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  @inlinable public static var topColumnForCollapsing: EventName { EventName(rawValue: 0x0914) }
  /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  @inlinable public static var displayModeForExpanding: EventName { EventName(rawValue: 0x0915) }
  /// `splitViewControllerDidCollapse(_:)`.
  @inlinable public static var splitViewControllerDidCollapse: EventName {
    EventName(rawValue: 0x0916)
  }
  /// `splitViewControllerDidExpand(_:)`.
  @inlinable public static var splitViewControllerDidExpand: EventName {
    EventName(rawValue: 0x0917)
  }
  /// `splitViewController(_:willChangeTo:)`.
  @inlinable public static var splitWillChangeTo: EventName { EventName(rawValue: 0x0918) }
  /// `show(_:sender:)`.
  @inlinable public static var show: EventName { EventName(rawValue: 0x0919) }
  /// `showDetailViewController(_:sender:)`.
  @inlinable public static var showDetailViewController: EventName { EventName(rawValue: 0x091a) }
  /// `targetViewController(forAction:sender:)`.
  @inlinable public static var targetViewController: EventName { EventName(rawValue: 0x091b) }
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  @inlinable public static var pageDidFinishAnimating: EventName { EventName(rawValue: 0x091c) }
  /// `pageViewController(_:willTransitionTo:)`.
  @inlinable public static var pageWillTransitionTo: EventName { EventName(rawValue: 0x091d) }
  /// `pageViewController(_:viewControllerBefore:)`.
  @inlinable public static var pageBefore: EventName { EventName(rawValue: 0x091e) }
  /// `pageViewController(_:viewControllerAfter:)`.
  @inlinable public static var pageAfter: EventName { EventName(rawValue: 0x091f) }

  /// `navigationController(_:interactionControllerFor:)`.
  @inlinable public static var navigationInteractionController: EventName {
    EventName(rawValue: 0x0920)
  }
  /// `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  @inlinable public static var tabAnimationController: EventName { EventName(rawValue: 0x0921) }
  /// `tabBarController(_:interactionControllerFor:)`.
  @inlinable public static var tabInteractionController: EventName { EventName(rawValue: 0x0922) }
  /// `splitViewController(_:willShow:)`.
  @inlinable public static var splitWillShow: EventName { EventName(rawValue: 0x0923) }
  /// `splitViewController(_:willHide:)`.
  @inlinable public static var splitWillHide: EventName { EventName(rawValue: 0x0924) }
  /// `splitViewController(_:show:sender:)`.
  @inlinable public static var splitShow: EventName { EventName(rawValue: 0x0925) }
  /// `splitViewController(_:showDetail:sender:)`.
  @inlinable public static var splitShowDetail: EventName { EventName(rawValue: 0x0926) }
  /// `splitViewControllerSupportedInterfaceOrientations(_:)`.
  @inlinable public static var splitSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x0927)
  }
  /// `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @inlinable public static var splitPreferredInterfaceOrientation: EventName {
    EventName(rawValue: 0x0928)
  }
  /// `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @inlinable public static var tabPreferredInterfaceOrientation: EventName {
    EventName(rawValue: 0x0929)
  }
  /// `pageViewControllerSupportedInterfaceOrientations(_:)`.
  @inlinable public static var pageSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x092a)
  }
  /// `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @inlinable public static var pagePreferredInterfaceOrientation: EventName {
    EventName(rawValue: 0x092b)
  }
  /// `pageViewController(_:spineLocationFor:)`.
  @inlinable public static var pageSpineLocation: EventName { EventName(rawValue: 0x092c) }

  /// The texts of calls into navigation, tab and split controllers and their delegates, in the order of their raw values from 0x0900 on.
  static let containersTexts: [String] = [
    "pushViewController(_:animated:)",
    "popViewController(animated:)",
    "popToRootViewController(animated:)",
    "setViewControllers(_:animated:)",
    "navigationController(_:willShow:animated:)",
    "navigationController(_:didShow:animated:)",
    "navigationControllerSupportedInterfaceOrientations(_:)",
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    "navigationController(_:animationControllerFor:from:to:)",
    "tabBarController(_:shouldSelect:)",
    "tabBarController(_:didSelect:)",
    "tabBarControllerSupportedInterfaceOrientations(_:)",
    "selectedIndex",
    "selectedViewController",
    "primaryViewController(forCollapsing:)",
    "primaryViewController(forExpanding:)",
    "splitViewController(_:collapseSecondary:onto:)",
    "splitViewController(_:separateSecondaryFrom:)",
    "collapseSecondaryViewController(_:for:)",
    "separateSecondaryViewController(for:)",
    "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
    "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
    "splitViewControllerDidCollapse(_:)",
    "splitViewControllerDidExpand(_:)",
    "splitViewController(_:willChangeTo:)",
    "show(_:sender:)",
    "showDetailViewController(_:sender:)",
    "targetViewController(forAction:sender:)",
    "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    "pageViewController(_:willTransitionTo:)",
    "pageViewController(_:viewControllerBefore:)",
    "pageViewController(_:viewControllerAfter:)",
    "navigationController(_:interactionControllerFor:)",
    "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerFor:)",
    "splitViewController(_:willShow:)",
    "splitViewController(_:willHide:)",
    "splitViewController(_:show:sender:)",
    "splitViewController(_:showDetail:sender:)",
    "splitViewControllerSupportedInterfaceOrientations(_:)",
    "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
    "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
    "pageViewControllerSupportedInterfaceOrientations(_:)",
    "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
    "pageViewController(_:spineLocationFor:)",
  ]
}
