import Foundation
public import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// A rotation as an animated SVG file: the device rotates, then the interface follows.
///
/// The frames come from the animations of the simulated device. The rotation of the device, and the
/// pauses before and after, are added by the drawing.
public enum RotationSVG {
  /// The pause before the device rotates, in seconds.
  static let restBefore = 0.8
  /// The duration of the device's rotation, in seconds.
  static let hand = 0.35
  /// The pause after the interface has rotated, in seconds.
  static let restAfter = 1.4

  /// Returns a self-contained file without scripts.
  ///
  /// - Complexity: O(views × times).
  public static func file(_ rotation: LayoutRotation) -> String {
    let plan = RotationPlan(rotation)
    var views = ViewDrawing(plan.motion.layout, findings: [], radius: 0)
    views.motion = plan.motion
    views.isSeparate = true
    let device = rotation.after.device
    let half = hypot(device.screenSize.width, device.screenSize.height) / 2 + 14
    let numbers = [-half, -half, 2 * half, 2 * half].map(Markup.number)
    var file = Markup()
    file.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "device"), ("role", "img"),
        ("viewBox", numbers.joined(separator: " ")), ("width", Markup.number(half)),
        ("height", Markup.number(half)),
      ]
    ) { svg in
      svg.element("title", text: "\(rotation.before.id) → \(rotation.after.id.orientation.name)")
      svg.element("style") { $0.raw("\n" + DrawingStyle.alone) }
      body(device, plan, &svg) { shell, screen, radius in
        rect("body", screen.insetBy(dx: -9, dy: -9), radius > 0 ? radius + 9 : 14, &shell)
        rect("screen", screen, radius, &shell)
      }
      // Parts that rotate beyond the edges of the screen are invisible.
      svg.element("clipPath", [("id", "turn-screen")]) { clip in
        let size = device.screenSize
        let screen = CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let radius = Markup.number(device.cornerRadius)
        clip.element("rect", Markup.rect(screen) + [("rx", radius)]) {
          plan.motion.rotate(plan.deviceAngles, &$0)
        }
      }
      svg.element("g", [("clip-path", "url(#turn-screen)")]) { shown in
        shown.element("g") { content in
          plan.motion.rotate(plan.contentAngles, &content)
          interface(views, rotation, plan, &content)
        }
      }
      body(device, plan, &svg) { shell, screen, radius in
        if let housing = device.sensorHousing {
          let drawn = housing.offsetBy(dx: screen.minX, dy: screen.minY)
          rect(
            "sensor", drawn, device.isNotch ? 20 : min(drawn.width, drawn.height) / 2, &shell)
        }
        rect("edge", screen.insetBy(dx: -4.5, dy: -4.5), radius > 0 ? radius + 4.5 : 9, &shell)
      }
    }
    return file.text
  }

  /// Writes the parts that rotate with the device, about its center.
  private static func body(
    _ device: DeviceOutline, _ plan: RotationPlan, _ svg: inout Markup,
    _ content: @escaping (inout Markup, CGRect, CGFloat) -> Void
  ) {
    svg.element("g") { shell in
      plan.motion.rotate(plan.deviceAngles, &shell)
      let size = device.screenSize
      content(
        &shell,
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
        device.cornerRadius)
    }
  }

  /// Writes the views, in a nested image of the screen's size at each time.
  private static func interface(
    _ views: ViewDrawing, _ rotation: LayoutRotation, _ plan: RotationPlan, _ svg: inout Markup
  ) {
    let size = rotation.after.layout.screenSize
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    svg.element("svg", [("class", "views")] + Markup.rect(rect)) { inner in
      plan.motion.animate("x", plan.sizes.map { -$0.width / 2 }, &inner)
      plan.motion.animate("y", plan.sizes.map { -$0.height / 2 }, &inner)
      plan.motion.animate("width", plan.sizes.map(\.width), &inner)
      plan.motion.animate("height", plan.sizes.map(\.height), &inner)
      views.writeViews(to: &inner)
      guard let indicator = rotation.after.device.homeIndicator(on: size) else { return }
      inner.element(
        "rect", [("class", "home")] + Markup.rect(indicator) + [("rx", "2.5")]
      ) { home in
        plan.motion.animate("x", plan.sizes.map { ($0.width - indicator.width) / 2 }, &home)
        plan.motion.animate("y", plan.sizes.map { $0.height - 13 }, &home)
      }
    }
  }

  private static func rect(_ name: String, _ rect: CGRect, _ radius: CGFloat, _ svg: inout Markup) {
    svg.element("rect", [("class", name)] + Markup.rect(rect) + [("rx", Markup.number(radius))])
  }
}

