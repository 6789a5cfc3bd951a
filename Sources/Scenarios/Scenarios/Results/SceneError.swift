import GimbalDocuments

/// A part of a scene or a step that cannot be performed, with its position.
struct SceneError: Error, Hashable {
  var position: SourcePosition
  var message: String
}
