/// A finding that a scene allows, as its file or the command line names it.
///
/// Examples are `offSafeArea:banner`, `overlap:title:close`, or `touchTarget` for all of a kind.
public struct FindingAllowance: Hashable, Sendable, CustomStringConvertible {
  /// The kind.
  public let kind: FindingKind
  /// The rest of the id, which names the views; nil allows all findings of the kind.
  public let views: String?

  /// The text, as it was given.
  public var description: String { views.map { "\(kind.rawValue):\($0)" } ?? kind.rawValue }

  /// Parses a text; nil if it does not begin with a kind, or names nothing after a colon.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let kind = FindingKind(rawValue: String(first)) else {
      return nil
    }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.kind = kind
    views = parts.count == 2 ? String(parts[1]) : nil
  }

  /// Returns the part before the first colon, for a message about an unknown kind.
  public static func kindWord(_ text: String) -> String {
    String(text.prefix { $0 != ":" })
  }

  /// Returns true if the finding with this id is allowed; `overlap:title` allows
  /// `overlap:title:close`.
  public func allows(_ id: String) -> Bool {
    let text = description
    return id == text || id.hasPrefix(text + ":")
  }
}
