import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The transfer of solved values to the views (L-CYC-3, L-CYC-5, L-PIX-1).
@MainActor struct PositioningTests {
  private let screen: DiagnosedScreen

  init() throws { screen = try DiagnosedScreen() }

  /// Returns a view with a frame in its superview, and the constraint of its width.
  private func positioned(
    _ frame: CGRect, in parent: UIView, on screen: DiagnosedScreen
  ) -> (view: UIView, width: NSLayoutConstraint) {
    let view = screen.view(in: parent)
    let width = view.widthAnchor.constraint(equalToConstant: frame.width)
    screen.activate(
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
      width, view.heightAnchor.constraint(equalToConstant: frame.height))
    return (view, width)
  }

  private func probe() -> ProbeView {
    screen.sim.perform {
      let box = ProbeView("box", CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.root.addSubview(box)
      return box
    }
  }

  private let hundred = CGRect(x: 0, y: 0, width: 100, height: 20)

  // MARK: Layout by the superview

  @Test func `a frame set manually lasts until the superview's next layout (L-CYC-3)`() {
    let box = probe()
    let (view, width) = positioned(hundred, in: box, on: screen)
    view.frame.size.width = 150
    screen.sim.settle()
    box.layoutIfNeeded()
    #expect(view.frame.width == 150)
    width.constant = 100.5
    width.constant = 100
    view.frame.size.width = 150
    box.setNeedsLayout()
    #expect(view.frame.width == 150)
    box.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `a frame set after super in layoutSubviews stays for that pass (L-CYC-3)`() {
    let box = probe()
    let view = positioned(hundred, in: box, on: screen).view
    box.onLayout = { _ in
      #expect(view.frame.width == 100)
      view.frame.size.width = 150
    }
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(view.frame.width == 150)
    screen.sim.settle()
    #expect(view.frame.width == 150)
    box.onLayout = nil
    box.setNeedsLayout()
    screen.sim.settle()
    #expect(view.frame.width == 100)
  }

  @Test func `a new constant lays out only the superview and resized views (L-CYC-3)`() {
    let box = probe()
    let (view, width) = positioned(hundred, in: box, on: screen)
    view.sceneIdentifier = "view"
    let still = positioned(CGRect(x: 0, y: 50, width: 20, height: 20), in: box, on: screen).view
    still.sceneIdentifier = "still"
    let events = screen.sim.events {
      screen.sim.perform { width.constant = 130 }
      screen.sim.settle()
    }
    #expect(events.named("layoutSubviews").map(\.receiver) == ["box", "view"])
    #expect(view.frame.width == 130)
  }

  private final class Twice: UIView {
    var width: NSLayoutConstraint?
    var seen: [CGFloat] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(subviews[0].frame.width)
      width?.constant = bounds.width / 2
      super.layoutSubviews()
      seen.append(subviews[0].frame.width)
    }
  }

  @Test func `a second call to super applies changed constraints (L-CYC-3, S18)`() {
    let box = Twice(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.root.addSubview(box)
    let (view, width) = positioned(hundred, in: box, on: screen)
    box.seen = []
    box.width = width
    box.setNeedsLayout()
    screen.sim.settle()
    #expect(box.seen.prefix(2) == [100, 150])
    #expect(view.frame.width == 150)
  }

  // MARK: Transforms

  @Test(arguments: [("iphone-5", 7), ("ipad-2", 6)])
  func `up to iOS 7 a transformed view preserves the origin of its frame (V-53, L-CYC-5)`(
    slug: String, major: Int
  ) throws {
    let screen = try DiagnosedScreen(slug, system: .iOS(major))
    let box = screen.framed(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, width) = positioned(
      CGRect(x: 100, y: 100, width: 100, height: 100), in: box, on: screen)
    // Setting the transform causes the layout.
    screen.sim.perform { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    screen.sim.settle()
    #expect(view.center == CGPoint(x: 160, y: 160))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.frame == CGRect(x: 100, y: 100, width: 120, height: 120))
    screen.sim.perform { width.constant = 50 }
    screen.sim.settle()
    #expect(view.frame == CGRect(x: 100, y: 100, width: 60, height: 120))
    screen.sim.perform { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    screen.sim.settle()
    #expect(abs(view.frame.minX - 100) < 1e-9 && abs(view.frame.minY - 100) < 1e-9)
    #expect(abs(view.frame.width - 100) < 1e-9 && abs(view.frame.height - 50) < 1e-9)
    screen.sim.perform { view.transform = .identity }
    screen.sim.settle()
    #expect(view.center == CGPoint(x: 125, y: 150))
  }

  @Test(arguments: [("iphone-15-pro", 17), ("iphone-5s", 8)])
  func `layout ignores a transform and leaves it unchanged (L-CYC-5, S19)`(slug: String, major: Int)
    throws
  {
    let screen = try DiagnosedScreen(slug, system: .iOS(major))
    let box = screen.framed(CGRect(x: 0, y: 0, width: 400, height: 400))
    let (view, width) = positioned(
      CGRect(x: 100, y: 100, width: 100, height: 100), in: box, on: screen)
    let neighbour = screen.view(in: box)
    screen.activate(neighbour.leftAnchor.constraint(equalTo: view.rightAnchor))
    screen.sim.perform { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    box.setNeedsLayout()
    screen.sim.settle()
    #expect(view.center == CGPoint(x: 150, y: 150))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    let grown = CGRect(x: 90, y: 90, width: 120, height: 120)
    #expect(abs(view.frame.minX - grown.minX) < 1e-9 && abs(view.frame.maxY - grown.maxY) < 1e-9)
    #expect(neighbour.frame.minX == 200)
    screen.sim.perform { width.constant = 60 }
    screen.sim.settle()
    #expect(view.center == CGPoint(x: 130, y: 150))
    #expect(view.bounds.size == CGSize(width: 60, height: 100))
    #expect(view.transform == CGAffineTransform(scaleX: 1.2, y: 1.2))
    #expect(neighbour.frame.minX == 160)
  }

  // MARK: Pixels

  @Test(
    arguments: [
      ("ipad-2", 1, [0, 33, 67, 100]), ("iphone-6s", 2, [0, 33.5, 66.5, 100]),
      ("iphone-15-pro", 3, [0, 100.0 / 3, 200.0 / 3, 100]),
    ] as [(String, CGFloat, [CGFloat])])
  func `thirds of a hundred end on pixels, without gaps (L-PIX-1)`(
    slug: String, scale: CGFloat, edges: [CGFloat]
  ) throws {
    let screen = try DiagnosedScreen(slug)
    #expect(screen.root.traitCollection.displayScale == scale)
    let box = screen.framed(CGRect(x: 0, y: 0, width: 100, height: 10))
    let views = (0..<3).map { _ in screen.view(in: box) }
    screen.activate(
      views[0].leftAnchor.constraint(equalTo: box.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      views[2].rightAnchor.constraint(equalTo: box.rightAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    for (index, view) in views.enumerated() {
      #expect(abs(view.frame.minX - edges[index]) < 1e-9)
      #expect(abs(view.frame.maxX - edges[index + 1]) < 1e-9)
    }
  }

  @Test(
    arguments: [
      ("ipad-2", 950.25, 950), ("ipad-2", 950.5, 951), ("iphone-6s", 950.25, 950.5),
      ("iphone-6s", 950.2, 950), ("iphone-15-pro", 950.2, 950 + 1.0 / 3),
    ] as [(String, CGFloat, CGFloat)])
  func `an edge is rounded to the nearest pixel (L-PIX-1)`(
    slug: String, constant: CGFloat, edge: CGFloat
  ) throws {
    let screen = try DiagnosedScreen(slug)
    let frame = CGRect(x: constant, y: 0, width: 10, height: 10)
    let view = positioned(frame, in: screen.root, on: screen).view
    #expect(abs(view.frame.minX - edge) < 1e-9)
  }
}
