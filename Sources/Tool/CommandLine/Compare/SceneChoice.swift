import Foundation
import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalInterfaceDocuments
import GimbalScenarios
import GimbalSnapshots

/// The scene of a comparison, as an argument names it.
///
/// Verbs that lay out a scene create it from their operand: a file, an app's folder or a registered
/// name.
@MainActor
struct SceneChoice {
  /// The prefix of arguments that name a registered controller.
  nonisolated static let registered = "swift:"

  /// The name of the scene in reports and in files of approved layouts.
  let name: String
  /// The title for people; nil if the scene has none.
  private var title: String?
  /// The file or folder of the scene, as the command line names it.
  let file: String
  /// The declarations of the folder's app; nil for a scene outside of a folder.
  private(set) var app: AppDescription?
  /// The findings that the scene's file allows.
  private(set) var allowed: [FindingAllowance] = []
  /// The kinds of findings that are not judged.
  ///
  /// A nib file's view, or a scene that is drawn smaller than any screen, is shown with the size of
  /// the screen, which it is not designed for. Findings about positions on the screen and about the
  /// size are then meaningless.
  ///
  /// A scene that segues present as a sheet is shown in the whole window. While the device is partly
  /// open, a sheet is in one half of it, so that the fold does not cross it.
  ///
  /// A scene that neither starts nor is shown by a segue may be a part of another one, so that it is
  /// not at the edges of the screen, unless the command line names it.
  private var leftOut: Set<FindingKind> {
    if isPart { return FindingKind.ofPositions.union(FindingKind.ofSizes) }
    return (isShownByCode ? FindingKind.ofEdges : []).union(isSheet ? [.acrossFold] : [])
  }
  private var isPart = false
  private var isShownByCode = false
  private var isSheet = false
  /// The only devices for which the document is designed, unless the command line names some.
  private var idiom: UIUserInterfaceIdiom?
  /// The source positions of the scene's views in its file, by name.
  private(set) var positions: [String: SourcePosition] = [:]
  /// Shows the scene on a simulator, in the user's language.
  let launch: @MainActor (Simulator, LayoutVariation) throws -> Void

