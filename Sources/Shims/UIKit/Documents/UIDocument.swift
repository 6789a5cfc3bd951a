public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A document of an app: a file whose contents a subclass reads and writes as `Data`.
///
/// Files are read and written at once, on the calling thread; handlers are called later on the main
/// queue, as UIKit does. There is no other process and no cloud, so that a document is never in
/// conflict. File wrappers are not available, because Foundation has no `FileWrapper` off Apple
/// platforms.
///
/// Source: Apple, UIDocument.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The states of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as an option set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, without an error.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Two versions exist; never set here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be written.
    public static let savingError = State(rawValue: 1 << 2)
    /// Editing is disabled.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being downloaded; never set here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// The purposes of writing.
  public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// The kinds of changes.
  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  /// Posted, on the document, when its state has changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
  /// The key of the document URL of an activity.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The file.
  open private(set) var fileURL: URL
  /// The modification date of the file when it was last read or written.
  @Settable open var fileModificationDate: Date?
  /// The states of the document.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// The undo manager, whose actions count as changes.
  @Settable open var undoManager: UndoManager! = UndoManager()
  private var changes = 0

  /// Creates a document of a file, which is not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The displayed name: the file name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: its extension, because no types are registered here; nil without one.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// The type in which it is written.
  open var savingFileType: String? { fileType }
  /// True if something has changed since it was last read or written.
  open var hasUnsavedChanges: Bool { changes != 0 }

  // MARK: Overridden by subclasses

  /// Loads the contents of the file; the base class does nothing.
  ///
  /// - Throws: an error of a subclass that cannot load the contents.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the contents for the file, as `Data`; the base class returns empty data.
  ///
  /// - Throws: an error of a subclass that has no contents.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Called after an error; the base class sets the state to a saving error.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    documentState.insert(.savingError)
  }

  /// Called when it is not safe to edit: never here.
  open func disableEditing() {}
  /// Called when it is safe again: never here.
  open func enableEditing() {}

  // MARK: Reading and writing

  /// Opens the document; the handler receives whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, attempt { try read(from: fileURL) } && opened())
  }

  /// Reads a file and loads its contents.
  ///
  /// - Throws: an error for an unreadable file, or from `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    changes = 0
    recordModificationDate(url)
  }

  /// Saves the changes and closes the document; the handler receives whether that succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isWritten = !hasUnsavedChanges || attempt { try write(to: fileURL, .forOverwriting) }
    documentState.insert(.closed)
    finish(completionHandler, isWritten)
  }

  /// Writes the document to a file, which becomes its file if it is created there.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isWritten = attempt { try write(to: url, saveOperation) }
    if isWritten {
      if saveOperation == .forCreating {
        fileURL = url
        documentState.remove(.closed)
      }
      documentState.remove(.savingError)
    }
    finish(completionHandler, isWritten)
  }

  /// Saves the changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return finish(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Discards the changes and reads a file.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, attempt { try read(from: url) })
  }

  /// Writes contents to a file atomically.
  ///
  /// - Throws: an error for contents that are not `Data`, or for a file that cannot be written.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    guard let data = contents as? Data else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try data.write(to: url, options: .atomic)
  }

  // MARK: Changes

  /// Records that the document has changed, or that it has no changes.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Calls a closure that reads or writes the file, at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  private func write(to url: URL, _ operation: SaveOperation) throws {
    let contents = try contents(forType: savingFileType ?? "")
    try writeContents(contents, safelyTo: url, for: operation)
    changes = 0
    recordModificationDate(url)
  }

  private func opened() -> Bool {
    documentState.remove([.closed, .savingError])
    return true
  }

  private func recordModificationDate(_ url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  private func finish(_ handler: ((Bool) -> Void)?, _ isDone: Bool) {
    guard let handler else { return }
    nonisolated(unsafe) let completion = handler
    DispatchQueue.main.async { completion(isDone) }
  }
}
