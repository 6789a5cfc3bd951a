import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Chains, nested views and groups of constraints (L-PERF-1, L-PERF-2, D-12).
@MainActor struct SubstitutionTests {
  private let screen: DiagnosedScreen

  init() throws { screen = try DiagnosedScreen() }

  @Test func `the second view begins where the first ends (L-PERF-1)`() {
    let (first, second) = (screen.view(), screen.view())
    let left = first.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 8)
    screen.activate(
      left, first.widthAnchor.constraint(equalToConstant: 100),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 20))
    #expect(second.frame.minX == 128)
    screen.sim.perform { left.constant = 0 }
    screen.sim.settle()
    #expect(second.frame.minX == 120)
  }

  @Test func `a constant in one group leaves other groups unchanged (L-PERF-2)`() {
    var groups: [(box: UIView, views: [UIView], width: NSLayoutConstraint)] = []
    for index in 0..<40 {
      let box = screen.framed(CGRect(x: 0, y: index * 20, width: 300, height: 20))
      box.sceneIdentifier = "box\(index)"
      let views = (0..<3).map { _ in screen.view(in: box) }
      let width = views[0].widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        width, views[0].leftAnchor.constraint(equalTo: box.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 10),
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor, constant: 10),
        views[2].rightAnchor.constraint(equalTo: box.rightAnchor),
      ])
      groups.append((box, views, width))
    }
    screen.sim.settle()
    let events = screen.sim.events {
      screen.sim.perform { groups[17].width.constant = 60 }
      screen.sim.settle()
    }
    let boxes = events.named("layoutSubviews").map(\.receiver).filter { $0.hasPrefix("box") }
    #expect(boxes == ["box17"])
    #expect(groups[17].views.map(\.frame.minX) == [0, 70, 140])
    #expect(groups[18].views.map(\.frame.minX) == [0, 60, 120])
  }

  @Test func `removing and adding again gives the same result (L-PERF-2)`() {
    let (a, b) = (screen.view(), screen.view())
    let constraints = [
      a.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 3),
      a.widthAnchor.constraint(equalToConstant: 40),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
    ]
    for _ in 0..<20 {
      NSLayoutConstraint.activate(constraints)
      screen.sim.settle()
      #expect(b.frame.minX == 43 && b.frame.width == 80)
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  @Test func `views are nested seven hundred levels deep (D-12)`() throws {
    let box = screen.framed(CGRect(x: 0, y: 0, width: 720, height: 720))
    var views = [box]
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<700 {
      let outer = try #require(views.last)
      let view = screen.view(in: outer)
      constraints += [
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: outer.rightAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ]
      views.append(view)
    }
    NSLayoutConstraint.activate(constraints)
    screen.sim.settle()
    #expect(views[700].frame == CGRect(x: 1, y: 1, width: 20, height: 20))
    #expect(screen.conflicts.isEmpty)
  }

  @Test func `a view without remaining space has width 0, which is a conflict (D-12, L-CON-8)`() {
    let box = screen.framed(CGRect(x: 0, y: 0, width: 150, height: 20))
    let view = screen.view(in: box)
    let right = view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -100)
    screen.activate(
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 100), right)
    #expect(view.frame.minX == 100 && view.frame.width == 0)
    #expect(screen.conflicts.map { $0["broken"] } == [right.description])
    box.frame.size.width = 230
    screen.sim.settle()
    #expect(view.frame.minX == 100 && view.frame.width == 30)
  }
}
