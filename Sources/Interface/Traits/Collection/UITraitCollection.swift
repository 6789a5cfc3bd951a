// The layer Traits holds the environment in which an interface is shown: size classes, idiom,
// scale, appearance and an app's own traits. It merges and compares them and derives them from a
// device. It contains no views, events or files; the layer Engine decides inheritance and
// callbacks.

public import Foundation

/// The environment of a part of an interface: size classes, idiom, scale, appearance and so on.
///
/// A collection is immutable and may set a few traits only. A trait that is not set reads as
/// unspecified, a custom trait as its default. Two collections are equal when every trait reads the
/// same.
///
/// See: R-TRAIT-2, R-TRAIT-4 (what iOS 17 changes).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The values of all traits; those that are not set have their defaults.
  let values: TraitValues

  /// Creates a collection that sets nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Creates a collection of values.
  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that sets only one trait.
  convenience init<Value>(setting path: WritableKeyPath<TraitValues, Value>, to value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values: values)
  }

  /// Creates a collection from several others; if they specify the same trait, the last of them
  /// determines it.
  ///
  /// Traits that a later collection leaves unspecified are taken from an earlier one.
  /// - Complexity: O(*n*) in the number of collections.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections {
      values.merge(collection.values)
    }
    self.init(values: values)
  }

  /// Creates a collection by setting traits in a closure, which is called once and immediately.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Returns a collection with some traits changed by a closure, which is called once and
  /// immediately.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Creates a collection that sets only one trait, built-in or custom (from iOS 17 on).
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a collection with another value for one trait (from iOS 17 on).
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// True if traits are set that are not built in.
  package var setsCustomTraits: Bool { !values.custom.entries.isEmpty }

  /// The value of a trait; its default value if it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    TraitReader.record(trait, of: self)
    return values[trait]
  }

  /// Returns whether this collection has all trait values that another one sets.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.contains(other.values)
  }

  /// Returns whether every trait reads the same in both; cheaper than `isEqual(_:)`.
  public final func hasSameTraits(as other: UITraitCollection) -> Bool {
    self === other || values == other.values
  }

  /// Returns whether the reading direction is the same in both, without recording a read.
  package final func hasSameDirection(as other: UITraitCollection) -> Bool {
    values.layoutDirection == other.values.layoutDirection
  }

  /// Returns whether the style of the interface is the same in both, without recording a read.
  package final func hasSameStyle(as other: UITraitCollection) -> Bool {
    values.userInterfaceStyle == other.values.userInterfaceStyle
  }

  /// Returns the traits that read differently in an older collection, in a fixed order.
  ///
  /// The built-in traits come first, in the order of the description, then the custom ones by
  /// identifier.
  public func changedTraits(from old: UITraitCollection?) -> [UITrait] {
    values.changes(from: old?.values ?? TraitValues())
  }

  /// Returns whether colors may differ from those with another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    changedTraits(from: other).contains { $0.affectsColorAppearance }
  }

  /// The built-in traits on which colors depend.
  ///
  /// No source lists them; Gimbal uses idiom, gamut, style, contrast, level and active appearance.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    BuiltInTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The built-in traits by which an asset catalog chooses among the variants of an image.
  ///
  /// No source lists them; Gimbal uses the traits by which a catalog can vary images.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self, UITraitImageDynamicRange.self,
    ]
  }

  /// Returns whether every trait reads the same in both.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return hasSameTraits(as: other)
  }

  /// A hash of the traits that usually differ among collections of a device, and of hashable custom
  /// traits.
  open override var hash: Int { values.hashValue }

  /// Returns the collection itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The collection's description in UIKit's form, without an address.
  open override var description: String { platformText }

  // MARK: Traits of the system

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    TraitReader.record(UITraitUserInterfaceIdiom.self, of: self)
    return values.userInterfaceIdiom
  }

  /// The number of pixels per point; 0 when not set.
  open var displayScale: CGFloat {
    TraitReader.record(UITraitDisplayScale.self, of: self)
    return values.displayScale
  }

  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut {
    TraitReader.record(UITraitDisplayGamut.self, of: self)
    return values.displayGamut
  }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    TraitReader.record(UITraitHorizontalSizeClass.self, of: self)
    return values.horizontalSizeClass
  }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    TraitReader.record(UITraitVerticalSizeClass.self, of: self)
    return values.verticalSizeClass
  }

  /// The style of the interface, light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle {
    TraitReader.record(UITraitUserInterfaceStyle.self, of: self)
    return values.userInterfaceStyle
  }

  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    TraitReader.record(UITraitLayoutDirection.self, of: self)
    return values.layoutDirection
  }

  /// The support of 3D Touch.
  open var forceTouchCapability: UIForceTouchCapability {
    TraitReader.record(UITraitForceTouchCapability.self, of: self)
    return values.forceTouchCapability
  }

  /// The preferred text size of the user.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    TraitReader.record(UITraitPreferredContentSizeCategory.self, of: self)
    return values.preferredContentSizeCategory
  }

  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast {
    TraitReader.record(UITraitAccessibilityContrast.self, of: self)
    return values.accessibilityContrast
  }

  /// The weight of text that the user prefers.
  open var legibilityWeight: UILegibilityWeight {
    TraitReader.record(UITraitLegibilityWeight.self, of: self)
    return values.legibilityWeight
  }

  /// The level of the interface, base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel {
    TraitReader.record(UITraitUserInterfaceLevel.self, of: self)
    return values.userInterfaceLevel
  }

  /// The active appearance of the interface.
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    TraitReader.record(UITraitActiveAppearance.self, of: self)
    return values.activeAppearance
  }

  /// The size of items in a Mac window's toolbar.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    TraitReader.record(UITraitToolbarItemPresentationSize.self, of: self)
    return values.toolbarItemPresentationSize
  }

  /// The dynamic range of images.
  open var imageDynamicRange: UIImageDynamicRange {
    TraitReader.record(UITraitImageDynamicRange.self, of: self)
    return values.imageDynamicRange
  }

  /// The capture state of the scene, recorded or mirrored.
  open var sceneCaptureState: UISceneCaptureState {
    TraitReader.record(UITraitSceneCaptureState.self, of: self)
    return values.sceneCaptureState
  }

  /// The language whose rules set the line spacing of text; nil when not set.
  open var typesettingLanguage: Locale.Language? {
    TraitReader.record(UITraitTypesettingLanguage.self, of: self)
    return values.typesettingLanguage
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    guard let values = traits as? TraitValues else {
      preconditionFailure("the traits handed to a closure were replaced by \(type(of: traits))")
    }
    return values
  }
}
