import GimbalDocuments

/// The guide to the language of scenarios: the keys with their sentences, from the tables that read
/// them.
package enum ScenarioGuide {
  /// A key, and what is said of its value; empty where the key says it all.
  package struct Row: Sendable {
    /// The key.
    package let key: String
    /// The sentence.
    package let note: String
  }

  /// The keys of steps.
  package static let steps = rows(StepSchemas.entries)
  /// The keys of expectations.
  package static let expectations = rows(ExpectSchemas.entries)
  /// The keys of views.
  package static let views = rows(ViewProperty.all.map(\.entry))
  /// The keys of controllers.
  package static let controllers = rows(ControllerProperty.all.map(\.entry))

  private static func rows(_ entries: [MemberEntry]) -> [Row] {
    entries.map { Row(key: $0.key, note: $0.note ?? "") }
  }
}
