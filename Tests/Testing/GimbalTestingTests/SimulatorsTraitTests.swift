import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalTesting

/// A view that is 350 points wide, whatever the screen.
private final class WideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let wide = UIView(frame: CGRect(x: 0, y: 100, width: 350, height: 50))
    wide.accessibilityIdentifier = "wide"
    view.addSubview(wide)
  }
}

@MainActor @Suite struct SimulatorsTraitTests {
  /// The issues that a matrix records when it runs a test.
  private func issues(
    of trait: SimulatorsTrait, _ body: @escaping @Sendable @MainActor () async throws -> Void
  ) async throws -> [Issue] {
    let test = try #require(Test.current)
    let box = IssueBox()
    try await IssueHandlingTrait.compactMapIssues { box.take($0) }.provideScope(
      for: test, testCase: Test.Case.current
    ) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
    }
    return box.all
  }

  @Test(.simulators(.phones, systems: [.iOS(17), .iOS(18)]))
  func `each matrix cell has a separate device, bound to the test`() throws {
    let phone = try #require(Simulator.bound)
    #expect(phone.system == .iOS(17) || phone.system == .iOS(18))
    #expect(phone.profile.idiom == .phone)
    #expect(UIScreen.main === phone.screen)
    #expect(phone.trace.events.isEmpty)
  }

  @Test func `the failures of one line are one issue, with the reason and the first of them`()
    async throws
  {
    let line = #line + 4
    let issues = try await issues(of: .simulators(.phones)) {
      let phone = try #require(Simulator.bound)
      phone.launch(WideController())
      expect(phone, "wide", .inside(.window))
    }
    let text = issues.flatMap(\.comments).map(\.rawValue).joined()
    let phones = DeviceCatalog.standard.phones
    let narrow = phones.count { $0.screen.pointsPortrait.width < 350 }
    #expect(issues.count == 1 && issues.first?.sourceLocation?.line == line)
    #expect(
      text.hasPrefix("fails on \(narrow) of \(phones.count): all narrower than 375 pt\non iphone-"),
      "\(text)")
    #expect(
      text.contains("'wide' is not inside the window: it leaves it by 30 at the right\n  'wide': "))
    #expect(text.split(separator: "\n").count < 14, "\(text)")
  }

  @Test func `two lines are two issues, and Swift Testing's own issues are reported`() async throws
  {
    let issues = try await issues(of: .simulators(.named("iphone-se-3", "ipads"))) {
      let device = try #require(Simulator.bound)
      #expect(device.profile.idiom == .phone, "a remark")
      #expect(device.profile.idiom == .pad)
    }
    let strings = issues.map { $0.comments.map(\.rawValue).joined() }
    #expect(strings.count == 2)
    #expect(strings[0].contains(": all iPads\n") && strings[0].contains("a remark"), "\(strings)")
    #expect(strings[0].contains("Expectation failed"), "\(strings)")
    #expect(strings[1].hasPrefix("fails on 1 of "), "\(strings)")
  }

  @Test func `a test that throws continues with the next device, and the error is reported`()
    async throws
  {
    struct Mistake: Error, CustomStringConvertible { var description: String { "no player" } }
    let issues = try await issues(of: .simulators(.named("iphone-se-3", "iphone-15"))) {
      if Simulator.bound?.profile.slug == "iphone-se-3" { throw Mistake() }
      try #require(Bool(false))
    }
    let strings = issues.map { $0.comments.map(\.rawValue).joined() }
    #expect(strings.count == 2 && strings[0].contains("no player"), "\(strings)")
    #expect(strings[1].hasPrefix("fails on 1 of 2: all "), "\(strings)")
  }

  @Test func `a known issue is no failure of the matrix`() async throws {
    let issues = try await issues(of: .simulators(.named("iphone-se-3"))) {
      withKnownIssue { expect(try #require(Simulator.bound), "nothing", .visible) }
    }
    #expect(issues.isEmpty)
  }

  @Test func `a matrix without a device, or with an unknown name, throws the reason`() async {
    await #expect(throws: EmptyMatrix.self) {
      _ = try await issues(of: .simulators(.named("iphone-se-3"), systems: [.iOS(6)])) {}
    }
    await #expect(throws: DeviceCatalogError.self) {
      _ = try await issues(of: .simulators(.named("iphone-es-3"))) {}
    }
  }

  @Test func `a folding device is used in each posture, other devices once`() async throws {
    let issues = try await issues(
      of: .simulators(.named("iphone-duo", "iphone-15-pro"), postures: [.partlyOpen, .open])
    ) {
      #expect(Simulator.bound?.posture != .open)
    }
    let text = issues.flatMap(\.comments).map(\.rawValue).joined()
    #expect(issues.count == 1)
    #expect(text.hasPrefix("fails on 1 of 3: all open\non iphone-duo@open · iOS 27.1: "), "\(text)")
  }

  @Test func `an app is launched in each window that a device offers`() async throws {
    let small = WindowLayout.window(CGSize(width: 500, height: 600))
    let trait: SimulatorsTrait = .simulators(
      .named("ipad-pro-11-m4", "iphone-se-3"), windows: [.fullScreen, small])
    let positions = try trait.positions()
    #expect(
      positions.map { "\($0.phrase): \($0.width) \($0.sizeClasses.horizontal)" } == [
        "ipad-pro-11-m4 · iOS 26: 834.0 regular",
        "ipad-pro-11-m4 · iOS 26 · a window of 500 × 600: 500.0 compact",
        "iphone-se-3 · iOS 26: 375.0 compact",
      ])
    let issues = try await issues(of: trait) {
      let device = try #require(Simulator.bound)
      let controller = UIViewController()
      device.launch(controller)
      #expect(controller.view.bounds.width != 500)
    }
    let text = issues.flatMap(\.comments).map(\.rawValue).joined()
    #expect(text.hasPrefix("fails on 1 of 3: all 500 pt wide\n"), "\(text)")
  }

  @Test(.simulator("iphone-duo@open", window: .split(.half)))
  func `an app of a single device is launched in a window too`() throws {
    let controller = UIViewController()
    try #require(Simulator.bound).launch(controller)
    #expect(controller.view.bounds.size == CGSize(width: 469, height: 669))
  }

  @Test func `postures without a hinge, and windows that none offers, are refused`() async {
    await #expect(throws: PostureRefusal.self) {
      _ = try await issues(of: .simulators(.named("iphone-se-3"), postures: [.open])) {}
    }
    await #expect(throws: EmptyMatrix.self) {
      _ = try await issues(of: .simulators(.named("iphone-se-3"), windows: [.slideOver])) {}
    }
  }

  @Test func `the variable selects a folding device in all postures or in one`() throws {
    let phones = { (only: [String]) throws -> [String] in
      try MatrixDevices.phones.devices(
        in: .standard, only: only, postures: [.partlyOpen, .open]
      ).map(\.slug)
    }
    #expect(try phones(["iphone-duo"]) == ["iphone-duo@partlyOpen", "iphone-duo@open"])
    #expect(try phones(["iphone-duo@open"]) == ["iphone-duo@open"])
  }

  @Test func `the environment variable limits the devices of a choice`() throws {
    let chosen = try MatrixDevices.all.devices(in: .standard, only: ["iphone-se-3", "ipads"])
    #expect(chosen.count == DeviceCatalog.standard.ipads.count + 1)
    #expect(try MatrixDevices.phones.devices(in: .standard, only: ["ipads"]).isEmpty)
  }

  @Test(.simulator("iphone-se-1"))
  func `the artifacts of a failure are those of the checked value`() async throws {
    let phone = try #require(Simulator.bound)
    phone.launch(WideController())
    let box = ArtifactsBox()
    withKnownIssue {
      ArtifactsBox.$current.withValue(box) {
        expect(phone.trace, .never("root viewDidLoad"))
        expect(phone, "wide", .inside(.window))
        expect(phone.layout["wide"], .inside(.window))
      }
    }
    #expect(
      box.all.map { piece in piece.files.map(\.name) } == [
        ["iphone-se-1-15.trace.jsonl"],
        ["iphone-se-1-15.layout.txt", "iphone-se-1-15.layout.svg"],
        ["iphone-se-1-15.layout.txt", "iphone-se-1-15.layout.svg"],
      ])
    let testImage = String(decoding: try #require(box.all.last?.files.last?.bytes), as: UTF8.self)
    #expect(testImage.hasPrefix("<svg ") && testImage.contains("wide"), "\(testImage.prefix(300))")
  }

  @Test func `a failed test has trace and layout as artifacts, whichever was checked`() async throws
  {
    let test = try #require(Test.current)
    let box = ArtifactsBox()
    let failures = IssueBox()
    let trait: SimulatorTrait = .simulator("iphone-se-1")
    try await ArtifactsBox.$current.withValue(box) {
      try await IssueHandlingTrait.compactMapIssues { failures.take($0) }.provideScope(
        for: test, testCase: Test.Case.current
      ) {
        try await trait.provideScope(for: test, testCase: Test.Case.current) { @MainActor in
          let phone = try #require(Simulator.bound)
          phone.launch(WideController())
          expect(phone.trace, .never("root viewDidLoad"))
        }
      }
    }
    #expect(failures.all.count == 1)
    #expect(box.all.map(\.isTrace) == [true, false])
  }

  @Test(.simulator("iphone-se-1"))
  func `each failed line stores the checked value, the first also the end of the test`()
    async throws
  {
    let phone = try #require(Simulator.bound)
    let test = try #require(Test.current)
    let (box, taken) = (ArtifactsBox(isMatrix: true), IssueBox())
    phone.launch(WideController())
    try await ArtifactsBox.$current.withValue(box) {
      try await IssueHandlingTrait.compactMapIssues { taken.take($0) }.provideScope(
        for: test, testCase: Test.Case.current
      ) { @MainActor in
        expect(phone.layout["wide"], .inside(.window))
        expect(phone.trace, .never("root viewDidLoad"))
        #expect(phone.profile.idiom == .pad)
      }
    }
    box.collect(.trace(phone.trace), of: nil)
    var failures = MatrixFailures([
      MatrixLocation(device: phone.profile, system: phone.system, orientation: .portrait)
    ])
    failures.add(taken.all, box.located, at: 0)
    #expect(failures.groups.map { $0.artifacts.map(\.isTrace) } == [[false, true], [true], []])
  }
}
