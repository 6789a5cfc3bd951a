public import GimbalDocuments

/// The position of a finding's view in a file.
public struct FindingLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the scene's file or of the document.
  public var file: String
  /// The start of the view's description.
  public var position: SourcePosition
  /// The object id of the document's element, as Xcode shows it; nil in a scene's file.
  public var object: String?

  /// Creates a location.
  public init(file: String, position: SourcePosition, object: String? = nil) {
    (self.file, self.position, self.object) = (file, position, object)
  }

  /// `file:line:column`, which editors recognize as a position.
  public var text: String { "\(file):\(position)" }

  /// The position with the object id, `Main.storyboard:12:5, object abc-de-fgh`.
  public var description: String { text + (object.map { ", object \($0)" } ?? "") }
}
