/// Traits that a scene, window, controller or view sets over those that it inherits.
///
/// Setting a trait to `unspecified` is different from not setting it.
///
/// See: R-TRAIT-7.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
  private var values = TraitValues()
  /// The built-in traits that are set, in the order of setting.
  private var builtIn: [any BuiltInTrait.Type] = []
  /// Called when a trait is read that is not set, which is an error in UIKit.
  package var onUnsetRead: ((UITrait) -> Void)?

  /// Creates empty overrides.
  public init() {}

  /// True if nothing is set.
  public var isEmpty: Bool { builtIn.isEmpty && values.custom.entries.isEmpty }

  /// The value that is set for a trait.
  ///
  /// Reading a trait that is not set is an error and returns its default. Call `contains(_:)`
  /// first.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let onUnsetRead, !contains(trait) { onUnsetRead(trait) }
      return values[trait]
    }
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

  /// Removes the value of a trait, which is inherited again.
  public mutating func remove(_ trait: UITrait) {
    builtIn.removeAll { $0 == trait }
    if let known = trait as? any BuiltInTrait.Type {
      known.copy(from: TraitValues(), to: &values)
    }
    values.custom.remove(trait)
  }

  /// Returns whether the same traits are set to the same values.
  package func isSame(as other: UITraitOverrides) -> Bool {
    values == other.values && builtIn.count == other.builtIn.count
      && builtIn.allSatisfy { other.contains($0) }
  }

  /// The overrides that are set, such as `style dark, Theme sepia`; `none` without any.
  public var description: String {
    let known = BuiltInTraits.all.filter { contains($0) }.map {
      "\($0.label) \($0.text(in: values))"
    }
    let own = values.custom.entries.map { "\($0.trait.name) \($0.value)" }
    return isEmpty ? "none" : (known + own).joined(separator: ", ")
  }

  /// Returns inherited traits with those that are set here applied.
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
