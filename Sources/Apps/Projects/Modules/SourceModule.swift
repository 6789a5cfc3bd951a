/// A module with its sources.
///
/// `AppSources` creates it. The commands that build copies of an app's sources read it.
package struct SourceModule: Sendable {
  /// The kind of a module.
  package enum Kind: Sendable {
    /// An app.
    case app
    /// A framework or a library.
    case library
    /// A test bundle.
    case tests
  }

  /// The module's name in imports.
  package let name: String
  /// The name of the target.
  package let target: String
  /// The kind of the module.
  package let kind: Kind
  /// The paths of the sources.
  package let sources: [String]
  /// The names of the project's modules that it may import.
  package let dependencies: [String]
  /// The compiler settings by name: `SWIFT_VERSION` and others.
  package let settings: [String: String]
  /// Sources of the project that are missing, or outside of the opened folder.
  package let missing: [String]
  /// Sources in other languages than Swift, which are not built.
  package let others: [String]
  /// The folders of Core Data models, which are compiled too.
  package let models: [String]
  /// The string catalogs whose strings have Swift names.
  package let stringCatalogs: [String]
  /// The folders of asset catalogs whose colors and images have Swift names.
  package let catalogs: [String]
  /// True if these names are also static properties of `UIColor` and `UIImage`.
  package let hasAssetExtensions: Bool
  /// The resources of the product, by their paths.
  package let resources: [String]
}
