public import Foundation
import GimbalGeometry

/// A place in a line to which a tab leads.
///
/// Source: Apple, NSTextTab.
open class NSTextTab: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The names of a stop's options.
  ///
  /// Source: Apple, NSTextTab.OptionKey.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public var rawValue: String

    /// An option by UIKit's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters of which the first stands at the stop, a `CharacterSet`: those of decimal points.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The side of the text behind the tab that stands at the stop; its middle with `center`.
  public let alignment: NSTextAlignment
  /// The distance from the beginning of the paragraph's room, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a stop; a place that is not finite is 0.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
    super.init()
  }

  /// The characters that divide whole numbers from fractions in a language; nil is the person's.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// True if alignment and place are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.terminators == terminators
  }

  /// A hash of the place.
  open override var hash: Int { location.hashValue }

  final var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// The stops of a paragraph that states none.
  ///
  /// See: L-TEXT-15.
  package static let usual: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * UsualTabs.interval)
  }
}

extension NSParagraphStyle.Values {
  /// The stop behind a place; behind all of them the next multiple of the default interval, or of the usual one.
  ///
  /// - Complexity: O(stops).
  ///
  /// Rule: L-TEXT-15.
  func tabStop(after x: Double) -> NSTextTab {
    if let stop = tabStops.first(where: { Double($0.location) > x + 0.001 }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : UsualTabs.interval
    let number = (x / Double(interval) + 0.001).rounded(.down) + 1
    return NSTextTab(textAlignment: .left, location: CGFloat(number) * interval)
  }
}
