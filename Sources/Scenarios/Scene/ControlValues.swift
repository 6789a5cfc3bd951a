import GimbalControls
import GimbalEngine
public import GimbalText

/// The room behind one view of a stack view, in points.
struct CustomSpacing: Hashable {
  var view: Target
  var spacing: Double
}

/// A font of a scene: the system's.
public enum SceneFont: Hashable, Sendable {
  /// By size in points and weight.
  case system(size: Double, weight: UIFont.Weight)
  /// By what the text is for.
  case style(UIFont.TextStyle)
}

/// A picture of a scene, of which only the size matters.
public enum SceneImage: Hashable, Sendable {
  /// No picture.
  case none
  /// A picture of a size in points.
  case size(width: Double, height: Double)
}

extension SceneViewClass {
  /// True if views of the class have what a key says.
  func has(_ key: String) -> Bool {
    let classes = ViewProperty.classes(of: key)
    return classes.isEmpty || classes.contains(self)
  }

  /// The problem of a key on a view of the class; nil when there is none.
  func objection(to key: String) -> String? {
    guard !has(key) else { return nil }
    let classes = ViewProperty.classes(of: key).map(\.rawValue)
    let first = classes.dropLast().joined(separator: ", ")
    let names = [first, classes.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    return "'\(key)' is for \(names); the view is a \(rawValue)"
  }
}
