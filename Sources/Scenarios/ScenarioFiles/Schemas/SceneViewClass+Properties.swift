import GimbalDocuments

/// The keys that a view class of scenes has.
extension SceneViewClass {
  /// Returns true if views of the class have a key.
  package func has(_ key: String) -> Bool {
    let classes = ViewProperty.classes(of: key)
    return classes.isEmpty || classes.contains(self)
  }

  /// Returns the error of a key on a view of the class, or nil.
  func objection(to key: String) -> String? {
    guard !has(key) else { return nil }
    let names = QuotedText.list(ViewProperty.classes(of: key).map(\.rawValue), "and")
    return "'\(key)' is for \(names); the view is a \(rawValue)"
  }
}
