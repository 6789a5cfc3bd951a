import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalFiles
import GimbalReports
import GimbalScenarios

/// A scene or a folder that is shown again after every save.
@MainActor
struct WatchRun {
  /// The watched folder or file, as the command line names it.
  let word: String
  private let arguments: Arguments
  private let session: Session
  /// The page that each run writes.
  private(set) var page: WatchedPage
  /// The scene of a folder that is shown: the one that was saved last.
  private var shown: String?

  /// Prepares the run without showing anything.
  init(_ word: String, page: String, _ arguments: Arguments, _ session: Session) {
    self.word = word
    self.page = WatchedPage(path: page)
    self.arguments = arguments
    self.session = session
  }

  /// The folders whose changes lead to another run: that of the scene, and that of `--catalog`.
  var folders: [String] {
    let location: String
    if FileReader.isFolder(word) {
      location = word
    } else {
      let file = word.split(separator: "#", maxSplits: 1).first.map(String.init) ?? word
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      location = parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    return [location.isEmpty ? "/" : location] + [Option.catalog].compactMap(arguments.text)
  }

  /// Shows the scene and writes the page; on an error returns false and leaves the last good page.
  mutating func draw(after changes: [String] = []) throws -> Bool {
    do {
      try page.write(try text(changes))
      session.console.say("\(session.program): \(page.path) is written")
      return true
    } catch let error as any Error & CustomStringConvertible where WrongCall.isCaused(by: error) {
      let line = VisibleText.of(
        (error as? DocumentError)?.all.first?.description ?? error.description, limit: 2_000)
      session.notify(line)
      try page.updateStatus(line)
      return false
    }
  }

  /// Reports that the watched file or folder was removed, in the page too.
  func end() throws -> ExitStatus {
    let line = "\(word): was removed while it was watched; the last valid page stays"
    session.notify(line)
    try page.updateStatus(line, ended: true)
    return .wrongCall
  }

  private mutating func text(_ changes: [String]) throws -> String {
    guard FileReader.isFolder(word) else { return try compared(word) }
    let scenarios = try FolderTraversal.files(below: word, ending: FileKind.scenario.endings)
    if !scenarios.isEmpty { return try run() }
    let scenes = try FolderTraversal.files(below: word, ending: FileKind.scene.endings)
    guard !scenes.isEmpty else { return try compared(word) }
    let saved = changes.compactMap { change in
      scenes.first { FileWriter.isSameFile($0, change) }
    }
    shown = saved.last ?? shown.flatMap { scenes.contains($0) ? $0 : nil } ?? scenes[0]
    return try compared(shown!)
  }

  private func compared(_ scene: String) throws -> String {
    let request = try CompareChoices.request(arguments, catalog: try session.catalog(arguments))
    let allowances = try CompareChoices.allowances(arguments)
    let comparison = try SceneChoice(scene, arguments, session)
      .compare(request, allowing: allowances, session)
    guard !comparison.configurations.isEmpty else {
      throw DocumentError(file: scene, issue: comparison.whyNothing)
    }
    return ComparisonPage.report(comparison)
  }

  /// Returns the page of a run of the folder's scenarios.
  private func run() throws -> String {
    let callArguments = [Option.devices, .systems, .catalog].flatMap { option in
      (arguments.list(option) ?? arguments.text(option).map { [$0] }).map {
        [option.name, $0.joined(separator: ",")]
      } ?? []
    }
    return try RunVerb.page(try Arguments(callArguments + [word], of: .run), session)
  }
}
