import GimbalEngine
import GimbalTraits

/// The views to which a proxy applies.
struct AppearanceScope: Equatable {
  /// The class.
  var type: ObjectIdentifier
  /// The classes whose instances must contain the views, innermost first.
  var containers: [ObjectIdentifier]
  /// The traits that the views must have.
  var traits: UITraitCollection?
}

/// A view that is never shown, and on which an app sets the values for views of its class.
///
/// `appearance()` creates it on its first call for a scope, and `AppearanceRecords` retains it. It
/// compares the view's properties with their initial values, and never changes them.
@MainActor
final class AppearanceProxy {
  /// The class, the containers and the traits to which the values apply.
  let scope: AppearanceScope
  /// The view on which the app sets the values.
  let view: UIView
  /// Returns true for views of the class, or of a subclass.
  let isFor: (UIView) -> Bool
  /// For each container class, innermost first, a closure that returns true for its instances.
  private let containers: [(AnyObject) -> Bool]
  /// The initial values of the view's properties, by their index in `AppearanceSetting.all`.
  private let first: [Int: Any]

  /// Creates a proxy, and reads the initial values of its view.
  init(
    _ scope: AppearanceScope, view: UIView, isFor: @escaping (UIView) -> Bool,
    containers: [(AnyObject) -> Bool]
  ) {
    self.scope = scope
    self.view = view
    self.isFor = isFor
    self.containers = containers
    var first: [Int: Any] = [:]
    for (index, appearance) in AppearanceSetting.all.enumerated() where appearance.applies(view) {
      first[index] = appearance.read(view)
    }
    self.first = first
  }

  /// Returns a closure that returns true for instances of a container's class; `appearance()`
  /// passes it to the initializer.
  static func test<Container: UIAppearanceContainer>(_ type: Container.Type) -> (AnyObject) -> Bool
  {
    { $0 is Container }
  }

  /// Returns true if the app has set a property, given by its index in `AppearanceSetting.all`.
  ///
  /// `AppearanceRecords.apply(to:)` calls it for each property of the view that takes values.
  ///
  /// Rule: R-LOOK-3 (a value that is the class's own counts as not set).
  func hasSet(_ index: Int) -> Bool {
    guard let old = first[index] else { return false }
    return !AppearanceSetting.all[index].isEqual(old, AppearanceSetting.all[index].read(view))
  }

  /// Returns the index of the outermost matching container in `chain`, which begins with the
  /// window.
  ///
  /// The result is nil if the proxy does not apply to the view.
  ///
  /// `AppearanceRecords.apply(to:)` calls it for each view that enters a window.
  ///
  /// See: R-LOOK-2.
  func position(around chain: [AnyObject], _ view: UIView) -> Int? {
    guard isFor(view) else { return nil }
    if let traits = scope.traits, !view.traitCollection.containsTraits(in: traits) { return nil }
    guard !containers.isEmpty else { return Int.max }
    var position: Int?
    var next = containers.count - 1
    for (index, object) in chain.enumerated() where next >= 0 && containers[next](object) {
      if position == nil { position = index }
      next -= 1
    }
    return next < 0 ? position : nil
  }

  /// Returns true if the proxy precedes another one that applies to the same view.
  ///
  /// `AppearanceRecords.apply(to:)` calls it if several proxies set the same property. The
  /// positions are those that `position(around:_:)` returned.
  ///
  /// Rule: R-LOOK-2.
  func goesBefore(_ other: AppearanceProxy, _ position: Int, _ otherPosition: Int) -> Bool {
    if position != otherPosition { return position < otherPosition }
    let (own, its) = (scope.containers.count, other.scope.containers.count)
    if own != its { return own > its }
    if scope.type != other.scope.type { return other.isFor(view) }
    return scope.traits != nil && other.scope.traits == nil
  }
}
