import GimbalTraces
import GimbalTraits

/// Which device `UIScreen.main`, `UIApplication.shared` and a new view belong to: the innermost one
/// that is executing, else the one bound to the task, else the last one powered on.
extension Machine {
  /// The device bound to the current task.
  @TaskLocal package static var bound: Machine?

  private static var executing: [Machine] = []
  /// The devices that are on, in the order in which they were powered on.
  ///
  /// Not weak: weak references make every retain of their object slow. Powering off takes a device out.
  private static var poweredOn: [Machine] = []

  static func powerOn(_ machine: Machine) { poweredOn.append(machine) }

  static func forget(_ machine: Machine) { poweredOn.removeAll { $0 === machine } }

  /// The device that is current, or nil when none is powered on.
  package static var current: Machine? { executing.last ?? bound ?? poweredOn.last }

  /// The device of views that are made while none is powered on: it has no screen.
  private static let detached = Machine(
    hardware: .none, system: .iOS(26), app: AppDescription(), settings: UserSettings(),
    recorder: TraceRecorder(recording: .off))

  /// The device that a new object belongs to.
  static var forNewObjects: Machine { current ?? detached }

  /// Runs `body` with this device as the current one.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Machine.executing.append(self)
    defer { Machine.executing.removeLast() }
    return try body()
  }
}
