package import GimbalTraces
import GimbalTraits

/// The state that walks read and write at every view, apart from the views: plain values behind a
/// pointer, since the checks of class properties cost more than the work.
package struct TraversalState {
  /// The way into the machine's recorder.
  package let sink: EventSink
  /// True once a view of the device receives changes of the constraints in it.
  var watchesConstraints = false
  /// True if views have safe areas on the system.
  let hasSafeArea: Bool
  /// True if a view that enters a hierarchy receives its traits even if they were predicted.
  let sendsTraitsAtFirst: Bool
  /// True if views have properties to update.
  let hasProperties: Bool
  /// True if phases are repeated when observable models that they read change.
  let observesModels: Bool
  /// True if margins are announced before the safe area: the switch, where walks find it.
  var marginsComeFirst = false
  /// Counts the links that were made and cut, so that a walk sees that the tree has changed under it.
  var treeStamp: UInt64 = 0
  /// The number of walks that are under way; while any is, nothing that they might hold is released.
  var depth = 0
  /// True if something waits for the walks' end to be released.
  var holdsAny = false
  /// The number of the layout pass; passes inside a pass share it.
  var layoutPass: UInt32 = 0
  var isLayingOut = false
  /// True in an animation block whose changes move.
  var capturesAnimations = false
  /// The number of views from which animations keep touches away, once for each block.
  var untouchable = 0
  /// The number of layouts left in this pass.
  var layoutsLeft = 0
  /// True if a view is to be drawn in part.
  var hasDisplayParts = false
  /// The view that was asked last which safe area it hands on, and what it answered: the subviews of one
  /// round follow one answer.
  ///
  /// See: V-60.
  var answering: ViewNode?
  var handedSafeArea = SIMD4<Double>.zero
  /// The view being autoresized; distinguishes this from a frame set by the app.
  var autoresized: ViewNode?
  /// The last value of `UITraitCollection.current`.
  var currentTraits = TraitIndex.none
  /// The last announced change of traits: most views of a walk undergo the same.
  var sentTraitChange = SentTraitChange()
  /// The nesting depth of questions for traits.
  var traitQuestions = 0
  /// The phase of app code that is under way, and the view whose it is.
  var tracked = Tracked()
  /// The constraints phases that are under way, one inside the other.
  var constraintPhases = NestedCalls()
  /// The calls of `systemLayoutSizeFitting(_:)` that are under way, one inside the other.
  var fittings = NestedCalls()
  /// Changes of margins by app code inside margin callbacks, nested.
  var marginChanges = NestedCalls()
  /// Changes of preferred sizes by controllers inside size callbacks, nested.
  var preferredSizeChanges = NestedCalls()
  /// The calls of `onUnsatisfiableConstraints` that are under way, one inside the other.
  var conflictCalls = NestedCalls()
  /// True while a call of one of these kinds is under way, in whose middle app code may be.
  var isInCall: Bool {
    constraintPhases.isUnderWay || fittings.isUnderWay || marginChanges.isUnderWay
      || preferredSizeChanges.isUnderWay || conflictCalls.isUnderWay
  }
  /// The number of constraints that have been described: their numbers stand for addresses.
  var describedConstraints: UInt32 = 0

  /// The default margin of a view, in points.
  ///
  /// See: L-MARG-1.
  let standardMargin: Double

  init(sink: EventSink, features: SystemFeatures, observesModels: Bool) {
    self.observesModels = observesModels
    self.sink = sink
    standardMargin =
      features.plainViewsHaveNoMargins ? 0 : Double(MarginMetrics.standard.plainView)
    hasSafeArea = features.hasSafeArea
    sendsTraitsAtFirst = features.callbackTiming == .sizeTransitions
    hasProperties = features.updatesPropertiesBeforeLayout
  }

  /// A view and a phase in one word, since the walks write it at every view: a node's address leaves
  /// the lowest six bits free.
  struct Tracked {
    private var word: UInt = 0

    /// Nothing that is tracked.
    init() {}

    @inline(__always)
    init(node: ViewNode, phase: TrackedPhase) {
      word = UInt(bitPattern: node) | UInt(bitPattern: phase.rawValue)
    }

    var node: ViewNode? { ViewNode(bitPattern: word & ~63) }
    var phase: TrackedPhase { TrackedPhase(rawValue: Int(word & 63))! }
  }

  struct SentTraitChange {
    /// `none` where the views knew no traits before.
    var old = TraitIndex.none
    var new = TraitIndex.none
    /// The collection of `old`, which the machine's table keeps alive.
    var previous: Unretained<UITraitCollection>?
    var arguments = ArgumentsID.none
    /// True if the change makes the views that undergo it be drawn anew.
    var redraws = false
  }
}

extension Machine: TraversalStateOwner {
  /// The state of the walks.
  @inline(__always)
  package nonisolated var traversal: UnsafeMutablePointer<TraversalState> {
    traversalPosition.assumingMemoryBound(to: TraversalState.self)
  }

  static func makeTraversal(sink: EventSink, features: SystemFeatures, observesModels: Bool)
    -> UnsafeMutableRawPointer
  {
    let traversal = UnsafeMutablePointer<TraversalState>.allocate(capacity: 1)
    traversal.initialize(
      to: TraversalState(sink: sink, features: features, observesModels: observesModels))
    return UnsafeMutableRawPointer(traversal)
  }

  func switchesDidChange() {
    traversal.pointee.marginsComeFirst = switches.marginsComeBeforeSafeArea
  }
}
