/// A uniform type, by its identifier.
///
/// It knows the identifiers of common types and their conformance, not the types of other apps.
///
/// Source: Apple, UTType.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates a type with an identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type of another app that an app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or nil for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known = Self.kinds.first { $0.value.extensions.contains(filenameExtension.lowercased()) }
    guard let known else { return nil }
    identifier = known.key
  }

  /// The preferred file name extension of the type, or nil.
  public var preferredFilenameExtension: String? { Self.kinds[identifier]?.extensions.first }

  /// Returns true if the type is another or conforms to it.
  ///
  /// - Complexity: O(depth).
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return (Self.kinds[identifier]?.parents ?? []).contains {
      UTType(exportedAs: $0).conforms(to: type)
    }
  }

  private struct Kind: Sendable {
    let parents: [String]
    let extensions: [String]
    init(_ parents: [String], _ extensions: [String] = []) {
      self.parents = parents
      self.extensions = extensions
    }
  }

  private static let kinds: [String: Kind] = [
    "public.data": Kind(["public.item"]),
    "public.content": Kind([]),
    "public.folder": Kind(["public.directory"]),
    "public.directory": Kind(["public.item"]),
    "public.url": Kind(["public.data"]),
    "public.file-url": Kind(["public.url"]),
    "public.text": Kind(["public.data", "public.content"]),
    "public.plain-text": Kind(["public.text"], ["txt", "text"]),
    "public.utf8-plain-text": Kind(["public.plain-text"]),
    "public.html": Kind(["public.text"], ["html", "htm"]),
    "public.json": Kind(["public.text"], ["json"]),
    "public.xml": Kind(["public.text"], ["xml"]),
    "public.rtf": Kind(["public.text"], ["rtf"]),
    "public.comma-separated-values-text": Kind(["public.text"], ["csv"]),
    "public.image": Kind(["public.data", "public.content"]),
    "public.png": Kind(["public.image"], ["png"]),
    "public.jpeg": Kind(["public.image"], ["jpeg", "jpg"]),
    "public.heic": Kind(["public.image"], ["heic"]),
    "com.compuserve.gif": Kind(["public.image"], ["gif"]),
    "public.tiff": Kind(["public.image"], ["tiff", "tif"]),
    "public.svg-image": Kind(["public.image"], ["svg"]),
    "public.audiovisual-content": Kind(["public.data", "public.content"]),
    "public.movie": Kind(["public.audiovisual-content"]),
    "public.video": Kind(["public.movie"]),
    "com.apple.quicktime-movie": Kind(["public.movie"], ["mov"]),
    "public.mpeg-4": Kind(["public.movie"], ["mp4"]),
    "public.audio": Kind(["public.audiovisual-content"]),
    "public.mp3": Kind(["public.audio"], ["mp3"]),
    "com.adobe.pdf": Kind(["public.data", "public.content"], ["pdf"]),
    "public.archive": Kind(["public.data"]),
    "public.zip-archive": Kind(["public.archive", "public.data"], ["zip"]),
    "public.contact": Kind([]),
    "public.vcard": Kind(["public.contact", "public.text"], ["vcf", "vcard"]),
    "public.calendar-event": Kind([]),
    "public.message": Kind([]),
    "public.email-message": Kind(["public.message"]),
    "com.apple.package": Kind(["public.directory"]),
    "com.apple.bundle": Kind(["public.directory"]),
    "com.apple.property-list": Kind(["public.data"], ["plist"]),
    "public.source-code": Kind(["public.plain-text"]),
    "public.swift-source": Kind(["public.source-code"], ["swift"]),
    "public.log": Kind(["public.plain-text"], ["log"]),
    "public.font": Kind([]),
    "org.idpf.epub-container": Kind(["public.data", "public.content"], ["epub"]),
    "org.webmproject.webp": Kind(["public.image"], ["webp"]),
    "com.microsoft.bmp": Kind(["public.image"], ["bmp"]),
    "public.heif": Kind(["public.image"], ["heif"]),
    "com.apple.live-photo": Kind([]),
    "public.mpeg-4-audio": Kind(["public.audio"], ["m4a"]),
    "com.microsoft.waveform-audio": Kind(["public.audio"], ["wav"]),
    "public.aiff-audio": Kind(["public.audio"], ["aiff", "aif"]),
  ]
}

/// The types with named properties.
extension UTType {
  /// Any item, such as a file or a folder.
  public static let item = UTType(exportedAs: "public.item")
  /// Content that users can open.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A folder, or a package.
  public static let directory = UTType(exportedAs: "public.directory")
  /// A URL.
  public static let url = UTType(exportedAs: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(exportedAs: "public.text")
  /// Plain text.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// HTML.
  public static let html = UTType(exportedAs: "public.html")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// Rich text.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// An image.
  public static let image = UTType(exportedAs: "public.image")
  /// A PNG image.
  public static let png = UTType(exportedAs: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A HEIC image.
  public static let heic = UTType(exportedAs: "public.heic")
  /// A GIF image.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// An SVG image.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// A movie, with or without sound.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A video without sound.
  public static let video = UTType(exportedAs: "public.video")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// Sound as MP3.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// A PDF document.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A ZIP archive.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// An archive of any kind.
  public static let archive = UTType(exportedAs: "public.archive")
  /// A contact.
  public static let contact = UTType(exportedAs: "public.contact")
  /// A contact as a vCard.
  public static let vCard = UTType(exportedAs: "public.vcard")
  /// A calendar event.
  public static let calendarEvent = UTType(exportedAs: "public.calendar-event")
  /// A message.
  public static let message = UTType(exportedAs: "public.message")
  /// An email message.
  public static let emailMessage = UTType(exportedAs: "public.email-message")
  /// A folder that appears as a file.
  public static let package = UTType(exportedAs: "com.apple.package")
  /// A folder with a known structure.
  public static let bundle = UTType(exportedAs: "com.apple.bundle")
  /// A property list.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// Source code.
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  /// Swift source.
  public static let swiftSource = UTType(exportedAs: "public.swift-source")
  /// A log.
  public static let log = UTType(exportedAs: "public.log")
  /// A font.
  public static let font = UTType(exportedAs: "public.font")
  /// An EPUB book.
  public static let epub = UTType(exportedAs: "org.idpf.epub-container")
  /// A WebP image.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// A BMP image.
  public static let bmp = UTType(exportedAs: "com.microsoft.bmp")
  /// A HEIF image.
  public static let heif = UTType(exportedAs: "public.heif")
  /// A Live Photo.
  public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
  /// Sound as MPEG-4.
  public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
  /// Sound as a waveform.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
  /// Sound as AIFF.
  public static let aiff = UTType(exportedAs: "public.aiff-audio")
}
