public import Foundation
public import GimbalGraphics

/// Further members of the pasteboard, which is local to the app.
///
/// Source: Apple, UIPasteboard.
extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for items that are added to a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The expiration date.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// True if the items are not transferred to other devices.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The content of a pasteboard has changed; not posted.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// A pasteboard was removed; not posted.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// Returns a new pasteboard.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  /// The URLs of the items.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  /// The images.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  /// The colors.
  public var colors: [UIColor]? {
    get { color.map { [$0] } }
    set { color = newValue?.first }
  }
  /// True if there is a color.
  public var hasColors: Bool { color != nil }
  /// The number of items.
  public var numberOfItems: Int { items.count }
  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Providers of the items.
  public var itemProviders: [NSItemProvider] {
    get { string.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
    set {}
  }

  /// Returns true if there is an item of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Replaces the items.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Adds items.
  public func addItems(_ items: [[String: Any]]) { self.items += items }
}
