/// Axes across and down.
///
/// Source: Apple, UIAxis.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Axes of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Across and down.
  public static let both: UIAxis = [.horizontal, .vertical]
}
