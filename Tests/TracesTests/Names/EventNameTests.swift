import GimbalTraces
import Testing

@Suite struct EventNameTests {
  @Test func `every known name is found again by its text`() {
    for name in EventName.allKnown {
      #expect(EventName(text: name.text) == name)
    }
    #expect(EventName.allKnown.count > 250)
  }

  /// The first and the last name of each table: a text left out would shift those after it.
  @Test(arguments: [
    (EventName.bounds, "bounds"), (.keyboard, "keyboard"),
    (.layoutSubviews, "layoutSubviews()"), (.resignFirstResponder, "resignFirstResponder()"),
    (.makeKeyAndVisible, "makeKeyAndVisible()"), (.makeKey, "makeKey()"),
    (.initialize, "init"), (.viewWillTransition, "viewWillTransition(to:with:)"),
    (.didReceiveMemoryWarning, "didReceiveMemoryWarning()"),
    (.willMoveToParent, "willMove(toParent:)"),
    (.setNeedsStatusBarAppearanceUpdate, "setNeedsStatusBarAppearanceUpdate()"),
    (.shouldAutorotate, "shouldAutorotate"), (.rotatingFooterView, "rotatingFooterView"),
    (.applicationWillFinishLaunching, "application(_:willFinishLaunchingWithOptions:)"),
    (.instantiateInitialViewController, "instantiateInitialViewController()"),
    (.sceneWillConnect, "scene(_:willConnectTo:options:)"),
    (.stateRestorationActivity, "stateRestorationActivity(for:)"),
    (.present, "present(_:animated:completion:)"),
    (.prepareForPopoverPresentation, "prepareForPopoverPresentation(_:)"),
    (.pushViewController, "pushViewController(_:animated:)"),
    (
      .pageDidFinishAnimating,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
    ),
    (.alongsideTransition, "alongsideTransition"),
    (.scrollViewDidChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset(_:)"),
    (.orientationDidChangeNotification, "orientationDidChangeNotification"),
    (.notificationObserver, "notificationObserver"),
  ])
  func `a constant has its Swift name`(name: EventName, text: String) {
    #expect(name.text == text)
  }

  @Test func `the base name ends at the parenthesis`() {
    #expect(EventName.viewWillTransition.baseName == "viewWillTransition")
    #expect(EventName.supportedInterfaceOrientations.baseName == "supportedInterfaceOrientations")
  }

  @Test func `a text that no table has is no known name`() {
    #expect(EventName(text: "layoutSubview()") == nil)
  }
}
