import Foundation
package import GimbalGeometry
import GimbalGraphics
import GimbalLayers
import GimbalText
package import GimbalTraces
package import GimbalTraits
import Synchronization

/// One powered-on device in the engine: its screen, application, clock, recorder and the state that
/// its objects share.
///
/// A simulator creates and drives a machine; app code does not see it. Every responder belongs to
/// one machine: first to the machine that was current when the responder was created, later to the
/// machine of the window that it enters.
@MainActor
package final class Machine {
  #if DEBUG
    /// The lifetime token, which debug builds check at unretained reads.
    package nonisolated let life = ObjectLife()
  #endif
  /// The metrics of the display that shows the app.
  @exclusivity(unchecked) package internal(set) var hardware: Hardware
  /// The two displays and the hinge of a foldable device.
  package let fold: FoldMetrics?
  /// The features of the device's system version and of the SDK of the app.
  package let features: SystemFeatures
  /// The declarations of the app, such as its supported orientations.
  package let app: AppDescription
  /// The recorder of the trace, which stores the events of this device.
  package let recorder: TraceRecorder
  /// The virtual clock, on which animations, timers and delayed calls of the device run.
  package let clock = VirtualClock()
  /// The actions that run after the current run-loop turn, in order.
  package var afterCommit: [@MainActor () -> Void] = []
  /// The switches for behaviour about which public sources are silent or contradictory.
  @exclusivity(unchecked) package var switches = BehaviourSwitches() {
    didSet { (self as any TraversalStateOwner).switchesDidChange() }
  }
  /// The user's settings; a change of them makes cached traits outdated.
  package internal(set) var settings: UserSettings {
    didSet {
      stamp.appearance &+= 1
      let category = settings.contentSizeCategory
      sharedTextSize.withLock { $0 = category }
    }
  }
  /// The current text size, for fonts that are created off the main actor.
  nonisolated let sharedTextSize: Mutex<UIContentSizeCategory>
  /// The orientations of device and interface, and the app's part of the screen.
  @exclusivity(unchecked) var stance: Stance { didSet { stamp.stance &+= 1 } }
  /// Counts the changes of `stance` and `settings`; compared with the stamp of cached traits.
  @exclusivity(unchecked) var stamp = EnvironmentStamp()
  /// The assumed metrics that have affected the run on this device so far.
  package var assumptions = AssumptionLedger()
  /// The lengths of bars that layout has used, in points: for each kind in portrait and landscape.
  var barHeights = [CGFloat?](repeating: nil, count: 2 * BarKind.count)
  /// The power state, and the task and simulator to which the device belongs.
  package var power = PowerState()
  /// The system version whose font measures text: the device's, unless a canvas has an earlier one.
  package var fontSystem: SystemVersion
  /// The pixel grid to which layout rounds its results.
  package let pixelGrid: PixelGrid
  /// The numbers and names of objects in the trace.
  @exclusivity(unchecked) var names = ReceiverNames()
  /// The storage of the traversal state, whose type the Memory folder declares.
  nonisolated(unsafe) let traversalPosition: UnsafeMutableRawPointer
  /// The states that folders of the engine store, indexed by `MachineStateSlot`.
  nonisolated(unsafe) let states: UnsafeMutablePointer<AnyObject?>

  /// Creates a powered-on device, in portrait unless another orientation is given.
  ///
  /// A foldable device shows the display of its posture.
  ///
  /// No app runs on it yet. A device with a screen stays powered on until `powerOff()`.
  package init(
    hardware: Hardware, system: SystemVersion, app: AppDescription, settings: UserSettings,
    orientation: UIDeviceOrientation = .portrait, fold: FoldMetrics? = nil, recorder: TraceRecorder
  ) {
    self.hardware = fold?.hardware(fold?.launchPosture ?? .closed) ?? hardware
    self.fold = fold
    let features = SystemFeatures(
      system, sdk: app.sdk, designRequiresCompatibility: app.designRequiresCompatibility)
    self.features = features
    fontSystem = system
    self.app = app
    self.settings = settings
    sharedTextSize = Mutex(settings.contentSizeCategory)
    stance = Stance(device: orientation)
    pixelGrid = PixelGrid(scale: hardware.scale)
    self.recorder = recorder
    CurrentSurroundings.find = { Machine.forNewObjects }
    TextEnvironment.follow(
      { CurrentMachine.currentContentSizeCategory },
      system: { CurrentMachine.currentGraphics?.system })
    GraphicsEnvironment.follow { CurrentMachine.currentGraphics }
    states = MachineStateSlot.allocate()
    let traversalStateType: any TraversalStateOwner.Type = Machine.self
    traversalPosition = traversalStateType.makeTraversal(
      sink: recorder.sink, features: features,
      observesModels: features.observesModels(app.tracksObservation) && ObservableTypes.mayExist)
    if hardware.portraitSize != .zero { CurrentMachine.powerOn(self) }
  }

  deinit {
    traversalPosition.deallocate()
    MachineStateSlot.release(states)
  }

  /// The version of iOS that the device simulates.
  package var system: SystemVersion { features.version }
  /// The order and kinds of callbacks for rotations and sizes in the device's version of iOS.
  package var callbackTiming: CallbackTiming { features.callbackTiming }
  /// True for an app with the design of iOS 26 on a phone; sizes of that design were measured on
  /// phones only.
  ///
  /// Rule: R-SDK-3.
  package var hasPhoneDesignOf26: Bool { features.hasDesignOf26 && hardware.idiom == .phone }
}

/// The functions of the machine that the Memory folder implements.
@preconcurrency @MainActor
protocol TraversalStateOwner: AnyObject {
  /// Creates the traversal state of a device; `Machine` calls it once, before any view exists.
  static func makeTraversal(sink: EventSink, features: SystemFeatures, observesModels: Bool)
    -> UnsafeMutableRawPointer

  /// Copies the switches that traversals read; called after a change of `switches`.
  func switchesDidChange()
}
