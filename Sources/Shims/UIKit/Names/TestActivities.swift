public import Foundation
public import GimbalGraphics

// Names of XCTest that its version for Linux does not have.

/// Data that a test attaches to its report; it is dropped, because there is no report.
///
/// Source: Apple, XCTAttachment.
open class XCTAttachment: NSObject {
  /// The time at which an attachment is removed from a report.
  public enum Lifetime: Int, Sendable {
    /// Never.
    case keepAlways
    /// When the test succeeds.
    case deleteOnSuccess
  }

  /// The name in the report.
  @Settable open var name: String?
  /// The time at which the attachment is removed.
  @Settable open var lifetime = Lifetime.deleteOnSuccess
  /// Values that tools read.
  @Settable open var userInfo: [AnyHashable: Any]?
  /// The type of the data.
  public final let uniformTypeIdentifier: String

  private init(_ type: String) { uniformTypeIdentifier = type }

  /// Creates an attachment of data of a type, with a name.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(identifier ?? "public.data")
    self.name = name
    self.userInfo = userInfo
  }
  /// Creates an attachment of data.
  public convenience init(data: Data) { self.init("public.data") }
  /// Creates an attachment of data of a type.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier)
  }
  /// Creates an attachment of a text.
  public convenience init(string: String) { self.init("public.plain-text") }
  /// Creates an attachment of an image.
  public convenience init(image: UIImage) { self.init("public.image") }
  /// Creates an attachment of a file.
  public convenience init(contentsOfFile url: URL) { self.init("public.data") }
  /// Creates an attachment of a file of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier)
  }
}

/// A part of a test with a name.
///
/// Source: Apple, XCTActivity.
@preconcurrency @MainActor
public protocol XCTActivity: NSObjectProtocol {
  /// The name.
  var name: String { get }
  /// Attaches data to the report.
  func add(_ attachment: XCTAttachment)
}

/// The parts of a test.
///
/// Source: Apple, XCTContext.
open class XCTContext: NSObject {
  /// Calls a closure as a part of the running test, and returns its result.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }
}
