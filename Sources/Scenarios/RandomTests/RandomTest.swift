// Storms finds mistakes that no test was written for: seeded sequences of turns, resizes, settings, fingers and
// controllers on one device after the other, and laws that must hold after each step. A failure is made as short as
// it can be, and written as a scenario file that shows it. It refuses to print and to write files; `CommandLine` and
// `GimbalTesting` do.

public import GimbalComparison

/// A storm: a seed, how many steps, and which laws must hold.
///
/// ```swift
/// let randomTest = RandomTest.storm(seed: 7, steps: 200)
/// print(randomTest.seed, randomTest.stepCount, randomTest.invariants.count)
/// ```
///
/// The same storm takes the same steps every time, on every machine.
public struct RandomTest: Hashable, Sendable {
  /// The seed, from 0 to ``seedLimit``.
  public var seed: UInt64
  /// The number of steps on each device; at least 1.
  public var stepCount: Int
  /// The laws that must hold.
  public var invariants: Set<LayoutInvariant>
  /// The lowest severity of a finding that breaks ``LayoutInvariant/findings``.
  public var findingLevel: Severity

  /// The largest seed: a scenario file can say it.
  public static let seedLimit = UInt64(1) << 53
  /// The most steps on one device.
  public static let stepLimit = 10_000_000
  /// The steps between two launches: as few as a person reads, enough for what takes several.
  static let roundLength = 40
  /// The most runs that make a failure shorter.
  public static let runLimit = 200

  /// A storm; a seed or a number of steps that is out of range counts as its end.
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

/// A law that holds whatever is done to an app.
public enum LayoutInvariant: String, CaseIterable, Hashable, Sendable {
  /// The scene's own rules can be carried out.
  case scene
  /// UIKit raises no exception.
  case exceptions
  /// No required constraints conflict.
  case conflicts
  /// The layout comes to rest.
  case loops
  /// Constraints leave nothing open, looked for when the app is at rest.
  case ambiguity
  /// A text or a control that could be reached before a turn, a resize, other settings, a keyboard or the
  /// background can be reached after it, by scrolling at the worst.
  case withinReach = "reach"
  /// The layout is the same when device, settings and controllers are as they were, and no person has touched
  /// the app since.
  case restoring
  /// No finding of a place that was not there after the launch; see ``RandomTest/findingLevel``.
  case findings
  /// Nothing that the app showed is left when the app has ended.
  case leaks

  /// The laws by the names that calls have for them.
  public static var names: [String] { allCases.map(\.rawValue) }
}

/// A broken law.
public struct RandomTestFailure: Hashable, Sendable {
  /// The law.
  public var invariant: LayoutInvariant
  /// The view, the controller or the exception that it is about, by its name.
  public var subject: String
  /// The law's breach in one sentence without a full stop.
  public var message: String
  /// The evidence, in lines.
  public var artifacts = ""
  /// The step after which the layout was as it should be now; of ``LayoutInvariant/restoring`` only.
  var moment: Int?
  /// The claim of a scenario that does not hold.
  var outcome: RandomTestOutcome

  /// True if both tell of one fault: a shorter storm must show the same one.
  ///
  /// The leaked object and the view that is restored first depend on the steps around them.
  func isSame(as other: RandomTestFailure) -> Bool {
    guard invariant == other.invariant else { return false }
    return invariant == .leaks || invariant == .restoring || subject == other.subject
  }
}

/// The claim with which a scenario shows a broken law.
enum RandomTestOutcome: Hashable, Sendable {
  /// The run fails by itself.
  case none
  /// No event of a name has come since the launch.
  case never(String)
  /// A view is so.
  case view(String, key: String, value: RandomTestValue)
  /// The layout is that of an earlier moment.
  case sameLayout
  /// All that was shown has been released.
  case released
}

/// A value of a claim.
enum RandomTestValue: Hashable, Sendable {
  case bool(Bool)
  case word(String)
}
