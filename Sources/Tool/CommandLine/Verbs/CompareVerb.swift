import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalFiles
import GimbalReports

extension Verb {
  /// `gimbal compare`: one scene on many devices.
  static let compare = Verb(
    "compare",
    "One scene on many devices: frames, differences, findings, and changes since a baseline.",
    operands: Operands(usage: "SCENE", count: 1...1),
    details: """
      SCENE is a *.scene.json, a *.storyboard, a *.xib or an app's folder, or swift:NAME for a
      controller that the executable registered. Configurations whose views have equal relations
      form a layout class; its smallest and its largest member represent it. Relations are order,
      shared edges and centers, containment, overlap, hidden views, the number of text lines, and
      the active constraints. Every view's frame is listed, and all findings; see 'help lint'. A
      configuration that a device does not offer is skipped with the reason.

      With --baseline only changes are printed, and a change makes the exit status 1. The
      baseline is a folder that 'approve' wrote, another scene's file, or a revision of git,
      whose version of the scene is shown in the same configurations.
      """,
    options: Option.configurations + [
      .scene, .target, .allow, .baseline, .failOn, .html, .png, .compareFormat, .json,
    ],
    examples: [
      Example(
        call: "compare sign-in.scene.json", meaning: "On five devices, in portrait and landscape."),
      Example(
        call: "compare sign-in.scene.json --devices phones --html sign-in.html",
        meaning: "On all phones, as one page with a drawing of each."),
      Example(
        call: "compare Main.storyboard --scene Login --styles light,dark --locale en,ar",
        meaning: "A scene of an app's own storyboard, light and dark, in two languages."),
      Example(
        call: "compare sign-in.scene.json --devices ipads --sizes third,half,fullScreen",
        meaning: "In the panes of Split View."),
      Example(
        call: "compare sign-in.scene.json --baseline main",
        meaning: "What the working copy changes against the branch main."),
    ],
    run: CompareVerb.run)
}

extension Option {
  static let baseline = Option(
    name: "--baseline", valueKind: .text("DIR|SCENE|REVISION"),
    summary: "What was approved, another version of the scene, or a git revision.")
  fileprivate static let html = Option(
    name: "--html", valueKind: .text("FILE"),
    summary: "Writes one page with a drawing of every layout.")
  fileprivate static let compareFormat = Option(
    name: "--format", valueKind: .word(["text", "json", "markdown"]),
    summary: "The format of the report; default: text.")
}

/// Executes `gimbal compare`.
enum CompareVerb {
  /// Lays out the scene in all configurations, and prints the table, the findings and the changes.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.json), arguments.has(.compareFormat) {
      throw CallError.conflict(Option.json.name, Option.compareFormat.name)
    }
    if let folder = BaselineFolder(holding: arguments.operands[0]) {
      return try compare(folder, arguments, session)
    }
    let catalog = try session.catalog(arguments)
    let request = try CompareChoices.request(arguments, catalog: catalog)
    let allowances = try CompareChoices.allowances(arguments)
    let word = arguments.operands[0]
    try arguments.refuseFiles([.html, .png], over: [word, arguments.text(.baseline)])
    let scene = try SceneChoice(word, arguments, session)
    let baseline = try arguments.text(.baseline).map { baseline in
      try BaselineChoice(baseline, of: word, request, arguments, session)
    }
    let comparison = try scene.compare(request, allowing: allowances, session)
    guard !comparison.configurations.isEmpty else {
      session.notify(comparison.whyNothing)
      return .wrongCall
    }
    let changes = baseline.map { BaselineComparison(comparison, with: $0.baseline) }
    // The files first: a reader that closes the pipe early ends the program.
    let written = Result { try write(comparison, changes, arguments) }
    session.console.write(report(comparison, changes, arguments, session))
    try written.get()
    if let changes {
      guard changes.unapproved.count < comparison.configurations.count else {
        session.notify("the baseline has none of these configurations; 'approve' adds them")
        return .wrongCall
      }
      return changes.changes.isEmpty ? .held : .failed
    }
    return LintVerb.status(comparison.gravest, arguments)
  }

  /// Writes the page and the image that the command line names.
  @MainActor
  private static func write(
    _ comparison: LayoutComparison, _ changes: BaselineComparison?, _ arguments: Arguments
  ) throws {
    if let path = arguments.text(.html) {
      try FileWriter.put(path, ComparisonPage.report(comparison, changes: changes))
    }
    if let path = arguments.text(.png) { try ShowVerb.write(comparison, to: path) }
  }

  @MainActor
  private static func report(
    _ comparison: LayoutComparison, _ changes: BaselineComparison?, _ arguments: Arguments,
    _ session: Session
  ) -> String {
    let style = TextStyle(isColored: session.console.usesColours)
    switch arguments.has(.json) ? "json" : arguments.text(.compareFormat) {
    case "json":
      return changes.map { BaselineJSON.report($0) } ?? ComparisonJSON.report(comparison)
    case "markdown": return ComparisonMarkdown.report(comparison, changes: changes)
    default:
      return changes.map { BaselineText.report($0, style: style) }
        ?? ComparisonText.report(comparison, style: style)
    }
  }

  /// Compares the scenes of two folders of layouts, without showing a scene.
  @MainActor
  private static func compare(
    _ folder: BaselineFolder, _ arguments: Arguments, _ session: Session
  ) throws -> ExitStatus {
    guard let word = arguments.text(.baseline) else {
      throw CallError.optionMissing(Option.baseline.usage, nextTo: arguments.operands[0])
    }
    guard let old = BaselineFolder(holding: word) else {
      throw DocumentError(file: word, issue: "contains no layouts that 'approve' wrote")
    }
    let names = Set(try folder.files()).union(try old.files()).sorted()
    let pairs = try names.map { file throws(DocumentError) in
      (try folder.read(file: file), try old.read(file: file))
    }
    var status = ExitStatus.held
    for case (nil, let baseline?) in pairs {
      session.notify("\(folder.path): has no layouts of \(baseline.scene), which \(word) has")
      status = .failed
    }
    for case (let now?, let baseline) in pairs {
      let changes = BaselineComparison(
        now,
        with: baseline ?? LayoutBaseline(LayoutComparison(scene: now.scene, configurations: [])))
      if !changes.changes.isEmpty { status = .failed }
      session.console.write(
        arguments.has(.json)
          ? BaselineJSON.report(changes)
          : BaselineText.report(changes, style: TextStyle(isColored: session.console.usesColours)))
    }
    return status
  }
}
