/// Trait collections as text, in traces and in `description`.
extension UITraitCollection {
  /// The two size classes as `hC vR`: C is compact, R regular, - unspecified.
  ///
  /// Printing a collection does not count as reading its traits.
  ///
  /// See: R-TRAIT-9.
  public var shortText: String {
    "h\(values.horizontalSizeClass.letter) v\(values.verticalSizeClass.letter)"
  }

  /// Returns the changes since an older collection, such as `hC vR → hR vC`.
  ///
  /// Changed size classes come first, then the other traits in the order of the description, such
  /// as `style light → dark`. The text is `unchanged` without changes, and `→ hC vR` without an
  /// older collection.
  public func changeText(from old: UITraitCollection?) -> String {
    guard let old else { return "→ " + shortText }
    var parts: [String] = []
    if shortText != old.shortText {
      parts.append("\(old.shortText) → \(shortText)")
    }
    for trait in changedTraits(from: old)
    where trait != UITraitHorizontalSizeClass.self && trait != UITraitVerticalSizeClass.self {
      parts.append("\(label(of: trait)) \(old.text(of: trait)) → \(text(of: trait))")
    }
    return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
  }

  /// The description as UIKit prints it: the traits that are set, or the class alone.
  var platformText: String {
    let builtIn = BuiltInTraits.all.filter { $0.isSet(in: values) }.map {
      "\($0.name) = \($0.platformText(in: values))"
    }
    let custom = values.custom.entries.map { "\($0.trait.name) = \($0.value)" }
    let all = (builtIn + custom).joined(separator: ", ")
    return all.isEmpty ? "<UITraitCollection>" : "<UITraitCollection: \(all)>"
  }

  private func label(of trait: UITrait) -> String {
    (trait as? any BuiltInTrait.Type)?.label ?? trait.name
  }

  private func text(of trait: UITrait) -> String {
    if let builtIn = trait as? any BuiltInTrait.Type {
      return builtIn.text(in: values)
    }
    return "\(values.custom.entry(of: trait)?.value ?? CustomTraits.defaultValue(of: trait))"
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var letter: String {
    switch self {
    case .unspecified: "-"
    case .compact: "C"
    case .regular: "R"
    }
  }
}
