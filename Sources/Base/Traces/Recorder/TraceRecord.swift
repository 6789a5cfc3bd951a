/// The stored arguments of one recorder; 0 is no arguments.
///
/// Any number of events can share an ID. In a bounded recording it is valid as long as the events
/// recorded when it was created, or events that use it, are stored.
public struct ArgumentsID: RawRepresentable, Hashable, Sendable {
  /// The page in the upper 22 bits, the slot in the lower ten.
  public var rawValue: UInt32

  /// Creates a value from its raw value.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No arguments.
  @inlinable public static var none: ArgumentsID { ArgumentsID(rawValue: 0) }
}

/// The events that a recorder stores.
///
/// ```swift
/// let phone = try DeviceCatalog.standard.device("iphone-15-pro")
/// let sim = try Simulator(phone, recording: .last(1_000))
/// sim.launch(PlayerViewController())
/// print(sim.trace.events.count)
/// ```
public enum Recording: Hashable, Sendable {
  /// No events; a call to the recorder costs one branch.
  case off
  /// Every event.
  case all
  /// At least this number of the last events; memory is bounded.
  ///
  /// Fewer than 1 count as 1.
  case last(Int)
}

/// One event as the recorder stores it: two words, which take two stores.
@usableFromInline
struct TraceRecord {
  /// The name in the lowest 16 bits, the depth in the next 16, the receiver above.
  @usableFromInline var call: UInt64
  /// The cause in the lower half, the arguments above.
  @usableFromInline var context: UInt64

  @inlinable
  @inline(__always)
  init(name: UInt16, depth: UInt16, receiver: UInt32, cause: UInt32, arguments: UInt32) {
    call = UInt64(name) | UInt64(depth) << 16 | UInt64(receiver) << 32
    context = UInt64(cause) | UInt64(arguments) << 32
  }

  var name: UInt16 { UInt16(truncatingIfNeeded: call) }
  var depth: UInt16 { UInt16(truncatingIfNeeded: call >> 16) }
  var receiver: UInt32 { UInt32(truncatingIfNeeded: call >> 32) }
  /// The index of the event that caused this one, or `noCause`.
  var cause: UInt32 { UInt32(truncatingIfNeeded: context) }
  var arguments: UInt32 { UInt32(truncatingIfNeeded: context >> 32) }

  @inlinable static var noCause: UInt32 { .max }
}
