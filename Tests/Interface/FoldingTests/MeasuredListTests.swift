import Checkout
import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalTraits
import TestSupport
import Testing

/// Measured values of lists and of the keyboard on iPhone Duo; they are in a file with their sources, which is not
/// the device's own file.
@MainActor @Suite(.serialized) struct MeasuredListTests {
  private struct Measured: Decodable {
    struct Environment: Decodable {
      let leading: Double
      let trailing: Double
    }
    struct Cards: Decodable {
      let spacing: Double
      let widths: [Double]
    }
    let tolerance: Double
    let environment: Environment
    let adjustedRight: Double
    let cards: Cards
    let adapted: [Double]
    let keyboard: Double
  }

  private let measured: Measured

  init() throws {
    let file = Checkout.root.appending(path: "Tests/Fixtures/Folding/iphone-duo-lists.json")
    measured = try JSONDecoder().decode(Measured.self, from: Data(contentsOf: file))
  }

  private func isNear(_ found: [CGFloat], _ expected: [Double]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs(Double($0) - $1) <= measured.tolerance }
  }

  /// Two cards in each row; `adapts` arranges them around the fold like an app that reads its region.
  private final class CardsController: UIViewController, UICollectionViewDataSource {
    let spacing: CGFloat
    let adapts: Bool
    private(set) var environments: [NSDirectionalEdgeInsets] = []
    private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

    init(spacing: CGFloat, adapts: Bool) {
      (self.spacing, self.adapts) = (spacing, adapts)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var layout: UICollectionViewLayout {
      UICollectionViewCompositionalLayout { [unowned self] _, environment in
        environments.append(environment.container.contentInsets)
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        guard adapts, let fold = view.reservedRegions(kind: .division).first?.frame else {
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
          group.interItemSpacing = .fixed(spacing)
          return NSCollectionLayoutSection(group: group)
        }
        let width = environment.container.effectiveContentSize.width
        let items = [fold.minX, width - fold.maxX].map {
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute($0), heightDimension: .fractionalHeight(1)))
        }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
        group.interItemSpacing = .fixed(fold.width)
        return NSCollectionLayoutSection(group: group)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      list.dataSource = self
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard adapts else { return }
      _ = view.reservedRegions(kind: .division)
      list.collectionViewLayout.invalidateLayout()
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    }

    /// The cards of the first row, from left to right.
    var cards: [CGRect] {
      list.layoutIfNeeded()
      return list.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    }
  }

  private func cards(_ posture: String, adapts: Bool) throws -> (Simulator, CardsController) {
    let sim = try device("iphone-duo@\(posture)", held: .portrait)
    let root = sim.perform {
      CardsController(spacing: CGFloat(measured.cards.spacing), adapts: adapts)
    }
    sim.launch(root)
    return (sim, root)
  }

  /// Rules R-FOLD-2 and R-FOLD-9: the strip is part of the safe area of lists, the fold of no safe area.
  @Test(arguments: ["open", "partlyOpen"])
  func `the fold adds nothing to a collection layout, the strip adds its width`(posture: String)
    throws
  {
    let (sim, root) = try cards(posture, adapts: false)

    sim.perform {
      let insets = root.environments.last ?? .zero
      #expect(
        isNear(
          [insets.leading, insets.trailing],
          [measured.environment.leading, measured.environment.trailing]))
      #expect(isNear([root.list.adjustedContentInset.right], [measured.adjustedRight]))
      #expect(isNear(root.cards.map(\.width), measured.cards.widths))
    }
  }

  /// Rule R-FOLD-10: the controller reads the region in a layout method and is laid out when it changes.
  @Test func `cards that an app arranges around the fold follow the hinge`() throws {
    let (sim, root) = try cards("open", adapts: true)
    sim.setHinge(degrees: 130)

    sim.perform {
      let cards = root.cards
      #expect(isNear(cards.map(\.width), measured.adapted))
      #expect(cards.count == 2 && isNear([cards[1].minX - cards[0].maxX], [40]))
    }
    sim.setHinge(degrees: 180)
    sim.perform { #expect(isNear(root.cards.map(\.width), measured.cards.widths)) }
  }

  /// Rule R-KEY-3: the keyboard on the inner display in landscape covers the home indicator's area too.
  @Test func `the keyboard of the inner display`() throws {
    let sim = try device("iphone-duo@open", held: .portrait)
    let field = sim.perform { UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40)) }
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    sim.perform {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }

    #expect(isNear([CGFloat(sim.keyboardHeight)], [measured.keyboard]))
  }
}
