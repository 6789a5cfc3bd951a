/// An object that receives calls, as a number of one recorder; 0 is none.
public struct ReceiverID: RawRepresentable, Hashable, Sendable {
  /// The number: 1 for the first registered receiver.
  public var rawValue: UInt32

  /// Creates a value from its raw value.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No receiver.
  @inlinable public static var none: ReceiverID { ReceiverID(rawValue: 0) }
}
