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
    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web, which is not read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with pictures, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// A key of how a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document; without it text alone is taken.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding as a number; without it UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes where the document has none, which are not taken.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document of text alone; a page of the web or rich text is an error, since neither is read here.
  ///
  /// Source: Apple, NSAttributedString.init(data:options:documentAttributes:).
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: How it is read.
  ///   - dict: Nothing is written there.
  /// - Throws: an error of Cocoa's for a document of another kind, and for text in another encoding.
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
}

extension NumberFormatter {
  /// The rules of a version of macOS, of which the last alone are there.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }
  /// The rules, which cannot be others.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
