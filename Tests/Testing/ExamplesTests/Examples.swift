// swift-format-ignore-file
// Made from the examples of the documentation:
// GIMBAL_WRITE_TABLES=1 swift test --filter DocumentationExamplesTests

import Foundation
import Gimbal
import GimbalCommandLine
import GimbalComparison
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalScenarios
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import Testing

/// README.md, example 1.
@MainActor @Suite struct Example1 {
  @Test func runs() throws {
    let phone = try DeviceCatalog.standard.device("iphone-15-pro")
    let sim = try Simulator(phone, system: .iOS(17))
    sim.launch(ProfileViewController())      // window, root controller, first layout: settled when it returns
    sim.rotate(to: .landscapeLeft)           // as a user rotates it
    print(sim.trace.text)                    // what happened
    print(sim.layout["submit"]!.frame)       // what the screen looks like; the name is an accessibilityIdentifier
  }
}

/// README.md, example 2.
@MainActor @Suite struct Example2 {
  @MainActor @Test func `the player receives one size transition`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    sim.rotate(to: .landscapeLeft)

    expect(sim.trace, .inOrder(["root willTransition(to:with:)", "root viewWillTransition(to: 667 × 375)"]))
    expect(sim.trace, .count("root viewWillTransition", 1))
    expect(sim.layout["play"], .inside(.safeArea))
  }
}

/// Documentation/Gimbal.docc/CommandLine.md, example 1.
@MainActor @Suite struct Example3 {
  func compiles() {
    GimbalProgram(scenes: [
      "Player": { PlayerViewController() }
    ]).run()
  }
}

/// Documentation/Gimbal.docc/DeviceMatrix.md, example 1.
@MainActor @Suite struct Example4 {
  @Test(.simulators(.phones, systems: [.iOS(17), .iOS(18)]))
  func `the button stays in reach`() throws {
    let phone = try #require(Simulator.bound)
    phone.launch(PlayerViewController())
    expect(phone, "play", .inside(.safeArea), .touchable)
  }
}

/// Documentation/Gimbal.docc/DeviceMatrix.md, example 2.
@MainActor @Suite struct Example5 {
  @Test(arguments: ["iphone-se-3", "iphone-14-pro", "ipad-mini-6"], [16, 18])
  func `the button stays inside the safe area`(device: String, system: Int) throws {
    let sim = try Simulator(DeviceCatalog.standard.device(device), system: .iOS(system))
    sim.launch(SignInViewController())
    sim.rotate(to: .landscapeLeft)
    expect(sim.layout["submit"], .inside(.safeArea))
  }
}

/// Documentation/Gimbal.docc/FirstTest.md, example 1.
@MainActor @Suite struct Example6 {
  @MainActor @Suite struct PlayerTests {
    @Test(.simulator("iphone-se-3", system: .iOS(18)))
    func `the player receives a size transition`() throws {
      let phone = try #require(Simulator.bound)
      phone.launch(PlayerViewController())
      let launched = phone.trace.events.count
      phone.rotate(to: .landscapeLeft)
      let rotation = phone.trace.since(launched)

      expect(
        rotation, .inOrder(["root willTransition(to:with:)", "root viewWillTransition(to:with:)"]))
      expect(phone.layout["play"], .inside(.safeArea))
    }
  }
}

/// Documentation/Gimbal.docc/FirstTest.md, example 2.
@MainActor @Suite struct Example7 {
  @Test func runs() throws {
    let phone = try Simulator(DeviceCatalog.standard.device("iphone-se-3"), system: .iOS(18))
    phone.launch(PlayerViewController())
    phone.begin { phone.rotate(to: .landscapeLeft) }
    phone.advance(by: 0.15)
    expect(phone.trace, .count("root viewWillTransition", 1))
    phone.settle()
  }
}

/// Documentation/Gimbal.docc/Gimbal.md, example 1.
@MainActor @Suite struct Example8 {
  @Test func runs() throws {
    let phone = try DeviceCatalog.standard.device("iphone-15-pro")
    let sim = try Simulator(phone, system: .iOS(17))
    sim.launch(ProfileViewController())
    sim.rotate(to: .landscapeLeft)
    print(sim.trace.text)
  }
}

