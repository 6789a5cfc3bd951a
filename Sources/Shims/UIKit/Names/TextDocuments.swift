public import Foundation

extension NSAttributedString {
  /// The kind of a document.
  ///
  /// Source: Apple, NSAttributedString.DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, which is not supported.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not supported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with images, which is not supported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of document; the default is plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding as a number; the default is UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Default attributes, which are ignored.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates the text of a plain text document; HTML and rich text are an error, because they are
  /// not supported.
  ///
  /// Source: Apple, NSAttributedString.init(data:options:documentAttributes:).
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The options for reading.
  /// - dict: Not written.
  /// - Throws: a Cocoa error for an unsupported document type or a wrong encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutableRawPointer?
  ) throws {
    let kind = options[.documentType]
    let name = (kind as? DocumentType)?.rawValue ?? kind as? String ?? DocumentType.plain.rawValue
    let encoding = (options[.characterEncoding] as? NSNumber).map {
      String.Encoding(rawValue: $0.uintValue)
    }
    guard name == DocumentType.plain.rawValue,
      let text = String(data: data, encoding: encoding ?? .utf8)
    else {
      throw CocoaError(
        .fileReadCorruptFile,
        userInfo: [NSLocalizedDescriptionKey: "Documents of the kind \(name) are not read here."])
    }
    self.init(string: text)
  }

  /// Creates the text of a plain text file; HTML and rich text are an error, because they are not
  /// supported.
  ///
  /// Source: Apple, NSAttributedString.init(url:options:documentAttributes:).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The options for reading.
  ///   - dict: Not written.
  /// - Throws: an error for a file that cannot be read, an unsupported document type or a wrong
  ///   encoding.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutableRawPointer?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

extension NumberFormatter {
  /// The behaviors of macOS versions, of which only the last is implemented.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }
  /// The behavior, which cannot be changed.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
