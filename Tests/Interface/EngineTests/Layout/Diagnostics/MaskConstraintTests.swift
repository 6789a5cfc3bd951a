import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// The constraints made from frames and autoresizing masks (L-TAMIC-1 to L-TAMIC-4, L-DESC-7 to L-DESC-9).
@MainActor struct MaskConstraintTests {
  /// A view with a frame in an engine, and the constraints made from it.
  private func translated(
    _ frame: CGRect, in outer: CGSize = CGSize(width: 100, height: 100),
    _ mask: UIView.AutoresizingMask = [], on screen: DiagnosedScreen
  ) -> (screen: DiagnosedScreen, view: UIView, constraints: [NSLayoutConstraint]) {
    let box = screen.framed(CGRect(origin: .zero, size: outer))
    let view = screen.framed(frame, in: box)
    view.autoresizingMask = mask
    let tied = screen.view(in: box)
    screen.activate(tied.widthAnchor.constraint(equalTo: view.widthAnchor))
    return (screen, view, box.constraints.filter { $0 is NSAutoresizingMaskLayoutConstraint })
  }

  private func bodies(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map { masked($0).replacing("<NSAutoresizingMaskLayoutConstraint:0x… ", with: "") }
  }

  private let label = CGRect(x: 20, y: 20, width: 42, height: 22)

