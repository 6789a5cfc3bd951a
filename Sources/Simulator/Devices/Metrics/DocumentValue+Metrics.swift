import Foundation
import GimbalDocuments
import GimbalTraits

/// Readers of the values in device files.
extension DocumentValue {
  /// The value, or nil when it is null.
  var known: DocumentValue? { isNull ? nil : self }

  /// Reads a length in points or pixels.
  func length() throws(DocumentError) -> CGFloat { try number(in: 0...100_000) }

  /// Reads a length, or nil for null.
  func knownLength() throws(DocumentError) -> CGFloat? { try known?.length() }

  /// Reads a number of pixels per point.
  func scale() throws(DocumentError) -> CGFloat { try number(in: 0.1...100) }

  /// Reads a version such as `12.3.1`.
  func version() throws(DocumentError) -> SystemVersion {
    let text = try string()
    guard let version = SystemVersion(text) else { throw notAVersion(text) }
    return version
  }

  /// Reads how well a value is known.
  func confidence() throws(DocumentError) -> Confidence { try word(Confidence.self) }

  /// Reads a list of sentences.
  func strings() throws(DocumentError) -> [String] {
    try list { (value) throws(DocumentError) in try value.nonemptyString() }
  }

  /// Reads the elements of an array with one function.
  func list<Element>(
    _ read: (DocumentValue) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    var result: [Element] = []
    for value in try array(limit: 10_000) { result.append(try read(value)) }
    return result
  }

  /// The error for a text that is not a version.
  func notAVersion(_ text: String) -> DocumentError {
    error("\(path.subject) is \(QuotedText.of(text)); allowed is a version such as '12.3.1'")
  }
}
