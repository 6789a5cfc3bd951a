public import GimbalScenarios

/// The result of a run as text for a terminal.
public enum RunText {
  /// The limit of explanatory lines of one failure.
  static let artifactsLimit = 60
  /// The limit of named cases in addition to one with the same failure.
  static let namedLimit = 8
  /// The limit of scenarios with warnings in the summary.
  static let warnedLimit = 10

  /// The number of flaky cases that the summary names.
  static let flakyLimit = 100

  /// Returns the report of a run.
  ///
  /// The report begins with the failures, their explanations and commands; failures at the same
  /// positions are combined. Then it lists file errors, pending scenarios, warnings and the number
  /// of assumed metrics. The last line is a summary.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(
    _ run: RunResult, style: TextStyle = .plain, listsAssumptions: Bool = false
  ) -> String {
    var lines = FailureGroups.alike(run.failed).flatMap { failedCases($0, style) }
    if !run.issues.isEmpty {
      lines.append(style.bold("Could not be read"))
      lines += run.issues.map { "  " + VisibleText.of($0, limit: 2_000) } + [""]
    }
    let flakyCases = run.flaky
    if !flakyCases.isEmpty {
      lines.append(style.doubtful("Flaky") + ": failed, and passed when run again")
      lines += flakyCases.prefix(flakyLimit).flatMap(flaky)
      let more = flakyCases.count - flakyLimit
      lines += (more > 0 ? ["  and \(more) more"] : []) + [""]
    }
    if !run.pending.isEmpty {
      lines.append(style.bold("Pending"))
      lines += pending(run) + [""]
    }
    lines += warnings(run, style)
    lines += assumptions(run, style, listed: listsAssumptions)
    return (lines + [summary(run, style)]).joined(separator: "\n") + "\n"
  }

  /// Returns one case on one line, as shown during a run.
  public static func line(_ result: CaseResult, style: TextStyle = .plain) -> String {
    let name = VisibleText.of(result.id.description, limit: 1_000)
    if result.pending != nil { return style.doubtful("pending ") + name }
    return (result.passed ? style.good("passed  ") : style.bad("failed  ")) + name
  }

  private static func failedCases(_ results: [CaseResult], _ style: TextStyle) -> [String] {
    let lines = failedCase(results[0], style)
    if results.count == 1 { return lines + [""] }
    let others = results.dropFirst().prefix(namedLimit).map {
      "\($0.id.device) iOS \($0.id.system)"
    }
    let more = results.count - 1 - others.count
    return lines + [
      "  \(FailureGroups.heading(Array(results.dropFirst()), like: results[0])): "
        + VisibleText.of(others.joined(separator: ", "), limit: 1_000)
        + (more > 0 ? ", and \(more) more" : ""),
      "",
    ]
  }

  private static func failedCase(_ result: CaseResult, _ style: TextStyle) -> [String] {
    var lines = [
      line(result, style: style),
      "  " + style.faint(VisibleText.of(title(of: result), limit: 1_000)),
    ]
    for failure in result.failures {
      lines.append(
        "  \(VisibleText.of(failure.file)):\(failure.position): step \(failure.step): "
          + VisibleText.of(failure.message, limit: 2_000))
      lines += artifacts(failure).map { $0.isEmpty ? "" : "    " + $0 }
    }
    var commands: [String] = []
    for failure in result.failures where !commands.contains(failure.reproduce) {
      commands.append(failure.reproduce)
    }
    lines += commands.map { "  run again: " + style.bold(VisibleText.of($0, limit: 2_000)) }
    return lines
  }

  /// Returns the title, after the recorded sequence that the scenario checks.
  private static func title(of result: CaseResult) -> String {
    (result.rule.map { $0 + ": " } ?? "") + result.title
  }

  private static func artifacts(_ failure: CaseFailure) -> [String] {
    if failure.artifacts.isEmpty { return [] }
    let lines = VisibleText.lines(of: failure.artifacts)
    let more = lines.count - artifactsLimit
    return lines.prefix(artifactsLimit) + (more > 0 ? ["… and \(counted(more, "line")) more"] : [])
  }

  /// Returns a case that passed in a later run, with the failures of the first.
  private static func flaky(_ result: CaseResult) -> [String] {
    ["  \(VisibleText.of(result.id.description, limit: 1_000)): passed in try \(result.tries)"]
      + result.flakes.map {
        "    \(VisibleText.of($0.file)):\($0.position): step \($0.step): "
          + VisibleText.of($0.message, limit: 2_000)
      }
  }

  private static func pending(_ run: RunResult) -> [String] {
    var reasons: [(scenario: String, reason: String, count: Int)] = []
    for result in run.pending {
      let reason = result.pending ?? ""
      if let last = reasons.last, last.scenario == result.id.scenario, last.reason == reason {
        reasons[reasons.count - 1].count += 1
      } else {
        reasons.append((result.id.scenario, reason, 1))
      }
    }
    return reasons.map { entry in
      "  \(VisibleText.of(entry.scenario)) (\(counted(entry.count, "case"))): "
        + VisibleText.of(entry.reason, limit: 1_000)
    }
  }

  /// Returns the unexpected warnings: the first of each scenario and kind, with its number of
  /// cases.
  private static func warnings(_ run: RunResult, _ style: TextStyle) -> [String] {
    struct Group {
      var result: CaseResult
      var warning: CaseWarning
      var cases = 0
    }
    var groups: [Group] = []
    var locations: [String: Int] = [:]
    for result in run.warned {
      for kind in CaseWarning.Kind.allCases {
        guard let warning = result.warnings.first(where: { $0.kind == kind }) else { continue }
        let key = "\(kind) \(result.id.scenario)"
        let location = locations[key] ?? groups.count
        locations[key] = location
        if location == groups.count { groups.append(Group(result: result, warning: warning)) }
        groups[location].cases += 1
      }
    }
    if groups.isEmpty { return [] }
    let more = groups.count - warnedLimit
    return [style.bold("Warnings that no step expects") + "; --strict makes them failures"]
      + groups.prefix(warnedLimit).flatMap { group -> [String] in
        let id = group.result.id
        return [
          "  \(VisibleText.of(id.scenario)):\(group.warning.position): step \(group.warning.step): "
            + VisibleText.of(group.warning.message, limit: 1_000)
            + " (\(counted(group.cases, "case")), first on \(VisibleText.of(id.device)) "
            + "iOS \(id.system))"
        ]
          + VisibleText.lines(of: group.warning.artifacts).prefix(2).filter { !$0.isEmpty }
          .map { "    " + $0.cut(to: 300) }
      } + (more > 0 ? ["  and \(more) more"] : []) + [""]
  }

  private static func assumptions(
    _ run: RunResult, _ style: TextStyle, listed: Bool
  ) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    // Nearly all cases of a device have equal assumptions, whose texts are created once.
    for group in run.cases.assumptionCounts {
      for assumption in group.assumptions {
        let text = "\(group.device): \(assumption)"
        if counts[text] == nil { order.append(text) }
        counts[text, default: 0] += group.cases
      }
    }
    if order.isEmpty { return [] }
    let count = counted(order.count, "device metric") + " without a source"
    if !listed {
      let (are, them) = order.count == 1 ? ("is", "it") : ("are", "them")
      return [style.faint("\(count) \(are) derived; --assumptions lists \(them)")]
    }
    return [style.bold("Assumed") + ", \(count)"]
      + order.map { text in
        "  \(VisibleText.of(text, limit: 1_000)) (\(counted(counts[text]!, "case")))"
      } + [""]
  }

  /// `All passed`, `3 of 120 cases failed` or `2 file errors`.
  static func heading(_ run: RunResult) -> String {
    if run.passed { return "All passed" }
    let failed = run.failed.count
    return failed == 0
      ? counted(run.issues.count, "file error")
      : "\(failed) of \(counted(run.cases.count - run.pending.count, "case")) failed"
  }

  private static func summary(_ run: RunResult, _ style: TextStyle) -> String {
    let (failed, flaky, pending) = (run.failed.count, run.flaky.count, run.pending.count)
    let ran = run.cases.count - pending
    let unasserted = run.cases.unassertedCount
    let facts =
      [
        counted(run.cases.scenarioCount, "scenario"), counted(run.cases.deviceCount, "device"),
        failed == 0 ? counted(ran, "case") : nil, counted(run.cases.eventCount, "event"),
      ].compactMap(\.self).joined(separator: ", ")
      + (run.seconds > 0 ? ", in \(ElapsedTime.text(run.seconds))" : "")
    let counts =
      [
        flaky == 0 ? nil : "\(flaky) flaky",
        failed == 0 || run.issues.isEmpty ? nil : counted(run.issues.count, "file error"),
        pending == 0 ? nil : "\(pending) pending",
        unasserted == 0 ? nil : "no expectations in \(counted(unasserted, "case"))",
      ].compactMap { $0 } + CaseWarning.Kind.allCases.compactMap { warned(run, $0) }
    if run.cases.isEmpty, run.issues.isEmpty { return style.doubtful("no case was run") }
    let provesNothing = ran > 0 && unasserted == ran
    let verdict =
      if failed > 0 || !run.issues.isEmpty {
        style.bad(heading(run))
      } else if provesNothing {
        style.doubtful("nothing was asserted")
      } else {
        style.good("all passed")
      }
    return "\(verdict): \(facts)" + (counts.isEmpty ? "" : "; " + counts.joined(separator: ", "))
  }

  /// `3 scenarios had conflicts: a.scenario.json, b.scenario.json, c.scenario.json`.
  private static func warned(_ run: RunResult, _ kind: CaseWarning.Kind) -> String? {
    var scenarios: [String] = []
    for result in run.warned
    where result.id.scenario != scenarios.last
      && result.warnings.contains(where: { $0.kind == kind })
      && !scenarios.contains(result.id.scenario)
    {
      scenarios.append(result.id.scenario)
    }
    if scenarios.isEmpty { return nil }
    let more = scenarios.count - warnedLimit
    return "\(counted(scenarios.count, "scenario")) had \(kind.plural): "
      + VisibleText.of(scenarios.prefix(warnedLimit).joined(separator: ", "), limit: 2_000)
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension CaseWarning.Kind {
  /// The plural in the summary.
  fileprivate var plural: String {
    switch self {
    case .conflict: "conflicts"
    case .ambiguity: "ambiguous layouts"
    case .layoutLoop: "layout loops"
    }
  }
}
