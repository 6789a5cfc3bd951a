extension TraitValues: UIMutableTraits {
  /// The value of a built-in or custom trait; its default if it is not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let builtIn = trait as? any BuiltInTrait.Type, let value = value(of: builtIn) as? T.Value {
        return value
      }
      return custom.entry(of: trait)?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let builtIn = trait as? any BuiltInTrait.Type {
        set(builtIn, to: newValue)
      } else {
        custom.set(trait, to: newValue)
      }
    }
  }

  private func value<B: BuiltInTrait>(of trait: B.Type) -> Any {
    self[keyPath: B.path]
  }

  private mutating func set<B: BuiltInTrait>(_ trait: B.Type, to value: Any) {
    guard let value = value as? B.Value else {
      preconditionFailure("\(B.identifier) cannot have the value \(value)")
    }
    self[keyPath: B.path] = value
  }

  /// Copies the traits that are set in other values.
  mutating func merge(_ other: TraitValues) {
    for trait in BuiltInTraits.all where trait.isSet(in: other) {
      trait.copy(from: other, to: &self)
    }
    for entry in other.custom.entries {
      custom.insert(entry)
    }
  }

  /// Returns whether everything that is set in other values reads the same here.
  func contains(_ other: TraitValues) -> Bool {
    BuiltInTraits.all.allSatisfy { !$0.isSet(in: other) || $0.isSame(in: self, as: other) }
      && other.custom.entries.allSatisfy { custom.isSame($0.trait, as: other.custom) }
  }

  /// Returns the traits that read differently in older values: the built-in ones, then by
  /// identifier.
  func changes(from old: TraitValues) -> [UITrait] {
    // Mostly at most the size classes differ, and comparing values whole is some forty times faster.
    if self == old { return [] }
    var resized = old
    resized.horizontalSizeClass = horizontalSizeClass
    resized.verticalSizeClass = verticalSizeClass
    if self == resized {
      let isOneWidth = horizontalSizeClass == old.horizontalSizeClass
      let isOneHeight = verticalSizeClass == old.verticalSizeClass
      return (isOneWidth ? [] : [UITraitHorizontalSizeClass.self])
        + (isOneHeight ? [] : [UITraitVerticalSizeClass.self])
    }
    // Converting a whole array would check each element's conformance at run time.
    var changes: [UITrait] = []
    for trait in BuiltInTraits.all where !trait.isSame(in: self, as: old) { changes.append(trait) }
    let own = custom.traits(with: old.custom).filter { !custom.isSame($0, as: old.custom) }
    return changes + own.sorted { $0.identifier < $1.identifier }
  }
}
