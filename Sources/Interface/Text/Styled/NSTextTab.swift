public import Foundation
import GimbalGeometry

/// A tab stop.
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

    /// Creates an option from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`, such as decimal points; the first of these characters in the text is at
    /// the stop.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The side (or, with `center`, the middle) of the text after the tab that is aligned to the
  /// stop.
  public let alignment: NSTextAlignment
  /// The distance from the beginning of the paragraph's container, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a stop; a location that is NaN or infinite becomes 0.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
    super.init()
  }

  /// Returns the decimal separators of a language; nil means the user's.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns true for equal alignments and locations.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.terminators == terminators
  }

  /// A hash of the location.
  open override var hash: Int { location.hashValue }

  /// The characters that end a column at the tab stop; nil for none.
  final var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// The default stops of a paragraph.
  ///
  /// See: L-TEXT-15.
  package static let usual: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * UsualTabs.interval)
  }
}

extension NSParagraphStyle.Values {
  /// Returns the stop after a position; after all of them, the next multiple of the default
  /// interval.
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
