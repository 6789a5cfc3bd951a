import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits
import Testing

@Suite("SceneComparison")
@MainActor
struct SceneComparisonTests {
  /// A bar along the bottom edge of the view, below the safe area; next to the title when it is wide.
  private final class FormController: UIViewController {
    private let heading = UIView()
    private let submit = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      heading.accessibilityIdentifier = "title"
      submit.accessibilityIdentifier = "submit"
      view.addSubview(heading)
      view.addSubview(submit)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let size = view.bounds.size
      heading.frame = CGRect(x: 80, y: 80, width: 100, height: 40)
      submit.frame =
        size.width > size.height
        ? CGRect(x: 200, y: 80, width: 100, height: 40)
        : CGRect(x: 80, y: size.height - 40, width: 100, height: 40)
    }
  }

  private func compare(
    _ devices: [String], systems: [SystemChoice] = [.newest],
    orientations: [UIDeviceOrientation] = [.portrait, .landscapeLeft],
    windows: [WindowPosition] = [.fullScreen]
  ) throws -> LayoutComparison {
    let request = ComparisonRequest(
      devices: try devices.map { try DeviceCatalog.standard.device($0) }, systems: systems,
      orientations: orientations, windows: windows)
    return try SceneComparison("form", request, controller: { FormController() }).run()
  }

  @Test func `a scene is shown on all combinations in order`() throws {
    let result = try compare(["iphone-15-pro", "iphone-se-2"], systems: [.major(17), .newest])

    #expect(
      result.configurations.map(\.id.description).prefix(3) == [
        "iphone-15-pro · iOS 17 · portrait", "iphone-15-pro · iOS 17 · landscapeLeft",
        "iphone-15-pro · iOS 26 · portrait",
      ])
    #expect(result.configurations.count == 8)
    #expect(result.skipped.isEmpty)
    #expect(result.classes.map(\.configurations) == [[0, 2, 4, 6], [1, 3, 5, 7]])
    #expect(result.classes[1].differences.contains("submit: below title → right of title"))
  }

  @Test func `the bar below the safe area is found where there is a home indicator`() throws {
    let result = try compare(["iphone-15-pro", "iphone-se-2"], orientations: [.portrait])

    #expect(
      result.findings.map(\.message) == ["submit leaves the safe area by 34 at the bottom"])
    #expect(result.findings.map(\.configuration) == [0])
  }

  @Test func `unsupported combinations are skipped with their reason`() throws {
    let result = try compare(
      ["iphone-15-pro"], systems: [.major(12), .newest], orientations: [.portraitUpsideDown],
      windows: [.fullScreen])
    let split = try compare(
      ["iphone-15-pro"], orientations: [.portrait], windows: [.split(.half)])

    #expect(result.configurations.isEmpty)
    #expect(
      result.skipped.map(\.name) == [
        "iphone-15-pro · iOS 12", "iphone-15-pro · iOS 26 · portraitUpsideDown",
      ])
    #expect(result.skipped[0].reason == "iPhone 15 Pro runs iOS 17 to 27")
    #expect(result.skipped[1].reason.contains("upside down"))
    #expect(split.skipped.map(\.reason) == ["a phone's window always fills the screen"])
  }

  @Test func `a sensor housing of unknown size is listed as an assumption`() throws {
    let result = try compare(["iphone-13-mini", "iphone-se-2"], orientations: [.portrait])

    #expect(result.configurations[0].assumptions.contains { $0.hasPrefix("sensor housing: ") })
    #expect(result.configurations[1].assumptions.isEmpty)
  }

  @Test func `dark mode is skipped on systems before iOS 13`() throws {
    var request = ComparisonRequest(devices: [try DeviceCatalog.standard.device("iphone-8")])
    request.orientations = [.portrait]
    request.systems = [.major(12), .major(13)]
    request.variations = [UIUserInterfaceStyle?.none, .dark].map { style in
      var variation = LayoutVariation()
      variation.style = style
      return variation
    }

    let result = try SceneComparison("form", request, controller: { FormController() }).run()

    #expect(result.configurations.map(\.id.variation.style) == [nil, nil, .dark])
    #expect(result.skipped.map(\.reason) == ["dark mode begins with iOS 13"])
  }

  @Test func `orientations that the app does not support are skipped`() throws {
    var request = ComparisonRequest(devices: [try DeviceCatalog.standard.device("iphone-15-pro")])
    request.app.supportedOrientations = .portrait

    let result = try SceneComparison("form", request, controller: { FormController() }).run()

    #expect(result.configurations.map(\.id.orientation) == [.portrait])
    #expect(result.skipped.map(\.reason) == ["the app supports portrait only"])
  }

  @Test func `split windows are compared like full-screen windows`() throws {
    let result = try compare(
      ["ipad-air-2"], systems: [.major(12)], orientations: [.landscapeLeft],
      windows: [.fullScreen, .split(.half), .slideOver])

    #expect(result.configurations.count == 3)
    #expect(result.classes.map(\.configurations) == [[1, 2], [0]])
    #expect(result.configurations[2].layout.windowOnScreen.minX > 0)
  }

  @Test func `more configurations than the limit are refused with a message`() throws {
    var request = ComparisonRequest(devices: DeviceCatalog.standard.phones)
    request.systems = (1...40).map { .major($0) }
    request.windows = (1...10).map { .window(CGSize(width: $0, height: $0)) }

    let error = #expect(throws: ComparisonError.self) {
      try SceneComparison("form", request, controller: { FormController() }).run()
    }

    #expect(
      error?.description.hasSuffix(
        "name fewer devices, systems, orientations, sizes or user settings") == true)
  }

  @Test func `the progress ends with the number of configurations`() throws {
    let request = ComparisonRequest(devices: [try DeviceCatalog.standard.device("iphone-se-2")])
    var seen: [Int] = []

    _ = try SceneComparison("form", request, controller: { FormController() }).run {
      seen.append($0)
    }

    #expect(seen == [1, 2])
  }

  @Test(arguments: [
    ("newest", SystemChoice.newest), ("17", .major(17)), ("17.4", .version(.iOS(17, 4))),
  ])
  func `a system choice is read from a keyword`(word: String, choice: SystemChoice) {
    #expect(SystemChoice(word) == choice)
    #expect(SystemChoice(word + "x") == nil)
  }
}
