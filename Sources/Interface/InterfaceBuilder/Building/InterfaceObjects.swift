package import GimbalEngine

/// The objects that were made of a document, by id.
@MainActor
package final class InterfaceObjects {
  private var objects: [String: AnyObject] = [:]
  /// The ids of views in the order in which they were made: parents before children.
  package private(set) var order: [String] = []

  /// Creates an empty list.
  package init() {}

  /// The object of an id; nil where none was made.
  package subscript(id: String) -> AnyObject? {
    get { objects[id] }
    set {
      guard !id.isEmpty else { return }
      guard let newValue else {
        objects[id] = nil
        return
      }
      if objects.updateValue(newValue, forKey: id) == nil, newValue is UIView { order.append(id) }
    }
  }

  /// Takes an object from the list: one that keeps the list itself.
  package func forget(_ id: String?) {
    if let id { objects[id] = nil }
  }

  /// The view of an id; nil where none was made.
  package func view(_ id: String) -> UIView? { objects[id] as? UIView }
}
