import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import Testing

/// User settings as variations, and the layout classes that follow from them.
@Suite @MainActor struct VariationTests {
  private final class FormController: UIViewController {
    private let submit = UIView()
    private let note = UIView()
    private var wide: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      submit.accessibilityIdentifier = "submit"
      submit.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(submit)
      NSLayoutConstraint.activate([
        submit.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        submit.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
        submit.heightAnchor.constraint(equalToConstant: 44),
        submit.widthAnchor.constraint(equalToConstant: 120),
      ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      view.isHidden = false
      submit.isHidden = traitCollection.userInterfaceStyle == .dark
    }
  }

  private func compare(_ variations: [LayoutVariation]) throws -> LayoutComparison {
    var request = ComparisonRequest(
      devices: [try DeviceCatalog.standard.device("iphone-15-pro")], systems: [.major(17)],
      orientations: [.portrait])
    request.variations = variations
    return try SceneComparison("form", request, controller: { FormController() }).run()
  }

  @Test func `each variation is a configuration with its description`() throws {
    let result = try compare([
      LayoutVariation(), LayoutVariation(textSize: .accessibilityLarge, style: .light),
      LayoutVariation(direction: .rightToLeft, locale: "ar"), LayoutVariation(showsKeyboard: true),
    ])

    #expect(
      result.configurations.map { $0.id.variation.phrases } == [
        [], ["text accessibilityLarge", "light"], ["right to left", "language ar"], ["keyboard"],
      ])
    #expect(
      result.configurations[2].id.description
        == "iphone-15-pro · iOS 17 · portrait · right to left · language ar")
  }

  @Test func `the constraints of a layout are those of the app`() throws {
    let layout = try compare([LayoutVariation()]).configurations[0].layout
    let shapes = (layout.constraints?.active ?? []).map(\.shape)

    #expect(shapes.count == 4 && shapes.allSatisfy { $0.hasPrefix("submit.") }, "\(shapes)")
  }

  @Test func `variations of direction, style and keyboard change the layout`() throws {
    let result = try compare([
      LayoutVariation(), LayoutVariation(style: .dark), LayoutVariation(direction: .rightToLeft),
      LayoutVariation(showsKeyboard: true),
    ])
    let frames = result.configurations.map { $0.layout["submit"]?.frame }

    #expect(frames[0]?.minX == 20)
    #expect(result.configurations[1].layout["submit"]?.isVisible == false)
    #expect(abs((frames[2]?.maxX ?? 0) - 373) < 0.01)
    let keyboard = try #require(result.configurations[3].keyboard)
    #expect(abs((frames[3]?.maxY ?? 0) - (keyboard.minY - 20)) < 0.5)
    #expect(result.configurations[0].keyboard == nil)
    #expect(result.classes.count == 2)
  }

  @Test func `a different set of active constraints is another class even with equal frames`()
    throws
  {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let isDark = traitCollection.userInterfaceStyle == .dark
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
          box.heightAnchor.constraint(equalToConstant: 50),
          isDark
            ? box.widthAnchor.constraint(equalTo: box.heightAnchor)
            : box.widthAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    var request = ComparisonRequest(
      devices: [try DeviceCatalog.standard.device("iphone-15-pro")], systems: [.major(17)],
      orientations: [.portrait])
    request.variations = [LayoutVariation(), LayoutVariation(style: .dark)]

    let result = try SceneComparison("form", request, controller: { Controller() }).run()

    #expect(result.classes.count == 2)
    #expect(
      result.classes[1].differences == [
        "constraint box.width == box.height: inactive → active",
        "constraint box.width == constant: active → inactive",
      ])
    #expect(
      result.configurations[0].layout["box"]?.frame == result.configurations[1].layout["box"]?.frame
    )
  }

  @Test func `a layout class has a smallest and a largest member`() throws {
    var request = ComparisonRequest(
      devices: try ["ipad-mini-6", "iphone-se-3", "iphone-15-pro"].map {
        try DeviceCatalog.standard.device($0)
      })
    request.variations = [LayoutVariation()]

    let result = try SceneComparison("form", request, controller: { FormController() }).run()

    #expect(result.classes.count == 1)
    #expect(result.configurations[result.classes[0].smallest].id.device == "iphone-se-3")
    #expect(result.configurations[result.classes[0].largest].id.device == "ipad-mini-6")
    #expect(result.classOfConfiguration == [0, 0, 0, 0, 0, 0])
  }

  @Test func `a layout that stays changed after rotation is found, a restored one is not`() throws {
    final class Controller: UIViewController {
      var forgets = false
      private let box = UIView(frame: CGRect(x: 40, y: 100, width: 50, height: 50))
      override func viewDidLoad() {
        super.viewDidLoad()
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        if size.width > size.height {
          box.frame.origin.x = 90
        } else if !forgets {
          box.frame.origin.x = 40
        }
      }
    }
    func found(forgets: Bool) throws -> [String] {
      var request = ComparisonRequest(
        devices: [try DeviceCatalog.standard.device("iphone-15-pro")], systems: [.major(17)])
      request.rotatesAllWays = true
      return try SceneComparison("form", request) {
        let controller = Controller()
        controller.forgets = forgets
        return controller
      }.run().findings.map(\.id)
    }

    #expect(try found(forgets: true) == ["notRestored:box"])
    #expect(try found(forgets: false) == [])
  }
}
