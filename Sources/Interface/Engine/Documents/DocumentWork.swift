package import Foundation

/// The document from which a controller was created.
@preconcurrency @MainActor
package protocol DocumentOrigin: AnyObject {
  /// The storyboard; nil for a nib file.
  var storyboard: UIStoryboard? { get }

  /// Sets the view that the document describes; returns false if it describes none.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs a segue of the controller's scene; called by `performSegue(withIdentifier:sender:)`.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}

/// The scenes of a storyboard, which the InterfaceBuilder module reads.
@preconcurrency @MainActor
package protocol StoryboardSource: AnyObject {
  /// Creates the initial controller of the storyboard; nil if it has none.
  func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Creates the controller with an identifier; nil if there is none.
  func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The objects of a nib file, which the InterfaceBuilder module reads.
@preconcurrency @MainActor
package protocol NibSource: AnyObject {
  /// Creates the top-level objects, connects them with their owner, and calls `awakeFromNib()`.
  func instantiate(withOwner owner: Any?) -> [Any]
}

/// The functions of the InterfaceBuilder module that this module's classes call.
@preconcurrency @MainActor
package protocol DocumentWork {
  /// Returns the storyboard with a name; nil if no folder has it.
  func storyboard(
    named name: String, in bundle: Bundle?
  ) throws(UnreadableDocument) -> (any StoryboardSource)?
  /// Returns the nib file with a name; nil if no folder has it.
  func nib(named name: String, in bundle: Bundle?) throws(UnreadableDocument) -> (any NibSource)?
  /// Returns the nib file in some data; nil if the data contains none.
  func nib(of data: Data) -> (any NibSource)?
}

/// A document that exists and cannot be read.
package struct UnreadableDocument: Error {
  /// The location in the file and the error, in one line.
  package let line: String

  /// Creates the error of a document; `line` becomes the message of a report.
  package init(line: String) { self.line = line }
}

/// The functions of the linked InterfaceBuilder module, for `UIStoryboard`, `UINib` and
/// controllers.
@MainActor
package enum DocumentSpace {
  /// The functions, looked up once.
  static let work = suppliedDocumentWork()

  /// Returns the result of `find`; reports a document that cannot be read, and returns nil.
  package static func found<Source>(
    _ find: (any DocumentWork) throws(UnreadableDocument) -> Source?
  ) -> (source: Source?, isReported: Bool) {
    do throws(UnreadableDocument) {
      return (try find(work), false)
    } catch {
      Machine.forNewObjects.application.report(.unreadableDocument(error))
      return (nil, true)
    }
  }
}

/// Returns the functions of the InterfaceBuilder module, which defines this function.
@MainActor
@_silgen_name("gimbal_documentWork")
private func suppliedDocumentWork() -> any DocumentWork
