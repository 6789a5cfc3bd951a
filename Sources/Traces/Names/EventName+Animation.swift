extension EventName {
  /// `alongsideTransition`.
  @inlinable public static var alongsideTransition: EventName { EventName(rawValue: 0x0a00) }
  /// `completion`.
  @inlinable public static var completion: EventName { EventName(rawValue: 0x0a01) }
  /// `animations`.
  @inlinable public static var animations: EventName { EventName(rawValue: 0x0a02) }
  /// `animationCompletion`.
  @inlinable public static var animationCompletion: EventName { EventName(rawValue: 0x0a03) }
  /// `interactionChange`.
  @inlinable public static var interactionChange: EventName { EventName(rawValue: 0x0a04) }
  /// `animate(alongsideTransition:completion:)`.
  @inlinable public static var animateAlongsideTransition: EventName { EventName(rawValue: 0x0a05) }
  /// `notifyWhenInteractionChanges(_:)`.
  @inlinable public static var notifyWhenInteractionChanges: EventName {
    EventName(rawValue: 0x0a06)
  }
  /// `transitionBegan`.
  @inlinable public static var transitionBegan: EventName { EventName(rawValue: 0x0a07) }
  /// `transitionEnded`.
  @inlinable public static var transitionEnded: EventName { EventName(rawValue: 0x0a08) }
  /// `displayLink`.
  @inlinable public static var displayLink: EventName { EventName(rawValue: 0x0a09) }
  /// `timer`.
  @inlinable public static var timer: EventName { EventName(rawValue: 0x0a0a) }
  /// `mainQueueBlock`.
  @inlinable public static var mainQueueBlock: EventName { EventName(rawValue: 0x0a0b) }
  /// `scrollViewDidScroll(_:)`.
  @inlinable public static var scrollViewDidScroll: EventName { EventName(rawValue: 0x0a0c) }
  /// `scrollViewDidEndDecelerating(_:)`.
  @inlinable public static var scrollViewDidEndDecelerating: EventName {
    EventName(rawValue: 0x0a0d)
  }
  /// `scrollViewDidEndScrollingAnimation(_:)`.
  @inlinable public static var scrollViewDidEndScrollingAnimation: EventName {
    EventName(rawValue: 0x0a0e)
  }
  /// `adjustedContentInsetDidChange()`.
  @inlinable public static var adjustedContentInsetDidChange: EventName {
    EventName(rawValue: 0x0a0f)
  }
  /// `scrollViewDidChangeAdjustedContentInset(_:)`.
  @inlinable public static var scrollViewDidChangeAdjustedContentInset: EventName {
    EventName(rawValue: 0x0a10)
  }

  /// The texts of blocks of transition coordinators and animations, in the order of their raw values from 0x0a00 on.
  static let animationTexts: [String] = [
    "alongsideTransition",
    "completion",
    "animations",
    "animationCompletion",
    "interactionChange",
    "animate(alongsideTransition:completion:)",
    "notifyWhenInteractionChanges(_:)",
    "transitionBegan",
    "transitionEnded",
    "displayLink",
    "timer",
    "mainQueueBlock",
    "scrollViewDidScroll(_:)",
    "scrollViewDidEndDecelerating(_:)",
    "scrollViewDidEndScrollingAnimation(_:)",
    "adjustedContentInsetDidChange()",
    "scrollViewDidChangeAdjustedContentInset(_:)",
  ]
}
