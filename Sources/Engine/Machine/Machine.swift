package import Foundation
package import GimbalGeometry
import GimbalText
package import GimbalTraces
package import GimbalTraits
import Synchronization

/// One powered-on device as the engine sees it: its screen and application, its clock, its recorder,
/// and everything that a view or a controller must agree on with its neighbours.
///
/// A machine is made and driven by a simulator; app code never sees it. Every responder
/// belongs to one machine: the one that was current when it was made, and from then on the one whose
/// window it enters.
@MainActor
package final class Machine {
  #if DEBUG
    package nonisolated let life = ObjectLife()
  #endif
  package let hardware: Hardware
  package let system: SystemVersion
  package let era: Era
  package let app: AppDescription
  package let recorder: TraceRecorder
  /// The simulator that made and drives the machine.
  package weak var driver: AnyObject?
  /// True if the device is for the task that it is bound to: no other takes it for the current one.
  package var isOneTasksOwn = false
  package let clock = VirtualClock()
  package var switches = BehaviourSwitches() {
    didSet { walk.pointee.marginsComeFirst = switches.marginsComeBeforeSafeArea }
  }
  package internal(set) var settings: UserSettings {
    didSet {
      predictedForNewObjects = nil
      traits.forgetWindows()
      let category = settings.contentSizeCategory
      boundTextSize.withLock { $0 = category }
      Machine.mirrorContentSizeCategory()
    }
  }

  /// The text size that is set, for fonts that are made off the main actor.
  nonisolated let boundTextSize: Mutex<UIContentSizeCategory>
  /// The figures that no record tells and that had a part in what happened.
  package var assumptions = AssumptionLedger()

  /// The orientation in which the device is held.
  package internal(set) var deviceOrientation: UIDeviceOrientation
  /// The orientation of the interface.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait {
    didSet { predictedForNewObjects = nil }
  }
  /// The part of the screen that the app's window has; nil is all of it.
  package internal(set) var part: ScreenPart? { didSet { predictedForNewObjects = nil } }

  private(set) var isOn = true
  private var keptScreen: UIScreen?
  private var keptDevice: UIDevice?
  private var keptApplication: UIApplication?

  private(set) lazy var coordinatorReceiver = NamedReceiver(
    "coordinator", for: TransitionCoordinator.self, on: self)
  private(set) lazy var animationReceiver = NamedReceiver(
    "animation", for: UIView.self, on: self)
  private var delegateReceiver: NamedReceiver?
  private var sceneReceiver: NamedReceiver?

  package var animationsAreEnabled = true
  /// The holder of the animations being made, while a gesture drives an animator.
  var heldAnimations: HeldAnimations?
  /// The number of constraints that have been activated.
  var constraintSerial: UInt64 = 0
  var hasWarnedOfHugeConstant = false
  /// The rules for margins.
  let marginRules: MarginRules
  /// The guides whose rectangles depend on more than their views.
  var followedGuides: [FollowedGuide] = []
  /// The height of the docked keyboard, in points; 0 while there is none.
  package internal(set) var keyboardHeight: CGFloat = 0
  /// The pixels to which layout rounds its results.
  package private(set) lazy var pixelGrid = PixelGrid(scale: hardware.scale)
  /// The windows that are shown, in the order in which they were.
  package internal(set) var windows: [UIWindow] = []
  package internal(set) weak var keyWindow: UIWindow?
  /// The app's scene, from iOS 13 on.
  package internal(set) var scene: UIWindowScene?
  /// True if the app was launched with a scene delegate.
  var hasSceneForm = false
  /// The sessions that the person closed; the next launch reports them.
  var discardedSessions: Set<UISceneSession> = []
  /// The number of scenes.
  var sceneSerial = 0
  /// The state of an app in the background.
  var backgroundState = BackgroundState() {
    didSet {
      guard backgroundState.styles != oldValue.styles else { return }
      predictedForNewObjects = nil
      traits.forgetWindows()
    }
  }
  /// The responder that gets what is meant for no particular place.
  weak var firstResponder: UIResponder?

  package var traits = TraitTable()
  /// The traits of an object that is made now; nil when they have to be found anew.
  var predictedForNewObjects: TraitIndex?
  /// Told of the traits that app code reads, from iOS 18 on.
  private(set) lazy var traitReader = makeTraitReader()
  /// The window scene's overrides of the screen's traits.
  var sceneOverrides = UITraitOverrides() { didSet { sceneOverridesDidChange(from: oldValue) } }
  /// The traits of the screen that have been announced and are still to come.
  package var announcedTraits: TraitIndex?
  /// The nesting depth of trait updates and of override assignments.
  var nestedTraitUpdates = 0
  var nestedOverrides = 0
  private(set) lazy var screenReceiver = NamedReceiver("screen", for: UIScreen.self, on: self)
  /// The changes of controllers that are under way: only the machine keeps them.
  var changes: [ControllerTransition] = []
  /// The changes of controllers that were asked for and are still to begin.
  var pendingTransitions: [PendingTransition] = []
  /// The nesting depth of views with controllers that are entering a window.
  package var windowEntries = 0
  /// Set while an environment transition is under way.
  package internal(set) var transition: TransitionCoordinator?
  /// The number of layouts that one pass may have before the app is taken to make views without end.
  package var layoutsPerPass = 1_000_000
  /// The turns and resizes under way.
  package var rotation = RotationState()
  /// The ruling controller's preferences for the system's bars.
  package internal(set) var systemBars = SystemBars()
  /// The recorded arguments of turns, stored once each.
  var turnArguments: [OrientationChange: ArgumentsID] = [:]
  /// Of the views that are to be drawn at the end of the turn those that are drawn in part.
  var displayParts: [DisplayPart] = []
  /// The actions that run after the current turn of the run loop, in order.
  package var afterCommit: [@MainActor () -> Void] = []

  /// The questions for fitting sizes that are being answered, one inside the other.
  var fittingQuestions: [FittingQuestion] = []

  /// The state of the walks.
  package nonisolated(unsafe) let walk: UnsafeMutablePointer<WalkState>
  private var heldForWalks: [AnyObject] = []
  /// The views with subviews that left the tree in the course of a call, as in an autorelease pool.
  private(set) var departed: [UIView] = []
  private var ordinals: [ObjectIdentifier: Int] = [:]
  /// Set by the default of a delegate's member.
  var defaultWasReached = false
  /// True if the device goes on while the program waits: not in the middle of what a simulator's
  /// `begin` has begun.
  package var followsWaits = false { didSet { if followsWaits { WaitBridge.arm() } } }
  /// The number of turns in waits since the device was at rest.
  var followedTurns = 0
  /// Looks at the device's memory whenever it has come to rest.
  package var referee = Referee.fromEnvironment
  /// The number of exceptions that UIKit raised.
  ///
  /// See: D-11.
  package internal(set) var exceptionCount = 0
  /// Told of what UIKit raises as an exception or writes to the log.
  ///
  /// See: D-11.
  package var onFault: ((Fault) -> Void)?
  /// Called for each constraint that is broken because not all required ones can hold.
  ///
  /// See: L-CONF-6.
  package var onConflict: ((UnsatisfiableConstraints) -> Void)?

  /// Powers a device on, upright unless told otherwise.
  ///
  /// Nothing runs on it yet. A device with a screen stays powered on until `powerOff()`.
  package init(
    hardware: Hardware, system: SystemVersion, app: AppDescription, settings: UserSettings,
    orientation: UIDeviceOrientation = .portrait, recorder: TraceRecorder
  ) {
    self.hardware = hardware
    self.system = system
    self.era = Era(system)
    marginRules = system.major <= 7 ? .none : Machine.hasSafeArea(system) ? .fromSafeArea : .managed
    self.app = app
    self.settings = settings
    boundTextSize = Mutex(settings.contentSizeCategory)
    self.deviceOrientation = orientation
    self.recorder = recorder
    TextEnvironment.follow { Machine.currentContentSizeCategory }
    walk = .allocate(capacity: 1)
    walk.initialize(
      to: WalkState(
        sink: recorder.sink, hasSafeArea: Machine.hasSafeArea(system),
        tellsTraitsAtFirst: era == .e2, hasProperties: system.major >= 26))
    if hardware.portraitSize != .zero { Machine.powerOn(self) }
  }

  deinit { walk.deallocate() }

  /// Lets go of everything that the device shows, so that it can be released, and makes way for
  /// another as the current one.
  ///
  /// Views and the screen can still be read by their remaining owners.
  package func powerOff() {
    Machine.forget(self)
    endApp()
    clock.clear()
    onFault = nil
    onConflict = nil
    isOn = false
    keptScreen = nil
    keptDevice = nil
    keptApplication = nil
  }

  package var screen: UIScreen { kept(&keptScreen, UIScreen(machine: self)) }
  package var device: UIDevice { kept(&keptDevice, UIDevice(machine: self)) }
  package var application: UIApplication {
    kept(&keptApplication, UIApplication(machine: self))
  }

  /// An object that holds the machine: made once, and kept no longer than the device is on.
  private func kept<Object>(_ place: inout Object?, _ make: @autoclosure () -> Object) -> Object {
    if let place { return place }
    let object = make()
    if isOn { place = object }
    return object
  }

  /// The app's delegate in the trace, by its own class.
  var appDelegateReceiver: NamedReceiver {
    let type: Any.Type = application.delegate.map { Swift.type(of: $0) } ?? UIApplication.self
    return receiver(&delegateReceiver, "appDelegate", of: type)
  }

  /// The scene's delegate in the trace, by its own class.
  var sceneDelegateReceiver: NamedReceiver {
    let type: Any.Type = scene?.delegate.map { Swift.type(of: $0) } ?? UIScene.self
    return receiver(&sceneReceiver, "sceneDelegate", of: type)
  }

  private func receiver(
    _ known: inout NamedReceiver?, _ role: String, of type: Any.Type
  ) -> NamedReceiver {
    if let known, known.recordedType == type { return known }
    let receiver = NamedReceiver(role, for: type, on: self)
    known = receiver
    return receiver
  }

  /// The next number for an object of a class, counting from 1.
  func ordinal(of type: AnyObject.Type) -> Int {
    let count = ordinals[ObjectIdentifier(type), default: 0] + 1
    ordinals[ObjectIdentifier(type)] = count
    return count
  }

  // MARK: Walks

  /// Runs a walk over views, during which no view that leaves the tree is released.
  @inline(__always)
  func walking<Result>(_ body: () -> Result) -> Result {
    beginWalk()
    let result = body()
    endWalk()
    return result
  }

  @inline(__always)
  func beginWalk() { walk.pointee.depth += 1 }

  @inline(__always)
  func endWalk() {
    walk.pointee.depth -= 1
    if walk.pointee.depth == 0, walk.pointee.holdsAny { releaseHeld() }
  }

  /// Keeps an object alive until no walk can hold it any more.
  package func hold(_ object: AnyObject) {
    guard walk.pointee.depth > 0 else { return }
    walk.pointee.holdsAny = true
    heldForWalks.append(object)
  }

  func releaseHeld() {
    var objects = heldForWalks
    heldForWalks = []
    walk.pointee.holdsAny = false
    // In the order in which they left, so that what the first takes along can be told by the next.
    objects.reverse()
    while !objects.isEmpty {
      var object: AnyObject = objects.removeLast()
      let isForgotten = isKnownUniquelyReferenced(&object)
      guard let view = object as? UIView, !view.children.isEmpty else { continue }
      if isForgotten { view.letGoOfSubviews() } else if isExecuting { departed.append(view) }
    }
  }

  /// Lets go of the views that left the tree in the course of a call, and of those that leave while that
  /// is told, until none is left or an app goes on for ever.
  func releaseAllDeparted() {
    var rounds = 0
    while !departed.isEmpty, rounds < 100 {
      releaseDeparted()
      rounds += 1
    }
    departed = []
  }

  /// Releases those without other owners, at the end of the call.
  private func releaseDeparted() {
    var views = departed
    departed = []
    views.reverse()
    while !views.isEmpty {
      var view = views.removeLast()
      if isKnownUniquelyReferenced(&view) { view.letGoOfSubviews() }
    }
  }
}
