import GimbalGeometry
import GimbalGraphics
import GimbalTraces
import GimbalTraits
import Synchronization

/// The power of one device: whether it is on, and for which task.
package struct PowerState {
  var isOn = true
  /// The simulator that made and drives the machine.
  package weak var driver: AnyObject?
  /// True if the device is for the task that it is bound to: no other takes it, though it is the only one.
  package var isOneTasksOwn = false
  /// The identity of the task that powered the device on, or nil for code outside of any.
  var task: Int?
}

/// The device that is bound to a task; fonts ask for it on any thread.
package enum BoundMachine {
  /// The device bound to the current task.
  @TaskLocal package static var current: Machine?
}

/// The device of `UIScreen.main`, `UIApplication.shared` and new views: the innermost one
/// that is executing, else the one bound to the task, else one that is on: the task's own before
/// others.
extension Machine {
  static var executing: [Machine] = [] { didSet { mirrorContentSizeCategory() } }
  /// The devices that are on, in the order in which they were powered on.
  ///
  /// Not weak: weak references make every retain of their object slow. Powering off takes a device out.
  private(set) static var poweredOn: [Machine] = [] { didSet { mirrorContentSizeCategory() } }

  static func powerOn(_ machine: Machine) {
    machine.power.task = currentTask
    poweredOn.append(machine)
  }

  /// The identity of the task that runs, or nil outside of any.
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// True if a call into any device is under way.
  static var isAnyExecuting: Bool { !executing.isEmpty }

  static func forget(_ machine: Machine) { poweredOn.removeAll { $0 === machine } }

  /// The device that is current, or nil when none is powered on.
  package static var current: Machine? { executing.last ?? BoundMachine.current ?? lastPoweredOn }

  /// The last device that the running task powered on, else the last one that belongs to no task, else
  /// the only one that is on; code outside of any task takes the last of all.
  ///
  /// A device belongs to the task that powered it on: other tests run wherever a test waits, as between
  /// the initializer of its suite and its body.
  private static var lastPoweredOn: Machine? {
    guard let task = currentTask else { return poweredOn.last }
    if let own = poweredOn.last(where: { $0.power.task == task || $0.power.task == nil }) {
      return own
    }
    let only = poweredOn.count == 1 ? poweredOn.last : nil
    return only?.power.isOneTasksOwn == true ? nil : only
  }

  /// The device of views that are made while none is powered on: it has no screen.
  private static let detached = Machine(
    hardware: .none, system: .iOS(26), app: AppDescription(), settings: UserSettings(),
    recorder: TraceRecorder(recording: .off))

  /// True for the device of views that were made while none was powered on: its clock never advances.
  package var isDetached: Bool { self === Machine.detached }

  /// The device that a new object belongs to.
  package static var forNewObjects: Machine { current ?? detached }

  /// True while a call into the device runs.
  ///
  /// Removed views are released when it returns.
  var isExecuting: Bool { !Machine.executing.isEmpty }
}

/// The text size of the current device and what colors ask of it, on any thread.
extension Machine {
  /// Facts of devices, readable off the main actor.
  private struct MirroredFacts {
    var executing: UIContentSizeCategory?
    var poweredOn: UIContentSizeCategory?
    var graphicsOfExecuting: GraphicsEnvironment?
    var graphicsOfPoweredOn: GraphicsEnvironment?
  }

  /// The facts of the device for colors and pictures.
  private nonisolated var graphics: GraphicsEnvironment {
    GraphicsEnvironment(system: features.version, displayScale: pixelGrid.scale)
  }

  /// The facts of the device that is current, for colors and pictures; nil where none is on.
  nonisolated static var currentGraphics: GraphicsEnvironment? {
    let facts = mirroredFacts.withLock { $0 }
    return facts.graphicsOfExecuting ?? BoundMachine.current?.graphics ?? facts.graphicsOfPoweredOn
  }

  private nonisolated static let mirroredFacts = Mutex(MirroredFacts())

  /// Keeps up with a change of the current device or of its settings.
  static func mirrorContentSizeCategory() {
    let facts = MirroredFacts(
      executing: executing.last?.settings.contentSizeCategory,
      poweredOn: poweredOn.last?.settings.contentSizeCategory,
      graphicsOfExecuting: executing.last?.graphics,
      graphicsOfPoweredOn: poweredOn.last?.graphics)
    mirror(facts)
  }

  /// Off the actor, so that the closure does not look for it: each call into a device comes by here.
  private nonisolated static func mirror(_ facts: MirroredFacts) {
    mirroredFacts.withLock { $0 = facts }
  }

  /// The text size that is set on the device that is current.
  nonisolated static var currentContentSizeCategory: UIContentSizeCategory {
    let sizes = mirroredFacts.withLock { $0 }
    return sizes.executing ?? BoundMachine.current?.boundTextSize.withLock { $0 } ?? sizes.poweredOn
      ?? .large
  }
}
