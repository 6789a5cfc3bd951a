import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalReports

extension Verb {
  /// `gimbal approve`: approves the layouts of scenes.
  static let approve = Verb(
    "approve",
    "Stores the layout of scenes, and the results of steps 'golden', as the approved baseline.",
    operands: Operands(usage: "SCENE|SCENARIO…", count: 1...Operands.many),
    details: """
      A SCENE is what 'compare' takes, and is shown in the configurations that the options choose.
      The folder of --baseline gets a file for each scene, one line per layout; layouts of
      configurations that the call does not choose stay unchanged. Nothing is written if a scene
      cannot be shown. 'compare --baseline' shows later changes.
      Without --baseline an argument is a *.scenario.json, or a folder that is searched for them:
      those with a step 'golden' run, and each golden file that differs from the result is written
      and printed with what changed. For golden files of tests in Swift set GIMBAL_RECORD=failed.
      """,
    options: Option.configurations + [.scene, .target, .allowOutside, .approvedFolder],
    examples: [
      Example(
        call: "approve sign-in.scene.json --devices phones --baseline Baselines",
        meaning: "The layouts on all phones as they are now."),
      Example(
        call: "approve Main.storyboard --scene Login --baseline Baselines",
        meaning:
          "A scene of a storyboard; 'compare' with the same arguments shows later changes."),
    ],
    run: ApproveVerb.run)
}

extension Option {
  fileprivate static let approvedFolder = Option(
    name: "--baseline", valueKind: .text("DIR"), summary: "The folder of approved layouts.")
}

/// Executes `gimbal approve`.
enum ApproveVerb {
  /// Lays out the scenes of the call and writes the layouts, or approves golden files.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    guard let path = arguments.text(.approvedFolder) else {
      return try GoldenApproval.run(arguments, session)
    }
    let folder = BaselineFolder(path: path)
    let identifier = arguments.text(.scene)
    let request = try CompareChoices.request(arguments, catalog: session.catalog(arguments))
    var files: [String: String] = [:]
    var approved: [(word: String, baseline: LayoutBaseline, line: String)] = []
    for word in arguments.operands {
      let file = folder.file(of: word, identifier: identifier)
      if let other = files.updateValue(word, forKey: file) {
        throw DocumentError(
          file: word,
          issue:
            "and \(QuotedText.of(other)) would have one baseline, \(file); approve them into "
            + "folders of their own")
      }
      let old = try folder.read(word, identifier: identifier)
      let comparison = try SceneChoice(word, arguments, session)
        .compare(request, allowing: [], session)
      guard !comparison.configurations.isEmpty else {
        session.notify("\(word): \(comparison.whyNothing)")
        return .wrongCall
      }
      let new = LayoutBaseline(comparison)
      let line =
        old.map { BaselineText.summary(BaselineComparison(comparison, with: $0)) }
        ?? "first approved on \(comparison.configurations.count) configurations"
      approved.append((word, old?.updated(with: new) ?? new, "\(word): \(line)\n"))
    }
    // The files first: a reader that closes the pipe early ends the program.
    try folder.write(approved.map { ($0.word, $0.baseline) }, identifier: identifier)
    for (_, _, line) in approved {
      session.console.write(VisibleText.of(String(line.dropLast()), limit: 10_000) + "\n")
    }
    return .held
  }
}
