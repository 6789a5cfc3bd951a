public import Foundation
import GimbalTraces
public import GimbalTraits

/// A token of a registration for trait changes, used to remove it.
///
/// Source: Apple, UITraitChangeRegistration (iOS 17).
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that calls an app's closures when traits change (from iOS 17 on).
///
/// See: R-TRAIT-6.
/// Source: Apple, UITraitChangeObservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A handler, called with the object whose traits have changed and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Registers a closure that is called whenever one of the given traits has changed.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes a registration; the registration of another object is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

// swift-format-ignore: NoLeadingUnderscores
/// The system's objects whose traits change; not for apps.
@preconcurrency @MainActor
public protocol _SystemTraitEnvironment: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: _SystemTraitEnvironment {
  /// Registers a closure that is called whenever one of the given traits of the object has changed.
  ///
  /// The closure receives the object and its former traits. Closures are called in the order of
  /// registration, as long as the object lives.
  ///
  /// The closure of a view, controller or presentation controller is called after its
  /// `traitCollectionDidChange(_:)`. The closure of a scene is called before its windows receive
  /// the change, and that of a presentation controller before the controllers in the presentation
  /// do.
  ///
  /// See: R-TRAIT-1, R-TRAIT-6.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    observer.register(traits, handler)
  }

  /// Registers a method of an object that is called whenever one of the given traits has changed.
  ///
  /// The method takes no argument, the object whose traits have changed, or the object and its
  /// former traits. The target is held weakly, and the registration ends with it.
  ///
  /// See: R-TRAIT-6.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    observer.register(traits, target as AnyObject, action)
  }

  /// Registers a method of this object that is called whenever one of the given traits has changed.
  ///
  /// See: R-TRAIT-6.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    observer.register(traits, observer, action)
  }

  /// Removes a registration of this object; the registration of another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observer.unregister(registration)
  }

  private var observer: any TraitObserver {
    guard let observer = self as? any TraitObserver else {
      preconditionFailure("\(Self.self) is no object of the system")
    }
    return observer
  }
}

extension UIView: _SystemTraitEnvironment {}
extension UIViewController: _SystemTraitEnvironment {}
extension UIWindowScene: _SystemTraitEnvironment {}

/// One registration, retained by the object whose traits it observes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  /// The identities of the traits whose changes are reported.
  let traits: [ObjectIdentifier]
  /// Called with the object and its former traits.
  let handler: (AnyObject, UITraitCollection) -> Void

  /// Creates a registration; the functions `registerForTraitChanges` call it.
  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits.map { ObjectIdentifier($0) }
    self.handler = handler
  }

  /// Returns this object, because a registration has no values that change.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension TraitObserver {
  /// Registers a handler for changes of traits.
  ///
  /// See: R-TRAIT-6, D-11.
  func register<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { object, former in
      if let object = object as? TraitEnvironment { handler(object, former) }
    }
    guard isOffered(from: 17, "registerForTraitChanges(_:handler:)") else { return registration }
    guard self is TraitEnvironment else {
      report(.foreignHandler(for: TraitEnvironment.self, with: type(of: self)))
      return registration
    }
    add(registration)
    return registration
  }

  /// Registers a method of a target for changes of traits.
  ///
  /// See: R-TRAIT-6, D-11.
  func register(
    _ traits: [UITrait], _ target: AnyObject, _ action: Selector
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak target] object, former in
      if let target { action.call(on: target, object, former) }
    }
    if isOffered(from: 17, "registerForTraitChanges(_:target:action:)") { add(registration) }
    return registration
  }

  private func add(_ registration: TraitChangeRegistration) {
    if registration.traits.isEmpty {
      report(.handlerWithoutTraits)
    } else {
      madeTraitState().registrations.append(registration)
    }
  }

  /// Removes a registration of this object; called by `unregisterForTraitChanges(_:)`.
  func unregister(_ registration: any UITraitChangeRegistration) {
    guard isOffered(from: 17, "unregisterForTraitChanges(_:)") else { return }
    traitState?.registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers registered for a trait that differs between two collections.
  ///
  /// A handler registered during the calls waits for the next change; one that was removed is not
  /// called.
  ///
  /// Rule: R-TRAIT-6.
  func callHandlers(of state: TraitState, from old: TraitIndex, to new: TraitIndex) {
    guard !state.registrations.isEmpty else { return }
    let changed = machine.traits.changed(from: old, to: new)
    let former = machine.traits[old]
    for registration in state.registrations
    where registration.traits.contains(where: changed.contains) {
      guard state.registrations.contains(where: { $0 === registration }) else { continue }
      send(
        .traitChangeHandler, machine.traits.arguments(from: old, to: new, in: machine.recorder)
      ) {
        registration.handler(self, former)
      }
    }
  }
}
