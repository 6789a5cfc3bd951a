import Foundation
package import GimbalGeometry
import GimbalGraphics
import GimbalLayers
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
  /// The figures of the display that the app is on.
  @exclusivity(unchecked) package internal(set) var hardware: Hardware
  /// The two displays and the hinge of a device that folds.
  package let fold: FoldMetrics?
  /// The behaviours of the system's version.
  package let features: SystemFeatures
  package let app: AppDescription
  package let recorder: TraceRecorder
  package let clock = VirtualClock()
  /// The actions that run after the current turn of the run loop, in order.
  package var afterCommit: [@MainActor () -> Void] = []
  @exclusivity(unchecked) package var switches = BehaviourSwitches() {
    didSet { traversalStateOwner.switchesDidChange() }
  }
  package internal(set) var settings: UserSettings {
    didSet {
      stamp.appearance &+= 1
      let category = settings.contentSizeCategory
      boundTextSize.withLock { $0 = category }
      Machine.mirrorContentSizeCategory()
    }
  }
  /// The text size that is set, for fonts that are made off the main actor.
  nonisolated let boundTextSize: Mutex<UIContentSizeCategory>
  var stance: Stance { didSet { stamp.stance &+= 1 } }
  var stamp = EnvironmentStamp()
  /// The figures that no record tells and that had a part in what happened.
  package var assumptions = AssumptionLedger()
  /// The lengths of bars that have been asked for, which are noted as assumed where they are.
  var barHeights: [BarMetric: CGFloat] = [:]
  package var power = PowerState()
  /// The system whose font texts are measured in: the device's own, unless a canvas has an earlier one.
  package var fontSystem: SystemVersion
  /// The pixels to which layout rounds its results.
  package let pixelGrid: PixelGrid
  var names = ReceiverNames()
  /// The place of the walks' state: what it is like stands with the walks.
  nonisolated(unsafe) let traversalPosition: UnsafeMutableRawPointer
  /// The states that the subjects keep with the device.
  nonisolated(unsafe) let states: UnsafeMutablePointer<AnyObject?>

  /// Powers a device on, upright unless another orientation is given; one that folds, with the display of its posture.
  ///
  /// Nothing runs on it yet. A device with a screen stays powered on until `powerOff()`.
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
    boundTextSize = Mutex(settings.contentSizeCategory)
    stance = Stance(device: orientation)
    pixelGrid = PixelGrid(scale: hardware.scale)
    self.recorder = recorder
    CurrentSurroundings.find = { Machine.forNewObjects }
    TextEnvironment.follow(
      { Machine.currentContentSizeCategory }, system: { Machine.currentGraphics?.system })
    GraphicsEnvironment.follow { Machine.currentGraphics }
    states = Machine.makeStates()
    let traversalStateType: any TraversalStateOwner.Type = Machine.self
    traversalPosition = traversalStateType.makeTraversal(
      sink: recorder.sink, features: features,
      observesModels: features.observesModels(app.tracksObservation))
    if hardware.portraitSize != .zero { Machine.powerOn(self) }
  }

  deinit {
    traversalPosition.deallocate()
    Machine.release(states)
  }

  package var system: SystemVersion { features.version }
  package var callbackTiming: CallbackTiming { features.callbackTiming }
  /// True on a phone for an app with the appearance of iOS 26, whose sizes were measured there alone.
  ///
  /// Rule: R-SDK-3.
  package var hasPhoneDesignOf26: Bool { features.hasDesignOf26 && hardware.idiom == .phone }
}

/// The members of the machine that the folder of memory implements.
@preconcurrency @MainActor
protocol TraversalStateOwner: AnyObject {
  /// Makes the state of a device's walks.
  static func makeTraversal(sink: EventSink, features: SystemFeatures, observesModels: Bool)
    -> UnsafeMutableRawPointer

  func switchesDidChange()
}

extension Machine {
  private var traversalStateOwner: any TraversalStateOwner { self }
}
