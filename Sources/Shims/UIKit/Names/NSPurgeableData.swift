public import Foundation

/// Bytes that the system may take back while nobody uses them; memory never runs short here, so that it takes none.
///
/// Source: Apple, NSPurgeableData, which Foundation on Linux does not have.
open class NSPurgeableData: NSMutableData {
  /// True: the bytes are there.
  @discardableResult
  open func beginContentAccess() -> Bool { true }
  /// Ends the use of the bytes.
  open func endContentAccess() {}
  /// Leaves the bytes.
  open func discardContentIfPossible() {}
  /// False.
  open func isContentDiscarded() -> Bool { false }
}
