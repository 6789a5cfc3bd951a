import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalScenarios

/// The scene of a comparison, as a word names it.
@MainActor
struct SceneChoice {
  /// The prefix of words that name a registered controller.
  nonisolated static let registered = "swift:"

  /// The scene's name in the comparison.
  let name: String
  /// The file or folder of the scene, as the call names it.
  let file: String
  /// The declarations of the folder's app; nil for a scene of no folder.
  private(set) var app: AppDescription?
  /// The findings that the scene's file allows.
  private(set) var allowed: [FindingAllowance] = []
  /// The kinds of findings that are not judged: a nib file's views are shown as large as the screen and are none, so
  /// that their places on it say nothing.
  private var leftOut: Set<FindingKind> {
    file.hasSuffix(FileKind.nib.rawValue) ? FindingKind.ofPlaces : []
  }
  /// The places of the scene's views in its file, by their names.
  private(set) var positions: [String: SourcePosition] = [:]
  /// Shows the scene on a simulator, in a person's language.
  let launch: @MainActor (Simulator, LayoutVariation) throws -> Void

  /// Reads a scene's file, or finds the controller of `swift:NAME`.
  ///
  /// Of a storyboard the scene of an identifier is taken, else the one with which it begins. Documents are read once for
  /// each language.
  init(_ word: String, _ arguments: Arguments, _ session: Session) throws {
    let identifier = arguments.text(.scene)
    name = identifier.map { "\(word) \($0)" } ?? word
    file = word
    if var address = DocumentAddress(word) {
      address.scene = address.scene ?? identifier
      var scenes: [String?: DocumentScene] = [:]
      let locales: [String?] = arguments.list(.locales) ?? [nil]
      for locale in locales {
        scenes[locale] = try DocumentScene(
          address, locale: locale, target: arguments.text(.target))
      }
      app = scenes[locales[0]]?.app
      launch = { [scenes] simulator, variation in
        guard let scene = scenes[variation.locale] else { return }
        simulator.launch(try simulator.perform { try scene.makeController() })
      }
      return
    }
    guard word.hasPrefix(Self.registered) else {
      if let problem = FileKind.misplaced(word, for: .scene) { throw problem }
      let scene = try SceneReader.read(contentsOf: word)
      allowed = scene.allowed
      positions = scene.positions
      if case .registered(let name) = scene.content, let hosted = session.scenes.app(name) {
        app = try hosted.description()
        launch = { simulator, variation in
          try hosted.launch(on: simulator, locale: variation.locale)
        }
        return
      }
      launch = { simulator, _ in
        let builder = SceneBuilder(registry: session.scenes)
        let root = try simulator.perform { try builder.makeController(for: scene) }
        simulator.launch(root)
        if let problem = SceneBuilder.problems(of: root).first { throw problem }
      }
      return
    }
    let name = String(word.dropFirst(Self.registered.count))
    if let hosted = session.scenes.app(name) {
      app = try hosted.description()
      launch = { simulator, variation in
        try hosted.launch(on: simulator, locale: variation.locale)
      }
      return
    }
    guard let factory = session.scenes.factory(name) else {
      throw CallError.unknownScene(name, allowed: session.scenes.names)
    }
    launch = { simulator, _ in simulator.launch(simulator.perform { factory() }) }
  }

  /// Shows the scene on all configurations of a request and compares, with a line of progress on a terminal.
  func compare(
    _ request: ComparisonRequest, allowing allowances: [FindingAllowance], _ session: Session
  ) throws -> LayoutComparison {
    var request = request
    request.app = app ?? request.app
    let comparison = try SceneComparison(name, request, launch: launch)
      .run(allowing: allowances + allowed, leavingOut: leftOut) { done in
        session.console.progress(done, of: request.count, "configurations", at: session.now())
      }
    session.console.endProgress()
    return comparison
  }
}
