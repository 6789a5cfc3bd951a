package import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalSnapshots
package import GimbalTraces

/// The middle of animations.
extension Simulator {
  /// The layout of the key window as it is seen now, in the midst of its animations.
  ///
  /// Frames and opacities are those of the layers' `presentation()`; all else is as ``layout`` has it. At rest both are
  /// equal.
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

  /// The places of the key window's views now: as they are laid out, or as they are seen; nil without a window.
  ///
  /// - Complexity: O(views).
  package func seenViews(presented: Bool) -> SeenViews? {
    window.map { SeenViews($0, presented: presented) }
  }

  /// The rectangles of places on the screen as the interface is turned.
  package func onScreen(_ seen: SeenViews) -> [CGRect] {
    guard let window else { return [] }
    let rotation = QuarterRotation(interfaceOrientation)
      .fixedToInterface(portraitSize: machine.hardware.portraitSize)
    return seen.positions.map {
      window.convert($0.rect, to: screen.fixedCoordinateSpace).applying(rotation)
    }
  }

  /// Has `body` called before each event is recorded, with the event's index; nil ends it.
  package func watchEvents(_ body: ((Int) -> Void)?) {
    machine.recorder.watch(body.map { appearance in { index, _ in appearance(index) } })
  }

  /// Has `body` called at every frame of a display, for as long as the virtual clock moves for another reason; the
  /// number takes it back.
  package func watchFrames(every seconds: Double, _ body: @escaping @MainActor () -> Void) -> Int {
    // The middle of animations is computed only while frames are watched.
    machine.motion.watchDepth += 1
    return machine.clock.beat(every: seconds, body)
  }

  /// Ends what ``watchFrames(every:_:)`` began.
  package func endFrames(_ number: Int) {
    machine.motion.watchDepth -= 1
    machine.clock.cancelBeat(number)
  }

  /// The number of events so far.
  package var eventCount: Int { machine.recorder.count }

  /// The names that receivers have now, in their order.
  package func names(of receivers: [ReceiverID]) -> [String] {
    machine.recorder.names(of: receivers)
  }
}
