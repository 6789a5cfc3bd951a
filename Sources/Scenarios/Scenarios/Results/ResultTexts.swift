extension CaseResult: CustomStringConvertible {
  /// The case, and whether it passed.
  public var description: String {
    "\(id): "
      + (passed ? "passed" : "\(failures.count) failure\(failures.count == 1 ? "" : "s")")
  }
}

extension RunResult: CustomStringConvertible {
  /// The number of passed cases.
  public var description: String {
    "\(cases.count(where: \.passed)) of \(cases.count) cases pass"
  }
}

extension NamedLayout: CustomStringConvertible {
  /// The name of the stored layout.
  public var description: String { label }
}

extension CaseFailure: CustomStringConvertible {
  /// The position and the message.
  public var description: String { "\(file):\(position): \(message)" }
}

extension CaseWarning: CustomStringConvertible {
  /// The kind and the message.
  public var description: String { "\(kind.rawValue): \(message)" }
}
