import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Frames that follow from constraints (L-CON, L-PRIO, L-PIX).
@MainActor @Suite(.simulator("iphone-15-pro")) struct FirstLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  @Test func `four edges determine a view's frame in its superview`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 5, width: 290, height: 145))
    container.frame.size.width = 520
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 5, width: 490, height: 245))
  }

  @Test func `a screen with constraints rotates with the device`() throws {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    let view = UIView()
    root.onLoad = {
      view.translatesAutoresizingMaskIntoConstraints = false
      $0.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: $0.view.safeAreaLayoutGuide.leftAnchor),
        view.rightAnchor.constraint(equalTo: $0.view.safeAreaLayoutGuide.rightAnchor),
        view.topAnchor.constraint(equalTo: $0.view.safeAreaLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: $0.view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
    sim.launch(root)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame == root.view.bounds.inset(by: root.view.safeAreaInsets))
    sim.rotate(to: .portrait)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
  }

  @Test func `sizes are never negative (L-CON-8)`() {
    let foo = added()
    let bar = added()
    NSLayoutConstraint.activate([
      foo.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 2),
      bar.widthAnchor.constraint(equalTo: foo.widthAnchor, multiplier: 3),
    ])
    container.layoutIfNeeded()
    #expect(foo.bounds.width == 0)
    #expect(bar.bounds.width == 0)
  }

  @Test func `a screen is mirrored when the layout direction becomes right to left (L-CON-4)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    let box = UIView()
    let leaf = UIView()
    root.onLoad = {
      for (view, parent) in [(box, $0.view!), (leaf, box)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
          view.topAnchor.constraint(equalTo: parent.topAnchor),
          view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    sim.launch(root)
    #expect(box.frame.minX == 20)
    #expect(abs(leaf.frame.minX - 20) < 1e-6)
    sim.settings.layoutDirection = .rightToLeft
    sim.settle()
    #expect(abs(box.frame.maxX - (root.view.bounds.width - 20)) < 0.4)
    #expect(abs(leaf.frame.maxX - (box.bounds.width - 20)) < 0.4)
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a view outside any window has the size of its constraints, else its own`() {
    let top = UIView(frame: CGRect(x: 5, y: 5, width: 80, height: 60))
    top.translatesAutoresizingMaskIntoConstraints = false
    top.layoutIfNeeded()
    #expect(top.bounds.size == CGSize(width: 80, height: 60))
    let width = top.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    top.layoutIfNeeded()
    #expect(top.bounds.size == CGSize(width: 120, height: 60))
    width.isActive = false
    top.translatesAutoresizingMaskIntoConstraints = true
    top.frame.size.width = 90
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(child)
    child.widthAnchor.constraint(equalTo: top.widthAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(child.bounds.width == 90)
  }

  @Test func `a position with only an inequality is at its limit`() {
    let view = added()
    let limits = [
      view.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -45),
      view.leftAnchor.constraint(greaterThanOrEqualTo: container.leftAnchor, constant: 23),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ]
    NSLayoutConstraint.activate(limits)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 23, y: 480 - 45 - 100, width: 100, height: 100))
    container.frame.size.height = 400
    container.layoutIfNeeded()
    #expect(view.frame.minY == 255)
    limits[0].isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.minY == 0)
  }

  @Test func `edges are on pixels, and neighbours touch (L-PIX-1)`() {
    container.frame.size.width = 100
    let views = [added(), added(), added()]
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: container.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      views[2].rightAnchor.constraint(equalTo: container.rightAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    container.layoutIfNeeded()
    let edges = views.map(\.frame.minX) + [views[2].frame.maxX]
    for (edge, expected) in zip(edges, [0, 100.0 / 3, 200.0 / 3, 100]) {
      #expect(abs(edge - expected) < 1e-6)
    }
  }
}
