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

  /// Calls into navigation, tab and split controllers and their delegates: each constant with its text and what it is recorded with.
  static let containersForms: [EventForm] = [
    EventForm(.pushViewController, "pushViewController(_:animated:)", "object"),
    EventForm(.popViewController, "popViewController(animated:)"),
    EventForm(.popToRootViewController, "popToRootViewController(animated:)"),
    EventForm(.setViewControllers, "setViewControllers(_:animated:)"),
    EventForm(
      .navigationWillShow, "navigationController(_:willShow:animated:)", "willShow: object"),
    EventForm(.navigationDidShow, "navigationController(_:didShow:animated:)", "didShow: object"),
    EventForm(
      .navigationSupportedInterfaceOrientations,
      "navigationControllerSupportedInterfaceOrientations(_:)"),
    EventForm(
      .navigationPreferredInterfaceOrientation,
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"),
    EventForm(
      .navigationAnimationController, "navigationController(_:animationControllerFor:from:to:)"),
    EventForm(.tabShouldSelect, "tabBarController(_:shouldSelect:)", "shouldSelect: object"),
    EventForm(.tabDidSelect, "tabBarController(_:didSelect:)", "didSelect: object"),
    EventForm(
      .tabSupportedInterfaceOrientations, "tabBarControllerSupportedInterfaceOrientations(_:)"),
    EventForm(.primaryViewControllerForCollapsing, "primaryViewController(forCollapsing:)"),
    EventForm(.primaryViewControllerForExpanding, "primaryViewController(forExpanding:)"),
    EventForm(.collapseSecondaryOnto, "splitViewController(_:collapseSecondary:onto:)"),
    EventForm(.separateSecondaryFrom, "splitViewController(_:separateSecondaryFrom:)"),
    EventForm(
      .collapseSecondaryViewController, "collapseSecondaryViewController(_:for:)", "object"),
    EventForm(.separateSecondaryViewController, "separateSecondaryViewController(for:)"),
    EventForm(
      .topColumnForCollapsing, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"),
    EventForm(
      .displayModeForExpanding,
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"),
    EventForm(.splitViewControllerDidCollapse, "splitViewControllerDidCollapse(_:)"),
    EventForm(.splitViewControllerDidExpand, "splitViewControllerDidExpand(_:)"),
    EventForm(.splitWillChangeTo, "splitViewController(_:willChangeTo:)"),
    EventForm(.show, "show(_:sender:)", "object"),
    EventForm(.showDetailViewController, "showDetailViewController(_:sender:)", "object"),
    EventForm(
      .pageDidFinishAnimating,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"),
    EventForm(.pageWillTransitionTo, "pageViewController(_:willTransitionTo:)"),
    EventForm(.pageBefore, "pageViewController(_:viewControllerBefore:)", "object"),
    EventForm(.pageAfter, "pageViewController(_:viewControllerAfter:)", "object"),
    EventForm(
      .navigationInteractionController, "navigationController(_:interactionControllerFor:)"),
    EventForm(
      .tabAnimationController, "tabBarController(_:animationControllerForTransitionFrom:to:)"),
    EventForm(.tabInteractionController, "tabBarController(_:interactionControllerFor:)"),
    EventForm(.splitWillShow, "splitViewController(_:willShow:)", "text"),
    EventForm(.splitWillHide, "splitViewController(_:willHide:)", "text"),
    EventForm(.splitShow, "splitViewController(_:show:sender:)", "object"),
    EventForm(.splitShowDetail, "splitViewController(_:showDetail:sender:)", "object"),
    EventForm(
      .splitSupportedInterfaceOrientations, "splitViewControllerSupportedInterfaceOrientations(_:)"),
    EventForm(
      .splitPreferredInterfaceOrientation,
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"),
    EventForm(
      .tabPreferredInterfaceOrientation,
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"),
    EventForm(
      .pageSupportedInterfaceOrientations, "pageViewControllerSupportedInterfaceOrientations(_:)"),
    EventForm(
      .pagePreferredInterfaceOrientation,
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"),
    EventForm(.pageSpineLocation, "pageViewController(_:spineLocationFor:)", "for: orientation"),
  ]
}
