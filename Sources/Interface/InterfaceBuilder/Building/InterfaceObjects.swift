package import GimbalEngine

/// The objects that were made from a storyboard or nib file (a document), by their ids.
@MainActor
package final class InterfaceObjects {
  private var objects: [String: AnyObject] = [:]
  /// The ids of views in the order of creation: parents before children.
  package private(set) var order: [String] = []

  /// Creates an empty list.
  package init() {}

  /// Returns the object of an id; nil if none was made.
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

  /// Removes an object that retains this list, to avoid a reference cycle.
  package func forget(_ id: String?) {
    if let id { objects[id] = nil }
  }

  /// Returns the view of an id; nil if none was made.
  package func view(_ id: String) -> UIView? { objects[id] as? UIView }
}
