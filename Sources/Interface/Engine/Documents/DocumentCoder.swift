package import Foundation

/// Gives an object that is made of a document what the document says of it.
@preconcurrency @MainActor
package protocol DocumentReader: AnyObject {
  /// Gives a view its frame, its properties and its subviews.
  func read(into view: UIView)
  /// Gives a controller its properties.
  func read(into controller: UIViewController)
  /// Returns the document's value for a key of UIKit's archives that is fixed when an object is made, or nil.
  func value(forKey key: String) -> Any?
}

extension DocumentReader {
  /// Does nothing.
  package func value(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// Returns a document's value for a key of UIKit's archives; nil for any other coder.
  @MainActor
  package final func documentValue(_ key: String) -> Any? {
    (self as? DocumentCoder)?.reader.value(forKey: key)
  }
}

/// The coder of an object that is made of a document: it holds no keys, and names the reader.
///
/// `UIView.init(coder:)` and `UIViewController.init(coder:)` ask it, so that an app's initializer finds what
/// the document says when `super.init(coder:)` returns.
package final class DocumentCoder: NSCoder {
  package let reader: any DocumentReader

  /// Creates a coder for one object.
  package init(_ reader: any DocumentReader) {
    self.reader = reader
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension UIView {
  /// Reads what a document says of the view, if the coder stands for one.
  package final func readDocument(_ coder: NSCoder) {
    (coder as? DocumentCoder)?.reader.read(into: self)
  }
}

extension UIViewController {
  /// Reads what a document says of the controller, if the coder stands for one.
  final func readDocument(_ coder: NSCoder) {
    (coder as? DocumentCoder)?.reader.read(into: self)
  }
}
