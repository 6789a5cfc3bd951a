/// A module with its sources.
package struct SourceModule: Sendable {
  /// What becomes of a module.
  package enum Kind: Sendable {
    /// An app.
    case app
    /// A framework or a library.
    case library
    /// A bundle of tests.
    case tests
  }

  /// The module's name, as imports have it.
  package let name: String
  /// The name of the target.
  package let target: String
  /// What it is.
  package let kind: Kind
  /// The paths of the sources.
  package let sources: [String]
  /// The names of the modules that it may import, of those of its project.
  package let dependencies: [String]
  /// The settings that the compiler reads, by name: `SWIFT_VERSION` and others.
  package let settings: [String: String]
  /// Sources that the project names and that are not there, or lie outside of the folder that was opened.
  package let missing: [String]
  /// Sources in other languages than Swift, which are not built.
  package let others: [String]
  /// The folders of models of Core Data, which are compiled too.
  package let models: [String]
  /// The files that the product holds beside its program, by their paths.
  package let resources: [String]
}
