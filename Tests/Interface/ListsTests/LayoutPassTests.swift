import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalLists

/// What layouts and cells receive in one pass: attributes changed in place, properties set after
/// `super.prepare()`, changes of bounds and margins (W-20, W-21, W-34, W-35, W-36, W-55).
@MainActor @Suite(.simulator("iphone-x", system: .iOS(15))) struct LayoutPassTests {
  private func launched(
    _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type = UICollectionViewCell.self,
    _ counts: [Int] = [3]
  ) throws -> (sim: Simulator, view: UICollectionView, probe: CollectionProbe) {
    let sim = try #require(Simulator.bound)
    let probe = CollectionProbe(counts)
    var view: UICollectionView?
    let root = UIViewController()
    sim.launch(root)
    sim.perform {
      let made = probe.view(layout, root.view.bounds)
      made.register(cell, forCellWithReuseIdentifier: "item")
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(made)
      view = made
    }
    sim.settle()
    return (sim, try #require(view), probe)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  /// W-20.
  @Test func `attributes that a cell changes in place act like a copy (R-FLOW-5)`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 50)
    let (_, view, _) = try launched(layout, InPlaceCell.self)
    #expect(frames(view).map(\.minY) == [0, 71, 142])
    #expect(view.contentSize.height == 203)
  }

  @Test func `attributes differ if one property differs`() {
    func attributes(
      _ change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    ) -> UICollectionViewLayoutAttributes {
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
      made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      change(made)
      return made
    }
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.indexPath = IndexPath(item: 2, section: 0) }, { $0.center.x += 1 },
      { $0.size.width += 1 }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
    ]
    #expect(attributes() == attributes())
    for change in changes { #expect(attributes(change) != attributes()) }
    let path = IndexPath(item: 0, section: 0)
    let kinds = ["a", "b"].map {
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path)
    }
    #expect(kinds[0] != kinds[1])
  }

  /// W-20: a layout that refuses the size leaves its own attributes unchanged.
  @Test func `a layout without an estimate ignores a cell's change in place`()
    throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    let (_, view, _) = try launched(layout, InPlaceCell.self)
    #expect(frames(view).map(\.height) == [50, 50, 50])
  }

  /// W-21.
  @Test func `properties set after super.prepare() apply in the same pass (R-FLOW-6)`() throws {
    let layout = LatePropertiesLayout()
    let (sim, view, _) = try launched(layout)
    #expect(frames(view).map(\.width) == [375, 375, 375])
    #expect(frames(view).map(\.minY) == [25, 128, 231])
    sim.rotate(to: .landscapeLeft)
    #expect(frames(view).map(\.width) == [812, 812, 812])
    sim.rotate(to: .portrait)
    #expect(frames(view).map(\.width) == [375, 375, 375])
    #expect(sim.trace.text.contains("not defined") == false)
  }

  /// W-34, W-35.
  @Test func `a rotation queries with the former bounds, then animates (R-ITEMS-2, R-ITEMS-5)`()
    throws
  {
    let layout = BoundsLayout()
    let (sim, view, _) = try launched(layout)
    layout.calls = []
    sim.rotate(to: .landscapeLeft)
    #expect(
      layout.calls == [
        "should 375 → 812", "context 375 → 812", "prepare 812", "animated from 375", "target",
        "finalize",
        // The offset that the layout returned changes the bounds once more.
        "should 812 → 812",
      ])
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
    layout.calls = []
    sim.perform { view.contentOffset.y = 60 }
    sim.settle()
    #expect(layout.calls == ["should 812 → 812"])
  }

  /// W-36.
  @Test func `other margins invalidate a layout once more only on iOS 13 (R-ITEMS-6)`() throws {
    for (major, count) in [(12, 1), (13, 2), (14, 1)] {
      let sim = try Simulator(DeviceCatalog.standard.device("iphone-x"), system: .iOS(major))
      let layout = BoundsLayout()
      let controller = UICollectionViewController(collectionViewLayout: layout)
      sim.launch(controller)
      layout.invalidations = 0
      sim.rotate(to: .landscapeLeft)
      #expect(layout.invalidations == count, "iOS \(major)")
    }
  }

  /// W-55.
  @Test func `a dequeued cell has the size of its attributes (R-LIST-4)`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 70)
    let (sim, view, probe) = try launched(layout, BornCell.self, [40])
    let cells = view.visibleCells.compactMap { $0 as? BornCell }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.born.size == CGSize(width: 110, height: 70) })
    // A call outside the layout pass, as in tests of apps.
    sim.perform {
      layout.itemSize = CGSize(width: 90, height: 60)
      let cell = probe.collectionView(view, cellForItemAt: IndexPath(item: 39, section: 0))
      #expect(cell.frame.size == CGSize(width: 90, height: 60))
    }
  }
}

/// W-54.
@MainActor @Suite struct DetachedListTests {
  @Test func `a context returns invalidated supplementary and decoration views by kind`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
    context.invalidateSupplementaryElements(ofKind: "header", at: [first])
    context.invalidateSupplementaryElements(ofKind: "header", at: [second])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [second])
    context.invalidateDecorationElements(ofKind: "line", at: [first])
    #expect(
      context.invalidatedSupplementaryIndexPaths == [
        "header": [first, second], "footer": [second],
      ])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [first]])
    let kind: UICollectionView.ElementCategory = .cell
    #expect(UICollectionViewLayoutAttributes(forCellWith: first).representedElementCategory == kind)
  }

  @Test func `lists without a device call the completion of batch updates (R-LIST-8)`() throws {
    try #require(Machine.current == nil)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var finished: [Bool] = []
    collection.performBatchUpdates(nil) { finished.append($0) }
    UITableView().performBatchUpdates(nil) { finished.append($0) }
    #expect(finished == [true, true])
  }
}

/// A cell that writes 61 into the attributes that it receives.
private final class InPlaceCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 61
    return layoutAttributes
  }
}

/// A cell that restores the frame of its initializer.
private final class BornCell: UICollectionViewCell {
  private(set) var born = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    born = frame
  }

  required init?(coder: NSCoder) { nil }
}

/// A flow layout that reads its sizes from the view after `super.prepare()`.
private final class LatePropertiesLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 70)
    minimumLineSpacing = 33
    sectionInset = UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
  }
}

/// A layout that compares bounds and logs its calls.
private final class BoundsLayout: UICollectionViewLayout {
  var calls: [String] = []
  var invalidations = 0

  private func widths(_ new: CGRect) -> String {
    "\(Int(collectionView?.bounds.width ?? 0)) → \(Int(new.width))"
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2_000) }

  override func prepare() {
    super.prepare()
    calls.append("prepare \(Int(collectionView?.bounds.width ?? 0))")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("should \(widths(newBounds))")
    return collectionView?.bounds.width != newBounds.width
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context \(widths(newBounds))")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    super.invalidateLayout(with: context)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.append("animated from \(Int(oldBounds.width))")
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    calls.append("target")
    return CGPoint(x: 0, y: 40)
  }

  override func finalizeAnimatedBoundsChange() { calls.append("finalize") }
}
