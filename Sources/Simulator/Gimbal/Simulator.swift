public import GimbalDevices
public import GimbalEngine
public import GimbalGeometry
import GimbalText
public import GimbalTraces
public import GimbalTraits

/// A simulated device in memory: launch an app on it, rotate it, and read its layout and trace.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
/// sim.launch(ProfileViewController())
/// sim.rotate(to: .landscapeLeft)
/// print(sim.trace.text)
/// ```
///
/// Every action settles: it returns when layout is done, animations have ended on the virtual clock
/// and no work is pending. Actions inside ``begin(_:)`` do not settle. Of several simulators,
/// `UIScreen.main` belongs to the executing one, else the task's, else the one powered on last.
@MainActor
public final class Simulator {
  /// The device; for an app without a launch screen, and for an iPhone app on an iPad, with the
  /// smaller screen that such an app has.
  public let profile: DeviceProfile
  /// The system of the device.
  public let system: SystemVersion
  /// The app's declarations.
  public let app: AppDescription
  /// The metrics that Gimbal derives without a source, one sentence each; those of bars and text
  /// appear after their first use.
  ///
  /// See: D-5.
  public var assumptions: [String] { machine.assumptions.messages }
  /// The layout of the app's window on the screen: full screen, a pane or a free window.
  public var windowLayout: WindowLayout { machine.part == nil ? .fullScreen : partLayout }
  /// The last layout that a resize has set; it counts only while the window is a part.
  var partLayout = WindowLayout.fullScreen
  /// The name and seed of the scenario, for the trace's header.
  package var scenario: String?

  /// True for the default device of code that creates no simulator.
  var isDefault = false

  package let machine: Machine
  private var beginDepth = 0
  private var cachedTrace: Trace?

