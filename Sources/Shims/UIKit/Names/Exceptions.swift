public import Foundation

/// The name of an exception.
///
/// Source: Apple, NSExceptionName.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An exception of any kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An internal condition does not hold.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An argument is wrong.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An index is out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception, which ends the process where it is raised: Swift does not catch exceptions, here
/// as on Apple platforms.
///
/// Source: Apple, NSException.
open class NSException: NSObject {
  /// The name.
  public final let name: NSExceptionName
  /// The reason.
  public final let reason: String?
  /// Additional information.
  public final let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) { (name, reason, userInfo) = (aName, aReason, aUserInfo) }

  /// Ends the process.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}
