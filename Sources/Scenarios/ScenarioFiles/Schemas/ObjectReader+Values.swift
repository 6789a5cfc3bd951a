import GimbalDocuments

/// Readers of values of views, controllers and constraints, in scenes and in steps.
extension ObjectReader {
  /// Reads the values of a view, which are set later.
  ///
  /// - Throws: an error with the source location for a wrong value, or for both kinds of margins.
  func viewValues() throws(DocumentError) -> PropertyValues {
    let values = try values(of: ViewProperty.all)
    if values[ViewProperty.layoutMargins] != nil, let other = given("directionalLayoutMargins") {
      throw other.error("'directionalLayoutMargins' is not allowed with 'layoutMargins'")
    }
    return values
  }

  /// Reads the setting of a step or a rule on a view, a controller or constraints; at least one
  /// value.
  func setting(condition: Condition) throws(DocumentError) -> Setting {
    let (kind, name) = try only(of: Target.Kind.allCases.map(\.rawValue), "what is set")
    let target = try name.target(Target.Kind(rawValue: kind)!)
    let own = target.kind.properties.map(\.key)
    for other in Target.Kind.allCases {
      for key in other.properties.map(\.key) where !own.contains(key) {
        guard let wrong = given(key) else { continue }
        throw wrong.error(
          "\(QuotedText.of(key)) is a property of a \(other.rawValue), not of a \(kind)")
      }
    }
    let values =
      target.kind == .view ? try viewValues() : try self.values(of: target.kind.properties)
    guard !values.keys.isEmpty else {
      throw value.error(
        "no property is set on \(QuotedText.of(target.name)); allowed is \(QuotedText.choice(own))")
    }
    return Setting(target: target, values: values, condition: condition)
  }
}
