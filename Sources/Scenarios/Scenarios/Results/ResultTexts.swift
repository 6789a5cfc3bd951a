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

extension CaseFailure: CustomStringConvertible {
  /// The place and the sentence.
  public var description: String { "\(file):\(position): \(message)" }
}

extension CaseWarning: CustomStringConvertible {
  /// The kind and the sentence.
  public var description: String { "\(kind.rawValue): \(message)" }
}
