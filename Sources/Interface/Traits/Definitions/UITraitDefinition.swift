/// A trait: a value that is handed down the hierarchy of an interface.
///
/// A conforming type is the key of the trait; it is never instantiated. Whether the trait has
/// changed is decided by `==` where `Value` has it; otherwise a value set anew counts as changed.
///
/// Rule: R-TRAIT-8.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }

  /// The name in descriptions; the type's name unless the type says otherwise.
  static var name: String { get }

  /// The identifier, unique among all traits; the type's full name unless the type says otherwise.
  static var identifier: String { get }

  /// True if colours depend on the trait; they do not unless the type says otherwise.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False: colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: its defining type.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be read and set, each by its defining type or by its own property.
public protocol UIMutableTraits {
  /// The value of a trait; its default when it is not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
