import Foundation

/// Maps event and receiver names of the record of sequences to those of a trace.
enum RecordNames {
  /// The trace's name by the record's; `&` stands between two events.
  static let events = [
    "init": "init",
    "deinit": "deinit",
    "didFinishLaunching": "application(_:didFinishLaunchingWithOptions:)",
    "willFinishLaunching": "application(_:willFinishLaunchingWithOptions:)",
    "configurationForConnecting": "application(_:configurationForConnecting:options:)",
    "applicationDidBecomeActive": "applicationDidBecomeActive(_:)",
    "willConnectTo": "scene(_:willConnectTo:options:)",
    "sceneWillEnterForeground": "sceneWillEnterForeground(_:)",
    "sceneDidBecomeActive": "sceneDidBecomeActive(_:)",
    "init(windowScene:)": "init",
    "setRootViewController": "rootViewController",
    "makeKeyAndVisible": "makeKeyAndVisible()",
    "loadView": "loadView()",
    "viewDidLoad": "viewDidLoad()",
    "viewWillAppear": "viewWillAppear(_:)",
    "viewDidAppear": "viewDidAppear(_:)",
    "viewIsAppearing": "viewIsAppearing(_:)",
    "viewWillDisappear": "viewWillDisappear(_:)",
    "viewDidDisappear": "viewDidDisappear(_:)",
    "willMoveToSuperview": "willMove(toSuperview:)",
    "willMoveToWindow": "willMove(toWindow:)",
    "didMoveToWindow": "didMoveToWindow()",
    "didMoveToSuperview": "didMoveToSuperview()",
    "didAddSubview": "didAddSubview(_:)",
    "willRemoveSubview": "willRemoveSubview(_:)",
    "addSubview": "didAddSubview(_:)",
    "removeFromSuperview": "willMove(toSuperview: nil)",
    "layoutSubviews": "layoutSubviews()",
    "viewWillLayoutSubviews": "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews": "viewDidLayoutSubviews()",
    "firstLayout": "viewDidLayoutSubviews()",
    "layout": "viewDidLayoutSubviews()",
    "updateConstraints": "updateConstraints()",
    "updateViewConstraints": "updateViewConstraints()",
    "draw": "draw(_:)",
    "updateProperties": "updateProperties()",
    "traitsUpdated": "traitCollectionDidChange(_:)",
    "traitCollectionDidChange": "traitCollectionDidChange(_:)",
    "traitsChange": "traitCollection",
    "safeAreaInsetsDidChange": "safeAreaInsetsDidChange()",
    "viewSafeAreaInsetsDidChange": "viewSafeAreaInsetsDidChange()",
    "layoutMarginsDidChange": "layoutMarginsDidChange()",
    "viewLayoutMarginsDidChange": "viewLayoutMarginsDidChange()",
    "setAdditionalSafeAreaInsets": "additionalSafeAreaInsets",
    "orientationDidChange": "orientationDidChangeNotification",
    "supportedInterfaceOrientations": "supportedInterfaceOrientations",
    "shouldAutorotate": "shouldAutorotate",
    "willTransitionToTraits": "willTransition(to:with:)",
    "viewWillTransitionToSize": "viewWillTransition(to:with:)",
    "sizeForChildContentContainer": "size(forChildContentContainer:withParentContainerSize:)",
    "boundsChange": "bounds",
    "transformAndBoundsChange": "transform & bounds",
    "alongsideBlocks": "alongsideTransition",
    "completionBlocks": "completion",
    "willRotate": "willRotate(to:duration:)",
    "willAnimateRotation": "willAnimateRotation(to:duration:)",
    "didRotate": "didRotate(from:)",
    "addChild": "addChild(_:)",
    "willMoveToParent": "willMove(toParent:)",
    "didMoveToParent": "didMove(toParent:)",
    "removeFromParent": "removeFromParent()",
    "setOverrideTraitCollection": "setOverrideTraitCollection(_:forChild:)",
    "setPreferredContentSize": "preferredContentSize",
    "preferredContentSizeDidChange": "preferredContentSizeDidChange(forChildContentContainer:)",
    "willResignActive": "willResignActiveNotification",
    "didEnterBackground": "didEnterBackgroundNotification",
    "presentCompletion": "presentationCompletion",
    "dismissCompletion": "dismissalCompletion",
    "presentationControllerForPresented": "presentationController(forPresented:presenting:source:)",
    "animationControllerForPresented": "animationController(forPresented:presenting:source:)",
    "presentationTransitionWillBegin": "presentationTransitionWillBegin()",
    "presentationTransitionDidEnd": "presentationTransitionDidEnd(_:)",
    "animateTransition": "animateTransition(using:)",
    "containerViewWillLayoutSubviews": "containerViewWillLayoutSubviews()",
    "containerViewDidLayoutSubviews": "containerViewDidLayoutSubviews()",
    "adaptivePresentationStyle(for:traitCollection:)":
      "adaptivePresentationStyle(for:traitCollection:)",
    "viewControllerForAdaptivePresentationStyle":
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "willPresentWithAdaptiveStyle":
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
    "presentationControllerShouldDismiss": "presentationControllerShouldDismiss(_:)",
    "presentationControllerWillDismiss": "presentationControllerWillDismiss(_:)",
    "presentationControllerDidDismiss": "presentationControllerDidDismiss(_:)",
    "presentationControllerDidAttemptToDismiss": "presentationControllerDidAttemptToDismiss(_:)",
    "willShow": "navigationController(_:willShow:animated:)",
    "didShow": "navigationController(_:didShow:animated:)",
    "shouldSelect": "tabBarController(_:shouldSelect:)",
    "didSelect": "tabBarController(_:didSelect:)",
    "primaryViewControllerForCollapsing": "primaryViewController(forCollapsing:)",
    "collapseSecondaryOntoPrimary": "splitViewController(_:collapseSecondary:onto:)",
    "collapseSecondaryViewController": "collapseSecondaryViewController(_:for:)",
    "primaryViewControllerForExpanding": "primaryViewController(forExpanding:)",
    "separateSecondaryFromPrimary": "splitViewController(_:separateSecondaryFrom:)",
    "separateSecondaryViewController": "separateSecondaryViewController(for:)",
  ]

