public import Foundation
import GimbalDocuments
package import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

/// The user's touches on the screen.
///
/// Points are in the screen's coordinates of the current interface orientation. These equal the
/// window's coordinates where the window fills the screen. Each step of a touch ends a run-loop
/// turn and moves the virtual clock. After the last touch is lifted the app settles, except inside
/// ``begin(_:)``.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// try sim.tap("play")
/// sim.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
/// ```
extension Simulator {
  /// The number of touch events per second of a moving touch.
  private static let stepsPerSecond = 60.0

  /// Begins a touch and returns it; it stays down until it is lifted.
  ///
  /// The clock does not move: ``SimulatedTouch/hold(for:)`` moves it.
  ///
  /// See: R-TOUCH-1.
  public func touch(
    at point: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> SimulatedTouch {
    SimulatedTouch(
      self, at: point, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Taps at a point: a touch goes down and is lifted 0.1 seconds later.
  ///
  /// In a multiple tap, the next tap begins 0.1 seconds after the previous one is lifted. Several
  /// touches are next to each other, 40 points apart.
  public func tap(
    at point: CGPoint, count: Int = 1, fingers: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    gesture(site) {
      for tap in 0..<max(1, count) {
        if tap > 0 { wait(0.1) }
        press(at: spread(point, over: fingers), for: 0.1)
      }
    }
  }

  /// Taps in the middle of the visible part of a view with a name.
  ///
  /// - Throws: ``TouchRefusal`` if no view has the name, or a touch does not hit it.
  ///
  /// See: L-VIS-3.
  public func tap(
    _ name: String, count: Int = 1, fingers: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TouchRefusal) {
    tap(
      at: try position(of: name), count: count, fingers: fingers, fileID: fileID,
      filePath: filePath,
      line: line, column: column)
  }

  /// Touches a point and lifts the touch after a duration in seconds.
  public func longPress(
    at point: CGPoint, for seconds: Double = 0.5, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    gesture(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      press(at: [point], for: seconds)
    }
  }

  /// Touches a view and lifts the touch after a duration in seconds.
  ///
  /// - Throws: ``TouchRefusal`` if no view has the name, or a touch does not hit it.
  public func longPress(
    _ name: String, for seconds: Double = 0.5, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TouchRefusal) {
    longPress(
      at: try position(of: name), for: seconds, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Drags a touch over the screen in a straight line; the duration is in seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, during seconds: Double = 0.5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    gesture(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      move([(start, end)], during: seconds)
    }
  }

  /// Drags a touch from a view by an offset in points; the duration is in seconds.
  ///
  /// - Throws: ``TouchRefusal`` if no view has the name, or a touch does not hit it.
  public func drag(
    _ name: String, by way: CGPoint, during seconds: Double = 0.5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(TouchRefusal) {
    let start = try position(of: name)
    drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), during: seconds,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Pinches at a point with two touches, until their distance is `scale` times the initial one.
  ///
  /// The touches are on a horizontal line. The smaller of the initial and the final distance is
  /// 100 points.
  public func pinch(
    at point: CGPoint, scale: CGFloat, during seconds: Double = 0.5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard scale.isFinite, scale > 0 else { return }
    let first = scale < 1 ? 50 / scale : 50
    let ways = [-1.0, 1.0].map { side in
      (
        CGPoint(x: point.x + CGFloat(side) * first, y: point.y),
        CGPoint(x: point.x + CGFloat(side) * first * scale, y: point.y)
      )
    }
    gesture(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      move(ways, during: seconds)
    }
  }

  /// Pinches with two touches about the middle of a view.
  ///
  /// - Throws: ``TouchRefusal`` if no view has the name, or a touch does not hit it.
  public func pinch(
    _ name: String, scale: CGFloat, during seconds: Double = 0.5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(TouchRefusal) {
    pinch(
      at: try position(of: name), scale: scale, during: seconds, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Shakes the device: the first responder, or else the key window, receives the motion events.
  ///
  /// Source: Apple, UIResponder.motionBegan(_:with:).
  public func shake(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      MotionEvents.shake(machine)
    }
  }

  // MARK: Steps of touches

  /// Runs the steps of touches, and then settles.
  private func gesture(_ site: CallSite, _ body: () -> Void) { act(from: site, body) }

  /// Sends simultaneous changes of touches as one event, and ends the run-loop turn.
  package func change(_ changes: [TouchScreen.Change]) {
    machine.touchScreen.change(changes)
    UpdateCycle(machine).runUntilIdle()
  }

  /// Advances the virtual clock by some seconds; a number that is not positive does nothing.
  func wait(_ seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    UpdateCycle(machine).advance(to: machine.clock.now + seconds)
  }

  private func press(at points: [CGPoint], for seconds: Double) {
    let first = machine.touchScreen.freeNumber
    change(points.indices.map { .init(touchID: first + $0, phase: .began, point: points[$0]) })
    wait(seconds)
    change(points.indices.map { .init(touchID: first + $0, phase: .ended, point: points[$0]) })
  }

  private func spread(_ point: CGPoint, over count: Int) -> [CGPoint] {
    let count = min(max(1, count), 10)
    return (0..<count).map { index in
      CGPoint(x: point.x + 40 * (CGFloat(index) - CGFloat(count - 1) / 2), y: point.y)
    }
  }

  private func move(_ ways: [(from: CGPoint, to: CGPoint)], during seconds: Double) {
    let first = machine.touchScreen.freeNumber
    change(ways.indices.map { .init(touchID: first + $0, phase: .began, point: ways[$0].from) })
    step(ways, during: seconds, firstTouchID: first)
    change(ways.indices.map { .init(touchID: first + $0, phase: .ended, point: ways[$0].to) })
  }

  /// Moves touches that are down, in steps of a sixtieth of a second.
  func step(
    _ ways: [(from: CGPoint, to: CGPoint)], during seconds: Double, firstTouchID: Int
  ) {
    let time = seconds.isFinite ? min(max(0, seconds), 60) : 0
    let count = max(1, Int((time * Simulator.stepsPerSecond).rounded()))
    for step in 1...count {
      wait(time / Double(count))
      let share = CGFloat(step) / CGFloat(count)
      change(
        ways.indices.map { index in
          let (from, to) = ways[index]
          return .init(
            touchID: firstTouchID + index, phase: .moved,
            point: CGPoint(
              x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        })
    }
  }

  // MARK: Points in views

  /// Returns the point on the screen at which a touch hits a view.
  ///
  /// - Throws: ``TouchRefusal`` if no view has the name, or a touch does not hit it.
  package func position(of name: String) throws(TouchRefusal) -> CGPoint {
    let layout = layout
    guard let view = layout[name] else {
      throw .noView(name: name, hint: NearestWord.hint(for: name, in: layout.names))
    }
    let visibility = view.visibility
    let point =
      window?.convert(visibility.touchPoint, to: screen.coordinateSpace) ?? visibility.touchPoint
    switch visibility.untouchable {
    case nil, .disabled: return point
    // A label in a button is touched by touching the button.
    case .interactionOff(view.name) where visibility.isSeen: return point
    case .covered(let other):
      guard
        isAround(other, view, layout) || isPassedThrough(to: view.view, at: visibility.touchPoint)
      else { throw .notTouchable(name: name, reason: "'\(other)' covers it") }
      return point
    case .some(let obstacle): throw .notTouchable(name: name, reason: obstacle.description)
    }
  }

  /// Returns true if the view is a descendant of the view with the name.
  private func isAround(_ name: String, _ view: LocatedView, _ layout: LayoutSnapshot) -> Bool {
    var parent = view.parent
    while let index = parent {
      if layout.views[index].name == name { return true }
      parent = layout.views[index].parent
    }
    return false
  }

  /// Returns true if the app's own hit testing passes the touch on to a view.
  private func isPassedThrough(to view: ViewSnapshot, at point: CGPoint) -> Bool {
    var hit = machine.perform { window?.hitTest(point, with: nil) }
    while let current = hit {
      if current.traceName == view.name { return true }
      hit = current.superview
    }
    return false
  }
}

/// A touch on the screen of a simulated device.
@MainActor
public final class SimulatedTouch {
  private let simulator: Simulator
  private let number: Int
  private let site: CallSite
  /// The location of the touch, in the screen's coordinates.
  public private(set) var point: CGPoint
  /// True until the touch is lifted or cancelled.
  public private(set) var isDown = true

  fileprivate init(_ simulator: Simulator, at point: CGPoint, _ site: CallSite) {
    self.simulator = simulator
    self.point = point
    self.site = site
    number = simulator.machine.touchScreen.freeNumber
    perform(.began)
  }

  /// Moves the touch in a straight line; `seconds` is the duration.
  public func move(to end: CGPoint, during seconds: Double = 0) {
    guard isDown else { return }
    simulator.act(from: site, settles: false) {
      simulator.step([(from: point, to: end)], during: seconds, firstTouchID: number)
    }
    point = end
  }

  /// Holds the touch at its location while the virtual clock moves by a duration in seconds.
  public func hold(for seconds: Double) {
    guard isDown else { return }
    simulator.act(from: site, settles: false) { simulator.wait(seconds) }
  }

  /// Lifts the touch; the app settles when no touch remains down.
  public func lift() { end(.ended) }

  /// Cancels the touch, as the system does for its own gestures.
  public func cancel() { end(.cancelled) }

  private func end(_ phase: UITouch.Phase) {
    guard isDown else { return }
    isDown = false
    let isLast = simulator.machine.touchScreen.count <= 1
    simulator.act(from: site, settles: isLast) { change(phase) }
  }

  private func perform(_ phase: UITouch.Phase) {
    simulator.act(from: site, settles: false) { change(phase) }
  }

  private func change(_ phase: UITouch.Phase) {
    simulator.change([.init(touchID: number, phase: phase, point: point)])
  }
}

/// The reason why a touch cannot hit a view.
public enum TouchRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view in the window has the name.
  case noView(name: String, hint: String)
  /// A touch does not hit the view.
  case notTouchable(name: String, reason: String)

  /// One line.
  public var description: String {
    switch self {
    case .noView(let name, let hint): "the window has no view named '\(name)'\(hint)"
    case .notTouchable(let name, let reason): "'\(name)' cannot be touched: \(reason)"
    }
  }
}

extension SimulatedTouch: @MainActor CustomStringConvertible {
  /// The number and location of the touch: `finger 0 at (120, 300)`.
  public var description: String {
    guard isDown else { return "touch \(number), ended" }
    return "touch \(number) at (\(MeasureText.number(point.x)), \(MeasureText.number(point.y)))"
  }
}
