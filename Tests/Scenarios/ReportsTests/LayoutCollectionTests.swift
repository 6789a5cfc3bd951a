import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

@testable import GimbalReports

/// The layouts that a page draws, those that are expanded, and the positions of markers (F-44).
@Suite struct LayoutCollectionTests {
  private func finding(_ view: String, _ configuration: Int, message: String = "is wrong")
    -> Finding
  {
    Finding(
      .offGrid, view: view, viewIndex: 1, configuration: configuration, message: message,
      measurement: [])
  }

  private func collection(
    _ layouts: [LayoutSnapshot], columns: [Int]? = nil, _ findings: [Int: [Finding]] = [:]
  ) -> LayoutCollection {
    LayoutCollection(
      LayoutClass(configurations: Array(layouts.indices)),
      of: LayoutComparison(
        scene: "", configurations: layouts.map { LayoutBuilder.configuration($0) }),
      columns: columns ?? layouts.map { _ in 0 }, findings)
  }

  @Test func `layouts with any visible difference are drawn separately (F-44)`() {
    let one = LayoutBuilder.layout([])
    let changes: [(inout LayoutSnapshot) -> Void] = [
      { $0.screenSize.width = 400 }, { $0.safeAreaInsets.top = 20 },
      {
        $0.views[0].fixedFrame.size.height -= 10
        $0.safeAreaInsets.bottom -= 10
      },
    ]
    #expect(collection([one, one]).open.map(\.configurations) == [[0, 1]])
    for change in changes {
      var other = one
      change(&other)
      #expect(collection([one, other, one]).open.map(\.configurations) == [[0, 2], [1]])
    }
    #expect(collection([one, one], columns: [0, 1]).open.count == 2)
    #expect(collection([one, one], [1: [finding("a", 1)]]).open.count == 2)
  }

  @Test func `light and dark layouts with other colors are drawn separately`() {
    let box = LayoutBuilder.Box(
      name: "a", frame: CGRect(x: 20, y: 100, width: 50, height: 20),
      background: LayoutBuilder.white)
    var light = LayoutBuilder.configuration([box])
    light.id.variation.style = .light
    var dark = light
    dark.id.variation.style = .dark
    func drawn() -> Int {
      LayoutCollection(
        LayoutClass(configurations: [0, 1]),
        of: LayoutComparison(scene: "", configurations: [light, dark]), columns: [0, 0], [:]
      ).open.count
    }

    #expect(drawn() == 1)
    dark.layout.views[2].background = [0, 0, 0, 1]
    #expect(drawn() == 2)
  }

  @Test func `four layouts are expanded, then up to twelve with their own findings (F-44)`() {
    let layouts = Array(repeating: LayoutBuilder.layout([]), count: 20)
    let columns = Array(0..<20)
    func open(_ findings: [Int: [Finding]]) -> [Int] {
      collection(layouts, columns: columns, findings).open.map(\.configurations[0])
    }
    #expect(open([:]) == [0, 1, 2, 3])
    let later = [1: finding("a", 1), 6: finding("a", 6), 8: finding("b", 8)]
    #expect(open(later.mapValues { [$0] }) == [0, 1, 2, 3, 8])
    let all = Dictionary(uniqueKeysWithValues: columns.map { ($0, [finding("\($0)", $0)]) })
    #expect(open(all) == Array(0..<12))
    #expect(collection(layouts, columns: columns, all).folded.count == 8)
  }

  @Test func `findings of one kind and view are one line, sorted by severity (F-44)`() {
    let box = LayoutBuilder.Box(
      name: "x", frame: CGRect(x: 20.3, y: 100, width: 12, height: 12), className: "UIButton")
    var wider = box
    wider.frame.size.width = 14
    let digests = FindingDigest.all(
      of: LayoutComparison(
        scene: "",
        configurations: [[box], [wider], [box]].map { LayoutBuilder.configuration($0) }))
    #expect(digests.map(\.kind) == [.touchTarget, .offGrid])
    #expect(digests.map(\.configurations) == [[0, 1, 2], [0, 1, 2]])
    #expect(digests.map(\.varies) == [true, true])
    #expect(
      FindingDigest.summary(digests, of: 4) == "1 warning, 1 note on 3 of 4 configurations")
    let same = FindingDigest.all(
      of: LayoutComparison(
        scene: "", configurations: [LayoutBuilder.configuration([box, box].map(\.self))]))
    #expect(same.allSatisfy { $0.configurations == [0] && !$0.varies })
    #expect(FindingDigest.summary([], of: 4) == "no findings")
  }

  @Test func `markers stay in their box, next to each other as long as they fit (F-44)`() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    var locations = PinPositions(in: box)
    let found = (0..<16).map { _ in locations.location(near: CGPoint(x: 0, y: 0)) }
    for (index, location) in found.enumerated() {
      #expect(box.insetBy(dx: 20, dy: 20).contains(location), "\(location)")
      #expect(found[..<index].allSatisfy { hypot($0.x - location.x, $0.y - location.y) >= 34 })
    }
    var narrow = PinPositions(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    for _ in 0..<3 {
      let location = narrow.location(near: CGPoint(x: 500, y: 500))
      #expect(location == CGPoint(x: 40, y: 40))
    }
  }
}
