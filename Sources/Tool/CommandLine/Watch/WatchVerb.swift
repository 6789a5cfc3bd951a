import GimbalDocuments
import GimbalFiles

extension Verb {
  /// `gimbal watch`: a page that is updated at every save.
  static let watch = Verb(
    "watch", "Draws a scene, or runs a folder's scenarios, at every save; an open page reloads.",
    operands: Operands(usage: "SCENE|FOLDER", count: 1...1),
    details: """
      The page is that of 'compare'; for a folder with scenarios it is that of 'run'. In a folder of
      scenes the one that was saved last is shown. The page is written again at every save of a scene,
      a scenario, a document or a device file in the folder or below it. A small script next to the
      page, FILE.js, lets the open page reload without a server; search, filters and scroll position
      stay. While a file is invalid, the page shows the error and the last valid content. End the verb
      with Control-C.
      """,
    options: Option.configurations + [.scene, .target, .allow, .watchPage],
    examples: [
      Example(
        call: "watch sign-in.scene.json --html sign-in.html",
        meaning: "Open the page in a browser, and save the scene."),
      Example(
        call: "watch Scenarios --devices phones --html run.html",
        meaning: "The failures, after every save."),
    ],
    run: WatchVerb.run)
}

extension Option {
  fileprivate static let watchPage = Option(
    name: "--html", valueKind: .text("FILE"), summary: "The page.")
}

/// Executes `gimbal watch`.
enum WatchVerb {
  /// Writes the page, and again after each change of a file, until the watched file is removed.
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