/// Sources/Base/Traces/Differences/TraceDifference.swift, example 1.
@MainActor @Suite struct Example9 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    let launch = sim.trace
    sim.rotate(to: .landscapeLeft)
    let difference = TraceDifference(from: launch, to: sim.trace)
    print(difference.counts[.extra] ?? 0, difference.sameCount == launch.events.count)
  }
}

/// Sources/Base/Traces/Expectations/EventExpectation.swift, example 1.
@MainActor @Suite struct Example10 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    let expectation = EventExpectation.inOrder(["root viewDidLoad", "root viewWillAppear"])
    let result = expectation.check(sim.trace)
    print(result.isMet ? "met" : result.text)
  }
}

/// Sources/Base/Traces/Members/EventMember.swift, example 1.
@MainActor @Suite struct Example11 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    let player = PlayerViewController()
    sim.launch(player)
    sim.rotate(to: .landscapeLeft)
    expect(sim.trace, .inOrder([.willTransition(of: player), .viewWillTransition(of: player)]))
  }
}

/// Sources/Base/Traces/Patterns/EventPattern.swift, example 1.
@MainActor @Suite struct Example12 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    let literal: EventPattern = "root viewWillAppear"
    let parsed = try EventPattern(parsing: "UIButton didMoveTo*")
    print(sim.trace.events.filter(parsed.matches).count, sim.trace.events.filter(literal.matches).count)
  }
}

/// Sources/Base/Traces/Recorder/TraceRecord.swift, example 1.
@MainActor @Suite struct Example13 {
  @Test func runs() throws {
    let phone = try DeviceCatalog.standard.device("iphone-15-pro")
    let sim = try Simulator(phone, recording: .last(1_000))
    sim.launch(PlayerViewController())
    print(sim.trace.events.count)
  }
}

/// Sources/Base/Traces/Trace/Trace.swift, example 1.
@MainActor @Suite struct Example14 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    let launched = sim.trace.events.count
    sim.rotate(to: .landscapeLeft)
    let rotation = sim.trace.since(launched)
    print(rotation.text)
    print(rotation.events(named: "viewWillTransition", on: "root").count)  // 1
  }
}

/// Sources/Interface/Engine/Machine/VirtualClock.swift, example 1.
@MainActor @Suite struct Example15 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    sim.begin { sim.rotate(to: .landscapeLeft) }
    sim.advance(by: 0.15)
    print(sim.clock.now)
    sim.settle()
  }
}

/// Sources/Interface/Terms/Apps/AppDescription.swift, example 1.
@MainActor @Suite struct Example16 {
  @Test func runs() throws {
    var app = AppDescription()
    app.supportedOrientations = .landscape
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), app: app)
    sim.launch(PlayerViewController())
    print(sim.interfaceOrientation)
  }
}

/// Sources/Interface/Terms/Apps/BehaviourSwitches.swift, example 1.
@MainActor @Suite struct Example17 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.switches.notifiesRootOnHalfTurn = false
    sim.switches.rotationDuration = 0.4
    sim.launch(PlayerViewController())
  }
}

/// Sources/Interface/Traits/Values/UserSettings.swift, example 1.
@MainActor @Suite struct Example18 {
  @Test func runs() throws {
    var settings = UserSettings()
    settings.userInterfaceStyle = .dark
    settings.contentSizeCategory = .accessibilityLarge
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), settings: settings)
    sim.launch(PlayerViewController())
    sim.settings.userInterfaceStyle = .light
  }
}

/// Sources/Scenarios/Comparison/Baselines/LayoutBaseline.swift, example 1.
@MainActor @Suite struct Example19 {
  @Test func runs() throws {
    let devices = try DeviceCatalog.standard.select(["iphone-se-3", "iphone-15-pro"])
    let request = ComparisonRequest(devices: devices)
    let comparison = try SceneComparison("player", request) { PlayerViewController() }.run()
    let baseline = LayoutBaseline(comparison)
    let again = try LayoutBaseline(reading: baseline.text, file: "player.baseline.json")
    print(BaselineComparison(comparison, with: again).changes.isEmpty)
  }
}

/// Sources/Scenarios/Comparison/Comparing/SceneComparison.swift, example 1.
@MainActor @Suite struct Example20 {
  @Test func runs() throws {
    let devices = try DeviceCatalog.standard.select(["iphone-se-3", "ipad-mini-a17-pro"])
    let request = ComparisonRequest(devices: devices, systems: [.newest, .major(18)])
    let comparison = try SceneComparison("player", request) { PlayerViewController() }.run()
    for finding in comparison.findings { print(finding.severity, finding.message) }
    print(comparison.classes.count)
  }
}