  @Test func `a label is described by edges from iOS 11 on (L-TAMIC-2)`() throws {
    let described = translated(label, on: try DiagnosedScreen())
    let bar = "(active, names: '|':UIView:0x… )>"
    #expect(
      bodies(described.constraints) == [
        "h=--& v=--& UIView:0x….minX == 20   \(bar)",
        "h=--& v=--& UIView:0x….width == 42   (active)>",
        "h=--& v=--& UIView:0x….minY == 20   \(bar)",
        "h=--& v=--& UIView:0x….height == 22   (active)>",
      ])
  }

  @Test func `a label is 42 by 22 and centered at 41, 31 up to iOS 10 (L-TAMIC-2)`() throws {
    let ten = translated(label, on: try DiagnosedScreen("iphone-5s", system: .iOS(10)))
    #expect(
      bodies(ten.constraints) == [
        "h=--& v=--& UIView:0x….midX == 41   (active)>",
        "h=--& v=--& UIView:0x….width == 42   (active)>",
        "h=--& v=--& UIView:0x….midY == 31   (active)>",
        "h=--& v=--& UIView:0x….height == 22   (active)>",
      ])
    #expect(ten.constraints.map(\.firstAttribute) == [.centerX, .width, .centerY, .height])
    #expect(ten.constraints.map(\.constant) == [41, 42, 31, 22])
    let nine = translated(label, on: try DiagnosedScreen("iphone-5s", system: .iOS(9)))
    #expect(
      bodies(nine.constraints) == [
        "h=--& v=--& UIView:0x….midX == + 41>", "h=--& v=--& H:[UIView:0x…(42)]>",
        "h=--& v=--& UIView:0x….midY == + 31>", "h=--& v=--& V:[UIView:0x…(22)]>",
      ])
  }

  @Test func `a flexible width follows the superview in both forms (L-TAMIC-2)`() throws {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 20)
    let outer = CGSize(width: 0, height: 50)
    let ten = translated(
      frame, in: outer, .flexibleWidth,
      on: try DiagnosedScreen("iphone-5s", system: .iOS(10)))
    #expect(
      bodies(ten.constraints).prefix(2) == [
        "h=-&- v=--& UIView:0x….midX == UIView:0x….midX + 187.5   (active)>",
        "h=-&- v=--& UIView:0x….width == UIView:0x….width + 375   (active)>",
      ])
    let now = translated(
      CGRect(x: 0, y: 0, width: 100, height: 20), .flexibleWidth, on: try DiagnosedScreen())
    #expect(
      bodies(now.constraints).prefix(2) == [
        "h=-&- v=--& UIView:0x….minX == 0   (active, names: '|':UIView:0x… )>",
        "h=-&- v=--& H:[UIView:0x…]-(0)-|   (active, names: '|':UIView:0x… )>",
      ])
  }

  @Test(
    arguments: [
      ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
      (.flexibleLeftMargin, "h=&-- v=--&"),
      ([.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&"),
      ([.flexibleWidth, .flexibleRightMargin], "h=-&& v=--&"),
    ] as [(UIView.AutoresizingMask, String)])
  func `masks are printed as three characters per axis (L-DESC-7)`(
    mask: UIView.AutoresizingMask, text: String
  ) throws {
    let described = translated(label, mask, on: try DiagnosedScreen())
    #expect(described.constraints.count == 4)
    #expect(bodies(described.constraints).allSatisfy { $0.hasPrefix(text + " ") })
  }

  @Test func `a mask constraint is the same object while its value is unchanged (L-DESC-7)`() throws
  {
    let described = translated(label, on: try DiagnosedScreen())
    let box = try #require(described.view.superview)
    var former = described.constraints
    // Near edge, length, near edge, length; and those that the change affects.
    let changes: [(@MainActor (UIView) -> Void, [Bool])] = [
      ({ $0.frame.origin.x = 25 }, [true, false, false, false]),
      ({ $0.frame.size.width = 50 }, [false, true, false, false]),
      ({ $0.frame.origin.y = 31 }, [false, false, true, false]),
      ({ $0.autoresizingMask = .flexibleLeftMargin }, [true, true, true, true]),
    ]
    for (change, differs) in changes {
      change(described.view)
      box.layoutIfNeeded()
      let now = box.constraints.filter { $0 is NSAutoresizingMaskLayoutConstraint }
      #expect(zip(former, now).map { $0 !== $1 } == differs)
      #expect(zip(bodies(former), bodies(now)).map { $0 != $1 } == differs)
      former = now
    }
  }

  @Test func `a window has no flexible margins (L-DESC-7)`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    let window = try #require(screen.root.window)
    screen.activate(
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.rightAnchor.constraint(equalTo: window.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 5))
    let described = try #require(screen.conflicts.first?["constraints"])
    #expect(
      withoutAddresses(described).contains(
        "<NSAutoresizingMaskLayoutConstraint:0x… h=--- v=--- UIWindow:0x….width == 393   (active)>")
    )
  }

  /// Every mask gives the frame that autoresizing gives, at every later size (L-TAMIC-3, L-MASK-3).
  @Test(arguments: 0..<8) func `masks as constraints give the frames of autoresizing`(
    bits: Int
  ) throws {
    let screen = try DiagnosedScreen()
    let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
    let frame = CGRect(x: 10, y: 0, width: 30, height: 10)
    for wide in [200, 150, 75] as [CGFloat] {
      let plain = screen.framed(CGRect(x: 0, y: 0, width: 100, height: 10))
      let reference = screen.framed(frame, in: plain)
      reference.autoresizingMask = mask
      plain.frame.size.width = wide
      let box = screen.view()
      let view = screen.framed(frame, in: box)
      box.bounds.size = CGSize(width: 100, height: 10)
      view.autoresizingMask = mask
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      let follower = screen.view(in: box)
      screen.activate(
        width, follower.leftAnchor.constraint(equalTo: view.leftAnchor),
        follower.rightAnchor.constraint(equalTo: view.rightAnchor))
      width.constant = wide
      screen.sim.settle()
      #expect(abs(follower.frame.minX - reference.frame.minX) < 0.34)
      #expect(abs(follower.frame.maxX - reference.frame.maxX) < 0.34)
    }
  }

  @Test func `without autoresizesSubviews a view keeps its frame as a constraint (L-TAMIC-3)`()
    throws
  {
    let screen = try DiagnosedScreen()
    let box = screen.framed(CGRect(x: 0, y: 0, width: 100, height: 10))
    box.autoresizesSubviews = false
    let view = screen.framed(CGRect(x: 10, y: 0, width: 30, height: 10), in: box)
    view.autoresizingMask = .flexibleWidth
    let follower = screen.view(in: box)
    screen.activate(follower.widthAnchor.constraint(equalTo: view.widthAnchor))
    let events = screen.sim.events {
      screen.sim.doing { box.frame.size.width = 40 }
      screen.sim.settle()
    }
    #expect(view.frame.width == 30 && follower.frame.width == 30)
    #expect(events.named("conflict").isEmpty)
    screen.sim.doing { box.autoresizesSubviews = true }
    screen.sim.doing { box.frame.size.width = 60 }
    screen.sim.settle()
    #expect(view.frame.width == 50 && follower.frame.width == 50)
  }

  /// Near margin, size and far margin in the superview's width, at a width that ends on pixels.
  @Test(
    arguments: [
      ([], (10, 30, 100), 200, (10, 30)),
      (.flexibleLeftMargin, (10, 30, 100), 200, (110, 30)),
      ([.flexibleLeftMargin, .flexibleRightMargin], (10, 30, 100), 170, (20, 30)),
      (.flexibleWidth, (10, 30, 100), 200, (10, 130)),
      ([.flexibleWidth, .flexibleRightMargin], (10, 30, 100), 160, (10, 50)),
      ([.flexibleLeftMargin, .flexibleWidth], (10, 30, 100), 180, (30, 90)),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], (10, 30, 100), 200, (20, 60)
      ),
      ([.flexibleLeftMargin, .flexibleWidth], (0, 0, 100), 200, (50, 50)),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], (0, 0, 0), 90, (30, 30)),
    ] as [(UIView.AutoresizingMask, (CGFloat, CGFloat, CGFloat), CGFloat, (CGFloat, CGFloat))])
  func `each mask has its row in the table (L-TAMIC-3)`(
    mask: UIView.AutoresizingMask, from start: (near: CGFloat, size: CGFloat, outer: CGFloat),
    wide: CGFloat, to end: (near: CGFloat, size: CGFloat)
  ) throws {
    let screen = try DiagnosedScreen()
    let box = screen.view()
    box.bounds.size = CGSize(width: start.outer, height: 10)
    let view = screen.framed(CGRect(x: start.near, y: 0, width: start.size, height: 10), in: box)
    view.autoresizingMask = mask
    let width = box.widthAnchor.constraint(equalToConstant: start.outer)
    let follower = screen.view(in: box)
    screen.activate(
      width, follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.rightAnchor.constraint(equalTo: view.rightAnchor))
    width.constant = wide
    screen.sim.settle()
    #expect(abs(follower.frame.minX - end.near) < 1e-6)
    #expect(abs(follower.frame.width - end.size) < 1e-6)
    #expect(screen.conflicts.isEmpty)
  }

  @Test
  func `they belong to the superview, are identical on each read and follow frames (L-TAMIC-1)`()
    throws
  {
    let screen = try DiagnosedScreen()
    let described = translated(label, on: screen)
    let box = try #require(described.view.superview)
    #expect(box.constraints.suffix(4) == described.constraints[...])
    #expect(described.constraints.filter(\.isActive).count == 4)
    described.view.frame.origin.x = 30
    screen.sim.settle()
    let later = box.constraints.filter { $0 is NSAutoresizingMaskLayoutConstraint }
    #expect(later[0].constant == 30)
    #expect(later[0] !== described.constraints[0])
    #expect(!described.constraints[0].isActive)
    #expect(Array(later[1...]) == Array(described.constraints[1...]))
    NSLayoutConstraint.deactivate(box.constraints)
    #expect(later[0].isActive)
    described.view.removeFromSuperview()
    #expect(later.allSatisfy { !$0.isActive })
  }

  @Test func `a topmost view without a mask has four like any other (L-TAMIC-4)`() throws {
    let screen = try DiagnosedScreen()
    let window = try #require(screen.root.window)
    let loose = screen.sim.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for outer in [window, loose] {
      let view = screen.framed(label, in: outer)
      let tied = screen.view(in: outer)
      screen.activate(tied.widthAnchor.constraint(equalTo: view.widthAnchor))
      outer.layoutIfNeeded()
      let found = outer.constraints.filter {
        $0 is NSAutoresizingMaskLayoutConstraint && $0.firstItem === view
      }
      #expect(found.map(\.firstAttribute) == [.left, .width, .top, .height])
      #expect(found.map(\.constant) == [20, 42, 20, 22])
      #expect(tied.frame.width == 42)
    }
  }

  @Test func `views outside of Auto Layout have none`() throws {
    let screen = try DiagnosedScreen()
    let box = screen.framed(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = screen.framed(.zero, in: box)
    screen.sim.settle()
    #expect(box.constraints.isEmpty)
  }

  @Test func `a button at the corner conflicts with a leading constraint of 10 (L-TAMIC-1)`() throws
  {
    let screen = try DiagnosedScreen()
    let button = screen.framed(.zero)
    let leading = button.leadingAnchor.constraint(
      equalTo: screen.root.leadingAnchor, constant: 10)
    screen.activate(leading)
    #expect(screen.conflicts.count == 1)
    #expect(screen.conflicts[0]["broken"] == leading.description)
    #expect(button.frame.minX == 0)
  }

  @Test func `content sizes are printed with both priorities (L-DESC-8)`() throws {
    for (system, text) in [
      (
        SystemVersion.iOS(9),
        "<NSContentSizeLayoutConstraint:0x… H:[EngineTests.SizedView:0x…(320)] "
          + "Hug:1 CompressionResistance:1>"
      ),
      (
        .iOS(10),
        "<NSContentSizeLayoutConstraint:0x… EngineTests.SizedView:0x….width == 320 "
          + "Hug:1 CompressionResistance:1   (active)>"
      ),
    ] {
      let screen = try DiagnosedScreen("iphone-5s", system: system)
      let view = screen.sim.perform { SizedView() }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
      screen.root.addSubview(view)
      screen.activate(view.leftAnchor.constraint(equalTo: screen.root.leftAnchor))
      let affecting = view.constraintsAffectingLayout(for: .horizontal)
      #expect(affecting.count == 2)
      #expect(affecting.last.map { masked($0) } == text)
    }
  }

  @Test func `the constraints of the system's guides are named (L-DESC-9)`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    screen.activate(
      view.topAnchor.constraint(equalTo: screen.root.safeAreaLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.leftAnchor))
    let safe = screen.root.safeAreaLayoutGuide.constraintsAffectingLayout(for: .vertical)
    #expect(
      safe.compactMap(\.identifier) == [
        "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-bottom",
      ])
    #expect(
      masked(safe[2])
        == "<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-bottom' "
        + "V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(34)-|   "
        + "(active, names: '|':UIView:0x… )>")
    let margins = screen.root.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal)
    #expect(
      margins.compactMap(\.identifier) == [
        "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
      ])
  }
}

final class SizedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 10) }
}
