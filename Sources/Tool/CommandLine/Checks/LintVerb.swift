import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalReports
import GimbalScenarios

/// The verb `gimbal lint`.
extension Verb {
  /// `gimbal lint`: likely layout errors in scenes.
  static let lint = Verb(
    "lint",
    "Findings in scenes: on five devices, at the largest text size, and after a full rotation.",
    operands: Operands(usage: "[SCENE…]", count: 0...Operands.many),
    details: """
      A SCENE is what 'compare' takes. By default each is shown on five devices, in portrait and
      landscape, at the default and the largest text size, and is rotated to all orientations and
      back. A line has the view's location in the file, the severity, the finding with its id in
      brackets, and the object id in a document. In a storyboard, all scenes are checked that no
      other scene contains, the initial one first; --scene chooses one by its identifier, object id,
      label or class. A bad file does not stop the others; the exit status is then 2.

      The kinds of findings are
      \(FindingKind.allCases.map(\.rawValue).wrapped(to: 92)).

      Intended findings are allowed in the scene's file, "allow": ["offSafeArea:banner"], or by
      --allow; an entry that no longer allows anything is reported.
      """,
    options: Option.configurations + [
      .scene, .target, .allow, .failOn, .explain, .lintFormat, .json,
    ],
    examples: [
      Example(call: "lint sign-in.scene.json", meaning: "The findings, one line each."),
      Example(
        call: "lint Main.storyboard --scene Login --devices phones --fail-on warning",
        meaning: "A scene of a storyboard on all phones; a warning makes the exit status 1."),
      Example(
        call: "lint sign-in.scene.json --format sarif",
        meaning: "For code hosts that show findings next to the source lines."),
      Example(call: "lint --explain touchTarget", meaning: "What a kind of finding means."),
    ],
    run: LintVerb.run)
}

extension Option {
  fileprivate static let explain = Option(
    name: "--explain", valueKind: .text("KIND"),
    summary: "Explains a kind of finding, and checks no scene.")
  fileprivate static let lintFormat = Option(
    name: "--format", valueKind: .word(["text", "json", "sarif"]),
    summary: "The format of the report; default: text.")
}

/// Executes `gimbal lint`.
enum LintVerb {
  /// Prints the findings in the scenes of the call, or explains one kind with `--explain`.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.json), arguments.has(.lintFormat) {
      throw CallError.conflict(Option.json.name, Option.lintFormat.name)
    }
    if let word = arguments.text(.explain) {
      guard let kind = FindingKind(rawValue: word) else {
        throw CallError.wordNotAllowed(
          word, of: Option.explain.name, allowed: FindingKind.allCases.map(\.rawValue))
      }
      session.console.write(
        "\(kind.rawValue): a view \(kind.title) (\(kind.severity.rawValue))\n\n\(kind.explanation)\n"
      )
      return .held
    }
    guard !arguments.operands.isEmpty else {
      throw CallError.operandMissing("SCENE", verb: "lint")
    }
    let request = try request(arguments, session)
    let allowances = try CompareChoices.allowances(arguments)
    var result = LintResult(scenes: [])
    var isComplete = true
    for word in arguments.operands.flatMap({ scenes(of: $0, arguments) }) {
      do {
        let scene = try SceneChoice(
          word, arguments, session, isNamed: arguments.operands.contains(word))
        let comparison = try scene.compare(request, allowing: allowances, session)
        if comparison.configurations.isEmpty {
          session.notify("\(word): \(comparison.whyNothing)")
          isComplete = false
          continue
        }
        result.scenes.append(
          LintResult.Scene(file: word, comparison: comparison))
      } catch let error as DocumentError {
        for one in error.all { session.notify(one.description) }
        isComplete = false
      }
    }
    session.console.write(report(result, arguments, session))
    return isComplete ? status(result.gravest, arguments) : .wrongCall
  }

  /// Returns the scenes of an argument: all of a storyboard, unless the command line names one.
  private static func scenes(of word: String, _ arguments: Arguments) -> [String] {
    guard !arguments.has(.scene), let address = DocumentAddress(word), address.scene == nil,
      address.path.hasSuffix(FileKind.storyboard.rawValue),
      let scenes = try? DocumentScene(address).separateScenes
    else { return [word] }
    return [word] + scenes.dropFirst().map { DocumentAddress(path: word, scene: $0).text }
  }

  @MainActor
  private static func request(
    _ arguments: Arguments, _ session: Session
  ) throws -> ComparisonRequest {
    var request = try CompareChoices.request(arguments, catalog: session.catalog(arguments))
    if !arguments.has(.textSizes) {
      request.variations += request.variations.map { chosen in
        var large = chosen
        large.textSize = .accessibilityExtraExtraExtraLarge
        return large
      }
    }
    request.rotatesAllWays = true
    return request
  }

  @MainActor
  private static func report(
    _ result: LintResult, _ arguments: Arguments, _ session: Session
  ) -> String {
    switch arguments.has(.json) ? "json" : arguments.text(.lintFormat) {
    case "json": LintJSON.report(result)
    case "sarif": LintSARIF.report(result, version: GimbalVersion.current)
    default: LintText.report(result, style: TextStyle(isColored: session.console.usesColours))
    }
  }

  /// Returns the exit status for the most severe finding and the threshold of `--fail-on`.
  static func status(_ gravest: Severity?, _ arguments: Arguments) -> ExitStatus {
    let threshold = Severity(rawValue: arguments.text(.failOn) ?? "error")
    guard let threshold, let gravest else { return .held }
    return gravest >= threshold ? .failed : .held
  }
}

extension [String] {
  /// Joins the strings with commas, wrapped to a width.
  fileprivate func wrapped(to width: Int) -> String {
    var lines = [""]
    for (location, word) in enumerated() {
      let piece = word + (location + 1 < count ? "," : "")
      if lines[lines.count - 1].count + piece.count + 1 > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + piece
    }
    return lines.joined(separator: "\n")
  }
}
