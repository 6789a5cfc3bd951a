import Gimbal

/// A claim of the app's own: no control lies on the video, whatever hides it.
@MainActor func controlsLeaveTheVideo(_ sim: Simulator) -> String? {
  guard let video = sim.layout["video"], let controls = sim.layout["controls"] else {
    return "there is no video, or there are no controls"
  }
  if controls.isHidden || !video.frame.intersects(controls.frame) { return nil }
  return "the controls cover the video from \(controls.frame.minY) on"
}
