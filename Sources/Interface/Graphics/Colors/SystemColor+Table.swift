/// The values of the system's colors.
///
/// Sources of the values:
/// - Hues and grays by style and contrast: Apple, Human Interface Guidelines, Color,
///   Specifications; those from iOS 26 on as of June 2025.
/// - Labels, fills, separators and backgrounds of normal contrast: noahgilmore.com, Backwards
///   compatibility for iOS 13 system colors, which printed them on iOS 13.
/// - High contrast and elevated levels of these: the public table of the same system by C-COLORS.
///
/// All values for iOS 13 and 14 except brown have been compared with C-COLORS; C-COLORS has another
/// value for yellow with high contrast, (160, 90, 0). Mint, teal and cyan of iOS 15 and the hues of
/// iOS 26 have only one source.
///
/// See: L-COL-7.
extension SystemColor {
  private typealias V = Value

  /// The values of `UIColor.systemRed`.
  static let red = SystemColor(
    "systemRedColor", .init(0xff3b30, 0xff453a, 0xd70015, 0xff6961),
    later: .init(0xff383c, 0xff4245, 0xe9152d, 0xff6165))
  /// The values of `UIColor.systemOrange`.
  static let orange = SystemColor(
    "systemOrangeColor", .init(0xff9500, 0xff9f0a, 0xc93400, 0xffb340),
    later: .init(0xff8d28, 0xff9230, 0xc55300, 0xffa056))
  /// The values of `UIColor.systemYellow`.
  static let yellow = SystemColor(
    "systemYellowColor", .init(0xffcc00, 0xffd60a, 0xb25000, 0xffd426),
    later: .init(0xffcc00, 0xffd600, 0xa16a00, 0xfedf43))
  /// The values of `UIColor.systemGreen`.
  static let green = SystemColor(
    "systemGreenColor", .init(0x34c759, 0x30d158, 0x248a3d, 0x30db5b),
    later: .init(0x34c759, 0x30d158, 0x008932, 0x4ad968))
  /// The values of `UIColor.systemMint`.
  static let mint = SystemColor(
    "systemMintColor", .init(0x00c7be, 0x63e6e2, 0x0c817b, 0x66d4cf),
    later: .init(0x00c8b3, 0x00dac3, 0x008575, 0x54dfcb))
  /// The values of `UIColor.systemTeal`.
  static let teal = SystemColor(
    "systemTealColor", .init(0x30b0c7, 0x40c8e0, 0x008299, 0x5de6ff),
    later: .init(0x00c3d0, 0x00d2e0, 0x008198, 0x3bddec),
    earlier: .init(0x5ac8fa, 0x64d2ff, 0x0071a4, 0x70d7ff))
  /// The values of `UIColor.systemCyan`.
  static let cyan = SystemColor(
    "systemCyanColor", .init(0x32ade6, 0x64d2ff, 0x0071a4, 0x70d7ff),
    later: .init(0x00c0e8, 0x3cd3fe, 0x007eae, 0x6dd9ff))
  /// The values of `UIColor.systemBlue`.
  static let blue = SystemColor(
    "systemBlueColor", .init(0x007aff, 0x0a84ff, 0x0040dd, 0x409cff),
    later: .init(0x0088ff, 0x0091ff, 0x1e6ef4, 0x5cb8ff))
  /// The values of `UIColor.systemIndigo`.
  static let indigo = SystemColor(
    "systemIndigoColor", .init(0x5856d6, 0x5e5ce6, 0x3634a3, 0x7d7aff),
    later: .init(0x6155f5, 0x6d7cff, 0x564ade, 0xa7aaff))
  /// The values of `UIColor.systemPurple`.
  static let purple = SystemColor(
    "systemPurpleColor", .init(0xaf52de, 0xbf5af2, 0x8944ab, 0xda8fff),
    later: .init(0xcb30e0, 0xdb34f2, 0xb02fc2, 0xea8dff))
  /// The values of `UIColor.systemPink`.
  static let pink = SystemColor(
    "systemPinkColor", .init(0xff2d55, 0xff375f, 0xd30f45, 0xff6482),
    later: .init(0xff2d55, 0xff375f, 0xe7124d, 0xff8ac4))
  /// The values of `UIColor.systemBrown`.
  static let brown = SystemColor(
    "systemBrownColor", .init(0xa2845e, 0xac8e68, 0x7f6545, 0xb59469),
    later: .init(0xac7f5e, 0xb78a66, 0x956d51, 0xdba679))

  /// The values of `UIColor.systemGray`.
  static let gray = SystemColor("systemGrayColor", .init(0x8e8e93, 0x8e8e93, 0x6c6c70, 0xaeaeb2))
  /// The values of `UIColor.systemGray2`.
  static let gray2 = SystemColor("systemGray2Color", .init(0xaeaeb2, 0x636366, 0x8e8e93, 0x7c7c80))
  /// The values of `UIColor.systemGray3`.
  static let gray3 = SystemColor("systemGray3Color", .init(0xc7c7cc, 0x48484a, 0xaeaeb2, 0x545456))
  /// The values of `UIColor.systemGray4`.
  static let gray4 = SystemColor("systemGray4Color", .init(0xd1d1d6, 0x3a3a3c, 0xbcbcc0, 0x444446))
  /// The values of `UIColor.systemGray5`.
  static let gray5 = SystemColor("systemGray5Color", .init(0xe5e5ea, 0x2c2c2e, 0xd8d8dc, 0x363638))
  /// The values of `UIColor.systemGray6`.
  static let gray6 = SystemColor("systemGray6Color", .init(0xf2f2f7, 0x1c1c1e, 0xebebf0, 0x242426))

