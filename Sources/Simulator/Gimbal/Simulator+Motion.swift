package import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalSnapshots
package import GimbalTraces

/// State during animations.
extension Simulator {
  /// The layout of the key window as it is visible now, during its animations.
  ///
  /// Frames and opacities are those of the layers' `presentation()`; all other values equal
  /// ``layout``. Without running animations both are equal.
  ///
  /// - Complexity: that of ``layout``.
  ///
  /// See: L-ANIM-9.
  public var presentedLayout: LayoutSnapshot {
    var layout = layout
    guard let window, let seen = seenViews(presented: true),
      seen.positions.count == layout.views.count
    else { return layout }
    for (index, position) in seen.positions.enumerated() {
      layout.views[index].frame = position.frame
      layout.views[index].windowFrame = position.rect
      layout.views[index].fixedFrame = window.convert(
        position.rect, to: screen.fixedCoordinateSpace)
      layout.views[index].effectiveAlpha = position.alpha
    }
    layout.windowFrame = seen.positions[0].frame
    return layout
  }

  /// Returns the positions of the key window's views, in the layout or as presented; nil without a
  /// window.
  ///
  /// - Complexity: O(views).
  package func seenViews(presented: Bool) -> SeenViews? {
    window.map { SeenViews($0, presented: presented) }
  }

  /// Returns the rectangles in the screen's coordinates of the current interface orientation.
  package func onScreen(_ seen: SeenViews) -> [CGRect] {
    guard let window else { return [] }
    let rotation = QuarterRotation(interfaceOrientation)
      .fixedToInterface(portraitSize: machine.hardware.portraitSize)
    return seen.positions.map {
      window.convert($0.rect, to: screen.fixedCoordinateSpace).applying(rotation)
    }
  }

  /// Calls `body` with its index before each event is recorded; nil removes the observer.
  package func watchEvents(_ body: ((Int) -> Void)?) {
    machine.recorder.watch(body.map { appearance in { index, _ in appearance(index) } })
  }

  /// Calls `body` at every frame of the virtual clock, one per `seconds`.
  ///
  /// The observer itself does not move the clock. The returned number identifies it in
  /// ``endFrames(_:)``.
  package func watchFrames(every seconds: Double, _ body: @escaping @MainActor () -> Void) -> Int {
    // Intermediate states of animations are computed only while frames are observed.
    machine.motion.watchDepth += 1
    return machine.clock.beat(every: seconds, body)
  }

  /// Ends the calls that ``watchFrames(every:_:)`` began; `number` is its result.
  package func endFrames(_ number: Int) {
    machine.motion.watchDepth -= 1
    machine.clock.cancelBeat(number)
  }

  /// The number of events recorded so far.
  package var eventCount: Int { machine.recorder.count }

  /// Returns the current trace names of receivers, in the same order.
  package func names(of receivers: [ReceiverID]) -> [String] {
    machine.recorder.names(of: receivers)
  }
}
