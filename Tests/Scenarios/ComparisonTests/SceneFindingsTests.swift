import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalSnapshots
import GimbalTraits
import Testing

/// Findings in scenes on a simulator: the table of F-40 to F-43.
@Suite("Findings of scenes")
@MainActor
struct SceneFindingsTests {
  private enum Container { case stack, tabs }

  private final class Scene: UIViewController {
    var build: (UIView) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      build(view)
    }
  }

  private func compare(
    _ devices: [String] = ["iphone-15-pro"], orientations: [UIDeviceOrientation] = [.portrait],
    in container: Container? = nil, _ build: @escaping (UIView) -> Void
  ) throws -> LayoutComparison {
    let request = ComparisonRequest(
      devices: try devices.map { try DeviceCatalog.standard.device($0) },
      systems: [.major(17)], orientations: orientations)
    return try SceneComparison(
      "scene", request,
      controller: {
        let scene = Scene()
        scene.build = build
        guard let container else { return scene }
        let stack = UINavigationController(rootViewController: scene)
        if container == .stack { return stack }
        stack.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        return tabs
      }
    ).run()
  }

  private func named<View: UIView>(_ name: String, _ view: View, _ frame: CGRect) -> View {
    view.accessibilityIdentifier = name
    view.frame = frame
    return view
  }

  private func button(_ name: String, _ frame: CGRect) -> UIButton {
    let button = named(name, UIButton(type: .system), frame)
    button.setTitle(name, for: .normal)
    return button
  }

  private func label(_ name: String, _ text: String, _ frame: CGRect) -> UILabel {
    let label = named(name, UILabel(), frame)
    label.text = text
    return label
  }

  @Test func `buttons and labels that overlap are found (F-40)`() throws {
    let frame = CGRect(x: 20, y: 100, width: 200, height: 50)
    let part = try compare { view in
      view.addSubview(button("save", frame))
      view.addSubview(button("cancel", frame.offsetBy(dx: 140, dy: 0)))
    }
    let same = try compare { view in
      view.addSubview(button("save", frame))
      view.addSubview(button("cancel", frame))
    }
    let text = try compare { view in
      view.addSubview(button("save", frame))
      view.addSubview(label("hint", "Hint", CGRect(x: 90, y: 110, width: 100, height: 30)))
    }

    #expect(part.findings.map(\.message) == ["cancel overlaps save by 60 × 50"])
    #expect(same.findings.map(\.message) == ["cancel has the same frame as save"])
    #expect(text.findings.map(\.id) == ["overlap:hint:save"])
  }

  @Test func `text that does not fit is found, text that shrinks to fit is not (F-40)`() throws {
    let text = "A title of thirty-four characters!"
    let frame = CGRect(x: 20, y: 100, width: 50, height: 21)
    func found(_ change: @escaping (UILabel) -> Void) throws -> [String] {
      try compare { view in
        let label = label("title", text, frame)
        change(label)
        view.addSubview(label)
      }.findings.map(\.message)
    }

    let cut = try #require(try found { _ in }.first)
    #expect(cut.hasPrefix("title cuts its text off: it needs 23"))
    #expect(cut.hasSuffix(" points and has 50"))
    #expect(try found { $0.adjustsFontSizeToFitWidth = true }.isEmpty)
    #expect(
      try found {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      }.count == 1)
    #expect(
      try found { $0.numberOfLines = 0 } == ["title cuts its text off: it shows 1 of 6 lines"])
    #expect(
      try found {
        $0.numberOfLines = 0
        $0.frame.size.height = 150
      }.isEmpty)
    #expect(
      try found {
        $0.numberOfLines = 2
        $0.frame.size.height = 150
      } == ["title cuts its text off: it shows 2 of 6 lines"])
    #expect(
      try found {
        $0.text = "Hi"
        $0.frame.size.height = 14
      } == ["title cuts its text off: it has a height of 14"])
    #expect(
      try found {
        $0.text = "Hi"
        $0.frame.size.height = 17
      }.isEmpty)
  }

  @Test func `a truncated button title is a finding of the button (F-40, F-41)`() throws {
    let result = try compare { view in
      view.addSubview(button("continue later", CGRect(x: 20, y: 100, width: 60, height: 44)))
    }

    #expect(result.findings.map(\.id) == ["truncated:continue later"])
  }

  @Test func `text rectangles follow the label's alignment`() throws {
    let frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    func rect(_ change: @escaping (UILabel) -> Void) throws -> CGRect? {
      try compare { view in
        let label = label("title", "Hi", frame)
        change(label)
        view.addSubview(label)
      }.configurations[0].layout.view("title")?.content.text?.rect
    }

    let left = try #require(try rect { _ in })
    let right = try #require(try rect { $0.textAlignment = .right })
    let center = try #require(try rect { $0.textAlignment = .center })
    let rotated = try #require(
      try rect { $0.semanticContentAttribute = .forceRightToLeft })
    #expect(left.minX == 0)
    #expect(right.maxX == 200)
    #expect(center.midX == 100)
    #expect(rotated.maxX == 200)
    #expect(left.midY == 20)
  }

  @Test func `conflicting constraints and ambiguous layout are found (F-40)`() throws {
    let conflict = try compare { view in
      let box = named("box", UIView(), .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
    let open = try compare { view in
      let box = named("box", UIView(), .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
    }

    #expect(conflict.findings.map(\.id) == ["conflict:box"])
    #expect(
      conflict.findings[0].message.contains("These two constraints conflict: box.width == 100"))
    #expect(conflict.gravest == .error)
    #expect(open.findings.map(\.id) == ["ambiguous:box"])
    #expect(open.findings[0].message.hasSuffix("constraints leave minX open"))
  }

  @Test func `a conflict that ended with the rotation is not reported`() throws {
    let result = try compare(orientations: [.portrait, .landscapeLeft]) { view in
      let box = named("box", UIView(), .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -100),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
      ])
    }

    #expect(result.findings.filter { $0.kind == .conflict }.map(\.configuration) == [0])
  }

  @Test func `a finding names the button under the home indicator (F-41)`() throws {
    let result = try compare { view in
      view.addSubview(button("submit", CGRect(x: 20, y: 800, width: 353, height: 44)))
    }

    #expect(
      result.findings.map(\.message) == ["submit leaves the safe area by 26 at the bottom"])
  }

  @Test func `bars of containers have no findings, in portrait or landscape (F-42)`() throws {
    let result = try compare(
      ["iphone-15-pro", "iphone-se-3", "ipad-mini-6"],
      orientations: [.portrait, .landscapeLeft],
      in: .tabs
    ) { _ in }

    #expect(result.configurations.count == 6)
    #expect(result.findings.isEmpty)
  }

  @Test func `a snapshot marks views that the system creates (F-41)`() throws {
    let layout = try compare(in: .tabs) { view in
      let button = button("submit", CGRect(x: 20, y: 200, width: 200, height: 50))
      button.setImage(UIImage(simulatedSize: CGSize(width: 20, height: 20)), for: .normal)
      button.addSubview(named("badge", UIView(), CGRect(x: 0, y: 0, width: 8, height: 8)))
      view.addSubview(button)
    }.configurations[0].layout

    let made = layout.views.filter(\.content.isMadeBySystem).map(\.className)
    #expect(
      Set(made).isSuperset(of: [
        "UIImageView", "UIButtonLabel", "UILayoutContainerView", "UINavigationBar", "UIToolbar",
        "UITabBar",
      ]))
    #expect(made.count { $0 == "UILayoutContainerView" } == 2)
    for name in ["submit", "badge"] {
      #expect(layout.view(name)?.content.isMadeBySystem == false)
    }
    #expect(
      layout.views.filter { $0.isControllerView && $0.className == "UIView" }
        .allSatisfy { !$0.content.isMadeBySystem })
    #expect(layout.view("submit")?.content.text?.string == "submit")
  }

  @Test func `layout classes depend on the app's views, not on labels of buttons and bars (F-43)`()
    throws
  {
    let result = try compare(
      ["iphone-15-pro", "iphone-se-3", "iphone-15-pro-max", "ipad-mini-6"],
      orientations: [.portrait, .landscapeLeft], in: .stack
    ) { view in
      let box = button("submit", .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.37),
      ])
    }

    #expect(result.classes.count == 1)
  }
}
