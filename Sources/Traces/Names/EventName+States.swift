extension EventName {
  /// `bounds`.
  @inlinable public static var bounds: EventName { EventName(rawValue: 0x0000) }
  /// `center`.
  @inlinable public static var center: EventName { EventName(rawValue: 0x0001) }
  /// `frame`.
  @inlinable public static var frame: EventName { EventName(rawValue: 0x0002) }
  /// `transform`.
  @inlinable public static var transform: EventName { EventName(rawValue: 0x0003) }
  /// `alpha`.
  @inlinable public static var alpha: EventName { EventName(rawValue: 0x0004) }
  /// `isHidden`.
  @inlinable public static var isHidden: EventName { EventName(rawValue: 0x0005) }
  /// `backgroundColor`.
  @inlinable public static var backgroundColor: EventName { EventName(rawValue: 0x0006) }
  /// `traitCollection`.
  @inlinable public static var traitCollection: EventName { EventName(rawValue: 0x0007) }
  /// `traitOverrides`.
  @inlinable public static var traitOverrides: EventName { EventName(rawValue: 0x0008) }
  /// `safeAreaInsets`.
  @inlinable public static var safeAreaInsets: EventName { EventName(rawValue: 0x0009) }
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
  /// `rotate`.
  @inlinable public static var rotate: EventName { EventName(rawValue: 0x0010) }
  /// `turnRefused`.
  @inlinable public static var turnRefused: EventName { EventName(rawValue: 0x0011) }
  /// `screen.bounds`.
  @inlinable public static var screenBounds: EventName { EventName(rawValue: 0x0012) }
  /// `coordinateSpace`.
  @inlinable public static var coordinateSpace: EventName { EventName(rawValue: 0x0013) }
  /// `isActive`.
  @inlinable public static var isActive: EventName { EventName(rawValue: 0x0014) }
  /// `contentOffset`.
  @inlinable public static var contentOffset: EventName { EventName(rawValue: 0x0015) }
  /// `contentSize`.
  @inlinable public static var contentSize: EventName { EventName(rawValue: 0x0016) }
  /// `intrinsicContentSize`.
  @inlinable public static var intrinsicContentSize: EventName { EventName(rawValue: 0x0017) }
  /// `isFirstResponder`.
  @inlinable public static var isFirstResponder: EventName { EventName(rawValue: 0x0018) }
  /// `tintColor`.
  @inlinable public static var tintColor: EventName { EventName(rawValue: 0x0019) }
  /// `effectiveGeometry`.
  @inlinable public static var effectiveGeometry: EventName { EventName(rawValue: 0x001a) }
  /// `turn`.
  @inlinable public static var turn: EventName { EventName(rawValue: 0x001b) }
  /// `launch`.
  @inlinable public static var launch: EventName { EventName(rawValue: 0x001c) }
  /// `insert`.
  @inlinable public static var insert: EventName { EventName(rawValue: 0x001d) }
  /// `remove`.
  @inlinable public static var remove: EventName { EventName(rawValue: 0x001e) }
  /// `set`.
  @inlinable public static var set: EventName { EventName(rawValue: 0x001f) }
  /// `wait`.
  @inlinable public static var wait: EventName { EventName(rawValue: 0x0020) }
  /// `settle`.
  @inlinable public static var settle: EventName { EventName(rawValue: 0x0021) }
  /// `background`.
  @inlinable public static var background: EventName { EventName(rawValue: 0x0022) }
  /// `foreground`.
  @inlinable public static var foreground: EventName { EventName(rawValue: 0x0023) }
  /// `snapshot`.
  @inlinable public static var snapshot: EventName { EventName(rawValue: 0x0024) }
  /// `memoryWarning`.
  @inlinable public static var memoryWarning: EventName { EventName(rawValue: 0x0025) }
  /// `exception`.
  @inlinable public static var exception: EventName { EventName(rawValue: 0x0026) }
  /// `warning`.
  @inlinable public static var warning: EventName { EventName(rawValue: 0x0027) }
  /// `layoutLoop`.
  @inlinable public static var layoutLoop: EventName { EventName(rawValue: 0x0028) }
  /// `updateLoop`.
  @inlinable public static var updateLoop: EventName { EventName(rawValue: 0x0029) }
  /// `conflict`.
  @inlinable public static var conflict: EventName { EventName(rawValue: 0x002a) }
  /// `ambiguity`.
  @inlinable public static var ambiguity: EventName { EventName(rawValue: 0x002b) }
  /// `unsatisfiable`.
  @inlinable public static var unsatisfiable: EventName { EventName(rawValue: 0x002c) }
  /// `custom`.
  @inlinable public static var custom: EventName { EventName(rawValue: 0x002d) }
  /// `keyboard`.
  @inlinable public static var keyboard: EventName { EventName(rawValue: 0x002e) }
  /// `preferredContentSize`.
  @inlinable public static var preferredContentSize: EventName { EventName(rawValue: 0x002f) }

  /// The texts of state changes and findings, whoever they happen to, in the order of their raw values from 0x0000 on.
  static let statesTexts: [String] = [
    "bounds",
    "center",
    "frame",
    "transform",
    "alpha",
    "isHidden",
    "backgroundColor",
    "traitCollection",
    "traitOverrides",
    "safeAreaInsets",
    "additionalSafeAreaInsets",
    "layoutMargins",
    "interfaceOrientation",
    "orientation",
    "resize",
    "settings",
    "rotate",
    "turnRefused",
    "screen.bounds",
    "coordinateSpace",
    "isActive",
    "contentOffset",
    "contentSize",
    "intrinsicContentSize",
    "isFirstResponder",
    "tintColor",
    "effectiveGeometry",
    "turn",
    "launch",
    "insert",
    "remove",
    "set",
    "wait",
    "settle",
    "background",
    "foreground",
    "snapshot",
    "memoryWarning",
    "exception",
    "warning",
    "layoutLoop",
    "updateLoop",
    "conflict",
    "ambiguity",
    "unsatisfiable",
    "custom",
    "keyboard",
    "preferredContentSize",
  ]
}
