import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// A container of four children, two by two in portrait and four in a row in landscape, rearranged along
/// the coordinator (S24).
@MainActor @Suite(.simulator("iphone-15-pro")) struct FourChildrenTests {
  final class Four: UIViewController {
    let parts = (1...4).map { Probe("part\($0)") }
    var isRow = false
    override func viewDidLoad() {
      for part in parts {
        part.view.autoresizingMask = []
        embed(part, frame: .zero)
      }
    }
    override func viewDidLayoutSubviews() { arrange() }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      coordinator.animate { [unowned self] _ in
        isRow = newCollection.verticalSizeClass == .compact
        arrange()
      }
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      parentSize.width > parentSize.height
        ? CGSize(width: parentSize.width / 4, height: parentSize.height)
        : CGSize(width: parentSize.width / 2, height: parentSize.height / 2)
    }
    private func arrange() {
      let size = view.bounds.size
      for (index, part) in parts.enumerated() {
        let columns = isRow ? 4 : 2
        let cell = CGSize(
          width: size.width / CGFloat(columns), height: size.height / CGFloat(4 / columns))
        part.view.frame = CGRect(
          origin: CGPoint(
            x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height),
          size: cell)
      }
    }
  }

  private func frames(_ root: Four) -> [CGRect] { root.parts.map { $0.view.frame } }

  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(12)), ("iphone-12", .iOS(16)), ("iphone-15-pro", .iOS(17)),
    ("iphone-17", .iOS(26)),
  ])
  func `the children are laid out two by two, then in a row, and back`(
    slug: String, system: SystemVersion
  ) throws {
    let sim = try device(slug, system)
    let root = Four()
    sim.launch(root)
    let portrait = sim.screen.bounds.size
    let square = (0..<4).map {
      CGRect(
        x: CGFloat($0 % 2) * portrait.width / 2, y: CGFloat($0 / 2) * portrait.height / 2,
        width: portrait.width / 2, height: portrait.height / 2)
    }
    #expect(frames(root) == square)

    let events = sim.events { sim.rotate(to: .landscapeLeft) }

    let side = sim.screen.bounds.size
    #expect(
      frames(root)
        == (0..<4).map {
          CGRect(
            x: CGFloat($0) * side.width / 4, y: 0, width: side.width / 4, height: side.height)
        })
    let received = events.named("viewWillTransition").filter { $0.receiver.hasPrefix("part") }
    #expect(received.map(\.receiver) == ["part1", "part2", "part3", "part4"])
    let size = MeasureText.size(CGSize(width: side.width / 4, height: side.height))
    #expect(received.allSatisfy { $0.argumentsText == size })
    let along = try #require(events.on("coordinator").named("alongsideTransition").first)
    let moved = events.named("frame", "bounds").on("part4.view")
    #expect(!moved.isEmpty)
    #expect(moved.allSatisfy { along.index < $0.index && $0.index < along.returned })

    sim.rotate(to: .portrait)
    #expect(frames(root) == square)
  }
}
