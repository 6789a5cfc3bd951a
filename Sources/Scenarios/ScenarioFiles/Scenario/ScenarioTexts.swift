extension Scenario: CustomStringConvertible {
  /// The file.
  public var description: String { file }
}

extension Scene: CustomStringConvertible {
  /// The name in results.
  public var description: String { name }
}

extension SceneController: CustomStringConvertible {
  /// The name, or the class of a controller without one.
  public var description: String { id ?? controllerClass.rawValue }
}

extension SceneView: CustomStringConvertible {
  /// The name, or the class of a view without one.
  public var description: String { id ?? viewClass.rawValue }
}

extension Step: CustomStringConvertible {
  /// The position in the file.
  public var description: String { "the step at \(position)" }
}

extension ExpectedOutcome: CustomStringConvertible {
  /// The position in the file.
  public var description: String { "the expectation at \(position)" }
}
