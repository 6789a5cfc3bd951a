import GimbalDocuments

extension SceneViewClass {
  /// True if views of the class have what a key says.
  package func has(_ key: String) -> Bool {
    let classes = ViewProperty.classes(of: key)
    return classes.isEmpty || classes.contains(self)
  }

  /// The problem of a key on a view of the class; nil when there is none.
  func objection(to key: String) -> String? {
    guard !has(key) else { return nil }
    let names = QuotedText.list(ViewProperty.classes(of: key).map(\.rawValue), "and")
    return "'\(key)' is for \(names); the view is a \(rawValue)"
  }
}
