import GimbalTraits

/// The trait state of a view or a controller that sets some, observes some, or reads
/// some in a phase that is tracked.
///
/// A scene or a presentation controller can keep one too.
final class TraitState {
  /// The object's own overrides.
  var overrides = UITraitOverrides() { didSet { known = nil } }
  /// The overrides of a presentation controller for the controller that it presents.
  var presentation = UITraitOverrides() { didSet { known = nil } }
  /// A partial collection that a presentation controller sets for it, below those overrides.
  var presentationCollection: UITraitCollection? { didSet { known = nil } }
  /// The collection that a parent controller sets for its child.
  var imposed: ImposedTraits? { didSet { known = nil } }
  /// The text sizes that a view lets through.
  var textSizes = TextSizeLimits() { didSet { known = nil } }
  /// The observers of changes, in the order of registration.
  var registrations: [TraitChangeRegistration] = []
  /// Brings what a document varies with size classes in the view's tree up to date; nil for most views.
  ///
  /// See: R-NIB-7.
  var documentVariations: ((UITraitCollection) -> Void)?
  /// The traits that each phase has read.
  var reads = TraitReads()

  /// The predicted traits of a controller that was given others outside a window and has not
  /// received them yet.
  ///
  /// Rule: V-67.
  var predicted: TraitIndex?

  private var known: Known?
  private var pass: UInt32 = 0
  private var updates: UInt8 = 0

  /// The traits that were worked out last.
  private struct Known {
    var inherited: TraitIndex
    var isImposed: Bool
    var result: TraitIndex
  }

  /// The object's own traits: those that it inherits, with what is set over them.
  ///
  /// The object's own overrides win over those of its presentation, and these over what its parent
  /// imposes; the limits of text sizes hold for what comes out.
  ///
  /// The order of the three is a CHOICE.
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
    let result = machine.index(of: collection) ?? inherited
    known = Known(inherited: inherited, isImposed: imposed != nil, result: result)
    return result
  }

  /// Forgets what was worked out, since the object has come to another machine.
  func forgetTraits() {
    known = nil
    predicted = nil
  }

  /// The traits that the object receives as its former ones, if they are not its present ones.
  func takePredicted() -> TraitIndex? {
    defer { predicted = nil }
    return predicted
  }

  /// Counts an update of the object's traits in a pass; false when they go round in circles.
  func mayUpdate(in pass: UInt32, limit: UInt8) -> Bool {
    if self.pass != pass {
      self.pass = pass
      updates = 0
    }
    updates = min(updates, limit) + 1
    return updates <= limit
  }
}

/// The traits that a parent sets for a controller, for as long as it is its child.
struct ImposedTraits {
  var collection: UITraitCollection
  weak var parent: UIViewController?
}

extension Machine {
  /// The limit of different trait collections of a device.
  static let collectionLimit = 10_000

  /// The index of a collection; nil, with an exception, when there have been too many different ones.
  func index(of collection: UITraitCollection) -> TraitIndex? {
    if let index = traits.index(of: collection, limit: Machine.collectionLimit) { return index }
    application.report(.tooManyCollections)
    return nil
  }
}
