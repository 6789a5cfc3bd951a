public import GimbalDocuments
public import GimbalSnapshots
public import GimbalTraces

/// The result of one case.
public struct CaseResult: Sendable {
  /// The id of the case.
  public var id: CaseID
  /// The scenario's title.
  public var title: String
  /// The recorded sequence that the scenario checks, if any.
  public var rule: String?
  /// The reason why the scenario is not run; nil if it was run.
  public var pending: String?
  /// The failures, in the order of the steps.
  public var failures: [CaseFailure]
  /// The number of steps that were performed.
  public var stepCount: Int
  /// The number of checked conditions, without those of skipped steps.
  public var outcomeCount: Int
  /// The number of events that were recorded.
  public var eventCount: Int
  /// The assumed metrics of the device, one sentence each.
  public var assumptions: [String]
  /// The duration of the case, in seconds; 0 unless it was measured.
  public var seconds = 0.0
  /// Conflicts, ambiguity and layout loops that no step expects, in the order of the steps.
  public var warnings: [CaseWarning] = []
  /// The number of runs of the case: more than one if it failed and was repeated.
  public var tries = 1
  /// The failures of the first run of a case that passed when it was repeated.
  public var flakes: [CaseFailure] = []
  /// The trace; nil unless traces are stored.
  public var trace: Trace?
  /// The stored layouts, in order.
  public var layouts: [NamedLayout]

  /// Creates a result.
  public init(
    id: CaseID, title: String, rule: String? = nil, failures: [CaseFailure] = [],
    stepCount: Int = 0,
    outcomeCount: Int = 0, eventCount: Int = 0, assumptions: [String] = [], trace: Trace? = nil,
    layouts: [NamedLayout] = [], pending: String? = nil
  ) {
    self.id = id
    self.title = title
    self.rule = rule
    self.pending = pending
    self.failures = failures
    self.stepCount = stepCount
    self.outcomeCount = outcomeCount
    self.eventCount = eventCount
    self.assumptions = assumptions
    self.trace = trace
    self.layouts = layouts
  }

  /// True if all conditions held; a case that is not run has no failures.
  public var passed: Bool { failures.isEmpty }

  /// True if the case failed first, and passed when it was repeated.
  public var isFlaky: Bool { passed && tries > 1 }

  /// True if the case ran and passed without a checked condition.
  public var provesNothing: Bool { passed && pending == nil && outcomeCount == 0 }
}

/// A layout with the name under which a step stored it.
public struct NamedLayout: Hashable, Sendable {
  /// The name; `launch` for the layout after the launch.
  public var label: String
  /// The layout.
  public var layout: LayoutSnapshot

  /// Creates a named layout.
  public init(label: String, layout: LayoutSnapshot) {
    self.label = label
    self.layout = layout
  }
}

/// One failed condition or step.
public struct CaseFailure: Hashable, Sendable {
  /// The file of the condition.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The number of the step, from 1.
  public var step: Int
  /// The failure in one line.
  public var message: String
  /// The explanation: several lines, or empty.
  public var artifacts: String
  /// The command that runs the case again.
  public var reproduce: String

  /// Creates a failure.
  public init(
    file: String, position: SourcePosition, step: Int, message: String, artifacts: String = "",
    reproduce: String
  ) {
    self.file = file
    self.position = position
    self.step = step
    self.message = message
    self.artifacts = artifacts
    self.reproduce = reproduce
  }
}
