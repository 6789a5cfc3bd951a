import Foundation
import Gimbal
import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalRandomTests
import GimbalScenarios
import SlowTests
import Testing

@MainActor @Suite struct RandomTestsTests {
  private let runner: ScenarioRunner
  private let scene = JSONValue.members([("swift", .string("Planted"))])

  init() {
    var runner = ScenarioRunner()
    runner.registry.register("Planted") { LabelledController() }
    self.runner = runner
  }

  private func run(
    _ randomTest: RandomTest, on slug: String = "iphone-se-3", _ runner: ScenarioRunner? = nil
  ) throws -> RandomTestResult {
    let device = try DeviceCatalog.standard.device(slug)
    return try RandomTestRunner(scene: scene, runner: runner ?? self.runner)
      .run(randomTest, on: device, device.defaultSystem)
  }

  @Test(arguments: PlantedException.all)
  func `a randomized test finds each planted defect with the fewest steps`(
    exception: PlantedException
  )
    throws
  {
    try find(exception, seed: 1)
  }

  @Test(.long, arguments: PlantedException.all)
  func `other seeds also find each planted defect`(exception: PlantedException) throws {
    for seed in 2...20 as ClosedRange<UInt64> { try find(exception, seed: seed) }
  }

  /// Searches for a failure, and runs the scenario that reproduces it.
  private func find(_ exception: PlantedException, seed: UInt64) throws {
    var runner = ScenarioRunner()
    runner.registry.register("Planted", exception.root)
    let result = try run(.storm(seed: seed, steps: 2000), on: exception.device, runner)
    let finding = try #require(result.finding)
    #expect(exception.invariants.contains(finding.failure.invariant), "\(finding.failure.message)")
    #expect(finding.steps.count <= exception.known + 1, "\(finding.steps)")
    #expect(finding.runCount <= RandomTest.runLimit)

    let document = try JSONReader.read(Array(finding.scenario.utf8), file: "x.scenario.json")
    let scenario = try ScenarioReader.read(DocumentValue(document, file: "x.scenario.json"))
    let played = runner.run(try runner.cases(of: scenario))
    #expect(played.cases.count == 1 && !played.passed, "\(finding.scenario)")
  }

  @Test func `a screen without defects passes on any device`() throws {
    for slug in ["iphone-se-3", "iphone-15-pro", "ipad-mini-a17-pro"] {
      let result = try run(.storm(seed: 3, steps: 200), on: slug)
      #expect(result.finding == nil, "\(result.finding?.scenario ?? "")")
      #expect(result.stepCount == 200)
    }
  }

  @Test func `both halves of a folding display have their own layouts`() throws {
    var runner = ScenarioRunner()
    runner.registry.register("Planted") { FittedController() }
    let result = try run(
      .storm(seed: 7, steps: 2000, invariants: [.restoring]), on: "iphone-duo@open", runner)
    #expect(result.finding == nil, "\(result.finding?.scenario ?? "")")
  }

  @Test func `equal seeds take equal steps, and different seeds different ones`() throws {
    var runner = ScenarioRunner()
    runner.registry.register("Planted", PlantedException.all[5].root)
    let results = try [1, 1, 2].map { try run(.storm(seed: $0, steps: 2000), runner) }
    #expect(results[0].stepCount == results[1].stepCount)
    #expect(results[0].finding?.scenario == results[1].finding?.scenario)
    #expect(results[0].stepCount != results[2].stepCount)
  }

  @Test func `only the requested invariants are checked`() throws {
    var runner = ScenarioRunner()
    runner.registry.register("Planted", PlantedException.all[1].root)
    #expect(
      try run(.storm(seed: 1, steps: 300, invariants: [.conflicts]), runner).finding == nil)
    #expect(
      try run(.storm(seed: 1, steps: 300, invariants: [.restoring]), runner).finding != nil)
  }

  @Test func `a seed and a number out of range are clamped`() {
    let randomTest = RandomTest.storm(seed: .max, steps: -3)
    #expect(randomTest.seed == RandomTest.seedLimit && randomTest.stepCount == 1)
  }
}

/// A controller whose view has a subview in its safe area.
private final class FittedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }
}
