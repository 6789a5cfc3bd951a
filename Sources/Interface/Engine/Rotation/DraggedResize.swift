import Foundation
import GimbalGeometry
import GimbalTraces

/// Resizes of the app's window by a drag, step by step.
@MainActor
package struct DraggedResize {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The virtual seconds between two sizes of a drag; this is Gimbal's choice (CHOICE).
  private static let dragInterval = 1.0 / 30

  /// Resizes the app's window to each of the given parts of the screen in order, on the virtual
  /// clock.
  ///
  /// `isInteractivelyResizing` of the scene's geometry is true from just before the first size
  /// until just after the last one. A window that is resized in discrete steps receives only the
  /// last size, when the drag has ended.
  ///
  /// Rule: R-RSZ-9.
  /// See: R-RSZ-6.
  package func drag(through parts: [ScreenPart], isDiscrete: Bool, named name: String) {
    machine.perform {
      guard let last = parts.last, !machine.isDragged else { return }
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(
          .resize, on: machine.device.registered(),
          machine.arguments(
            TraceArgument(nil, .text(name)),
            TraceArgument(
              "size",
              .size(WindowGeometry(machine).windowSize(machine.interfaceOrientation, in: last)))))
      }
      setDragged(true)
      scheduleDrag(through: (isDiscrete ? [] : parts)[...], to: last)
    }
  }

  private func scheduleDrag(through parts: ArraySlice<ScreenPart>, to last: ScreenPart) {
    machine.clock.schedule(after: DraggedResize.dragInterval) { [unowned machine] in
      if let next = parts.first {
        RotationAndResize(machine).take(next)
        DraggedResize(machine).scheduleDrag(through: parts.dropFirst(), to: last)
      } else {
        DraggedResize(machine).setDragged(false)
        RotationAndResize(machine).take(last)
      }
    }
  }

  private func setDragged(_ isDragged: Bool) {
    let former = SceneGeometryReview(machine).sceneGeometry
    machine.isDragged = isDragged
    SceneGeometryReview(machine).notifySceneOfGeometry(from: former)
  }
}
