import GimbalDocuments

/// Something in a scene that cannot be done, with its place.
struct StageProblem: Error, Hashable {
  var position: SourcePosition
  var sentence: String
}