/// The timeline of a rotation: the views, the screen's size, the angles of device and interface.
struct RotationPlan {
  /// The animations of the views, from the frames of the rotation.
  let motion: ViewMotion
  /// The size of the screen at each time.
  private(set) var sizes: [CGSize]
  /// The device's angle at each time, in degrees clockwise from portrait.
  private(set) var deviceAngles: [CGFloat]
  /// The interface's angle at each time; at 0 the interface's top is up.
  private(set) var contentAngles: [CGFloat]

  /// Creates the timeline: pause, rotation of the device, frames of the animation, pause.
  init(_ rotation: LayoutRotation) {
    let (before, after) = (rotation.before.layout, rotation.after.layout)
    let follows = RotationSVG.restBefore + RotationSVG.hand
    let end = follows + rotation.duration
    let layouts = [before, before] + rotation.frames.map(\.layout) + [after, after]
    let times =
      [0, RotationSVG.restBefore] + rotation.frames.map { follows + $0.time }
      + [end + 0.01, end + 0.01 + RotationSVG.restAfter]
    motion = ViewMotion(
      layouts, at: times, duration: times[times.count - 1], change: follows + rotation.duration / 2)
    let shares =
      [0, 0] + rotation.frames.map { RotationPlan.share($0, of: rotation) } + [1, 1]
    sizes = shares.map { share in
      CGSize(
        width: before.screenSize.width + (after.screenSize.width - before.screenSize.width) * share,
        height: before.screenSize.height
          + (after.screenSize.height - before.screenSize.height) * share)
    }
    let start = rotation.before.id.orientation.degrees
    let byHand = RotationPlan.shortest(rotation.after.id.orientation.degrees - start)
    deviceAngles = [start, start] + Array(repeating: start + byHand, count: layouts.count - 2)
    let lean = start - rotation.before.interfaceOrientation.degrees
    let follow = RotationPlan.shortest(
      rotation.before.interfaceOrientation.degrees - rotation.after.interfaceOrientation.degrees)
    contentAngles =
      [lean, lean] + shares.dropFirst(2).map { lean + byHand + follow * $0 }
  }

  /// Returns the animation's progress, by the window's size if it changes, else by the time.
  private static func share(_ frame: LayoutRotation.Frame, of rotation: LayoutRotation) -> CGFloat {
    let from = rotation.before.layout.windowFrame.width
    let to = rotation.after.layout.windowFrame.width
    let now = frame.layout.windowFrame.width
    let share =
      abs(to - from) > 1
      ? (now - from) / (to - from) : CGFloat(frame.time / max(rotation.duration, 0.001))
    return min(max(share.isFinite ? share : 1, 0), 1)
  }

  /// Returns the equivalent angle with the shortest rotation; a half rotation is clockwise.
  private static func shortest(_ degrees: CGFloat) -> CGFloat {
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    return angle > 180 ? angle - 360 : angle <= -180 ? angle + 360 : angle
  }
}

extension UIDeviceOrientation {
  /// The device's angle from portrait, in degrees clockwise.
  fileprivate var degrees: CGFloat {
    switch self {
    case .landscapeLeft: -90
    case .landscapeRight: 90
    case .portraitUpsideDown: 180
    default: 0
    }
  }
}

extension UIInterfaceOrientation {
  /// The device's angle for this interface orientation, in degrees clockwise from portrait.
  fileprivate var degrees: CGFloat {
    switch self {
    case .landscapeLeft: 90
    case .landscapeRight: -90
    case .portraitUpsideDown: 180
    default: 0
    }
  }
}
