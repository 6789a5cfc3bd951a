/// An object that receives calls, as a number given out by one recorder; 0 is nobody.
public struct ReceiverID: RawRepresentable, Hashable, Sendable {
  /// 1 for the first receiver registered.
  public var rawValue: UInt32

  /// Takes a raw value as it is.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nobody: what happened has no receiver.
  @inlinable public static var none: ReceiverID { ReceiverID(rawValue: 0) }
}

/// Arguments that one recorder keeps; 0 stands for no arguments.
///
/// It may be given to any number of events. In a bounded recording it stays good for as long as
/// the events recorded when it was made, or events that carry it, are kept.
public struct ArgumentsID: RawRepresentable, Hashable, Sendable {
  /// The page in the upper 22 bits, the slot in the lower ten.
  public var rawValue: UInt32

  /// Takes a raw value as it is.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No arguments.
  @inlinable public static var none: ArgumentsID { ArgumentsID(rawValue: 0) }
}

/// How much a recorder keeps.
public enum Recording: Hashable, Sendable {
  /// Nothing; a call to the recorder costs one branch.
  case off
  /// Every event.
  case all
  /// At least the given number of events, the last ones; memory stays flat. At least 1.
  case last(Int)
}

/// One event as the recorder stores it: 16 trivial bytes.
@usableFromInline
struct TraceRecord {
  @usableFromInline var name: UInt16
  @usableFromInline var depth: UInt16
  @usableFromInline var receiver: UInt32
  /// The index of the event that led to this one, or `noCause`.
  @usableFromInline var cause: UInt32
  @usableFromInline var arguments: UInt32

  @inlinable
  init(name: UInt16, depth: UInt16, receiver: UInt32, cause: UInt32, arguments: UInt32) {
    self.name = name
    self.depth = depth
    self.receiver = receiver
    self.cause = cause
    self.arguments = arguments
  }

  @inlinable static var noCause: UInt32 { .max }
}
