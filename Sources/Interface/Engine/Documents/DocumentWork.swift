package import Foundation

/// The document of a controller, as the controller keeps it.
@preconcurrency @MainActor
package protocol DocumentOrigin: AnyObject {
  /// The storyboard; nil for a nib file.
  var storyboard: UIStoryboard? { get }

  /// Gives the controller the view that the document describes; false where it describes none.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs a segue of the controller's scene.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}

/// The scenes of a storyboard.
@preconcurrency @MainActor
package protocol StoryboardSource: AnyObject {
  /// Makes the controller with which the storyboard begins; nil where it has none.
  func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes the controller of an identifier; nil where there is none.
  func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The objects of a nib file.
@preconcurrency @MainActor
package protocol NibSource: AnyObject {
  /// Makes the objects at the top, connects them with their owner and wakes them.
  func instantiate(withOwner owner: Any?) -> [Any]
}

/// The work of the room above, that of documents, for the bodies in this one.
@preconcurrency @MainActor
package protocol DocumentWork {
  /// The storyboard of a name; nil where no folder has it.
  func storyboard(
    named name: String, in bundle: Bundle?
  ) throws(UnreadableDocument) -> (any StoryboardSource)?
  /// The nib file of a name; nil where no folder has it.
  func nib(named name: String, in bundle: Bundle?) throws(UnreadableDocument) -> (any NibSource)?
  /// The nib file that bytes hold; nil where they hold none.
  func nib(of data: Data) -> (any NibSource)?
}

/// A document that is there under its name and cannot be read.
package struct UnreadableDocument: Error {
  /// The place in the file and the mistake, in one line.
  package let line: String

  /// Creates an error.
  package init(line: String) { self.line = line }
}

/// The work of the room that is linked.
@MainActor
package enum DocumentSpace {
  static let work = suppliedDocumentWork()

  /// Returns the result of `find`, or nil for a document that cannot be read, which is reported.
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

/// Returns what the room of documents does; that room defines the function.
@MainActor
@_silgen_name("gimbal_documentWork")
private func suppliedDocumentWork() -> any DocumentWork
