import Foundation
import GimbalGeometry
import GimbalTraces

/// A drag that resizes the app's window step by step.
extension Machine {
  /// The seconds between two sizes of a drag (CHOICE).
  private static let dragInterval = 1.0 / 30

  /// Drags the app's window through parts of the screen, one after the other on the clock.
  ///
  /// The scene's geometry says that it is being resized from before the first size to after the last one. A window that
  /// is resized in discrete steps gets the last size alone, when the drag has ended.
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
