public import GimbalDevices
public import GimbalEngine
public import GimbalGeometry
import GimbalText
public import GimbalTraces
public import GimbalTraits

/// One device, powered on in memory: give it an app, turn it, and see what happened.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
/// sim.launch(ProfileViewController())
/// sim.rotate(to: .landscapeLeft)
/// print(sim.trace.text)
/// ```
///
/// Every call settles: it returns when layout is done, animations have run to their end on the virtual
/// clock and nothing is left to do. ``begin(_:)`` leaves that out. Several simulators live side by
/// side; `UIScreen.main` and its like answer for the one that is executing, else for the one bound to
/// the task, else for the one powered on last.
@MainActor
public final class Simulator {
  /// The device, with the screen that the app finds: smaller for one without a launch screen.
  public let profile: DeviceProfile
  /// The system that it runs.
  public let system: SystemVersion
  /// The app's declarations.
  public let app: AppDescription
  /// Figures of the device and of its text that are not known and were derived, one sentence each.
  ///
  /// Those of bars and of text are among them once something has asked for such figures.
  ///
  /// See: D-5.
  public var assumptions: [String] {
    machine.assumptions.messages
  }
  /// The layout of the app's window on the screen.
  public var windowLayout: WindowLayout { machine.part == nil ? .fullScreen : partLayout }
  var partLayout = WindowLayout.fullScreen
  /// The name and seed of what is run, for the trace's header.
  package var scenario: String?

  /// True if this is the device of code that has made none.
  var isDefault = false

  package let machine: Machine
  private var beginDepth = 0
  private var cachedTrace: Trace?

  /// Powers a device on, held in some way; the default system is the newest with known safe areas.
  ///
  /// - Throws: ``SimulatorError/systemNotRun(device:system:runs:)`` for a system that the device does
  ///   not run; ``SimulatorError/sdkNotKnown(sdk:system:newest:)`` for an SDK of the app that the system
  ///   does not know; ``SimulatorError/recordingTooShort(count:)`` for `.last` of fewer events than 1.
  public init(
    _ profile: DeviceProfile, system: SystemVersion? = nil,
    orientation: UIDeviceOrientation = .portrait, app: AppDescription = AppDescription(),
    settings: UserSettings = UserSettings(), recording: Recording = .all
  ) throws(SimulatorError) {
    let system = system ?? profile.defaultSystem
    guard profile.runs(system) else {
      throw .systemNotRun(device: profile.name, system: system, runs: profile.systemsText)
    }
    if let sdk = app.sdk, !sdk.isKnown(to: system) {
      throw .sdkNotKnown(sdk: sdk, system: system, newest: AppSDK(of: system))
    }
    if case .last(let count) = recording, count < 1 { throw .recordingTooShort(count: count) }
    let profile = (app.launchScreen ? profile : profile.withEnlargedApp)
      .screens(forAppsOf: app.sdk ?? AppSDK(of: system))
    self.profile = profile
    self.system = system
    self.app = app
    let metrics = Hardware.metrics(of: profile, system: system, app: app)
    let fold = FoldMetrics(
      of: profile, outer: metrics.hardware, system: system, app: app)
    let assumed = metrics.assumptions + Hardware.enlargementAssumptions(of: profile, app)
    machine = Machine(
      hardware: metrics.hardware, system: system, app: app, settings: settings,
      orientation: orientation, fold: fold, recorder: TraceRecorder(recording: recording))
    machine.power.driver = self
    machine.checker = Checker.fromEnvironment
    for (metric, reason) in assumed { machine.assumptions.record(reason, of: metric) }
    recordAssumptions(about: settings)
    machine.exceptions.onException = { [unowned self] exception in
      guard let name = exception.exception else { return }
      let raised = UIKitException(
        name: name.rawValue, reason: exception.text, isGuess: exception.wording == .gimbal)
      guard let exceptionHandler else {
        return UnheardExceptions.report(raised, isDefaultDevice: isDefault, callSite)
      }
      exceptionHandler(raised, callSite)
    }
    Simulator.reportTextRanges()
    machine.followsWaits = true
  }

  isolated deinit { machine.powerOff() }

  // MARK: The app

  /// The class of which the next launches make `UIApplication.shared`: a subclass sees all events first, in
  /// `sendEvent(_:)`.
  ///
  /// It stands for the principal class of `UIApplicationMain` and `NSPrincipalClass` of an `Info.plist`. Each launch
  /// makes a new object by `init()`.
  ///
  /// Source: Apple, UIApplicationMain.
  public var principalClass: UIApplication.Type {
    get { machine.principalClass }
    set { machine.principalClass = newValue }
  }

