import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalFindings
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import Testing

/// Planted defects that only appear on folding devices are found, and nothing else is found.
@Suite @MainActor struct PlantedFoldDefectTests {
  /// The kinds that are planted here.
  nonisolated static let kinds: Set<FindingKind> = [
    .underCamera, .acrossFold, .widerThanPane, .screenSized, .lostBarItem, .horizontalBarItem,
    .movedByFold,
  ]

  /// A screen without defects in any posture.
  private final class Screen: UIViewController {
    let heading = UILabel()
    let submit = UIButton(type: .system)
    var plant: (Screen) -> Void = { _ in }
    var onRotation: (Screen) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      heading.accessibilityIdentifier = "title"
      submit.accessibilityIdentifier = "submit"
      heading.text = "Welcome"
      heading.frame = CGRect(x: 30, y: 120, width: 160, height: 60)
      submit.setTitle("Sign in", for: .normal)
      submit.backgroundColor = .white
      submit.frame = CGRect(x: 30, y: 260, width: 200, height: 44)
      view.addSubview(heading)
      view.addSubview(submit)
      plant(self)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onRotation(self)
    }

    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      view.accessibilityIdentifier = "it"
      view.frame = CGRect(x: x, y: y, width: w, height: h)
      self.view.addSubview(view)
    }

    func add(_ text: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      let label = UILabel()
      label.text = text
      add(label, x, y, w, h)
    }
  }

  /// A case: the device and window, and the planted defect.
  private struct Plant {
    let device: String
    var window = WindowPosition.fullScreen
    var toolbar: [UIBarButtonItem]?
    let plant: @MainActor (Screen) -> Void
  }

  private func findings(
    _ plant: Plant, _ orientations: [UIDeviceOrientation] = [.portrait],
    windows: [WindowPosition] = []
  ) throws -> [Finding] {
    var request = ComparisonRequest(
      devices: [try DeviceCatalog.standard.device(plant.device)], orientations: orientations,
      windows: [plant.window] + windows)
    request.rotatesAllWays = true
    return try SceneComparison("screen", request) {
      let screen = Screen()
      screen.plant = plant.plant
      guard let items = plant.toolbar else { return screen }
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      navigation.toolbar.accessibilityIdentifier = "tools"
      screen.toolbarItems = items
      return navigation
    }.run().findings
  }

  private func ids(_ plant: Plant) throws -> [String] { try findings(plant).map(\.id) }

  private static func testImage(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .compose)
    item.title = nil
    return item
  }

  private static func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test(arguments: ["iphone-duo", "iphone-duo@partlyOpen", "iphone-duo@open"])
  func `nothing is found without a planted defect`(device: String) throws {
    #expect(try ids(Plant(device: device, plant: { _ in })) == [])
    guard device != "iphone-duo" else { return }
    for side in PaneSide.allCases {
      #expect(
        try ids(Plant(device: device, window: .split(.half, side: side), plant: { _ in })) == [])
    }
    #expect(
      try ids(Plant(device: device, toolbar: [Self.testImage("Write")], plant: { _ in })) == [])
  }

  @Test func `text under the active camera is an error, under the inactive camera a note`() throws {
    let closed = try findings(
      Plant(device: "iphone-duo", plant: { $0.add("Now", 400, 34, 40, 24) }))
    let open = try findings(
      Plant(device: "iphone-duo@open", plant: { $0.add("Now", 690, 26, 40, 24) }))

    #expect(closed.map(\.id) == ["underCamera:it"] && closed.map(\.severity) == [.error])
    #expect(open.map(\.id) == ["underCamera:it"] && open.map(\.severity) == [.note])
  }

  @Test func `text across the fold is found while the device is partly open`() throws {
    func plant(_ device: String, x: CGFloat) -> Plant {
      Plant(device: device, plant: { $0.add("A text across the fold", x, 200, 200, 24) })
    }

    #expect(try ids(plant("iphone-duo@partlyOpen", x: 400)) == ["acrossFold:it"])
    #expect(try ids(plant("iphone-duo@open", x: 400)) == [])
    #expect(try ids(plant("iphone-duo@partlyOpen", x: 500)) == [])
  }

  @Test func `an empty label and a button that shows nothing may lie across the fold`() throws {
    func plant(_ title: String?) -> Plant {
      Plant(
        device: "iphone-duo@partlyOpen",
        plant: { screen in
          let card = UILabel()
          card.backgroundColor = .white
          screen.add(card, 400, 150, 200, 24)
          card.accessibilityIdentifier = "card"
          let button = UIButton()
          if let title { button.setTitle(title, for: .normal) }
          screen.add(button, 400, 200, 200, 44)
        })
    }

    #expect(try ids(plant(nil)) == [])
    #expect(try ids(plant("Across the fold, all of it")) == ["acrossFold:it"])
  }

  @Test func `a view wider than its pane is found`() throws {
    func plant(_ window: WindowPosition) -> Plant {
      Plant(
        device: "iphone-duo@open", window: window,
        plant: { screen in
          let button = UIButton(type: .system)
          button.setTitle("Buy", for: .normal)
          button.backgroundColor = .white
          screen.add(button, 330, 400, 200, 44)
        })
    }

    let found = try findings(plant(.split(.half)))

    #expect(found.map(\.id) == ["widerThanPane:it"])
    #expect(found.first?.message.hasSuffix("469 points wide, by 61 at the right") == true)
    #expect(try ids(plant(.fullScreen)) == [])
  }

  @Test func `a view that a full-screen window clips too is not too wide for its pane`() throws {
    let plant = Plant(
      device: "iphone-duo@open",
      plant: { screen in
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.backgroundColor = .white
        screen.add(button, -20, 400, 90, 44)
      })

    #expect(
      try findings(plant, windows: [.split(.half)]).map(\.id) == [
        "cutByWindow:it", "cutByWindow:it",
      ])
    var alone = plant
    alone.window = .split(.half)
    #expect(try ids(alone) == ["cutByWindow:it"])
  }

  @Test func `a view that reaches as far beyond each window is not too wide for its pane`() throws {
    let plant = Plant(
      device: "iphone-duo@open", window: .split(.half),
      plant: { screen in
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.backgroundColor = .white
        screen.add(button, screen.view.bounds.width - 70, 400, 90, 44)
        button.autoresizingMask = .flexibleLeftMargin
      })

    #expect(try ids(plant) == ["cutByWindow:it"])
  }

  @Test func `the invisible part of a view beyond its pane is not across the fold`() throws {
    let plant = Plant(
      device: "iphone-duo@partlyOpen", window: .split(.half),
      plant: { screen in
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.backgroundColor = .white
        screen.add(button, 429, 400, 60, 44)
      })

    #expect(try ids(plant) == ["widerThanPane:it"])
  }

  @Test func `a text of short lines is only as wide as its longest line`() throws {
    let plant = Plant(
      device: "iphone-duo@open",
      plant: { screen in
        let label = UILabel()
        label.text = "Here\nNow"
        label.numberOfLines = 2
        screen.add(label, 30, 20, 780, 50)
      })

    #expect(try ids(plant) == [])
  }

  @Test func `a view that is as wide as the outer screen by chance is not found`() throws {
    let plant = Plant(
      device: "iphone-duo@open",
      plant: { screen in
        let back = UIView()
        back.backgroundColor = .white
        screen.add(back, 0, 0, 0, 0)
        back.translatesAutoresizingMaskIntoConstraints = false
        screen.view.sendSubviewToBack(back)
        NSLayoutConstraint.activate([
          back.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          back.topAnchor.constraint(equalTo: screen.view.topAnchor),
          back.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
          // The window is 669 points high, and the main screen is 466 points wide.
          back.widthAnchor.constraint(equalTo: screen.view.heightAnchor, multiplier: 466 / 669),
        ])
      })

    let kinds = try findings(plant, [.portrait, .landscapeLeft]).map(\.kind)
    #expect(!kinds.contains(.screenSized))
  }

  @Test func `a view as wide as the outer screen is found on the inner one`() throws {
    func plant(_ device: String) -> Plant {
      Plant(
        device: device,
        plant: { screen in
          let back = UIView()
          back.backgroundColor = .white
          screen.add(back, 0, 0, UIScreen.main.bounds.width, UIScreen.main.bounds.height)
          screen.view.sendSubviewToBack(back)
        })
    }

    #expect(try ids(plant("iphone-duo@open")).first == "screenSized:it")
    #expect(try ids(plant("iphone-duo")) == [])
  }

  @Test
  func `a button that a vertical bar omits is found, and one that forces a horizontal bar`()
    throws
  {
    let only = Self.text("Sort")
    only.axisBehavior = .horizontalOnly
    let lost = Plant(
      device: "iphone-duo", toolbar: [Self.testImage("Write"), only], plant: { _ in })
    let horizontal = Plant(
      device: "iphone-duo", toolbar: [Self.testImage("Write"), Self.text("Sort")], plant: { _ in })

    #expect(try ids(lost) == ["lostBarItem:tools:Sort"])
    #expect(try ids(horizontal) == ["horizontalBarItem:tools:Sort"])
  }

  @Test(arguments: ["iphone-duo", "iphone-duo@partlyOpen", "iphone-duo@open"])
  func `a view that moves by folding and unfolding is found`(device: String) throws {
    let plant = Plant(
      device: device, plant: { $0.onRotation = { $0.submit.frame.size.width += 10 } })

    #expect(try ids(plant) == ["movedByFold:submit"])
  }
}
