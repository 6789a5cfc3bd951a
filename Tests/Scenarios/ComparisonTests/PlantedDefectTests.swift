import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalFindings
import GimbalGeometry
import GimbalTraits
import Testing

/// A defect of each kind, planted in a screen without defects, is found by its id, and nothing else is found.
@Suite @MainActor struct PlantedDefectTests {
  /// A screen without defects.
  private final class Screen: UIViewController {
    let card = UIView()
    let heading = UILabel()
    let submit = UIButton(type: .system)
    var plant: (Screen) -> Void = { _ in }
    var onRotation: (Screen) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let views = [("card", card), ("title", heading), ("submit", submit)] as [(String, UIView)]
      for (name, view) in views { view.accessibilityIdentifier = name }
      card.backgroundColor = .white
      card.frame = CGRect(x: 120, y: 200, width: 200, height: 100)
      heading.text = "Welcome"
      heading.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
      submit.setTitle("Sign in", for: .normal)
      submit.frame = CGRect(x: 120, y: 310, width: 200, height: 44)
      view.addSubview(card)
      card.addSubview(heading)
      view.addSubview(submit)
      plant(self)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onRotation(self)
    }

    /// Adds a view to the screen.
    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      view.accessibilityIdentifier = "it"
      view.frame = CGRect(x: x, y: y, width: w, height: h)
      self.view.addSubview(view)
    }

    /// Adds a label.
    func add(_ text: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = text
      add(label, x, y, w, h)
      return label
    }

    /// Adds a view that constraints lay out.
    func add(_ constraints: (UIView) -> [NSLayoutConstraint]) {
      let box = UIView()
      box.backgroundColor = .white
      box.translatesAutoresizingMaskIntoConstraints = false
      add(box, 0, 0, 0, 0)
      NSLayoutConstraint.activate(constraints(box))
    }
  }

  /// The ids of findings on a phone in portrait, rotated and rotated back; with the default and the largest text.
  private func ids(_ plant: @escaping (Screen) -> Void, showsKeyboard: Bool = false) throws
    -> Set<String>
  {
    var request = ComparisonRequest(
      devices: [try DeviceCatalog.standard.device("iphone-15-pro")], systems: [.major(17)],
      orientations: [.portrait])
    request.variations = [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map {
      size in
      var variation = LayoutVariation()
      variation.textSize = size
      variation.showsKeyboard = showsKeyboard
      return variation
    }
    request.rotatesAllWays = true
    let found = try SceneComparison("screen", request) {
      let screen = Screen()
      screen.plant = plant
      return screen
    }.run()
    return Set(found.findings.map(\.id))
  }

  @Test func `nothing is found without a planted defect`() throws {
    #expect(try ids({ _ in }) == [])
    #expect(try ids({ _ in }, showsKeyboard: true) == [])
  }

  private static let plants: [(kind: FindingKind, id: String, plant: @MainActor (Screen) -> Void)] =
    [
      (.offScreen, "offScreen:it", { _ = $0.add("Hint", 400, 400, 90, 20) }),
      (.cutByWindow, "cutByWindow:it", { _ = $0.add("Hint", -10, 400, 90, 20) }),
      (.underSensor, "underSensor:it", { _ = $0.add("Hint", 170, 15, 90, 20) }),
      (
        .underHomeIndicator, "underHomeIndicator:it",
        { screen in
          let button = UIButton(type: .system)
          button.setTitle("Next", for: .normal)
          button.backgroundColor = .white
          screen.add(button, 150, 800, 93, 48)
        }
      ),
      (
        .underCorner, "underCorner:it",
        { screen in
          let testImage = UIImageView()
          testImage.backgroundColor = .white
          screen.add(testImage, 10, 790, 60, 62)
        }
      ),
      (.offSafeArea, "offSafeArea:it", { _ = $0.add("Hint", 60, 826, 60, 20) }),
      (
        .underKeyboard, "underKeyboard:it",
        { screen in
          let field = UITextField()
          field.placeholder = "Name"
          screen.add(field, 120, 700, 200, 44)
        }
      ),
      (.overlap, "overlap:it:submit", { _ = $0.add("Hint", 180, 320, 80, 20) }),
      (
        .covered, "covered:title:it",
        { screen in
          let sheet = UIView()
          sheet.backgroundColor = .white
          screen.card.addSubview(sheet)
          sheet.accessibilityIdentifier = "it"
          sheet.frame = CGRect(x: 10, y: 10, width: 180, height: 80)
        }
      ),
      (
        .clipped, "clipped:title",
        { screen in
          screen.card.clipsToBounds = true
          screen.heading.frame.origin.y = 70
        }
      ),
      (
        .truncated, "truncated:title",
        { $0.heading.text = "A title of which nobody can read the end" }
      ),
      (
        .truncatedWhenLarge, "truncatedWhenLarge:title",
        { screen in
          screen.heading.font = .preferredFont(forTextStyle: .body)
          screen.heading.adjustsFontForContentSizeCategory = true
        }
      ),
      (
        .contentTooWide, "contentTooWide:it",
        { screen in
          let scroll = UIScrollView()
          screen.add(scroll, 0, 400, 393, 200)
          scroll.contentSize = CGSize(width: 433, height: 900)
        }
      ),
      (.touchTarget, "touchTarget:submit", { $0.submit.frame.size.height = 30 }),
      (.offGrid, "offGrid:card", { $0.card.frame.origin.x = 120.2 }),
      (
        .conflict, "conflict:it",
        { screen in
          screen.add { box in
            [
              box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 400),
              box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 120),
              box.heightAnchor.constraint(equalToConstant: 50),
              box.widthAnchor.constraint(equalToConstant: 100),
              box.widthAnchor.constraint(greaterThanOrEqualToConstant: 110),
            ]
          }
        }
      ),
      (
        .ambiguous, "ambiguous:it",
        { screen in
          screen.add { box in
            [
              box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 400),
              box.leadingAnchor.constraint(
                greaterThanOrEqualTo: screen.view.leadingAnchor, constant: 120),
              box.heightAnchor.constraint(equalToConstant: 50),
              box.widthAnchor.constraint(equalToConstant: 100),
            ]
          }
        }
      ),
      (
        .zeroSize, "zeroSize:it",
        { screen in
          let line = UIView()
          line.backgroundColor = .black
          screen.add(line, 120, 400, 200, 0)
        }
      ),
      (
        .unmeasurable, "unmeasurable:it",
        { screen in
          let bar = UIView()
          bar.backgroundColor = .black
          screen.add(bar, 120, 1e9, 200, 20)
        }
      ),
      (
        .notRestored, "notRestored:submit",
        { $0.onRotation = { $0.submit.frame.size.width -= 10 } }
      ),
      (
        .limit, "limit:window",
        { screen in
          for index in 0..<30 {
            let card = UIView()
            card.backgroundColor = .white
            card.frame = CGRect(x: 120 + index, y: 400 + index, width: 60, height: 60)
            screen.view.addSubview(card)
          }
        }
      ),
    ]

  /// All kinds except those of folding devices and negative sizes: a layer standardizes such a rectangle, so only
  /// layouts read from files have them.
  nonisolated private static let kinds = FindingKind.allCases.filter {
    $0 != .negativeSize && !PlantedFoldDefectTests.kinds.contains($0)
  }

  @Test func `each kind has a planted defect`() {
    #expect(Set(Self.plants.map(\.kind)) == Set(Self.kinds))
  }

  @Test(arguments: kinds)
  func `each planted defect is found`(kind: FindingKind) throws {
    let plant = try #require(Self.plants.first { $0.kind == kind })

    let found = try ids(plant.plant, showsKeyboard: kind == .underKeyboard)

    if kind == .limit {
      #expect(found.contains { $0.hasPrefix("limit:") })
      #expect(found.allSatisfy { $0.hasPrefix("limit:") || $0.hasPrefix("overlap:") })
    } else {
      #expect(found == [plant.id])
    }
  }
}
