import GimbalTraits

/// The trait state of a view or controller that overrides traits, observes them, or reads them in a
/// tracked phase.
///
/// A scene or a presentation controller can have one too.
final class TraitState {
  /// The value of `traitOverrides`.
  var overrides = UITraitOverrides() { didSet { known = nil } }
  /// The overrides of a presentation controller for the controller that it presents.
  var presentation = UITraitOverrides() { didSet { known = nil } }
  /// A partial collection that a presentation controller sets for the controller, with lower
  /// precedence than those overrides.
  var presentationCollection: UITraitCollection? { didSet { known = nil } }
  /// The collection that a parent controller sets for its child.
  var imposed: ImposedTraits? { didSet { known = nil } }
  /// The limits that a view sets on the text size.
  var textSizes = TextSizeLimits() { didSet { known = nil } }
  /// The observers of changes, in the order of registration.
  var registrations: [TraitChangeRegistration] = []
  /// Applies a document's variations by size class to the view's tree; nil for most views.
  ///
  /// See: R-NIB-7.
  var documentVariations: ((UITraitCollection) -> Void)?
  /// The traits that each phase has read, whose changes make the phase run again.
  var reads = TraitReads()

  /// The predicted traits of a controller that has been given other traits outside a window and has
  /// not yet been sent a callback about them.
  ///
  /// Rule: V-67.
  var predicted: TraitIndex?

  private var known: Known?
  private var pass: UInt32 = 0
  private var updates: UInt8 = 0

  /// The last computed traits.
  private struct Known {
    /// The traits that the object inherited.
    var inherited: TraitIndex
    /// True if its parent imposed traits.
    var isImposed: Bool
    /// The object's own traits that followed.
    var result: TraitIndex
  }

  /// Returns the object's own traits: those that it inherits with all overrides applied.
  ///
  /// The object's own overrides win over those of its presentation, and these win over those that
  /// its parent sets. The limits of text sizes apply to the result.
  ///
  /// No source states the order of the three; it is Gimbal's choice (CHOICE).
  ///
  /// Rule: R-TRAIT-7.
  @MainActor
  func traits(
    over inherited: TraitIndex, under parent: UIViewController? = nil, on machine: Machine
  ) -> TraitIndex {
    let imposed = imposed.flatMap { $0.parent === parent ? $0.collection : nil }
    if imposed == nil, presentationCollection == nil, overrides.isEmpty, presentation.isEmpty,
      textSizes.isEmpty
    {
      return inherited
    }
    if let known, known.inherited == inherited, known.isImposed == (imposed != nil) {
      return known.result
    }
    var collection = machine.traits[inherited]
    if imposed != nil || presentationCollection != nil {
      let partial = [imposed, presentationCollection].compactMap(\.self)
      collection = UITraitCollection(traitsFrom: [collection] + partial)
    }
    collection = overrides.applied(to: presentation.applied(to: collection))
    collection = textSizes.applied(to: collection)
    let index = machine.traits.index(of: collection, limit: TraitTable.limit)
    if index == nil { machine.application.report(.tooManyCollections) }
    let result = index ?? inherited
    known = Known(inherited: inherited, isImposed: imposed != nil, result: result)
    return result
  }

  /// Clears the computed traits, because the object belongs to another machine now.
  func forgetTraits() {
    known = nil
    predicted = nil
  }

  /// Returns and clears the predicted traits, which the object receives as its former traits.
  func takePredicted() -> TraitIndex? {
    defer { predicted = nil }
    return predicted
  }

  /// Counts an update of the object's traits in a pass; returns false above the limit, which
  /// indicates a loop.
  func mayUpdate(in pass: UInt32, limit: UInt8) -> Bool {
    if self.pass != pass {
      self.pass = pass
      updates = 0
    }
    updates = min(updates, limit) + 1
    return updates <= limit
  }
}

/// The traits that a parent sets for a child controller, valid while it is the child's parent.
struct ImposedTraits {
  /// The traits that the parent has set.
  var collection: UITraitCollection
  /// The parent; nil once it is released.
  weak var parent: UIViewController?
}
