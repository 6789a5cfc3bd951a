extension EventName {
  /// `init`.
  @inlinable public static var initialize: EventName { EventName(rawValue: 0x0300) }
  /// `loadView()`.
  @inlinable public static var loadView: EventName { EventName(rawValue: 0x0303) }
  /// `viewDidLoad()`.
  @inlinable public static var viewDidLoad: EventName { EventName(rawValue: 0x0304) }
  /// `viewWillUnload()`.
  @inlinable public static var viewWillUnload: EventName { EventName(rawValue: 0x0305) }
  /// `viewDidUnload()`.
  @inlinable public static var viewDidUnload: EventName { EventName(rawValue: 0x0306) }
  /// `viewWillAppear(_:)`.
  @inlinable public static var viewWillAppear: EventName { EventName(rawValue: 0x0307) }
  /// `viewIsAppearing(_:)`.
  @inlinable public static var viewIsAppearing: EventName { EventName(rawValue: 0x0308) }
  /// `viewDidAppear(_:)`.
  @inlinable public static var viewDidAppear: EventName { EventName(rawValue: 0x0309) }
  /// `viewWillDisappear(_:)`.
  @inlinable public static var viewWillDisappear: EventName { EventName(rawValue: 0x030a) }
  /// `viewDidDisappear(_:)`.
  @inlinable public static var viewDidDisappear: EventName { EventName(rawValue: 0x030b) }
  /// `viewWillLayoutSubviews()`.
  @inlinable public static var viewWillLayoutSubviews: EventName { EventName(rawValue: 0x030c) }
  /// `viewDidLayoutSubviews()`.
  @inlinable public static var viewDidLayoutSubviews: EventName { EventName(rawValue: 0x030d) }
  /// `updateViewConstraints()`.
  @inlinable public static var updateViewConstraints: EventName { EventName(rawValue: 0x030e) }
  /// `viewSafeAreaInsetsDidChange()`.
  @inlinable public static var viewSafeAreaInsetsDidChange: EventName {
    EventName(rawValue: 0x030f)
  }
  /// `viewLayoutMarginsDidChange()`.
  @inlinable public static var viewLayoutMarginsDidChange: EventName { EventName(rawValue: 0x0310) }
  /// `willTransition(to:with:)`.
  @inlinable public static var willTransition: EventName { EventName(rawValue: 0x0311) }
  /// `viewWillTransition(to:with:)`.
  @inlinable public static var viewWillTransition: EventName { EventName(rawValue: 0x0312) }
  /// `size(forChildContentContainer:withParentContainerSize:)`.
  @inlinable public static var sizeForChildContentContainer: EventName {
    EventName(rawValue: 0x0313)
  }
  /// `preferredContentSizeDidChange(forChildContentContainer:)`.
  @inlinable public static var preferredContentSizeDidChange: EventName {
    EventName(rawValue: 0x0314)
  }
  /// `systemLayoutFittingSizeDidChange(forChildContentContainer:)`.
  @inlinable public static var systemLayoutFittingSizeDidChange: EventName {
    EventName(rawValue: 0x0315)
  }
  /// `didReceiveMemoryWarning()`.
  @inlinable public static var didReceiveMemoryWarning: EventName { EventName(rawValue: 0x0316) }
  /// `deinit`.
  @inlinable public static var deinitialize: EventName { EventName(rawValue: 0x0318) }

  /// Calls into controllers: loading, appearance, layout, environment: each constant with its text and what it is recorded with.
  static let controllerForms: [EventForm] = [
    EventForm(.initialize, "init"),
    EventForm(.loadView, "loadView()"),
    EventForm(.viewDidLoad, "viewDidLoad()"),
    EventForm(.viewWillUnload, "viewWillUnload()"),
    EventForm(.viewDidUnload, "viewDidUnload()"),
    EventForm(.viewWillAppear, "viewWillAppear(_:)", "bool"),
    EventForm(.viewIsAppearing, "viewIsAppearing(_:)", "bool"),
    EventForm(.viewDidAppear, "viewDidAppear(_:)", "bool"),
    EventForm(.viewWillDisappear, "viewWillDisappear(_:)", "bool"),
    EventForm(.viewDidDisappear, "viewDidDisappear(_:)", "bool"),
    EventForm(.viewWillLayoutSubviews, "viewWillLayoutSubviews()"),
    EventForm(.viewDidLayoutSubviews, "viewDidLayoutSubviews()"),
    EventForm(.updateViewConstraints, "updateViewConstraints()"),
    EventForm(.viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange()"),
    EventForm(.viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange()"),
    EventForm(.willTransition, "willTransition(to:with:)", "text"),
    EventForm(.viewWillTransition, "viewWillTransition(to:with:)", "to: size"),
    EventForm(
      .sizeForChildContentContainer, "size(forChildContentContainer:withParentContainerSize:)",
      "forChildContentContainer: object, withParentContainerSize: size"),
    EventForm(
      .preferredContentSizeDidChange, "preferredContentSizeDidChange(forChildContentContainer:)",
      "forChildContentContainer: object"),
    EventForm(
      .systemLayoutFittingSizeDidChange,
      "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
      "forChildContentContainer: object"),
    EventForm(.didReceiveMemoryWarning, "didReceiveMemoryWarning()"),
    EventForm(.deinitialize, "deinit"),
  ]
}
