package import Foundation

/// Reads a document's values into the object that is created from it.
@preconcurrency @MainActor
package protocol DocumentReader: AnyObject {
  /// Sets a view's frame, properties and subviews; called by `UIView.init(coder:)`.
  func read(into view: UIView)
  /// Sets a controller's properties; called by `UIViewController.init(coder:)`.
  func read(into controller: UIViewController)
  /// Returns the document's value for an archive key of UIKit that is needed at initialization, or
  /// nil.
  func value(forKey key: String) -> Any?
}

extension DocumentReader {
  /// Returns nil: the reader has no such value.
  package func value(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// Returns a document's value for an archive key of UIKit; nil for any other coder.
  @MainActor
  package final func documentValue(_ key: String) -> Any? {
    (self as? DocumentCoder)?.reader.value(forKey: key)
  }
}

/// The coder for an object from a document: it has no keys, but refers to the reader.
///
/// `UIView.init(coder:)` and `UIViewController.init(coder:)` use it, so that the document's values
/// are set when `super.init(coder:)` returns in an app's initializer.
package final class DocumentCoder: NSCoder {
  /// The reader of the object's element in its document.
  package let reader: any DocumentReader

  /// Creates a coder for one object, with the reader of its element.
  package init(_ reader: any DocumentReader) {
    self.reader = reader
    super.init()
  }

  /// True, so that app code takes the coder for a keyed one, whose keys are all missing.
  package override var allowsKeyedCoding: Bool { true }
  /// Returns false: values are read by the reader instead.
  package override func containsValue(forKey key: String) -> Bool { false }
  /// Returns nil, as for a missing key.
  package override func decodeObject(forKey key: String) -> Any? { nil }
  /// Returns false, as for a missing key.
  package override func decodeBool(forKey key: String) -> Bool { false }
  /// Returns 0, as for a missing key.
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  /// Returns 0, as for a missing key.
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  /// Returns 0, as for a missing key.
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension UIView {
  /// Sets the document's values in the view, if the coder has a reader.
  package final func readDocument(_ coder: NSCoder) {
    (coder as? DocumentCoder)?.reader.read(into: self)
  }
}

extension UIViewController {
  /// Sets the document's values in the controller, if the coder has a reader.
  final func readDocument(_ coder: NSCoder) {
    (coder as? DocumentCoder)?.reader.read(into: self)
  }
}
