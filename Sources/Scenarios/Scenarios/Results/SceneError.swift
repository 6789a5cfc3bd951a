import GimbalDocuments

/// Something in a scene that cannot be done, with its place.
struct SceneError: Error, Hashable {
  var position: SourcePosition
  var message: String
}