  /// Powers on a device in an orientation; the default system is the newest with known safe areas.
  ///
  /// - Throws: ``SimulatorError/systemNotRun(device:system:runs:)`` for a system that the device
  ///   does not run; ``SimulatorError/sdkNotKnown(sdk:system:newest:)`` for an SDK of the app that
  ///   the system does not know; ``SimulatorError/recordingTooShort(count:)`` for `.last` of fewer
  ///   events than 1.
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
    self.profile = profile.screen(of: app, system: system)
    self.system = system
    self.app = app
    let metrics = Hardware.metrics(of: self.profile, system: system, app: app)
    let fold = FoldMetrics(
      of: self.profile, outer: metrics.hardware, system: system, app: app)
    let assumed = metrics.assumptions + Hardware.enlargementAssumptions(of: self.profile, app)
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
    Simulator.compareAttributeValues()
    machine.followsWaits = true
  }

  isolated deinit { LifeCycle(machine).powerOff() }

  // MARK: The app

  /// The class of which each launch creates `UIApplication.shared` by `init()`.
  ///
  /// A subclass sees all events first, in `sendEvent(_:)`. The property replaces the principal
  /// class of `UIApplicationMain` and `NSPrincipalClass` of an `Info.plist`.
  ///
  /// Source: Apple, UIApplicationMain.
  public var principalClass: UIApplication.Type {
    get { machine.principalClass }
    set { machine.principalClass = newValue }
  }

  /// Launches an app that consists of a root controller in a window.
  ///
  /// A running app is terminated first.
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

  /// Launches an app with its delegate, which creates the window.
  ///
  /// See: R-LAUNCH-2.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      Launch(machine).launch(delegate)
    }
  }

  /// Launches an app with its scene delegate, which creates the window (from iOS 13 on).
  ///
  /// UIKit creates the scene delegate during the launch; a given app delegate is called first.
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
      Launch(machine).launch(delegate ?? SilentAppDelegate(), scene: sceneDelegate)
    }
  }

  /// Launches an app with its main storyboard, as `UIMainStoryboardFile` names it.
  ///
  /// The delegate has a window with the initial controller before it receives the launch.
  ///
  /// See: R-LAUNCH-1.
  public func launch(
    _ delegate: any UIApplicationDelegate, storyboard: UIStoryboard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      Launch(machine).launch(delegate, storyboard: storyboard)
    }
  }

  /// Launches an app whose scene has a storyboard, as `UISceneStoryboardFile` names it (iOS 13 on).
  ///
  /// The scene delegate has a window with the initial controller before it receives the connection.
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
      Launch(machine).launch(
        delegate ?? SilentAppDelegate(), storyboard: storyboard, scene: sceneDelegate)
    }
  }

  // MARK: The device

  /// Rotates the device, as a user does.
  ///
  /// Device, app and root controller decide whether the interface rotates; if it does not, the
  /// trace records a `turnRefused` event with the reason.
  ///
  /// See: R-ORI-1, R-ORI-2, R-ORI-3, R-ORI-4, R-ROT-1, R-ROT-2, R-ROT-3, R-ROT-4, R-ROT-5, R-ROT-6,
  /// R-ROT-7, R-ROT-8.
  public func rotate(
    to orientation: UIDeviceOrientation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      RotationAndResize(machine).rotate(to: orientation)
    }
  }

  /// Moves the app's window to a part of an iPad's screen, or of a foldable device's inner display.
  ///
  /// On a divided screen the default is the left side.
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
      RotationAndResize(machine).resize(to: pane, named: "\(layout)")
    }
  }

  /// Notifies a controller's parent that the controller's fitting size has changed.
  ///
  /// UIKit does so where a child uses constraints and its parent does not; the engine never does.
  ///
  /// See: R-CC-3.
  public func changeFittingSize(of child: UIViewController) {
    act(from: nil) { child.notifyParentOfFittingSize() }
  }

  /// The user's settings for the whole device.
  ///
  /// Views receive a change like any change of traits.
  public var settings: UserSettings {
    get { machine.settings }
    set {
      recordAssumptions(about: newValue)
      act(from: nil) { SettingsUpdate(machine).change(newValue) }
    }
  }

  /// Gimbal's own choices where no source records UIKit's behaviour.
  public var switches: BehaviourSwitches {
    get { machine.switches }
    set { machine.switches = newValue }
  }

  func recordAssumption(_ provenance: Provenance, about layout: WindowLayout) {
    if case .assumed(let reason) = provenance {
      machine.assumptions.record(reason, of: "\(layout)")
    }
  }

  /// The height of the docked keyboard over the screen's lower edge, in points; 0 hides it.
  ///
  /// Setting the height moves the keyboard guides only; no notification is posted. Negative values
  /// and NaN count as 0, and larger values than the screen's height count as that height.
  ///
  /// See: L-GUIDE-5.
  public var keyboardHeight: Double {
    get { Double(machine.guides.keyboardHeight) }
    set { act(from: nil) { GuideUpdates(machine).showKeyboard(height: CGFloat(newValue)) } }
  }

  private func recordAssumptions(about settings: UserSettings) {
    let category = settings.contentSizeCategory
    guard category != .large,
      case .assumed(let reason) = Typography.standard.readableWidth(category).provenance
    else { return }
    machine.assumptions.record(reason, of: "readable width")
  }

  // MARK: Time

  /// Runs `body` without settling, so that intermediate states of a transition can be read.
  ///
  /// Until the next action that settles, only ``advance(by:)`` moves the virtual clock, even during
  /// an `await`.
  public func begin(_ body: () throws -> Void) rethrows {
    beginDepth += 1
    machine.motion.watchDepth += 1
    defer {
      beginDepth -= 1
      machine.motion.watchDepth -= 1
    }
    // The intermediate state must persist over an `await`.
    machine.followsWaits = false
    try machine.perform { try body() }
  }

  /// Moves the virtual clock by a duration in seconds and runs the work that becomes due.
  ///
  /// Negative, infinite and NaN values count as 0.
  public func advance(by seconds: Double) {
    cachedTrace = nil
    // After an explicit `advance(by:)` the clock does not follow a test's waits.
    machine.followsWaits = false
    machine.motion.watchDepth += 1
    defer { machine.motion.watchDepth -= 1 }
    UpdateCycle(machine).advance(
      to: machine.clock.now + (seconds > 0 && seconds.isFinite ? seconds : 0))
  }

  /// Runs update cycles and animations until no work is pending.
  ///
  /// An app that never settles is stopped after a limit of run-loop turns, and the trace says so.
  public func settle() {
    cachedTrace = nil
    UpdateCycle(machine).settle()
    machine.followsWaits = true
  }

  /// Settles, and also runs the main queue and tasks of the main actor.
  public func settle() async {
    for _ in 0..<Simulator.drainLimit {
      let before = machine.recorder.count
      await Task.yield()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      settleNow()
      if machine.recorder.count == before, !UpdateCycle(machine).needsCycle { return }
    }
  }

  /// True if no work is pending now or at a later time.
  package var isAtRest: Bool { !UpdateCycle(machine).needsCycle && machine.clock.next == nil }

  /// The limit of drains of the main queue, for an app that enqueues work without end.
  private static let drainLimit = 100

  private func settleNow() { settle() }

  /// Runs an action of the simulator, then settles unless `settles` is false; all actions call it.
  func act(from site: CallSite?, settles: Bool = true, _ body: () -> Void) {
    let outer = callSite
    callSite = site ?? outer
    if let site { lastCallSite = site }
    defer { callSite = outer }
    cachedTrace = nil
    body()
    if !settles { machine.followsWaits = false } else if beginDepth == 0 { settle() }
  }

  /// Called with every UIKit exception, and the location of the action that caused it, if any.
  package var exceptionHandler: ((UIKitException, CallSite?) -> Void)?
  /// The source location of the last action of the simulator; nil before the first.
  package private(set) var lastCallSite: CallSite?
  private var callSite: CallSite?
  /// The reason why the last change of the hinge had no effect; nil if the hinge moved.
  package var hingeRefusal: String?

  /// Called once for each constraint that is broken because required constraints conflict.
  ///
  /// It is called after the resulting layout, and corresponds to a breakpoint at
  /// `UIViewAlertForUnsatisfiableConstraints`.
  ///
  /// See: L-CONF-6.
  public var onUnsatisfiableConstraints: ((UnsatisfiableConstraints) -> Void)? {
    get { machine.solving.onConflict }
    set { machine.solving.onConflict = newValue }
  }

  /// Runs `body` with this simulator as the current one, for example to create a view in a test.
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

  // MARK: Results

  /// All recorded events.
  ///
  /// - Complexity: O(events) after new events, else O(1).
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