/// Sources/Scenarios/Comparison/Sweeps/SceneSweep.swift, example 1.
@MainActor @Suite struct Example21 {
  @Test func runs() throws {
    let pad = try DeviceCatalog.standard.device("ipad-pro-13-m4")
    let sweep = try SceneSweep(on: pad) { PlayerViewController() }.run(.width, over: 600...700)
    for stretch in sweep.stretches { print(stretch.first, stretch.last, stretch.differences) }
  }
}

/// Sources/Scenarios/RandomTests/RandomTest.swift, example 1.
@MainActor @Suite struct Example22 {
  @Test func runs() throws {
    let randomTest = RandomTest.storm(seed: 7, steps: 200)
    print(randomTest.seed, randomTest.stepCount, randomTest.invariants.count)
  }
}

/// Sources/Scenarios/Scenarios/Running/ScenarioRunner.swift, example 1.
@MainActor @Suite struct Example23 {
  @Test func runs() throws {
    let scenario = try ScenarioReader.read(contentsOf: "Scenarios/rotation/sign-in.scenario.json")
    let runner = ScenarioRunner()
    let result = runner.run(try runner.cases(of: scenario, devices: ["iphone-15-pro"]))
    for failure in result.cases.flatMap(\.failures) { print(failure.message) }
  }
}

/// Sources/Scenarios/Scenarios/SceneBuilding/SceneRegistry.swift, example 1.
@MainActor @Suite struct Example24 {
  @Test func runs() throws {
    var registry = SceneRegistry()
    registry.register("Player") { PlayerViewController() }
    let runner = ScenarioRunner(registry: registry)
    print(runner.registry.names)
  }
}

/// Sources/Simulator/Devices/Catalog/DeviceCatalog.swift, example 1.
@MainActor @Suite struct Example25 {
  @Test func runs() throws {
    let catalog = DeviceCatalog.standard
    let narrow = catalog.phones.filter { $0.screenSize(.portrait).width <= 320 }
    let chosen = try catalog.select(["ipads", "iphone-se-3"])
    print(narrow.map(\.slug), chosen.count)
  }
}

/// Sources/Simulator/Devices/Multitasking/WindowLayout.swift, example 1.
@MainActor @Suite struct Example26 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("ipad-mini-6"), system: .iOS(18))
    sim.launch(PlayerViewController())
    try sim.resize(to: .slideOver)
    print(sim.layout.traits)  // hC vR
    try sim.resize(to: .fullScreen)
  }
}

/// Sources/Simulator/Devices/Profile/DeviceProfile.swift, example 1.
@MainActor @Suite struct Example27 {
  @Test func runs() throws {
    let phone = try DeviceCatalog.standard.device("iphone-15-pro")
    print(phone.name, phone.screenSize(.landscapeLeft), phone.systemsText)
    let insets = phone.safeArea(system: .iOS(17), orientation: .landscapeLeft)
    print(insets.value, insets.isAssumed)
  }
}

/// Sources/Simulator/Gimbal/Simulator+Folding.swift, example 1.
@MainActor @Suite struct Example28 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-duo"))
    sim.launch(ProfileViewController())
    sim.unfold()
    sim.setHinge(degrees: 120)
    print(sim.posture == .partlyOpen, sim.layout.traits)
  }
}

/// Sources/Simulator/Gimbal/Simulator+Touches.swift, example 1.
@MainActor @Suite struct Example29 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    try sim.tap("play")
    sim.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
  }
}

/// Sources/Simulator/Gimbal/Simulator+Typing.swift, example 1.
@MainActor @Suite struct Example30 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    sim.tap(at: CGPoint(x: 100, y: 200))
    sim.type("Ada\n")
  }
}

/// Sources/Simulator/Gimbal/Simulator.swift, example 1.
@MainActor @Suite struct Example31 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    sim.launch(ProfileViewController())
    sim.rotate(to: .landscapeLeft)
    print(sim.trace.text)
  }
}

