package import GimbalTraces
import GimbalTraits

/// The state that traversals read and write in every view.
///
/// It consists of plain values behind a pointer, because the checks of class properties cost more
/// than the work itself.
package struct TraversalState {
  /// The interface to the machine's recorder, for events of views.
  package let sink: EventSink
  /// True once a view of the device watches the constraints in it.
  package var watchesConstraints = false
  /// True if views have safe areas on this system.
  let hasSafeArea: Bool
  /// True if a view that enters a hierarchy receives its traits even if they were predicted.
  let sendsTraitsAtFirst: Bool
  /// True if views have `updateProperties()` on this system.
  let hasProperties: Bool
  /// True if phases repeat when observable models that they read change.
  let observesModels: Bool
  /// A copy of the switch: true if callbacks for margins come before those for the safe area.
  var marginsComeFirst = false
  /// Counts changes of links between nodes, so that a traversal detects changes of the tree.
  var treeStamp: UInt64 = 0
  /// The number of running traversals; during one, no object that it may refer to is released.
  var depth = 0
  /// True if objects wait for the end of the traversals to be released.
  var holdsAny = false
  /// The number of the layout pass; nested passes share it.
  var layoutPass: UInt32 = 0
  /// True during the layout phase of a run-loop turn or of `layoutIfNeeded()`.
  var isLayingOut = false
  /// True in an animation block whose changes are animated.
  var capturesAnimations = false
  /// The number of views whose touches animations disable, counted once per block.
  var untouchable = 0
  /// The number of layouts left in this pass.
  var layoutsLeft = 0
  /// True if a view needs display in part.
  var hasDisplayParts = false
  /// The view whose safe area for subviews was computed last, and the result.
  ///
  /// The subviews of one round share it.
  ///
  /// See: V-60.
  var answering: ViewNode?
  /// The insets for the subviews of `answering`: top, left, bottom and right in points.
  var handedSafeArea = SIMD4<Double>.zero
  /// The view being autoresized, to distinguish this from a frame that the app sets.
  var autoresized: ViewNode?
  /// The index of the collection that `UITraitCollection.current` was last set to.
  var currentTraits = TraitIndex.none
  /// The last change of traits that was sent; most views of a traversal receive the same one.
  var sentTraitChange = SentTraitChange()
  /// The nesting depth of the search for traits.
  var traitQuestions = 0
  /// The running phase of app code, and its view.
  var tracked = Tracked()
  /// The running constraints phases; one can begin inside another by `updateConstraintsIfNeeded()`.
  var constraintPhases = NestedCalls()
  /// The running calls of `systemLayoutSizeFitting(_:)`, which can be nested by app code.
  var fittings = NestedCalls()
  /// The nested changes of margins by app code inside margin callbacks.
  var marginChanges = NestedCalls()
  /// The nested changes of preferred sizes by controllers inside size callbacks.
  var preferredSizeChanges = NestedCalls()
  /// The running calls of `onUnsatisfiableConstraints`, which can be nested by app code.
  var conflictCalls = NestedCalls()
  /// The running calls of optional members of delegates and data sources.
  var optionalCalls = NestedCalls()
  /// True during a call of one of these kinds, which may have called app code.
  var isInCall: Bool {
    constraintPhases.isUnderWay || fittings.isUnderWay || marginChanges.isUnderWay
      || preferredSizeChanges.isUnderWay || conflictCalls.isUnderWay
  }
  /// The number of constraints that have been described; their numbers are shown as addresses.
  var describedConstraints: UInt32 = 0

  /// The default margin of a view, in points.
  ///
  /// See: L-MARG-1.
  let standardMargin: Double

  /// Copies the features that traversals read in every view.
  init(sink: EventSink, features: SystemFeatures, observesModels: Bool) {
    self.observesModels = observesModels
    self.sink = sink
    standardMargin =
      features.plainViewsHaveNoMargins ? 0 : Double(MarginMetrics.standard.plainView)
    hasSafeArea = features.hasSafeArea
    sendsTraitsAtFirst = features.callbackTiming == .sizeTransitions
    hasProperties = features.updatesPropertiesBeforeLayout
  }

  /// A view and a phase in one word, because traversals write it in every view.
  ///
  /// The lowest six bits of a node's address are free.
  struct Tracked {
    private var word: UInt = 0

    /// Creates a value for no phase.
    init() {}

    /// Creates the value for a running phase of a view.
    @inline(__always)
    init(node: ViewNode, phase: TrackedPhase) {
      word = UInt(bitPattern: node) | UInt(bitPattern: phase.rawValue)
    }

    /// The view whose phase is running; nil if there is none.
    var node: ViewNode? { ViewNode(bitPattern: word & ~63) }
    /// The running phase; meaningless without a view.
    var phase: TrackedPhase { TrackedPhase(rawValue: Int(word & 63))! }
  }

  /// A change of traits, with the values that its callbacks need.
  struct SentTraitChange {
    /// The former traits; `none` if the views had none.
    var old = TraitIndex.none
    /// The new traits.
    var new = TraitIndex.none
    /// The collection of `old`, which the machine's table retains.
    var previous: Unretained<UITraitCollection>?
    /// The recorded arguments of the callbacks, which all views of the change share.
    var arguments = ArgumentsID.none
    /// True if the change invalidates the display of views that receive it.
    var redraws = false
  }
}

extension Machine: TraversalStateOwner {
  /// The traversal state of this device, which the machine owns.
  @inline(__always)
  package nonisolated var traversal: UnsafeMutablePointer<TraversalState> {
    traversalPosition.assumingMemoryBound(to: TraversalState.self)
  }

  /// Allocates the traversal state; the machine's `deinit` frees it.
  static func makeTraversal(sink: EventSink, features: SystemFeatures, observesModels: Bool)
    -> UnsafeMutableRawPointer
  {
    let traversal = UnsafeMutablePointer<TraversalState>.allocate(capacity: 1)
    traversal.initialize(
      to: TraversalState(sink: sink, features: features, observesModels: observesModels))
    return UnsafeMutableRawPointer(traversal)
  }

  /// Copies the switches that traversals read.
  func switchesDidChange() {
    traversal.pointee.marginsComeFirst = switches.marginsComeBeforeSafeArea
  }
}