  /// The values of `UIColor.label`.
  static let label = SystemColor("labelColor", .init(0x000000, 0xffffff))
  /// The values of `UIColor.secondaryLabel`.
  static let secondaryLabel = SystemColor(
    "secondaryLabelColor",
    .init(V(0x3c3c43, 0.6), V(0xebebf5, 0.6), V(0x3c3c43, 0.68), V(0xebebf5, 0.68)))
  /// The values of `UIColor.tertiaryLabel`.
  static let tertiaryLabel = SystemColor(
    "tertiaryLabelColor",
    .init(V(0x3c3c43, 0.3), V(0xebebf5, 0.3), V(0x3c3c43, 0.38), V(0xebebf5, 0.38)))
  /// The values of `UIColor.quaternaryLabel`.
  static let quaternaryLabel = SystemColor(
    "quaternaryLabelColor",
    .init(V(0x3c3c43, 0.18), V(0xebebf5, 0.16), V(0x3c3c43, 0.26), V(0xebebf5, 0.24)))
  /// The values of `UIColor.placeholderText`.
  static let placeholderText = SystemColor(
    "placeholderTextColor",
    .init(V(0x3c3c43, 0.3), V(0xebebf5, 0.3), V(0x3c3c43, 0.38), V(0xebebf5, 0.38)))
  /// The values of `UIColor.link`.
  static let link = SystemColor("linkColor", .init(0x007aff, 0x0984ff))

  /// The values of `UIColor.separator`.
  static let separator = SystemColor(
    "separatorColor",
    .init(V(0x3c3c43, 0.29), V(0x545458, 0.6), V(0x3c3c43, 0.37), V(0x545458, 0.68)))
  /// The values of `UIColor.opaqueSeparator`.
  static let opaqueSeparator = SystemColor("opaqueSeparatorColor", .init(0xc6c6c8, 0x38383a))

  /// The values of `UIColor.systemFill`.
  static let fill = SystemColor(
    "systemFillColor",
    .init(V(0x787880, 0.2), V(0x787880, 0.36), V(0x787880, 0.28), V(0x787880, 0.44)))
  /// The values of `UIColor.secondarySystemFill`.
  static let secondaryFill = SystemColor(
    "secondarySystemFillColor",
    .init(V(0x787880, 0.16), V(0x787880, 0.32), V(0x787880, 0.24), V(0x787880, 0.4)))
  /// The values of `UIColor.tertiarySystemFill`.
  static let tertiaryFill = SystemColor(
    "tertiarySystemFillColor",
    .init(V(0x767680, 0.12), V(0x767680, 0.24), V(0x767680, 0.2), V(0x767680, 0.32)))
  /// The values of `UIColor.quaternarySystemFill`.
  static let quaternaryFill = SystemColor(
    "quaternarySystemFillColor",
    .init(V(0x747480, 0.08), V(0x767680, 0.18), V(0x747480, 0.16), V(0x767680, 0.26)))

  /// The values of `UIColor.systemBackground`.
  static let background = SystemColor(
    "systemBackgroundColor",
    .init(0xffffff, 0x000000, elevated: 0x1c1c1e, elevatedHigh: 0x242426))
  /// The values of `UIColor.secondarySystemBackground`.
  static let secondaryBackground = SystemColor(
    "secondarySystemBackgroundColor",
    .init(
      0xf2f2f7, 0x1c1c1e, 0xebebf0, 0x242426, elevated: 0x2c2c2e, elevatedHigh: 0x363638))
  /// The values of `UIColor.tertiarySystemBackground`.
  static let tertiaryBackground = SystemColor(
    "tertiarySystemBackgroundColor",
    .init(
      0xffffff, 0x2c2c2e, 0xffffff, 0x363638, elevated: 0x3a3a3c, elevatedHigh: 0x444446))
  /// The values of `UIColor.systemGroupedBackground`.
  static let groupedBackground = SystemColor(
    "systemGroupedBackgroundColor",
    .init(
      0xf2f2f7, 0x000000, 0xebebf0, 0x000000, elevated: 0x1c1c1e, elevatedHigh: 0x242426))
  /// The values of `UIColor.secondarySystemGroupedBackground`.
  static let secondaryGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor",
    .init(
      0xffffff, 0x1c1c1e, 0xffffff, 0x242426, elevated: 0x2c2c2e, elevatedHigh: 0x363638))
  /// The values of `UIColor.tertiarySystemGroupedBackground`.
  static let tertiaryGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor",
    .init(
      0xf2f2f7, 0x2c2c2e, 0xebebf0, 0x363638, elevated: 0x3a3a3c, elevatedHigh: 0x444446))
  /// The default tint color, which is the system's blue.
  static let tint = SystemColor(
    "tintColor", .init(0x007aff, 0x0a84ff, 0x0040dd, 0x409cff),
    later: .init(0x0088ff, 0x0091ff, 0x1e6ef4, 0x5cb8ff))
}
