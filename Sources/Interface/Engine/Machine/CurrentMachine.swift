import GimbalGeometry
import GimbalGraphics
import GimbalTraces
import GimbalTraits
import Synchronization

/// The power state of one device: the object that drives it, and the task to which it belongs.
package struct PowerState {
  /// True until the device is powered off.
  var isOn = true
  /// The simulator that created and drives the machine.
  package weak var driver: AnyObject?
  /// True if only the device's own task may use it, even if it is the only device that is on.
  package var isOneTasksOwn = false
  /// The identity of the task that powered the device on, or nil outside of any task.
  var task: Int?
}

/// The device that is bound to a task; fonts read it on any thread.
package enum BoundMachine {
  /// The device bound to the current task with `withValue`; nil outside of such a task.
  @TaskLocal package static var current: Machine?
}

/// The current device, to which `UIScreen.main`, `UIApplication.shared` and new views belong.
///
/// It is the innermost device that is executing; otherwise the one bound to the task; otherwise one
/// that is powered on. The task's own devices come before others.
@MainActor
enum CurrentMachine {
  /// The devices in which a call is running, the innermost one last.
  @exclusivity(unchecked) static var executing: [Machine] = [] {
    didSet { shareExecuting(executing.last) }
  }
  /// The devices that are powered on, in the order in which they were powered on.
  ///
  /// References are strong, because weak references slow down every retain of their object.
  /// Powering off removes a device.
  @exclusivity(unchecked) fileprivate(set) static var poweredOn: [Machine] = [] {
    didSet { sharePoweredOn(poweredOn.last) }
  }

  /// Adds a device to those that are powered on, and records the task to which it belongs.
  static func powerOn(_ machine: Machine) {
    machine.power.task = currentTask
    poweredOn.append(machine)
  }

  /// The identity of the running task, or nil outside of any task.
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// True if a call into any device is running.
  static var isAnyExecuting: Bool { !executing.isEmpty }

  /// Removes a device from those that are powered on; called by `powerOff`.
  static func forget(_ machine: Machine) { poweredOn.removeAll { $0 === machine } }

  /// The last device that the running task powered on, or the last one that belongs to no task, or
  /// the only one that is on.
  ///
  /// Code outside of any task gets the device that was powered on last.
  ///
  /// A device belongs to the task that powered it on: other tests run wherever a test suspends, for
  /// example between the initializer of its suite and its body.
  fileprivate static var lastPoweredOn: Machine? {
    guard let task = currentTask else { return poweredOn.last }
    if let own = poweredOn.last(where: { $0.power.task == task || $0.power.task == nil }) {
      return own
    }
    let only = poweredOn.count == 1 ? poweredOn.last : nil
    return only?.power.isOneTasksOwn == true ? nil : only
  }

  /// The device of views that are created while none is powered on; it has no screen.
  fileprivate static let detached = Machine(
    hardware: .none, system: .iOS(26), app: AppDescription(), settings: UserSettings(),
    recorder: TraceRecorder(recording: .off))
}

extension Machine {
  /// The current device, or nil if none is powered on.
  package static var current: Machine? {
    CurrentMachine.executing.last ?? BoundMachine.current ?? CurrentMachine.lastPoweredOn
  }

  /// True for the device of views that were created while none was powered on; its clock never
  /// advances.
  package var isDetached: Bool { self === CurrentMachine.detached }

  /// The device that a new object belongs to.
  package static var forNewObjects: Machine { current ?? CurrentMachine.detached }

  /// True while a call into any device runs.
  ///
  /// Removed views are released when the call returns.
  var isExecuting: Bool { !CurrentMachine.executing.isEmpty }
}

/// The text size of the current device and its color environment, readable on any thread.
extension CurrentMachine {
  /// The devices that are current, readable off the main actor.
  private struct SharedMachines {
    /// The innermost device with a running call.
    var executing: Machine?
    /// The device that was powered on last.
    var poweredOn: Machine?
  }

  private nonisolated static let shared = Mutex(SharedMachines())

  /// Shares the innermost device with a running call with other threads.
  ///
  /// Nonisolated, so that the closure does not check the actor: each call into a device runs this.
  private nonisolated static func shareExecuting(_ machine: Machine?) {
    // A device that is released inside the lock would deadlock, if its objects read a font.
    var machine = machine
    shared.withLock { swap(&$0.executing, &machine) }
  }

  /// Shares the device that was powered on last with other threads.
  private nonisolated static func sharePoweredOn(_ machine: Machine?) {
    var machine = machine
    shared.withLock { swap(&$0.poweredOn, &machine) }
  }

  /// Reads a value of the device that other threads see; nil if none is powered on.
  private nonisolated static func read<Value: Sendable>(_ value: (Machine) -> Value) -> Value? {
    // Inside the lock, so that the last reference to a device never belongs to another thread.
    shared.withLock { ($0.executing ?? BoundMachine.current ?? $0.poweredOn).map(value) }
  }

  /// The current device's environment for colors and images; nil if none is powered on.
  nonisolated static var currentGraphics: GraphicsEnvironment? {
    read { GraphicsEnvironment(system: $0.features.version, displayScale: $0.pixelGrid.scale) }
  }

  /// The text size of the current device, for fonts; `large` if no device is powered on.
  nonisolated static var currentContentSizeCategory: UIContentSizeCategory {
    read { $0.sharedTextSize.withLock { $0 } } ?? .large
  }
}
