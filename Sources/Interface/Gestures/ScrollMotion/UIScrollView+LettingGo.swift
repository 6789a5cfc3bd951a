import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalMotion
import GimbalTraces

/// The motion of content after a drag: it decelerates, moves to a page, or returns to its edge.
extension UIScrollView {
  /// The axes along which the content can be dragged beyond its edges.
  ///
  /// See: L-SCROLL-11.
  var stretches: (across: Bool, down: Bool) {
    let axes = freeAxes
    return (
      axes.across && (bounces || bouncesHorizontally), axes.down && (bounces || bouncesVertically)
    )
  }

  /// Ends a drag with a speed in points per second; the delegate may change the offset at which
  /// content stops.
  ///
  /// Rule: L-SCROLL-8.
  func letGo(speed: CGPoint, from first: CGPoint) {
    isHeld = true
    refresher?.scrollViewWillRest(self)
    let natural = position(ofRestAt: speed, from: first)
    let velocity = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var proposed = rest?(natural, velocity) ?? natural
    if let bars { proposed.y = bars.rest(of: proposed.y, in: self) }
    var target = proposed
    withUnsafeMutablePointer(to: &target) { target in
      notify(.scrollViewWillEndDragging, arguments(velocity, proposed)) {
        $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
      }
    }
    isHeld = false
    let isExpected = isPagingEnabled || target != natural
    let goesOn = motion(at: speed, to: isExpected ? target : nil) != nil
    notify(.scrollViewDidEndDragging, argument("willDecelerate", goesOn)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    guard goesOn, motion == nil else { return }
    // The delegate may have changed insets and offset.
    decelerate(motion(at: speed, to: isExpected ? target : nil))
  }

  /// Moves the content back to its edge, as after a drag that ended beyond it.
  func goBack() { decelerate(motion(at: .zero, to: nil)) }

  /// Sends the event that deceleration begins, and starts the motion; without a motion, deceleration
  /// ends at once.
  private func decelerate(_ motion: ScrollMotion?) {
    notify(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    if let motion { start(motion) } else { endDecelerating() }
  }

  private func endDecelerating() {
    notify(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Returns the motion to the final offset; nil if the content is already there.
  private func motion(at speed: CGPoint, to target: CGPoint?) -> ScrollMotion? {
    let (offset, range, stretches) = (contentOffset, offsetRange, stretches)
    let rate = Double((isPagingEnabled ? DecelerationRate.fast : decelerationRate).rawValue)
    let threshold = 0.5 / Double(machine.hardware.scale)
    let across = ScrollCurve(
      from: Double(offset.x), speed: Double(speed.x), rate: rate,
      limits: Double(range.least.x)...Double(max(range.least.x, range.most.x)),
      bounces: stretches.across,
      target: target.map { Double($0.x) }, threshold: threshold)
    let down = ScrollCurve(
      from: Double(offset.y), speed: Double(speed.y), rate: rate,
      limits: Double(range.least.y)...Double(max(range.least.y, range.most.y)),
      bounces: stretches.down,
      target: target.map { Double($0.y) }, threshold: threshold)
    let duration = max(across.duration, down.duration)
    guard duration > 0, duration.isFinite else { return nil }
    let grid = machine.pixelGrid
    return ScrollMotion(.deceleration, duration: duration) { time in
      guard time < duration else {
        return CGPoint(x: grid.round(CGFloat(across.end)), y: grid.round(CGFloat(down.end)))
      }
      return CGPoint(x: CGFloat(across.position(at: time)), y: CGFloat(down.position(at: time)))
    } whenOver: { [weak self] _ in
      self?.endDecelerating()
    }
  }

  /// Returns the offset at which the content stops without the delegate's change.
  ///
  /// Rule: L-SCROLL-12.
  /// See: L-SCROLL-9.
  private func position(ofRestAt speed: CGPoint, from first: CGPoint) -> CGPoint {
    let (offset, size) = (contentOffset, bounds.size)
    let rate = Double(decelerationRate.rawValue)
    /// Returns the offset at rest on one axis, or the offset of the next page.
    func free(_ position: CGFloat, _ speed: CGFloat, _ first: CGFloat, _ length: CGFloat) -> CGFloat
    {
      guard isPagingEnabled, length > 0 else {
        return position + CGFloat(ScrollCurve.extent(of: Double(speed), rate: rate))
      }
      let page = position / length
      let next =
        abs(speed) < GestureMetrics.pageSpeed
        ? page.rounded() : speed > 0 ? page.rounded(.up) : page.rounded(.down)
      let middle = (first / length).rounded()
      return min(max(next, middle - 1), middle + 1) * length
    }
    let rest = inRange(
      CGPoint(
        x: free(offset.x, speed.x, first.x, size.width),
        y: free(offset.y, speed.y, first.y, size.height)))
    let grid = machine.pixelGrid
    return CGPoint(x: grid.round(rest.x), y: grid.round(rest.y))
  }

  private func arguments(_ velocity: CGPoint, _ target: CGPoint) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(
      TraceArgument("withVelocity", .point(velocity)),
      TraceArgument("targetContentOffset", .point(target)))
  }

  private func argument(_ label: String, _ answer: Bool) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(TraceArgument(label, .bool(answer)))
  }
}
