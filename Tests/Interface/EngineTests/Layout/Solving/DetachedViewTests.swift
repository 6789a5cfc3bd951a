import Foundation
import Gimbal
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// A view without superview, outside any window, whose constraints require a size (V-74).
@MainActor @Suite struct DetachedViewTests {
  /// Lays the view out, and returns its size and the conflicts.
  private func laidOut(_ slug: String, _ system: Int, resizes: Bool) throws -> (CGSize, [String]) {
    let sim = try device(slug, .iOS(system))
    sim.switches.layoutResizesDetachedViews = resizes
    let view = sim.perform { UIView() }
    let events = sim.events {
      sim.perform {
        let inner = UIView()
        for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.widthAnchor.constraint(equalToConstant: 40),
          inner.leftAnchor.constraint(equalTo: view.leftAnchor),
          inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        view.layoutIfNeeded()
      }
    }
    return (view.bounds.size, events.named("conflict").map { "\($0.arguments)" })
  }

  @Test(arguments: [("iphone-5s", 9), ("iphone-8", 15)])
  func `layout sizes a detached view by its constraints (V-74)`(
    _ slug: String, _ system: Int
  ) throws {
    let (size, conflicts) = try laidOut(slug, system, resizes: true)
    #expect(size == CGSize(width: 40, height: 0))
    #expect(conflicts.isEmpty)
  }

  @Test func `the side that no constraint determines stays (V-74)`() throws {
    let sim = try device("iphone-8", .iOS(15))
    sim.switches.layoutResizesDetachedViews = true
    for (isWidth, size) in [
      (true, CGSize(width: 40, height: 50)), (false, CGSize(width: 30, height: 40)),
    ] {
      let view = sim.perform { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50)) }
      sim.perform {
        view.translatesAutoresizingMaskIntoConstraints = false
        (isWidth ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 40).isActive =
          true
        view.layoutIfNeeded()
      }
      #expect(view.bounds.size == size)
    }
  }

  @Test func `with the switch off its size is unchanged from iOS 10 on (V-74)`() throws {
    let (size, conflicts) = try laidOut("iphone-5s", 10, resizes: false)
    #expect(size == .zero)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("_UITemporaryLayoutWidth") == true)
    let (before, none) = try laidOut("iphone-5s", 9, resizes: false)
    #expect(before == CGSize(width: 40, height: 0) && none.isEmpty)
  }
}
