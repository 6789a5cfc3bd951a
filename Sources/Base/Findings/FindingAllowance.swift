/// A finding that a scene allows, as its file or a call names it: `offSafeArea:banner`, `overlap:title:close`, or
/// `touchTarget` for all of a kind.
public struct FindingAllowance: Hashable, Sendable, CustomStringConvertible {
  /// The kind.
  public let kind: FindingKind
  /// The rest of the id: the view, and the view that it is judged by; nil allows all of the kind.
  public let views: String?

  /// The text, as it was given.
  public var description: String { views.map { "\(kind.rawValue):\($0)" } ?? kind.rawValue }

  /// Reads a text; nil when it does not begin with a kind, or names nothing after a colon.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let kind = FindingKind(rawValue: String(first)) else {
      return nil
    }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.kind = kind
    views = parts.count == 2 ? String(parts[1]) : nil
  }

  /// The kind that a text was meant to name, for a message: what stands before the first colon.
  public static func kindWord(_ text: String) -> String {
    String(text.prefix { $0 != ":" })
  }

  /// True if a finding of this id is allowed; `overlap:title` allows `overlap:title:close`.
  public func allows(_ id: String) -> Bool {
    let text = description
    return id == text || id.hasPrefix(text + ":")
  }
}
