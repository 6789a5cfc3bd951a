/// Names of UIKit that are not events.
extension EventName {
  /// Names of UIKit that users expect in a trace but that no trace has, with an explanation.
  ///
  /// They are not events. A pattern with such a name would match nothing and is rejected with the
  /// reason.
  static let notRecorded: [String: String] = {
    var reasons: [String: String] = [:]
    for name in calls {
      reasons[name] =
        "is UIKit's, but this version does not simulate what sends it; allowed are the events that "
        + "'gimbal trace' shows"
    }
    for name in ownCalls {
      reasons[name] =
        "is a call that the app makes, and recorded are those that UIKit makes into the app"
    }
    for (name, instead) in states {
      reasons[name] = "is a property whose changes are not recorded; \(instead)"
    }
    return reasons
  }()

  /// Returns the reason why no trace has a name, full or base; nil for other names.
  static func reasonForAbsence(of name: String) -> String? {
    if let reason = notRecorded[name] { return reason }
    return notRecorded.keys.sorted().first { baseName(of: $0) == name }.flatMap { notRecorded[$0] }
  }

  /// Calls that UIKit makes into an app.
  private static let calls = [
    "becomeFirstResponder()", "init(coder:)", "init(nibName:bundle:)",
    "layoutSublayers()",
    "overrideTraitCollection(forChild:)", "rotatingFooterView",
    "rotatingHeaderView", "requiresConstraintBasedLayout",
    "shouldAutomaticallyForwardAppearanceMethods", "sizeThatFits(_:)",
    "stateRestorationActivity(for:)",
    "systemLayoutSizeFitting(_:)",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
    "targetViewController(forAction:sender:)", "willChangeStatusBarFrameNotification",
    "didChangeStatusBarFrameNotification",
  ]

  /// Calls that an app makes to UIKit.
  private static let ownCalls = [
    "addSubview(_:)", "animate(alongsideTransition:completion:)",
    "beginAppearanceTransition(_:animated:)", "endAppearanceTransition()",
    "invalidateIntrinsicContentSize()", "layoutIfNeeded()", "makeKey()",
    "notifyWhenInteractionChanges(_:)", "removeFromSuperview()", "setNeedsDisplay()",
    "setNeedsLayout()", "setNeedsUpdateConstraints()", "updateConstraintsIfNeeded()",
    "updatePropertiesIfNeeded()", "updateTraitsIfNeeded()",
  ]

  /// Properties, and where to read their values.
  private static let states = [
    "frame": "'bounds' is recorded, and a layout has the frames",
    "center": "'bounds' is recorded, and a layout has the centers",
    "alpha": "a layout has the opacity of each view",
    "isHidden": "use a layout expectation for hidden views",
    "backgroundColor": "a layout has the colors",
    "tintColor": "read it from the view",
    "safeAreaInsets": "'safeAreaInsetsDidChange()' is recorded with the new insets",
    "intrinsicContentSize": "'intrinsicContentSize.get' is recorded when it is read",
    "isActive": "read it from the constraint",
    "selectedIndex": "'tabBarController(_:didSelect:)' is recorded",
    "selectedViewController": "'tabBarController(_:didSelect:)' is recorded",
    "effectiveGeometry": "'windowScene(_:didUpdateEffectiveGeometry:)' is recorded",
  ]
}
