#if !APPLE_UIKIT
  // The names that types and members of `import GimbalTesting` had in version 0.1.0.
  //
  // They work until the next minor version, and the compiler names the new ones.

  public import GimbalEngine
  public import GimbalGoldens
  public import GimbalRandomTests
  public import GimbalSnapshots

  /// The former name of `AssertionError`.
  @available(*, deprecated, renamed: "AssertionError")
  public typealias ClaimProblem = AssertionError

  /// The former name of `AssertionScreen`.
  @available(*, deprecated, renamed: "AssertionScreen")
  public typealias ClaimScreen = AssertionScreen

  /// The former name of `ExpectedView`.
  @available(*, deprecated, renamed: "ExpectedView")
  public typealias ClaimedView = ExpectedView

  /// The former name of `LayoutAssertion`.
  @available(*, deprecated, renamed: "LayoutAssertion")
  public typealias LayoutClaim = LayoutAssertion

  /// The former name of `RandomTest`.
  @available(*, deprecated, renamed: "RandomTest")
  public typealias Storm = RandomTest

  /// The former name of `RandomTestError`.
  @available(*, deprecated, renamed: "RandomTestError")
  public typealias StormError = RandomTestError

  /// The former name of `RandomTestExpectation`.
  @available(*, deprecated, renamed: "RandomTestExpectation")
  public typealias StormExpectation = RandomTestExpectation

  /// The former name of `RandomTestFailure`.
  @available(*, deprecated, renamed: "RandomTestFailure")
  public typealias StormFailure = RandomTestFailure

  /// The former name of `RandomTestFinding`.
  @available(*, deprecated, renamed: "RandomTestFinding")
  public typealias StormFinding = RandomTestFinding

  /// The former name of `LayoutInvariant`.
  @available(*, deprecated, renamed: "LayoutInvariant")
  public typealias StormLaw = LayoutInvariant

  /// The former name of `RandomTestResult`.
  @available(*, deprecated, renamed: "RandomTestResult")
  public typealias StormResult = RandomTestResult

  /// The former name of `RandomTestRunner`.
  @available(*, deprecated, renamed: "RandomTestRunner")
  public typealias StormRunner = RandomTestRunner

  // MARK: Members

  extension AssertionScreen {
    /// The former name of `expected(_:called:)`.
    ///
    /// - Throws: what `expected(_:called:)` throws.
    @available(*, deprecated, renamed: "expected(_:called:)")
    public func claimed(
      _ view: UIView, called phrase: String
    ) throws(AssertionError) -> ExpectedView {
      try expected(view, called: phrase)
    }
  }

  extension ExpectedView {
    /// The former name of `positioned`.
    @available(*, deprecated, renamed: "positioned")
    public var placed: LocatedView { positioned }

    /// The former name of `phrase`.
    @available(*, deprecated, renamed: "phrase")
    public var words: String { phrase }
  }

  extension RandomTest {
    /// The former name of `invariants`.
    @available(*, deprecated, renamed: "invariants")
    public var laws: Set<LayoutInvariant> {
      get { invariants }
      set { invariants = newValue }
    }

    /// The former signature of `storm(seed:steps:invariants:findingLevel:)`.
    @available(*, deprecated, renamed: "storm(seed:steps:invariants:findingLevel:)")
    public static func storm(
      seed: UInt64, steps: Int = 1000, laws: Set<LayoutInvariant>
    ) -> RandomTest {
      storm(seed: seed, steps: steps, invariants: laws)
    }
  }

  extension RandomTestFailure {
    /// The former name of `invariant`.
    @available(*, deprecated, renamed: "invariant")
    public var law: LayoutInvariant {
      get { invariant }
      set { invariant = newValue }
    }

    /// The former name of `message`.
    @available(*, deprecated, renamed: "message")
    public var sentence: String {
      get { message }
      set { message = newValue }
    }

    /// The former name of `artifacts`.
    @available(*, deprecated, renamed: "artifacts")
    public var evidence: String {
      get { artifacts }
      set { artifacts = newValue }
    }
  }

  extension LayoutInvariant {
    /// The former name of `withinReach`.
    @available(*, deprecated, renamed: "withinReach")
    public static var reach: Self { .withinReach }
  }

  extension GoldenClass {
    /// The former name of `phrase`.
    @available(*, deprecated, renamed: "phrase")
    public var words: String {
      get { phrase }
      set { phrase = newValue }
    }
  }

  extension GoldenFailure {
    /// The former name of `message`.
    @available(*, deprecated, renamed: "message")
    public var sentence: String {
      get { message }
      set { message = newValue }
    }

    /// The former name of `artifacts`.
    @available(*, deprecated, renamed: "artifacts")
    public var evidence: String {
      get { artifacts }
      set { artifacts = newValue }
    }
  }
#endif
