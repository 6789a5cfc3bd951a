extension Scenario: CustomStringConvertible {
  /// The file.
  public var description: String { file }
}

extension Scene: CustomStringConvertible {
  /// The name as results have it.
  public var description: String { name }
}

extension ScenarioCase: CustomStringConvertible {
  /// Scenario, device and system.
  public var description: String { "\(id)" }
}

extension CaseResult: CustomStringConvertible {
  /// The case, and whether it holds.
  public var description: String {
    "\(id): "
      + (passed ? "holds" : "\(failures.count) failure\(failures.count == 1 ? "" : "s")")
  }
}

extension RunResult: CustomStringConvertible {
  /// The number of cases that hold.
  public var description: String {
    "\(cases.count(where: \.passed)) of \(cases.count) cases hold"
  }
}

extension NamedLayout: CustomStringConvertible {
  /// The moment.
  public var description: String { label }
}

extension ScenarioRunner: CustomStringConvertible {
  /// A description in words.
  public var description: String { "a runner on \(catalog)" }
}

extension SceneView: CustomStringConvertible {
  /// The name, or the class of a view without one.
  public var description: String { id ?? viewClass.rawValue }
}

extension SceneController: CustomStringConvertible {
  /// The name, or the class of a controller without one.
  public var description: String { id ?? controllerClass.rawValue }
}

extension Step: CustomStringConvertible {
  /// The position in the file.
  public var description: String { "the step at \(position)" }
}

extension Claim: CustomStringConvertible {
  /// The position in the file.
  public var description: String { "the claim at \(position)" }
}

extension CaseFailure: CustomStringConvertible {
  /// The place and the sentence.
  public var description: String { "\(file):\(position): \(sentence)" }
}

extension CaseWarning: CustomStringConvertible {
  /// The kind and the sentence.
  public var description: String { "\(kind.rawValue): \(sentence)" }
}
