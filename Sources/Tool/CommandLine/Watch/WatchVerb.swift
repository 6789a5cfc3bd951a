import GimbalDocuments
import GimbalFiles

extension Verb {
  /// `gimbal watch`: a page that is updated at every save.
  static let watch = Verb(
    "watch", "Draws a scene, or runs a folder's scenarios, at every save; an open page follows.",
    operands: Operands(usage: "SCENE|FOLDER", count: 1...1),
    details: """
      The page is that of 'compare', of a folder that holds scenarios that of 'run'; of a folder of
      scenes the one that was saved last is shown. It is written again at every save of a scene, a
      scenario, a document or a device file in the folder or below it. Beside the page stands a small
      script, FILE.js, which the open page reads again and again: it learns of a new page without a
      server, and keeps its search, its filters and its place. A file that is half written leaves the last
      good page in its place, and the page says what is wrong. End it with Control-C.
      """,
    options: Option.configurations + [.scene, .target, .allow, .watchPage],
    examples: [
      Example(
        call: "watch sign-in.scene.json --html sign-in.html",
        meaning: "Open the page in a browser, and save the scene."),
      Example(
        call: "watch Scenarios --devices phones --html run.html",
        meaning: "What does not hold, after every save."),
    ],
    run: WatchVerb.run)
}

extension Option {
  fileprivate static let watchPage = Option(
    name: "--html", valueKind: .text("FILE"), summary: "The page.")
}

/// Executes `gimbal watch`.
enum WatchVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let word = arguments.operands[0]
    guard let page = arguments.text(.watchPage) else {
      throw CallError.optionMissing(Option.watchPage.usage, nextTo: word)
    }
    try FileWriter.refuse(page, over: [word])
    var run = WatchRun(word, page: page, arguments, session)
    let file = word.split(separator: "#", maxSplits: 1).first.map(String.init) ?? word
    guard FileWriter.exists(file) else {
      throw DocumentError(file: word, issue: "there is no such file or folder")
    }
    let watch = FolderWatch(run.folders)
    _ = try run.draw()
    while watch.isThere {
      let changes = watch.wait(milliseconds: 1_000)
      guard watch.isThere else { break }
      if !changes.isEmpty { _ = try run.draw(after: changes) }
    }
    return try run.end()
  }
}
