extension EventName {
  /// `bounds`.
  @inlinable public static var bounds: EventName { EventName(rawValue: 0x0000) }
  /// `transform`.
  @inlinable public static var transform: EventName { EventName(rawValue: 0x0003) }
  /// `traitCollection`.
  @inlinable public static var traitCollection: EventName { EventName(rawValue: 0x0007) }
  /// `traitOverrides`.
  @inlinable public static var traitOverrides: EventName { EventName(rawValue: 0x0008) }
  /// `additionalSafeAreaInsets`.
  @inlinable public static var additionalSafeAreaInsets: EventName { EventName(rawValue: 0x000a) }
  /// `layoutMargins`.
  @inlinable public static var layoutMargins: EventName { EventName(rawValue: 0x000b) }
  /// `interfaceOrientation`.
  @inlinable public static var interfaceOrientation: EventName { EventName(rawValue: 0x000c) }
  /// `orientation`.
  @inlinable public static var orientation: EventName { EventName(rawValue: 0x000d) }
  /// `resize`.
  @inlinable public static var resize: EventName { EventName(rawValue: 0x000e) }
  /// `settings`.
  @inlinable public static var settings: EventName { EventName(rawValue: 0x000f) }
  /// `turnRefused`.
  @inlinable public static var turnRefused: EventName { EventName(rawValue: 0x0011) }
  /// `contentOffset`.
  @inlinable public static var contentOffset: EventName { EventName(rawValue: 0x0015) }
  /// `contentSize`.
  @inlinable public static var contentSize: EventName { EventName(rawValue: 0x0016) }
  /// `isFirstResponder`.
  @inlinable public static var isFirstResponder: EventName { EventName(rawValue: 0x0018) }
  /// `background`.
  @inlinable public static var background: EventName { EventName(rawValue: 0x0022) }
  /// `foreground`.
  @inlinable public static var foreground: EventName { EventName(rawValue: 0x0023) }
  /// `memoryWarning`.
  @inlinable public static var memoryWarning: EventName { EventName(rawValue: 0x0025) }
  /// `exception`.
  @inlinable public static var exception: EventName { EventName(rawValue: 0x0026) }
  /// `warning`.
  @inlinable public static var warning: EventName { EventName(rawValue: 0x0027) }
  /// `layoutLoop`.
  @inlinable public static var layoutLoop: EventName { EventName(rawValue: 0x0028) }
  /// `conflict`.
  @inlinable public static var conflict: EventName { EventName(rawValue: 0x002a) }
  /// `ambiguity`.
  @inlinable public static var ambiguity: EventName { EventName(rawValue: 0x002b) }
  /// `custom`.
  @inlinable public static var custom: EventName { EventName(rawValue: 0x002d) }
  /// `keyboard`.
  @inlinable public static var keyboard: EventName { EventName(rawValue: 0x002e) }
  /// `preferredContentSize`.
  @inlinable public static var preferredContentSize: EventName { EventName(rawValue: 0x002f) }

  /// State changes and findings of any receiver: each constant with its text and its arguments.
  static let statesForms: [EventForm] = [
    EventForm(.bounds, "bounds", "rect → rect"),
    EventForm(.transform, "transform", "transform → transform"),
    EventForm(.traitCollection, "traitCollection", "text"),
    EventForm(.traitOverrides, "traitOverrides", "text"),
    EventForm(
      .additionalSafeAreaInsets, "additionalSafeAreaInsets",
      "additionalSafeAreaInsets: insets → insets"),
    EventForm(.layoutMargins, "layoutMargins", "layoutMargins: insets → insets"),
    EventForm(.interfaceOrientation, "interfaceOrientation", "orientation → orientation"),
    EventForm(.orientation, "orientation", "orientation → orientation"),
    EventForm(.resize, "resize", "text, size: size"),
    EventForm(.settings, "settings", "text"),
    EventForm(.turnRefused, "turnRefused", "reason: text"),
    EventForm(.contentOffset, "contentOffset", "contentOffset: point → point"),
    EventForm(.contentSize, "contentSize", "contentSize: size → size"),
    EventForm(.isFirstResponder, "isFirstResponder", "bool"),
    EventForm(.background, "background"),
    EventForm(.foreground, "foreground"),
    EventForm(.memoryWarning, "memoryWarning"),
    EventForm(.exception, "exception", "name: text, reason: text"),
    EventForm(.warning, "warning", "text: text"),
    EventForm(.layoutLoop, "layoutLoop", "limit: number, view: text | reason: text"),
    EventForm(.conflict, "conflict", "summary: text, broken: text, constraints: text, log: text"),
    EventForm(.ambiguity, "ambiguity", "variables: text | variables: text, guide: text"),
    EventForm(.custom, "custom"),
    EventForm(.keyboard, "keyboard", "height: number → number"),
    EventForm(.preferredContentSize, "preferredContentSize", "size → size"),
  ]
}
