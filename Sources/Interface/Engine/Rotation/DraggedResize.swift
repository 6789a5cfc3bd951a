import Foundation
import GimbalGeometry
import GimbalTraces

/// Resizes of the app's window by a drag, step by step.
extension Machine {
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
    perform {
      guard let last = parts.last, !isDragged else { return }
      if recorder.isRecording {
        recorder.recordStimulus(
          .resize, on: device.registered(),
          arguments(
            TraceArgument(nil, .text(name)),
            TraceArgument("size", .size(windowSize(interfaceOrientation, in: last)))))
      }
      setDragged(true)
      scheduleDrag(through: (isDiscrete ? [] : parts)[...], to: last)
    }
  }

  private func scheduleDrag(through parts: ArraySlice<ScreenPart>, to last: ScreenPart) {
    clock.schedule(after: Machine.dragInterval) { [unowned self] in
      if let next = parts.first {
        take(next)
        scheduleDrag(through: parts.dropFirst(), to: last)
      } else {
        setDragged(false)
        take(last)
      }
    }
  }

  private func setDragged(_ isDragged: Bool) {
    let former = sceneGeometry
    self.isDragged = isDragged
    notifySceneOfGeometry(from: former)
  }
}
