import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalReports

extension Verb {
  /// `gimbal compare`: one scene on many devices.
  static let compare = Verb(
    "compare", "One scene on many devices: frames, what differs, what looks wrong.",
    operands: Operands(usage: "SCENE", count: 1...1),
    details: """
      SCENE is a *.scene.json, a *.storyboard, a *.xib or an app's folder, or swift:NAME for a
      controller that the executable registered.
      Devices whose views stand in equal relations form a group; every view's frame is listed. Found are
      views off the safe area, under the sensor housing, overlapping, cut off, without size or between
      pixels; texts that do not fit; controls too small to touch; conflicts and ambiguous layouts. What a
      device does not offer is skipped with the reason.
      """,
    options: [
      .devices, .systems, .orientations, .sizes, .catalog, .scene, .target, .locale, .failOn, .html,
      .json,
    ],
    examples: [
      Example(
        words: "compare sign-in.scene.json", meaning: "On five devices, upright and on the side."),
      Example(
        words: "compare sign-in.scene.json --devices phones --html sign-in.html",
        meaning: "On all phones, as one page with a drawing of each."),
      Example(
        words: "compare Main.storyboard --scene Login --devices phones",
        meaning: "A scene of an app's own storyboard."),
      Example(
        words: "compare sign-in.scene.json --devices ipads --sizes third,half,fullScreen",
        meaning: "In the panes of Split View."),
    ],
    run: CompareVerb.run)
}

extension Option {
  fileprivate static let failOn = Option(
    name: "--fail-on", form: .word(["error", "warning", "note", "never"]),
    summary: "Lowest severity of a finding that makes the exit status 1; error unless given.")
  fileprivate static let html = Option(
    name: "--html", form: .text("FILE"), summary: "Writes one page with a drawing of every layout.")
}

/// Carries `gimbal compare` out.
enum CompareVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let catalog = try session.catalog(arguments)
    var request = try CompareChoices.request(arguments, catalog: catalog)
    let scene = try SceneChoice(
      arguments.operands[0], scene: arguments.text(.scene), locale: arguments.text(.locale),
      target: arguments.text(.target), session)
    request.app = scene.app ?? request.app
    if let page = arguments.text(.html), FileWriter.isSameFile(page, arguments.operands[0]) {
      throw DocumentError(file: page, problem: "is the scene itself; name another file for --html")
    }
    let comparison = try SceneComparison(scene.name, request, launch: scene.launch)
      .run { done in
        session.console.progress(
          done, of: request.count, "configurations", at: session.now())
      }
    session.console.endProgress()
    session.console.write(
      arguments.has(.json)
        ? ComparisonJSON.report(comparison)
        : ComparisonText.report(
          comparison, style: TextStyle(isColored: session.console.usesColours)))
    if let path = arguments.text(.html) {
      try FileWriter.write(ComparisonPage.report(comparison), to: path)
    }
    guard !comparison.configurations.isEmpty else {
      session.console.say("\(session.program): no device shows the scene as asked for")
      return .wrongCall
    }
    let threshold = Severity(rawValue: arguments.text(.failOn) ?? "error")
    guard let threshold, let gravest = comparison.gravest else { return .held }
    return gravest >= threshold ? .failed : .held
  }
}
