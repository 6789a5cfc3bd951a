/// The kind of a signpost: one event, or the begin or end of an interval.
///
/// Source: Apple, OSSignpostType.
public enum OSSignpostType: Sendable {
  case event
  case begin
  case end
}

/// The identifier of a signpost interval.
///
/// Source: Apple, OSSignpostID.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64
  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates the identifier 1, whatever the log.
  ///
  /// Unlike on Apple platforms, it is not unique; signposts are not recorded.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates an identifier from the address of an object, so that one object always has the same.
  ///
  /// The log is ignored.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }
  /// The identifier of an interval that does not overlap others.
  public static let exclusive = OSSignpostID(0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: signposts are not recorded.
///
/// Source: Apple, os_signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any...
) {}
