import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Cells that are measured again, and the calls to layouts in updates (R-LIST-19, R-ITEMS-4).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct SelfSizingTests {
  private let first = IndexPath(row: 0, section: 0)

  private func launched(_ sim: Simulator) -> TableProbe {
    let probe = TableProbe([3])
    probe.lines = { _ in 1 }
    sim.launch(probe)
    return probe
  }

  private func heights(_ probe: TableProbe) -> [CGFloat] {
    (0..<3).map { probe.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test func `a row is measured again when its cell or content view invalidates its size`() throws {
    let sim = try #require(Simulator.bound)
    let probe = launched(sim)
    let cell = try #require(probe.table.cellForRow(at: first) as? TextCell)
    let plain = heights(probe)
    sim.perform { cell.show(2) }
    sim.settle()
    #expect(heights(probe) == plain)
    sim.perform { cell.invalidateIntrinsicContentSize() }
    sim.settle()
    #expect(
      heights(probe) == [plain[0] + 30, plain[1], plain[2]] && cell.frame.height == plain[0] + 30)
    sim.perform {
      cell.show(3)
      cell.contentView.invalidateIntrinsicContentSize()
    }
    sim.settle()
    #expect(heights(probe)[0] == plain[0] + 60)
    sim.perform {
      probe.table.selfSizingInvalidation = .disabled
      cell.show(1)
      cell.invalidateIntrinsicContentSize()
    }
    sim.settle()
    #expect(heights(probe)[0] == plain[0] + 60)
  }

  @Test func `rows follow their constraints where the table enables this`() throws {
    let sim = try #require(Simulator.bound)
    let probe = launched(sim)
    let cell = try #require(probe.table.cellForRow(at: first) as? TextCell)
    let plain = heights(probe)
    sim.perform {
      probe.table.selfSizingInvalidation = .enabledIncludingConstraints
      cell.show(2)
    }
    sim.settle()
    #expect(heights(probe) == [plain[0] + 30, plain[1], plain[2]])
    let more = UILabel()
    more.translatesAutoresizingMaskIntoConstraints = false
    // The bar's height has a higher priority than content sizes.
    more.setContentCompressionResistancePriority(.required, for: .vertical)
    var low: [NSLayoutConstraint] = []
    sim.perform {
      cell.contentView.addSubview(more)
      low = [more.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 200)]
      low.append(cell.contentView.bottomAnchor.constraint(equalTo: more.bottomAnchor))
      NSLayoutConstraint.activate(low)
    }
    sim.settle()
    #expect(heights(probe)[0] == 200)
    sim.perform { more.text = "More" }
    sim.settle()
    #expect(abs(heights(probe)[0] - 220.333) < 0.01)
    sim.perform { NSLayoutConstraint.deactivate(low) }
    sim.settle()
    #expect(heights(probe) == [plain[0] + 30, plain[1], plain[2]])
    sim.perform {
      probe.table.selfSizingInvalidation = .enabled
      cell.show(4)
    }
    sim.settle()
    #expect(heights(probe) == [plain[0] + 30, plain[1], plain[2]])
  }

  /// A cell whose height is set by a constraint.
  private final class Growing: UICollectionViewCell {
    private(set) lazy var height: NSLayoutConstraint = {
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: contentView.topAnchor),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 100), height,
      ])
      return height
    }()
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      _ = (cell as? Growing)?.height
      return cell
    }
  }

  @Test(arguments: [true, false])
  func `items follow their constraints where the collection view enables this`(follows: Bool) throws
  {
    let sim = try #require(Simulator.bound)
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Growing.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.selfSizingInvalidation = follows ? .enabledIncludingConstraints : .enabled
    let root = Probe("root")
    sim.launch(root)
    sim.perform { root.view.addSubview(view) }
    sim.settle()
    let location = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: location) as? Growing)
    #expect(cell.frame.size == CGSize(width: 100, height: 40))
    sim.perform { cell.height.constant = 90 }
    sim.settle()
    #expect(cell.frame.height == (follows ? 90 : 40))
    #expect(view.cellForItem(at: location) === cell)
  }

  @Test func `reconfigured rows are measured again, whatever the table's setting`() throws {
    let sim = try #require(Simulator.bound)
    let probe = launched(sim)
    let plain = heights(probe)
    sim.perform {
      probe.table.selfSizingInvalidation = .disabled
      probe.lines = { _ in 2 }
      probe.table.reconfigureRows(at: [first])
    }
    sim.settle()
    #expect(heights(probe) == [plain[0] + 30, plain[1], plain[2]])
  }

  @Test(.simulator("iphone-11-pro", system: .iOS(15)))
  func `up to iOS 15 nothing is measured again`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let probe = launched(sim)
    let plain = heights(probe)
    sim.perform {
      let cell = probe.table.cellForRow(at: first) as? TextCell
      cell?.show(2)
      cell?.invalidateIntrinsicContentSize()
    }
    sim.settle()
    #expect(heights(probe) == plain)
  }

  /// A cell that requests another height in each of its layouts.
  private final class Restless: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a cell that requests measurement in each layout settles`() throws {
    let sim = try #require(Simulator.bound)
    let probe = TableProbe([3])
    probe.table.register(Restless.self, forCellReuseIdentifier: "row")
    probe.table.selfSizingInvalidation = .enabledIncludingConstraints
    sim.launch(probe)
    sim.settle()
    #expect(probe.table.visibleCells.count == 3 && probe.queried.count == 3)
  }

  /// A layout that records its calls.
  private final class RecordingLayout: UICollectionViewFlowLayout {
    var received: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      received += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      received.append("end")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      received.append("comes \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      received.append("goes \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  @Test
  func `a layout receives updates and queries for appearing and disappearing items (R-ITEMS-4)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let (source, layout) = (CollectionProbe([4]), RecordingLayout())
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 300, height: 300))
    let root = Probe("root")
    sim.launch(root)
    sim.perform { root.view.addSubview(view) }
    sim.settle()
    sim.perform {
      view.performBatchUpdates {
        source.counts = [5]
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
        view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
      }
    }
    #expect(
      layout.received == [
        "delete 1 -1", "insert -1 0", "insert -1 4", "move 3 1", "goes 1", "comes 0", "comes 4",
        "end",
      ])
    layout.received = []
    sim.perform { view.reloadSections(IndexSet(integer: 0)) }
    #expect(
      layout.received == ["reload \(NSNotFound) \(NSNotFound)"] + (0..<5).map { "goes \($0)" }
        + (0..<5).map { "comes \($0)" } + ["end"])
  }

  @Test(arguments: [false, true])
  func `constraints of the content view determine the height of a header (R-LIST-7)`(
    hasLabel: Bool
  ) throws {
    let sim = try #require(Simulator.bound)
    let header = sim.perform { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    if hasLabel { sim.perform { header.textLabel?.text = "Title" } }
    sim.perform { header.contentView.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 300, height: 50))
  }
}
