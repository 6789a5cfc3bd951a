public import Foundation

/// Coordinates access to a file; no other process has access here, so that it is granted at once.
///
/// Source: Apple, NSFileCoordinator, which Foundation on Linux does not have.
open class NSFileCoordinator: NSObject {
  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as an option set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes are not saved before reading.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as an option set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Replaces the file.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
  }

  /// Creates a coordinator for a presenter, or for none.
  public init(filePresenter: AnyObject? = nil) {}

  /// Calls a closure with the file, at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a closure with the file, at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
