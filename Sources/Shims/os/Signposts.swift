/// The kind of a signpost.
///
/// Source: Apple, OSSignpostType.
public enum OSSignpostType: Sendable {
  case event
  case begin
  case end
}

/// The identifier of an interval.
///
/// Source: Apple, OSSignpostID.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates the identifier of a signpost.
  ///
  /// Every identifier is 1, and the log is ignored, because signposts are not recorded.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates an identifier for an object, which is the same for each call with it.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }
  /// The identifier of an interval that does not overlap others.
  public static let exclusive = OSSignpostID(0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment; it is not recorded.
///
/// Source: Apple, os_signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any...
) {}