  /// Launches an app that is nothing but a root controller, in a window of its own.
  ///
  /// An app that runs already is ended first.
  ///
  /// Rule: D-10.
  /// See: R-LAUNCH-2.
  public func launch(
    _ root: UIViewController,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    launch(
      RootControllerDelegate(root), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Launches an app by its delegate, which makes the window.
  ///
  /// See: R-LAUNCH-2.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.launch(delegate)
    }
  }

  /// Launches an app by its scene's delegate, which makes the window (from iOS 13 on).
  ///
  /// The delegate is made in the course of the launch, when UIKit makes it; the app's own delegate, if it
  /// is given, receives the launch first.
  ///
  /// - Throws: ``SimulatorError/noScenes(system:)`` up to iOS 12.
  ///
  /// See: R-LAUNCH-3.
  public func launch(
    _ delegate: (any UIApplicationDelegate)? = nil,
    sceneDelegate: @autoclosure () -> any UISceneDelegate,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(SimulatorError) {
    guard machine.features.hasScenes else { throw .noScenes(system: system) }
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.launch(delegate ?? SilentAppDelegate(), scene: sceneDelegate)
    }
  }

  /// Launches an app that begins with a storyboard, as `UIMainStoryboardFile` names it: the delegate has a window
  /// with the storyboard's initial controller before it receives the launch.
  ///
  /// See: R-LAUNCH-1.
  public func launch(
    _ delegate: any UIApplicationDelegate, storyboard: UIStoryboard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.launch(delegate, storyboard: storyboard)
    }
  }

  /// Launches an app whose scene begins with a storyboard, as `UISceneStoryboardFile` names it (from iOS 13 on): the
  /// scene's delegate has a window with the storyboard's initial controller before it receives the scene's connection.
  ///
  /// - Throws: ``SimulatorError/noScenes(system:)`` up to iOS 12.
  ///
  /// See: R-LAUNCH-3.
  public func launch(
    _ delegate: (any UIApplicationDelegate)? = nil,
    sceneDelegate: @autoclosure () -> any UISceneDelegate, storyboard: UIStoryboard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(SimulatorError) {
    guard machine.features.hasScenes else { throw .noScenes(system: system) }
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.launch(delegate ?? SilentAppDelegate(), storyboard: storyboard, scene: sceneDelegate)
    }
  }

  // MARK: The device

  /// Turns the device as a hand turns it.
  ///
  /// Device, app and root controller decide whether the interface follows; if it does not, the trace has a
  /// `turnRefused` with the reason.
  ///
  /// See: R-ORI-1, R-ORI-2, R-ORI-3, R-ORI-4, R-ROT-1, R-ROT-2, R-ROT-3, R-ROT-4, R-ROT-5, R-ROT-6,
  /// R-ROT-7, R-ROT-8.
  public func rotate(
    to orientation: UIDeviceOrientation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.rotate(to: orientation)
    }
  }

  /// Gives the app's window another part of the screen: of an iPad's, or of the inner display of a device that folds.
  ///
  /// Of a divided screen it is the left side unless another is given.
  ///
  /// - Throws: the reason why device, system or app do not offer the layout.
  ///
  /// See: D-7, R-FOLD-7.
  public func resize(
    to layout: WindowLayout, side: PaneSide? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(MultitaskingRefusal) {
    let pane = try screenPart(layout, side)
    partLayout = layout
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.resize(to: pane, named: "\(layout)")
    }
  }

  /// Tells a controller's parent that what fits the controller's constraints has changed, as UIKit does
  /// where a child uses constraints and its parent does not.
  ///
  /// The engine never does so by itself.
  ///
  /// See: R-CC-3.
  public func changeFittingSize(of child: UIViewController) {
    act(from: nil) { machine.notifyParentOfFittingSize(child) }
  }

  /// The person's settings for the whole device.
  ///
  /// Views receive a change as any change of traits.
  public var settings: UserSettings {
    get { machine.settings }
    set {
      recordAssumptions(about: newValue)
      act(from: nil) { machine.change(newValue) }
    }
  }

  /// Choices of Gimbal's where the record of UIKit is silent.
  public var switches: BehaviourSwitches {
    get { machine.switches }
    set { machine.switches = newValue }
  }

  func recordAssumption(_ provenance: Provenance, about layout: WindowLayout) {
    if case .assumed(let reason) = provenance {
      machine.assumptions.record(reason, of: "\(layout)")
    }
  }

  /// The height of the docked keyboard that covers the screen's lower edge, in points; 0 hides it.
  ///
  /// It moves the keyboard guides and nothing else: no notification is posted. Negative values and NaN count
  /// as 0, and values above the screen's height as that height.
  ///
  /// See: L-GUIDE-5.
  public var keyboardHeight: Double {
    get { Double(machine.guides.keyboardHeight) }
    set { act(from: nil) { machine.showKeyboard(height: CGFloat(newValue)) } }
  }

  private func recordAssumptions(about settings: UserSettings) {
    let category = settings.contentSizeCategory
    guard category != .large,
      case .assumed(let reason) = Typography.standard.readableWidth(category).provenance
    else { return }
    machine.assumptions.record(reason, of: "readable width")
  }

  // MARK: Time

  /// Runs `body` without settling after what it does, so that the middle of a transition can be seen.
  ///
  /// Until the next call that settles, the clock moves by ``advance(by:)`` alone, also while a test waits.
  public func begin(_ body: () throws -> Void) rethrows {
    beginDepth += 1
    machine.motion.watchDepth += 1
    defer {
      beginDepth -= 1
      machine.motion.watchDepth -= 1
    }
    // The middle must still be visible after an `await`.
    machine.followsWaits = false
    try machine.perform { try body() }
  }

  /// Moves the virtual clock by some seconds, doing what falls due.
  ///
  /// Negative, infinite and NaN values count as 0.
  public func advance(by seconds: Double) {
    cachedTrace = nil
    // A clock that is moved by hand stays where it is while a test waits.
    machine.followsWaits = false
    machine.motion.watchDepth += 1
    defer { machine.motion.watchDepth -= 1 }
    machine.advance(to: machine.clock.now + (seconds > 0 && seconds.isFinite ? seconds : 0))
  }

  /// Runs update cycles and animations until nothing is left to do.
  ///
  /// An app that never comes to rest is stopped after a fixed number of turns, and the trace says so.
  public func settle() {
    cachedTrace = nil
    machine.settle()
    machine.followsWaits = true
  }

  /// Settles, and lets the main queue and tasks of the main actor run as well.
  public func settle() async {
    for _ in 0..<Simulator.drainLimit {
      let before = machine.recorder.count
      await Task.yield()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      settleNow()
      if machine.recorder.count == before, !machine.needsCycle { return }
    }
  }

  /// True if nothing is left to do, now or later.
  package var isAtRest: Bool { !machine.needsCycle && machine.clock.next == nil }

  /// The number of times that the main queue is drained for an app that keeps filling it.
  private static let drainLimit = 100

  private func settleNow() { settle() }

  func act(from site: CallSite?, settles: Bool = true, _ body: () -> Void) {
    let outer = callSite
    callSite = site ?? outer
    if let site { lastCallSite = site }
    defer { callSite = outer }
    cachedTrace = nil
    body()
    if !settles { machine.followsWaits = false } else if beginDepth == 0 { settle() }
  }

  /// Called with every misuse that UIKit would have raised as an exception, with the call during which it
  /// happened, if it was one of the simulator's.
  package var exceptionHandler: ((UIKitException, CallSite?) -> Void)?
  /// The last call of the simulator that says where it stands; nil before the first.
  package private(set) var lastCallSite: CallSite?
  private var callSite: CallSite?
  /// The reason why the last fold, unfold or angle was refused; nil if it was not.
  package var hingeRefusal: String?

  /// Called once for each constraint that is broken because not all required ones can hold, after
  /// the layout that follows from that was found.
  ///
  /// It stands for a breakpoint at `UIViewAlertForUnsatisfiableConstraints`.
  ///
  /// See: L-CONF-6.
  public var onUnsatisfiableConstraints: ((UnsatisfiableConstraints) -> Void)? {
    get { machine.solving.onConflict }
    set { machine.solving.onConflict = newValue }
  }

  /// Runs `body` with this simulator as the current one, as for a view that is made by hand.
  public func perform<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = callSite
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    lastCallSite = callSite
    defer { callSite = outer }
    cachedTrace = nil
    return try machine.perform { try body() }
  }

  // MARK: What happened

  /// All that was recorded.
  ///
  /// - Complexity: O(events) after something happened.
  public var trace: Trace {
    if let cachedTrace, cachedTrace.events.count == machine.recorder.count { return cachedTrace }
    let trace = machine.recorder.trace(
      header: TraceHeader(
        gimbal: GimbalVersion.current, scenario: scenario, device: profile.slug,
        system: "\(system)", seed: nil))
    cachedTrace = trace
    return trace
  }
}
