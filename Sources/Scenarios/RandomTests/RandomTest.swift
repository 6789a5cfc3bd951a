// Randomized tests find errors without a written test: seeded sequences of rotations, resizes,
// settings, touches and controller changes on one or several devices, with invariants that must
// hold after each step. A failure is reduced to a short scenario file. The module does not print or
// write files; `GimbalCommandLine` and `GimbalTesting` do.

public import GimbalComparison

/// A randomized test: a seed, the number of steps, and the invariants that must hold.
///
/// ```swift
/// let randomTest = RandomTest.storm(seed: 7, steps: 200)
/// print(randomTest.seed, randomTest.stepCount, randomTest.invariants.count)
/// ```
///
/// The same randomized test performs the same steps every time, on every machine.
public struct RandomTest: Hashable, Sendable {
  /// The seed, from 0 to ``seedLimit``.
  public var seed: UInt64
  /// The number of steps on each device; at least 1.
  public var stepCount: Int
  /// The invariants that must hold.
  public var invariants: Set<LayoutInvariant>
  /// The lowest severity of a finding that violates ``LayoutInvariant/findings``.
  public var findingLevel: Severity

  /// The largest seed, which a scenario file can represent.
  public static let seedLimit = UInt64(1) << 53
  /// The limit of steps on one device.
  public static let stepLimit = 10_000_000
  /// The steps between two launches: few enough to read, and enough for errors that need several.
  static let roundLength = 40
  /// The limit of runs to shorten a failure.
  public static let runLimit = 200

  /// Creates a randomized test; a seed or number of steps out of range is clamped.
  public static func storm(
    seed: UInt64, steps: Int = 1000,
    invariants: Set<LayoutInvariant> = Set(LayoutInvariant.allCases),
    findingLevel: Severity = .error
  ) -> RandomTest {
    RandomTest(
      seed: min(seed, seedLimit), stepCount: min(max(1, steps), stepLimit), invariants: invariants,
      findingLevel: findingLevel)
  }
}

/// An invariant of every app, whatever the user does.
public enum LayoutInvariant: String, CaseIterable, Hashable, Sendable {
  /// The scene's own rules can be applied.
  case scene
  /// UIKit raises no exception.
  case exceptions
  /// No required constraints conflict.
  case conflicts
  /// The layout settles.
  case loops
  /// The constraints are not ambiguous, checked when the app is idle.
  case ambiguity
  /// A text or control that was reachable stays reachable, at least by scrolling.
  ///
  /// This holds for rotations, resizes, other settings, a keyboard and the background.
  case withinReach = "reach"
  /// The layout is the same if device, settings and controllers are restored without a touch in
  /// between.
  case restoring
  /// No finding about a position is new since the launch; see ``RandomTest/findingLevel``.
  case findings
  /// All objects that the app showed are released when the app has ended.
  case leaks

  /// The names of the invariants in commands.
  public static var names: [String] { allCases.map(\.rawValue) }
}

/// A violated invariant.
public struct RandomTestFailure: Hashable, Sendable {
  /// The invariant.
  public var invariant: LayoutInvariant
  /// The name of the view, the controller or the exception.
  public var subject: String
  /// The violation in one sentence without a full stop.
  public var message: String
  /// The details, as lines.
  public var artifacts = ""
  /// The step with the expected layout; for ``LayoutInvariant/restoring`` only.
  var moment: Int?
  /// The condition of a scenario that does not hold.
  var outcome: RandomTestOutcome

  /// Returns true if both have the same cause: a shorter test must show the same one.
  ///
  /// The leaked object and the first restored view depend on the surrounding steps.
  func isSame(as other: RandomTestFailure) -> Bool {
    guard invariant == other.invariant else { return false }
    return invariant == .leaks || invariant == .restoring || subject == other.subject
  }
}

/// The condition by which a scenario shows a violated invariant.
enum RandomTestOutcome: Hashable, Sendable {
  /// The run fails by itself.
  case none
  /// No event of a name has occurred since the launch.
  case never(String)
  /// A view has a value.
  case view(String, key: String, value: RandomTestValue)
  /// The layout equals that after an earlier step.
  case sameLayout
  /// All shown objects have been released.
  case released
}

/// The value of a view's key in a condition, as `expect` of a scenario has it.
enum RandomTestValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A word, such as `window`.
  case word(String)
}
