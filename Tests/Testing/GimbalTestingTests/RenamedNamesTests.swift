import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import Testing

/// A use of deprecated names; the protocol hides it from the compiler's warnings.
@MainActor
private protocol UsesFormerNames {
  func read() throws -> [String]
}

@MainActor
private struct ReadsFormerNames: UsesFormerNames {
  @available(*, deprecated)
  func read() throws -> [String] {
    let era: Era = SystemVersion.iOS(12).era
    let turn: QuarterTurn = .half
    let figure: Figure<Int> = Figure(4, .given(.high))
    let law: DeviceLaw = .landscapeIsTurned
    var storm: Storm = .storm(seed: 3, steps: 2, laws: [.reach])
    storm.laws.insert(.leaks)
    var switches = BehaviourSwitches()
    switches.keepsSpacingBetweenLeadingHiddenViews.toggle()
    switches.tellsOfTurnAtLaunch.toggle()
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    sim.launch(UIViewController())
    let finger: Finger = sim.touch(at: .zero)
    defer { finger.lift() }
    return [
      "\(era == .e2)", "\(turn)", "\(figure.value)", law.rawValue,
      "\(storm.laws == [.reach, .leaks])",
      "\(switches.preservesSpacingBetweenLeadingHiddenViews)",
      "\(switches.reportsRotationAtLaunch)", "\(finger.point)",
      "\(EventPattern("a(").problem?.problem == EventPattern("a(").issue?.issue)",
      LayoutRelation.above.words("x"), "\(ViewRole.picture == .image)",
      "\(sim.trace.marks.count)",
    ]
  }
}

/// The former names of `import Gimbal` and `import GimbalTesting` work and have the new meanings.
@MainActor @Suite struct RenamedNamesTests {
  @Test func `former names are those of the renamed types and members`() throws {
    let words = try (ReadsFormerNames() as any UsesFormerNames).read()
    let switches = BehaviourSwitches()

    #expect(
      words == [
        "true", "half", "4", "landscapeIsTurned", "true",
        "\(!switches.preservesSpacingBetweenLeadingHiddenViews)",
        "\(!switches.reportsRotationAtLaunch)", "\(CGPoint.zero)", "true",
        "above x", "true", "0",
      ])
  }
}
