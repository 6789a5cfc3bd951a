/// The definition of a trait: a value that views, controllers and windows inherit from the objects
/// above them.
///
/// A conforming type is the key of the trait; it is never instantiated. `==` decides whether the
/// trait has changed if `Value` is equatable; otherwise every value that is set counts as a change.
///
/// Rule: R-TRAIT-8.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait where it is not set.
  static var defaultValue: Value { get }

  /// The name in descriptions.
  ///
  /// The default is the type's name.
  static var name: String { get }

  /// The identifier, unique among all traits.
  ///
  /// The default is the type's full name.
  static var identifier: String { get }

  /// True if colors depend on the trait.
  ///
  /// The default is false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }

  /// Returns false, because colors do not depend on most traits.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: its defining type.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be read and set, each by its defining type or by its own property.
public protocol UIMutableTraits {
  /// The value of a trait; its default when it is not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
