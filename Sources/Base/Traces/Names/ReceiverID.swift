/// An object that receives calls, as a number given out by one recorder; 0 stands for none.
public struct ReceiverID: RawRepresentable, Hashable, Sendable {
  /// 1 for the first receiver registered.
  public var rawValue: UInt32

  /// Creates a value from its raw value.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No receiver.
  @inlinable public static var none: ReceiverID { ReceiverID(rawValue: 0) }
}
