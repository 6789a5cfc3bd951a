import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import SeededGenerator
import TestSupport
import Testing

@testable import GimbalLists

/// The positions of a compositional layout's items, compared with arithmetic written from the documentation alone.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct CompositionalOracleTests {
  /// A dimension as the documentation defines it.
  private enum Length {
    case points(CGFloat)
    case ofWidth(CGFloat)
    case ofHeight(CGFloat)

    func value(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): points
      case .ofWidth(let part): width * part
      case .ofHeight(let part): height * part
      }
    }

    var dimension: NSCollectionLayoutDimension {
      switch self {
      case .points(let points): .absolute(points)
      case .ofWidth(let part): .fractionalWidth(part)
      case .ofHeight(let part): .fractionalHeight(part)
      }
    }
  }

  /// An item or a group as numbers.
  private indirect enum Shape {
    case item(Length, Length, inset: CGFloat)
    case line(isRow: Bool, [Shape], gap: CGFloat, Length, Length)
    case shares(isRow: Bool, Shape, count: Int, gap: CGFloat, Length, Length)

    init(_ random: inout SplitMix64, depth: Int) {
      let number = { (range: ClosedRange<Int>, random: inout SplitMix64) in
        CGFloat(Int.random(in: range, using: &random))
      }
      let length = { (isWidth: Bool, random: inout SplitMix64) -> Length in
        switch Int.random(in: 0...3, using: &random) {
        case 0: .points(number(20...90, &random))
        case 1: isWidth ? .ofWidth(0.5) : .ofHeight(0.5)
        case 2: isWidth ? .ofWidth(0.25) : .ofHeight(0.25)
        default: isWidth ? .ofWidth(1) : .ofHeight(1)
        }
      }
      let width = length(true, &random)
      let height = length(false, &random)
      if depth == 0 || Int.random(in: 0...2, using: &random) == 0 {
        self = .item(width, height, inset: number(0...4, &random))
      } else if Bool.random(using: &random) {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Shape(&random, depth: depth - 1)
        }
        self = .line(
          isRow: Bool.random(using: &random), parts, gap: number(0...8, &random), width, height)
      } else {
        self = .shares(
          isRow: Bool.random(using: &random), Shape(&random, depth: depth - 1),
          count: Int.random(in: 1...4, using: &random), gap: number(0...8, &random), width, height)
      }
    }

    var item: NSCollectionLayoutItem {
      switch self {
      case .item(let width, let height, let inset):
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: width.dimension, heightDimension: height.dimension))
        item.contentInsets = NSDirectionalEdgeInsets(
          top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
      case .line(let isRow, let parts, let gap, let width, let height):
        let size = NSCollectionLayoutSize(
          widthDimension: width.dimension, heightDimension: height.dimension)
        let items = parts.map(\.item)
        let group: NSCollectionLayoutGroup =
          isRow
          ? .horizontal(layoutSize: size, subitems: items)
          : .vertical(layoutSize: size, subitems: items)
        group.interItemSpacing = .fixed(gap)
        return group
      case .shares(let isRow, let part, let count, let gap, let width, let height):
        let size = NSCollectionLayoutSize(
          widthDimension: width.dimension, heightDimension: height.dimension)
        let group: NSCollectionLayoutGroup =
          isRow
          ? .horizontal(layoutSize: size, subitem: part.item, count: count)
          : .vertical(layoutSize: size, subitem: part.item, count: count)
        group.interItemSpacing = .fixed(gap)
        return group
      }
    }

    /// Returns the rectangles of the items from a corner on, and the total size.
    func positions(
      _ x: CGFloat, _ y: CGFloat, in width: CGFloat, _ height: CGFloat,
      as given: (CGFloat, CGFloat)? = nil
    ) -> (rects: [CGRect], width: CGFloat, height: CGFloat) {
      switch self {
      case .item(let across, let down, let inset):
        let (w, h) = given ?? (across.value(width, height), down.value(width, height))
        return (
          [
            CGRect(
              x: x + inset, y: y + inset, width: max(0, w - 2 * inset),
              height: max(0, h - 2 * inset))
          ], w, h
        )
      case .line(let isRow, let parts, let gap, let across, let down):
        let (w, h) = given ?? (across.value(width, height), down.value(width, height))
        var rects: [CGRect] = []
        var location: CGFloat = 0
        var index = 0
        while true {
          let part = parts[index % parts.count]
          let start = index == 0 ? 0 : location + gap
          let one = part.positions(x + (isRow ? start : 0), y + (isRow ? 0 : start), in: w, h)
          let end = start + (isRow ? one.width : one.height)
          if index > 0, end > (isRow ? w : h) + 0.0005 { break }
          rects += one.rects
          location = end
          index += 1
        }
        return (rects, w, h)
      case .shares(let isRow, let part, let count, let gap, let across, let down):
        let (w, h) = given ?? (across.value(width, height), down.value(width, height))
        let share = max(0, (isRow ? w : h) - gap * CGFloat(count - 1)) / CGFloat(count)
        let own = part.positions(0, 0, in: w, h)
        var rects: [CGRect] = []
        for number in 0..<count {
          let start = CGFloat(number) * (share + gap)
          rects +=
            part.positions(
              x + (isRow ? start : 0), y + (isRow ? 0 : start), in: w, h,
              as: isRow ? (share, own.height) : (own.width, share)
            ).rects
        }
        return (rects, w, h)
      }
    }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test
  func `500 compositions equal computed frames (R-COMP-1, R-COMP-2, R-COMP-3, R-COMP-6)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    sim.launch(root)
    var random = SplitMix64(seed: 5)
    for number in 0..<500 {
      let value = { (range: ClosedRange<Int>, random: inout SplitMix64) in
        CGFloat(Int.random(in: range, using: &random))
      }
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Shape(&random, depth: 2)
      }
      let height = value(60...200, &random)
      let shape = Shape.line(
        isRow: Bool.random(using: &random), parts, gap: value(0...8, &random), .ofWidth(1),
        .points(height))
      let insets = UIEdgeInsets(
        top: value(0...20, &random), left: value(0...20, &random), bottom: value(0...20, &random),
        right: value(0...20, &random))
      let spacing = value(0...12, &random)
      let header = value(0...40, &random)
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0...30, using: &random)
      }
      let size = CGSize(width: value(200...420, &random), height: value(200...700, &random))
      sim.perform {
        let layout = UICollectionViewCompositionalLayout { _, _ in
          guard let group = shape.item as? NSCollectionLayoutGroup else { return nil }
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
          section.interGroupSpacing = spacing
          if header > 0 {
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
          }
          return section
        }
        let probe = CollectionProbe(counts)
        let view = probe.view(layout, CGRect(origin: .zero, size: size))
        root.view.addSubview(view)
        view.layoutIfNeeded()
        let space = size.width - insets.left - insets.right
        let group = shape.positions(0, 0, in: space, size.height - insets.top - insets.bottom)
        var y: CGFloat = 0
        for (section, count) in counts.enumerated() {
          y += header + insets.top
          for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            let row = item / group.rects.count
            let expected = group.rects[item % group.rects.count].offsetBy(
              dx: insets.left, dy: y + CGFloat(row) * (height + spacing))
            let found = layout.layoutAttributesForItem(at: path)?.frame ?? .null
            #expect(isNear(found, expected), "\(number) \(path) \(found) \(expected)")
          }
          let rows = (count + group.rects.count - 1) / group.rects.count
          y += CGFloat(rows) * height + CGFloat(max(0, rows - 1)) * spacing + insets.bottom
        }
        #expect(abs(layout.collectionViewContentSize.height - y) < 0.01, "\(number)")
        view.removeFromSuperview()
      }
    }
  }
}