/// Sources/Simulator/Snapshots/LayoutExpectation.swift, example 1.
@MainActor @Suite struct Example32 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    expect(sim.layout["play"], .inside(.safeArea))
    let failure = LayoutExpectation.inside(.window).failure(of: sim.layout["play"])
    print(failure ?? "inside")
  }
}

/// Sources/Simulator/Snapshots/LayoutSnapshot.swift, example 1.
@MainActor @Suite struct Example33 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    let portrait = sim.layout
    sim.rotate(to: .landscapeLeft)
    print(sim.layout)
    for line in sim.layout.differences(from: portrait) { print(line) }
  }
}

/// Sources/Simulator/Snapshots/LocatedView.swift, example 1.
@MainActor @Suite struct Example34 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    if let play = sim.layout["play"] {
      print(play.frame, play.windowFrame, play.isVisible, play.layout.safeArea)
    }
  }
}

/// Sources/Testing/GimbalTesting/Expectations/ExceptionExpect.swift, example 1.
@MainActor @Suite struct Example35 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    expectException("CALayerInvalidGeometry", on: sim) {
      sim.perform { sim.window?.rootViewController?.view.frame.origin.x = .nan }
    }
  }
}

/// Sources/Testing/GimbalTesting/Expectations/RandomTestExpect.swift, example 1.
@MainActor @Suite struct Example36 {
  @Test func runs() throws {
    expect({ PlayerViewController() }, .survives(.storm(seed: 7, steps: 40)))
  }
}

/// Sources/Testing/GimbalTesting/GimbalTesting.swift, example 1.
@MainActor @Suite struct Example37 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(PlayerViewController())
    expect(sim.trace, .count("root viewDidLoad", 1))
    expect(sim.trace, .never("* exception"))
  }
}

/// Sources/Testing/GimbalTesting/LayoutChecks/AssertionExpect.swift, example 1.
@MainActor @Suite struct Example38 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    sim.rotate(to: .landscapeLeft)
    expect(sim, "play", .inside(.safeArea), .touchable, .touchTarget())
  }
}

/// Sources/Testing/GimbalTesting/LayoutChecks/AssertionExpect.swift, example 2.
@MainActor @Suite struct Example39 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let player = PlayerViewController()
    sim.launch(player)
    expect(player.view, .visible, .inside(.window))
  }
}

/// Sources/Testing/GimbalTesting/LayoutChecks/AssertionExpect.swift, example 3.
@MainActor @Suite struct Example40 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let player = PlayerViewController()
    sim.launch(player)
    let before = LayoutSnapshot(showing: player.view)
    player.view.setNeedsLayout()
    expect(player.view, .unchanged(since: before))
  }
}

/// Sources/Testing/GimbalTesting/LayoutChecks/ViewNaming.swift, example 1.
@MainActor @Suite struct Example41 {
  @Test func runs() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(PlayerViewController())
    expect(sim, "play", .inside(.safeArea), .visible)
  }
}

/// Sources/Testing/GimbalTesting/Matrix/SimulatorsTrait.swift, example 1.
@MainActor @Suite struct Example42 {
  @Test(.simulators(.phones, systems: [.iOS(17), .iOS(18)])) @MainActor
  func `the button stays on the screen`() throws {
    let phone = try #require(Simulator.bound)
    phone.launch(PlayerViewController())
    expect(phone, "play", .inside(.safeArea))
  }
}

/// Sources/Testing/GimbalTesting/Scopes/SimulatorTrait.swift, example 1.
@MainActor @Suite struct Example43 {
  @Suite(.simulator("iphone-se-3")) @MainActor struct ScreenTests {
    @Test func `the screen is the device's`() throws {
      let phone = try #require(Simulator.bound)
      #expect(UIScreen.main.bounds.size == phone.screen.bounds.size)
    }
  }
}

/// Sources/Tool/CommandLine/Arguments/AppVerb.swift, example 1.
@MainActor @Suite struct Example44 {
  func compiles() {
    GimbalProgram(
      scenes: ["Player": { PlayerViewController() }],
      verbs: [
        AppVerb("screens", "Names the screens.") { _, console in
          console.write("Player\n")
          return .held
        }
      ]
    ).run()
  }
}

/// Sources/Tool/CommandLine/GimbalProgram.swift, example 1.
@MainActor @Suite struct Example45 {
  func compiles() {
    GimbalProgram(scenes: ["Player": { PlayerViewController() }]).run()
  }
}
