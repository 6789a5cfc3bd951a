package import GimbalLayers
import GimbalTraces

/// The state that layers store with a device.
package final class LayerState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .layers }
  /// The layers that need layout, display or a commit.
  let work = LayerWork()

  /// Creates the state of a device; called at its first use.
  package init() {}
}

/// The device in the interface of the Layers module.
extension Machine: LayerSurroundings {
  /// The work of the device's layers.
  package var layerWork: LayerWork {
    let state: LayerState = state()
    return state.work
  }

  /// The time of the device in virtual seconds.
  package var layerTime: Double { clock.now }

  /// Schedules an action on the device's clock; returns the number that cancels it.
  package func scheduleForLayers(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    clock.schedule(after: seconds, action)
  }

  /// Cancels an action of `scheduleForLayers(after:_:)`.
  package func cancelForLayers(_ number: Int) { clock.cancel(number) }

  /// Reports a mistake of the app with a layer, as an exception of the application object.
  package func report(_ exception: LayerException) { application.report(AppException(exception)) }

  /// Lays out and displays layers without views, after the views.
  func updateLayers() {
    guard !layerWork.run() else { return }
    application.recordEvent(
      .layoutLoop,
      arguments(
        TraceArgument("reason", .text("layers invalidate each other's layout without an end"))))
  }
}
