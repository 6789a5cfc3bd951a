public import Foundation

/// Access to a file of which others may have one too; here none has, so that it is granted at once.
///
/// Source: Apple, NSFileCoordinator, which Foundation on Linux does not have.
open class NSFileCoordinator: NSObject {
  /// The ways of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Ways of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes are not written first.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
  }

  /// The ways of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Ways of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To take a file away.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// To put a file elsewhere.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// To write in the place of another.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
  }

  /// Creates access for an object, or for none.
  public init(filePresenter: AnyObject? = nil) {}

  /// Calls a block with the file, at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a block with the file, at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
