extension EventName {
  /// `makeKeyAndVisible()`.
  @inlinable public static var makeKeyAndVisible: EventName { EventName(rawValue: 0x0200) }
  /// `becomeKey()`.
  @inlinable public static var becomeKey: EventName { EventName(rawValue: 0x0201) }
  /// `resignKey()`.
  @inlinable public static var resignKey: EventName { EventName(rawValue: 0x0202) }
  /// `rootViewController`.
  @inlinable public static var rootViewController: EventName { EventName(rawValue: 0x0203) }
  /// `windowScene`.
  @inlinable public static var windowScene: EventName { EventName(rawValue: 0x0204) }
  /// `makeKey()`.
  @inlinable public static var makeKey: EventName { EventName(rawValue: 0x0205) }

  /// The texts of calls into windows and screens, in the order of their raw values from 0x0200 on.
  static let windowTexts: [String] = [
    "makeKeyAndVisible()",
    "becomeKey()",
    "resignKey()",
    "rootViewController",
    "windowScene",
    "makeKey()",
  ]
}
