extension EventName {
  /// `willMove(toParent:)`.
  @inlinable public static var willMoveToParent: EventName { EventName(rawValue: 0x0400) }
  /// `didMove(toParent:)`.
  @inlinable public static var didMoveToParent: EventName { EventName(rawValue: 0x0401) }
  /// `addChild(_:)`.
  @inlinable public static var addChild: EventName { EventName(rawValue: 0x0402) }
  /// `removeFromParent()`.
  @inlinable public static var removeFromParent: EventName { EventName(rawValue: 0x0403) }
  /// `setOverrideTraitCollection(_:forChild:)`.
  @inlinable public static var setOverrideTraitCollection: EventName { EventName(rawValue: 0x0408) }
  /// `transition(from:to:duration:options:animations:completion:)`.
  @inlinable public static var transitionFromTo: EventName { EventName(rawValue: 0x0409) }
  /// `childForStatusBarHidden`.
  @inlinable public static var childForStatusBarHidden: EventName { EventName(rawValue: 0x040a) }
  /// `childForStatusBarStyle`.
  @inlinable public static var childForStatusBarStyle: EventName { EventName(rawValue: 0x040b) }
  /// `childForHomeIndicatorAutoHidden`.
  @inlinable public static var childForHomeIndicatorAutoHidden: EventName {
    EventName(rawValue: 0x040c)
  }
  /// `prefersStatusBarHidden`.
  @inlinable public static var prefersStatusBarHidden: EventName { EventName(rawValue: 0x040d) }
  /// `preferredStatusBarStyle`.
  @inlinable public static var preferredStatusBarStyle: EventName { EventName(rawValue: 0x040e) }
  /// `prefersHomeIndicatorAutoHidden`.
  @inlinable public static var prefersHomeIndicatorAutoHidden: EventName {
    EventName(rawValue: 0x040f)
  }
  /// `setNeedsStatusBarAppearanceUpdate()`.
  @inlinable public static var setNeedsStatusBarAppearanceUpdate: EventName {
    EventName(rawValue: 0x0410)
  }
  /// `childForScreenEdgesDeferringSystemGestures`.
  @inlinable public static var childForScreenEdgesDeferringSystemGestures: EventName {
    EventName(rawValue: 0x0411)
  }
  /// `preferredScreenEdgesDeferringSystemGestures`.
  @inlinable public static var preferredScreenEdgesDeferringSystemGestures: EventName {
    EventName(rawValue: 0x0412)
  }
  /// `setNeedsUpdateOfHomeIndicatorAutoHidden()`.
  @inlinable public static var setNeedsUpdateOfHomeIndicatorAutoHidden: EventName {
    EventName(rawValue: 0x0413)
  }
  /// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`.
  @inlinable public static var setNeedsUpdateOfScreenEdgesDeferringSystemGestures: EventName {
    EventName(rawValue: 0x0414)
  }
  /// `preferredStatusBarUpdateAnimation`.
  @inlinable public static var preferredStatusBarUpdateAnimation: EventName {
    EventName(rawValue: 0x0415)
  }
  /// `childViewControllerForInterfaceOrientationLock`.
  @inlinable public static var childForInterfaceOrientationLock: EventName {
    EventName(rawValue: 0x0416)
  }
  /// `prefersInterfaceOrientationLocked`.
  @inlinable public static var prefersInterfaceOrientationLocked: EventName {
    EventName(rawValue: 0x0417)
  }
  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
  @inlinable public static var setNeedsUpdateOfPrefersInterfaceOrientationLocked: EventName {
    EventName(rawValue: 0x0418)
  }

  /// Calls about parents and children: each constant with its text and what it is recorded with.
  static let containmentForms: [EventForm] = [
    EventForm(.willMoveToParent, "willMove(toParent:)", "toParent: object?"),
    EventForm(.didMoveToParent, "didMove(toParent:)", "toParent: object?"),
    EventForm(.addChild, "addChild(_:)", "object"),
    EventForm(.removeFromParent, "removeFromParent()"),
    EventForm(
      .setOverrideTraitCollection, "setOverrideTraitCollection(_:forChild:)",
      "text, forChild: object"),
    EventForm(.transitionFromTo, "transition(from:to:duration:options:animations:completion:)"),
    EventForm(.childForStatusBarHidden, "childForStatusBarHidden"),
    EventForm(.childForStatusBarStyle, "childForStatusBarStyle"),
    EventForm(.childForHomeIndicatorAutoHidden, "childForHomeIndicatorAutoHidden"),
    EventForm(.prefersStatusBarHidden, "prefersStatusBarHidden"),
    EventForm(.preferredStatusBarStyle, "preferredStatusBarStyle"),
    EventForm(.prefersHomeIndicatorAutoHidden, "prefersHomeIndicatorAutoHidden"),
    EventForm(.setNeedsStatusBarAppearanceUpdate, "setNeedsStatusBarAppearanceUpdate()"),
    EventForm(
      .childForScreenEdgesDeferringSystemGestures, "childForScreenEdgesDeferringSystemGestures"),
    EventForm(
      .preferredScreenEdgesDeferringSystemGestures, "preferredScreenEdgesDeferringSystemGestures"),
    EventForm(
      .setNeedsUpdateOfHomeIndicatorAutoHidden, "setNeedsUpdateOfHomeIndicatorAutoHidden()"),
    EventForm(
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
      "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()"),
    EventForm(.preferredStatusBarUpdateAnimation, "preferredStatusBarUpdateAnimation"),
    EventForm(.childForInterfaceOrientationLock, "childViewControllerForInterfaceOrientationLock"),
    EventForm(.prefersInterfaceOrientationLocked, "prefersInterfaceOrientationLocked"),
    EventForm(
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"),
  ]
}
