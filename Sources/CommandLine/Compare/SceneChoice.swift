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
  /// The kinds of findings that are not judged.
  ///
  /// A nib file's views are shown as large as the screen and are none, so that neither their places on it say anything nor
  /// what follows from their size. A document whose views are of classes that are not there leaves open what those would
  /// say of their own sizes, which is no ambiguity of the app's.
  private var leftOut: Set<FindingKind> {
    if isNib { return FindingKind.ofPlaces.union(FindingKind.ofSizes) }
    return hasClassesOfItsOwn ? [.ambiguous] : []
  }
  private var isNib: Bool { file.hasSuffix(FileKind.nib.rawValue) }
  /// True if views of the document are of classes that only the app has.
  private var hasClassesOfItsOwn = false
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
      hasClassesOfItsOwn = Self.namesClasses(file)
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

  /// True if a document gives views, not only controllers, classes of the app's own.
  private static func namesClasses(_ path: String) -> Bool {
    guard FileKind(path: path)?.isDocument == true,
      let bytes = try? FileReader.read(path, limit: 64 << 20)
    else { return false }
    // A tag of a view, not one of a controller or a placeholder, which have classes of their own nearly always.
    return String(decoding: bytes, as: UTF8.self).split(separator: "<").contains { tag in
      guard let name = tag.split(separator: " ", maxSplits: 1).first, tag.contains("customClass=")
      else { return false }
      return !name.hasSuffix("ontroller") && name != "placeholder" && name != "customObject"
    }
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
    guard isNib else { return comparison }
    // A conflict with the size of the screen is one with a size that the view will not have.
    var judged = comparison
    judged.findings.removeAll { $0.kind == .conflict && $0.sentence.contains("window.") }
    return judged
  }

  /// Turns the scene on the first configuration of a request.
  func turn(_ request: ComparisonRequest, to orientation: UIDeviceOrientation) throws -> LayoutTurn
  {
    var request = request
    request.app = app ?? request.app
    return try SceneComparison(name, request, launch: launch).turn(to: orientation)
  }
}