  /// Reads a scene's file, or finds the controller of `swift:NAME`.
  ///
  /// From a storyboard it reads the scene with an identifier, else the initial one. Documents are
  /// read once for each language. `isNamed` is false for a scene that the user has not named.
  init(
    _ word: String, _ arguments: Arguments, _ session: Session, isNamed: Bool = true
  ) throws {
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
      title = scenes[locales[0]]?.title
      isPart =
        file.hasSuffix(FileKind.nib.rawValue) || scenes[locales[0]]?.isPartOfScreen == true
      isSheet = scenes[locales[0]]?.isSheet == true
      isShownByCode =
        (!isNamed || address.scene == nil) && scenes[locales[0]]?.isShownByCode == true
      idiom = arguments.has(.devices) ? nil : Self.idiom(of: address.path)
      launch = { [scenes] simulator, variation in
        guard let scene = scenes[variation.locale] else { return }
        simulator.launch(try simulator.perform { try scene.makeController() })
      }
      return
    }
    guard word.hasPrefix(Self.registered) else {
      if let issue = FileKind.misplaced(word, for: .scene) { throw issue }
      let scene = try SceneReader.read(contentsOf: word)
      title = scene.title
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
        if let issue = SceneBuilder.issues(of: root).first { throw issue }
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

  /// Returns the devices for which a document is designed: by its runtime, a name that begins or ends
  /// with them, such as `Main~ipad` or `iPad`, or the size at which it draws a scene.
  ///
  /// Source: Apple, Resource Programming Guide, device modifiers; Interface Builder documents of
  /// Xcode 4 and 5.
  private static func idiom(of path: String) -> UIUserInterfaceIdiom? {
    guard FileKind(path: path)?.isDocument == true else { return nil }
    let stem =
      (path.split(separator: "/").last ?? "").lowercased().split(separator: ".").first ?? ""
    for (ending, idiom) in [("ipad", UIUserInterfaceIdiom.pad), ("iphone", .phone)]
    where stem.hasSuffix(ending) || stem.hasPrefix(ending) { return idiom }
    guard let bytes = try? FileReader.read(path, limit: 64 << 20) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let isForPads =
      text.prefix(4096).contains("targetRuntime=\"iOS.CocoaTouch.iPad\"")
      || text.split(separator: "<").contains { tag in
        guard tag.hasPrefix("size key=\"freeformSize\"") else { return false }
        let sides = tag.split(separator: "\"").compactMap { Double($0) }
        return sides.count == 2 && sides.allSatisfy { $0 >= leastSideOfPads }
      }
    return isForPads ? .pad : nil
  }

  /// The minimum side of an iPad's screen, in points; no iPhone is as large on both.
  nonisolated private static let leastSideOfPads = 744.0

  /// Shows the scene on all configurations of a request, and returns the comparison of the layouts.
  ///
  /// `gimbal compare`, `show` and `approve` call it. A terminal shows a line of progress meanwhile.
  func compare(
    _ request: ComparisonRequest, allowing allowances: [FindingAllowance], _ session: Session
  ) throws -> LayoutComparison {
    var request = request
    request.app = declarations(of: request)
    let meant = request.devices.filter { idiom == nil || $0.idiom == idiom }
    if !meant.isEmpty, meant.count < request.devices.count {
      request.devices = meant
      session.notify(
        "\(name): shown only on \(idiom == .pad ? "iPads" : "iPhones"), for which the document is designed; "
          + "--devices chooses others")
    }
    var comparison = try SceneComparison(name, request, launch: launch)
      .run(allowing: allowances + allowed, leavingOut: leftOut) { done in
        session.console.progress(done, of: request.count, "configurations", at: session.now())
      }
    session.console.endProgress()
    comparison.title = title
    // A conflict with the size or the edges of the screen is irrelevant, because the view will not
    // have that size.
    if isPart { comparison.findings.removeAll(where: \.dependsOnScreen) }
    comparison.locate(in: file, positions)
    var documents: [String: InterfaceDocument?] = [:]
    comparison.locate { element in
      let document =
        documents[element.file]
        ?? (try? FileReader.read(element.file)).flatMap {
          try? InterfaceDocument(Data($0), file: element.file)
        }
      documents[element.file] = .some(document)
      return document.map { document in
        let location = document.location(ofElement: element.ordinal)
        return SourcePosition(line: location.line, column: location.column)
      }
    }
    return comparison
  }

  /// Returns the declarations of the folder's app, else those of the request, with the SDK of the
  /// command line if it names one.
  private func declarations(of request: ComparisonRequest) -> AppDescription {
    var declared = app ?? request.app
    declared.sdk = request.app.sdk ?? declared.sdk
    return declared
  }

  /// Rotates the scene on the first configuration of a request, and returns the recorded layouts.
  ///
  /// `gimbal show --turn` calls it.
  func rotation(_ request: ComparisonRequest, to orientation: UIDeviceOrientation) throws
    -> LayoutRotation
  {
    try comparison(request).rotation(to: orientation)
  }

  /// Folds or unfolds the device of the first configuration, and returns the layouts before and
  /// after.
  ///
  /// `gimbal show --fold` calls it.
  func fold(_ request: ComparisonRequest, to posture: Posture) throws -> LayoutFold {
    try comparison(request).fold(to: posture)
  }

  private func comparison(_ request: ComparisonRequest) -> SceneComparison {
    var request = request
    request.app = declarations(of: request)
    return SceneComparison(name, request, launch: launch)
  }
}

extension LayoutComparison {
  /// The message for a command line without configurations, with the reason of the first that was
  /// left out.
  var whyNothing: String {
    "no device can show the scene in the requested configurations"
      + (skipped.first.map { ": \($0.name): \($0.explanation)" } ?? "")
  }
}
