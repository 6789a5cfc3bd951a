/// Traits that a scene, window, controller or view sets over those that it inherits.
///
/// A trait may be set to `unspecified` on purpose, which differs from not being set.
/// Source: R-TRAIT-7.
public struct TraitOverrides: UITraitOverrides {
  private var values = TraitValues()
  /// The built-in traits that are set, in no order that shows.
  private var builtIn: [any BuiltInTrait.Type] = []

  /// Creates overrides that set nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { builtIn.isEmpty && values.custom.entries.isEmpty }

  /// The value that is set for a trait.
  ///
  /// A trait that is not set reads as its default here; on the platform reading it is an error, so
  /// that callers ask `contains(_:)` first.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      if let known = trait as? any BuiltInTrait.Type, !contains(trait) {
        builtIn.append(known)
      }
      values[trait] = newValue
    }
  }

  /// Returns whether a trait is set here.
  public func contains(_ trait: UITrait) -> Bool {
    builtIn.contains { $0 == trait } || values.custom.entry(of: trait) != nil
  }

  /// Removes what is set for a trait, so that it is inherited again.
  public mutating func remove(_ trait: UITrait) {
    builtIn.removeAll { $0 == trait }
    if let known = trait as? any BuiltInTrait.Type {
      known.copy(from: TraitValues(), to: &values)
    }
    values.custom.remove(trait)
  }

  /// Returns inherited traits with those that are set here in their place.
  ///
  /// Returns the same object when nothing is set.
  public func applied(to inherited: UITraitCollection) -> UITraitCollection {
    if isEmpty { return inherited }
    var result = inherited.values
    for trait in builtIn {
      trait.copy(from: values, to: &result)
    }
    for entry in values.custom.entries {
      result.custom.insert(entry)
    }
    return UITraitCollection(values: result)
  }
}
