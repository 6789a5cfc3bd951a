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
  /// `adjustedContentInsetDidChange()`.
  @inlinable public static var adjustedContentInsetDidChange: EventName {
    EventName(rawValue: 0x0a0f)
  }

  /// Blocks of transition coordinators and animations: each constant with its text and what it is recorded with.
  static let animationForms: [EventForm] = [
    EventForm(.alongsideTransition, "alongsideTransition"),
    EventForm(.completion, "completion"),
    EventForm(
      .animations, "animations",
      "duration: number, [delay: number], [damping: number], [velocity: number], [options: text] |"),
    EventForm(.animationCompletion, "animationCompletion"),
    EventForm(.interactionChange, "interactionChange"),
    EventForm(.adjustedContentInsetDidChange, "adjustedContentInsetDidChange()", "insets"),
  ]
}
