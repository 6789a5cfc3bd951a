import GimbalComparison
import GimbalDocuments
import GimbalScenarios

/// The layouts with which a comparison is compared, as an argument names them.
@MainActor
struct BaselineChoice {
  /// The layouts by configuration.
  let baseline: LayoutBaseline

  /// Reads the folder that `approve` wrote, or shows another version of the scene on the same
  /// configurations: another file, or that of a git revision.
  init(
    _ word: String, of scene: String, _ request: ComparisonRequest, _ arguments: Arguments,
    _ session: Session
  ) throws {
    if FileKind(path: word) == .scene || DocumentAddress.isDocument(word) {
      baseline = LayoutBaseline(try Self.shown(word, request, arguments, session))
      return
    }
    if FileReader.isFolder(word) {
      let folder = BaselineFolder(path: word)
      guard let found = try folder.read(scene, identifier: arguments.text(.scene)) else {
        throw DocumentError(
          file: folder.file(of: scene, identifier: arguments.text(.scene)),
          issue: "the scene has no baseline; 'approve' writes one")
      }
      baseline = found
      return
    }
    let revision = try GitRevision(word, holding: scene)
    let copy = try revision.copy()
    defer { copy.remove() }
    baseline = LayoutBaseline(try Self.shown(copy.path, request, arguments, session))
  }

  private static func shown(
    _ word: String, _ request: ComparisonRequest, _ arguments: Arguments, _ session: Session
  ) throws -> LayoutComparison {
    try SceneChoice(word, arguments, session).compare(request, allowing: [], session)
  }
}
