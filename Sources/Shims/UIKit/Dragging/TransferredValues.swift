public import Foundation
public import GimbalGraphics

/// Types of Foundation and UIKit that apps exchange.
///
/// Source: Apple, the classes that conform to NSItemProviderWriting.
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// The types of text from which a string can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
  /// Creates a string from UTF-8 data.
  ///
  /// - Throws: Nothing: any data is decoded as a string.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderWriting {
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Provides the URL in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// The types of images; no data is provided for them.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// Provides no data: an image here has a size and no content.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.fileReadUnknown))
    return nil
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The type of colors.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  /// The type of colors.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  /// Encodes the color's components as JSON.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }
  /// Decodes the color from its components.
  ///
  /// - Throws: CocoaError.fileReadCorruptFile for data that does not contain a color, and for a
  ///   class other than UIKit's.
  public nonisolated static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let parts = try? JSONDecoder().decode([CGFloat].self, from: data), parts.count == 4,
      let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return color
  }
}
