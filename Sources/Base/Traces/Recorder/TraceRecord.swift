/// Arguments that one recorder keeps; 0 stands for no arguments.
///
/// It may be given to any number of events. In a bounded recording it stays good for as long as
/// the events recorded when it was made, or events that carry it, are kept.
public struct ArgumentsID: RawRepresentable, Hashable, Sendable {
  /// The page in the upper 22 bits, the slot in the lower ten.
  public var rawValue: UInt32

  /// Creates a value from its raw value.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No arguments.
  @inlinable public static var none: ArgumentsID { ArgumentsID(rawValue: 0) }
}

/// The part of a run that a recorder keeps.
///
/// ```swift
/// let phone = try DeviceCatalog.standard.device("iphone-15-pro")
/// let sim = try Simulator(phone, recording: .last(1_000))
/// sim.launch(PlayerViewController())
/// print(sim.trace.events.count)
/// ```
public enum Recording: Hashable, Sendable {
  /// Nothing; a call to the recorder costs one branch.
  case off
  /// Every event.
  case all
  /// At least the given number of events, the last ones; memory stays flat.
  ///
  /// Fewer than 1 count as 1.
  case last(Int)
}

/// One event as the recorder stores it: two words, so that it takes two stores.
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
  /// The index of the event that led to this one, or `noCause`.
  var cause: UInt32 { UInt32(truncatingIfNeeded: context) }
  var arguments: UInt32 { UInt32(truncatingIfNeeded: context >> 32) }

  @inlinable static var noCause: UInt32 { .max }
}
