import GimbalDocuments

/// A part of a scene or a step that cannot be performed, with its position.
struct SceneError: Error, Hashable {
  /// The position in the file of the scene or the scenario.
  var position: SourcePosition
  /// The reason, one sentence.
  var message: String
}
