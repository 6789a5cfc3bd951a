import GimbalDocuments

/// The reference of the scenario language: the keys with their descriptions, from the schemas.
package enum ScenarioGuide {
  /// A key, and the description of its value; empty if the key suffices.
  package struct Row: Sendable {
    /// The key as files have it.
    package let key: String
    /// The description of the key's value.
    package let note: String
  }

  /// The keys of steps with their descriptions.
  package static let steps = rows(StepSchemas.entries)
  /// The keys of an `expect` step with their descriptions.
  package static let expectations = rows(ExpectSchemas.entries)
  /// The keys of views with their classes and descriptions.
  package static let views = rows(ViewProperty.all.map(\.entry))
  /// The keys of controllers with their descriptions.
  package static let controllers = rows(ControllerProperty.all.map(\.entry))

  private static func rows(_ entries: [MemberEntry]) -> [Row] {
    entries.map { Row(key: $0.key, note: $0.note ?? "") }
  }
}
