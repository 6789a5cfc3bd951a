import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import SeededGenerator
import TestSupport
import Testing

@testable import GimbalLists

/// The positions of a flow layout's items, compared with arithmetic written from the documentation alone.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct FlowOracleTests {
  /// A vertical flow layout as numbers; a horizontal one is mirrored about its diagonal.
  private struct Flow {
    var width: CGFloat
    var inset: UIEdgeInsets
    var line: CGFloat
    var item: CGFloat
    var header: CGFloat
    var footer: CGFloat
    var sizes: [[CGSize]]
    var isUniform: Bool

    init(_ random: inout SplitMix64) {
      let number = { (range: ClosedRange<Int>, random: inout SplitMix64) in
        CGFloat(Int.random(in: range, using: &random))
      }
      width = number(100...400, &random)
      inset = UIEdgeInsets(
        top: number(0...20, &random), left: number(0...20, &random),
        bottom: number(0...20, &random), right: number(0...20, &random))
      line = number(0...20, &random)
      item = number(0...20, &random)
      header = Bool.random(using: &random) ? number(5...40, &random) : 0
      footer = Bool.random(using: &random) ? number(5...40, &random) : 0
      isUniform = Bool.random(using: &random)
      let one = CGSize(width: number(10...60, &random), height: number(10...60, &random))
      sizes = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var section: [CGSize] = []
        for _ in 0..<Int.random(in: 0...25, using: &random) {
          section.append(
            isUniform
              ? one : CGSize(width: number(10...60, &random), height: number(10...60, &random)))
        }
        sizes.append(section)
      }
    }

    /// Returns the rectangles of all items, and the total length.
    func positions() -> (items: [[CGRect]], length: CGFloat) {
      var y: CGFloat = 0
      var all: [[CGRect]] = []
      let space = width - inset.left - inset.right
      for section in sizes {
        y += header + inset.top
        var rects: [CGRect] = []
        var rest = section[...]
        while !rest.isEmpty {
          // As many items as fit with the minimum spacing between them.
          var count = 1
          while count < rest.count,
            rest.prefix(count + 1).map(\.width).reduce(0, +) + CGFloat(count) * item <= space
          {
            count += 1
          }
          let line = Array(rest.prefix(count))
          rest = rest.dropFirst(count)
          let height = line.map(\.height).max() ?? 0
          let used = line.map(\.width).reduce(0, +)
          var x = inset.left
          var gap = item
          if isUniform {
            // The columns are those of a full line, even if this line is not full.
            var columns = 1
            while CGFloat(columns + 1) * line[0].width + CGFloat(columns) * item <= space {
              columns += 1
            }
            if columns == 1 {
              x += (space - line[0].width) / 2
            } else {
              gap = (space - CGFloat(columns) * line[0].width) / CGFloat(columns - 1)
            }
          } else if !rest.isEmpty {
            if count == 1 {
              x += (space - used) / 2
            } else {
              gap = (space - used) / CGFloat(count - 1)
            }
          }
          for size in line {
            rects.append(
              CGRect(
                x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + gap
          }
          y += height + (rest.isEmpty ? 0 : self.line)
        }
        y += inset.bottom + footer
        all.append(rects)
      }
      return (all, y)
    }
  }

  private func rotated(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001
      && abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
  }

  @Test
  func
    `500 flows equal computed frames in both directions (R-FLOW-1, R-FLOW-2, R-FLOW-3)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    sim.launch(root)
    var random = SplitMix64(seed: 11)
    for number in 0..<500 {
      let flow = Flow(&random)
      let isDown = Bool.random(using: &random)
      let rotation = { (size: CGSize) in
        isDown ? size : CGSize(width: size.height, height: size.width)
      }
      let positions = flow.positions()
      let probe = CollectionProbe(flow.sizes.map(\.count))
      sim.perform {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isDown ? .vertical : .horizontal
        layout.minimumLineSpacing = flow.line
        layout.minimumInteritemSpacing = flow.item
        let inset = flow.inset
        layout.sectionInset =
          isDown
          ? inset
          : UIEdgeInsets(
            top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
        layout.headerReferenceSize = rotation(CGSize(width: 1, height: flow.header))
        layout.footerReferenceSize = rotation(CGSize(width: 1, height: flow.footer))
        if flow.isUniform, let one = flow.sizes.first(where: { !$0.isEmpty })?.first {
          layout.itemSize = rotation(one)
        } else {
          probe.sizes = { rotation(flow.sizes[$0.section][$0.item]) }
        }
        let size = rotation(CGSize(width: flow.width, height: 300))
        let view = probe.view(layout, CGRect(origin: .zero, size: size))
        root.view.addSubview(view)
        view.layoutIfNeeded()
        #expect(
          abs(rotation(layout.collectionViewContentSize).height - positions.length) < 0.001,
          "\(number)")
        var seen: [IndexPath] = []
        for (section, rects) in positions.items.enumerated() {
          for (item, rect) in rects.enumerated() {
            let path = IndexPath(item: item, section: section)
            let expected = isDown ? rect : rotated(rect)
            let found = layout.layoutAttributesForItem(at: path)?.frame ?? .null
            #expect(isNear(found, expected), "\(number) \(path) \(found) \(expected)")
            if found.maxX > view.bounds.minX, found.minX < view.bounds.maxX,
              found.maxY > view.bounds.minY, found.minY < view.bounds.maxY
            {
              seen.append(path)
            }
          }
        }
        #expect(view.indexPathsForVisibleItems == seen, "\(number)")
        view.removeFromSuperview()
      }
    }
  }
}