  /// The position of the record's argument, written `…`, by the trace's name.
  static let arguments = [
    "willMove(toSuperview:)": "willMove(toSuperview: …)",
    "willMove(toWindow:)": "willMove(toWindow: …)",
    "didAddSubview(_:)": "didAddSubview(…)",
    "willRemoveSubview(_:)": "willRemoveSubview(…)",
    "size(forChildContentContainer:withParentContainerSize:)": "size(forChildContentContainer: …)",
    "addChild(_:)": "addChild(…)",
    "willMove(toParent:)": "willMove(toParent: …)",
    "didMove(toParent:)": "didMove(toParent: …)",
    "preferredContentSizeDidChange(forChildContentContainer:)":
      "preferredContentSizeDidChange(forChildContentContainer: …)",
    "navigationController(_:willShow:animated:)": "navigationController(willShow: …)",
    "navigationController(_:didShow:animated:)": "navigationController(didShow: …)",
    "tabBarController(_:shouldSelect:)": "tabBarController(shouldSelect: …)",
    "tabBarController(_:didSelect:)": "tabBarController(didSelect: …)",
  ]

  /// The scenario's receiver by the record's, where they differ, by sequence.
  static let receivers: [String: [String: String]] = [
    "R-VIEW-2": ["w": "window"], "R-VIEW-3": ["w": "window"],
    "R-NAV-1": ["navDelegate": "navigationDelegate"],
    "R-NAV-2": ["navDelegate": "navigationDelegate"],
    "R-ROT-2": ["pc": "presentation"], "R-PRES-1": presentation, "R-PRES-2": presentation,
    "R-PRES-3a": presentation, "R-PRES-3b": presentation, "R-PRES-4": presentation,
    "R-PRES-7": presentation, "R-PRES-8": presentation, "R-PRES-8b": presentation,
    "R-VIEW-9": ["root": "stranger", "w": "window"],
  ]

  private static let presentation = [
    "presenting": "root", "pc": "presentation", "pcDelegate": "presentationDelegate",
  ]

  /// The patterns for a step of the record; empty for a name that is not in the table.
  static func patterns(_ receiver: String, _ event: String, in sequence: String) -> [String] {
    guard let pattern = pattern(receiver, event, in: sequence) else { return [] }
    let parts = pattern.components(separatedBy: " & ")
    let receiver = parts[0].prefix { $0 != " " }
    return [parts[0]] + parts.dropFirst().map { "\(receiver) \($0)" }
  }

  private static func pattern(_ receiver: String, _ event: String, in sequence: String) -> String? {
    let names = receivers[sequence] ?? [:]
    func renamed(_ receiver: String) -> String {
      let parts = receiver.split(separator: ".", maxSplits: 1).map(String.init)
      return ([names[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
    }
    let receiver = renamed(receiver)
    if let name = events[event] { return "\(receiver) \(name)" }
    for (suffix, ending) in [(".begin", ""), (".end", " returns")] where event.hasSuffix(suffix) {
      return events[String(event.dropLast(suffix.count))].map { "\(receiver) \($0)\(ending)" }
    }
    guard event.hasSuffix(")"), let open = event.firstIndex(of: "("),
      let name = events[String(event[..<open])]
    else { return nil }
    let argument = renamed(String(event[event.index(after: open)...].dropLast()))
    if let shape = arguments[name] {
      return "\(receiver) \(shape.replacing("…", with: argument))"
    }
    // The first traits change from nil.
    return argument == "nil" ? "\(receiver) \(name.replacing("_:", with: "→ *"))" : nil
  }
}
