public import Foundation
public import GimbalGeometry

/// Formats durations, in English; Foundation has no such formatter off Apple platforms.
///
/// Source: Apple, DateComponentsFormatter.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style in which units are written.
  ///
  /// Source: Apple, DateComponentsFormatter.UnitsStyle.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  /// The zero units that are omitted.
  ///
  /// Source: Apple, DateComponentsFormatter.ZeroFormattingBehavior.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default of the units style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zero units before the first nonzero one.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zero units between nonzero ones.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zero units after the last nonzero one.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zero units.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No unit is omitted, and single digits are padded with a zero.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style in which units are written.
  @Settable open var unitsStyle = UnitsStyle.positional
  /// The allowed units; an empty set allows all.
  @Settable open var allowedUnits: NSCalendar.Unit = []
  /// The zero units that are omitted.
  @Settable open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The maximum number of units; 0 is no limit.
  @Settable open var maximumUnitCount = 0
  /// True if fractional units are allowed; stored without effect.
  @Settable open var allowsFractionalUnits = false
  /// True if the string contains an "about" phrase; stored without effect.
  @Settable open var includesApproximationPhrase = false
  /// True if the string contains a "remaining" phrase; stored without effect.
  @Settable open var includesTimeRemainingPhrase = false
  /// True if the largest unit may be collapsed into smaller ones; stored without effect.
  @Settable open var collapsesLargestUnit = false
  /// The calendar.
  @Settable open var calendar: Calendar? = .current
  /// The date from which months and years are calculated.
  @Settable open var referenceDate: Date?

  private static let units: [(NSCalendar.Unit, seconds: Int, names: [String])] = [
    (.weekOfMonth, 604_800, ["w", "wk", "week"]), (.day, 86_400, ["d", "day", "day"]),
    (.hour, 3_600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]),
    (.second, 1, ["s", "sec", "second"]),
  ]

  /// Formats a duration in seconds, in weeks, days, hours, minutes and seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    var rest = Int(abs(ti).rounded())
    let chosen = Self.units.filter {
      allowedUnits.isEmpty ? $0.0 != .weekOfMonth : allowedUnits.contains($0.0)
    }
    guard !chosen.isEmpty else { return nil }
    var parts: [(count: Int, names: [String])] = chosen.map { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return (count, unit.names)
    }
    drop(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = text(parts)
    return ti < 0 ? "-" + text : text
  }

  private func drop(_ parts: inout [(count: Int, names: [String])]) {
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return }
    if behavior.contains(.default) || behavior.isEmpty {
      // Positional formats keep zeros after the first unit that is not zero; unit names appear only
      // with nonzero units.
      behavior = isPositional ? [.dropLeading] : .dropAll
    }
    if behavior.contains(.dropLeading) {
      while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      let middle = parts.dropFirst().dropLast().filter { $0.count != 0 }
      parts = [parts[0]] + middle + [parts[parts.count - 1]]
    }
  }

  private func text(_ parts: [(count: Int, names: [String])]) -> String {
    if unitsStyle == .positional {
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        let isFilled = part.count < 10 && (index > 0 || pads)
        return (isFilled ? "0" : "") + "\(part.count)"
      }.joined(separator: ":")
    }
    let strings = parts.map { part in
      let plural = part.count == 1 ? "" : "s"
      switch unitsStyle {
      case .abbreviated: return "\(part.count)\(part.names[0])"
      case .short: return "\(part.count) \(part.names[1])\(part.names[1] == "day" ? plural : "")"
      case .brief:
        return "\(part.count)\(part.names[1])\(part.names[1] == "day" ? plural : "")"
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        let count = formatter.string(from: NSNumber(value: part.count)) ?? "\(part.count)"
        return "\(count) \(part.names[2])\(plural)"
      case .full, .positional: return "\(part.count) \(part.names[2])\(plural)"
      }
    }
    return strings.joined(
      separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  /// Formats the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the string of components; units from weeks to seconds are used.
  open func string(from components: DateComponents) -> String? {
    let seconds =
      (components.weekOfYear ?? components.weekOfMonth ?? 0) * 604_800
      + (components.day ?? 0) * 86_400 + (components.hour ?? 0) * 3_600
      + (components.minute ?? 0) * 60 + (components.second ?? 0)
    return string(from: TimeInterval(seconds))
  }

  /// Formats components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}
