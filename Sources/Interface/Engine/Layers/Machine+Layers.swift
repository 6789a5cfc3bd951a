package import GimbalLayers
import GimbalTraces

/// The state that layers store with a device.
package final class LayerState: MachineState {
  package static var position: MachineStateSlot { .layers }
  let work = LayerWork()

  package init() {}
}

/// The device in the interface of the Layers module.
extension Machine: LayerSurroundings {
  package var layerWork: LayerWork {
    let state: LayerState = state()
    return state.work
  }

  package var layerTime: Double { clock.now }

  package func scheduleForLayers(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    clock.schedule(after: seconds, action)
  }

  package func cancelForLayers(_ number: Int) { clock.cancel(number) }

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
