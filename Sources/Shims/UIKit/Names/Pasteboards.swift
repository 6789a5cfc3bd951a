public import Foundation
public import GimbalGraphics

/// More of the pasteboard, of the app itself alone.
///
/// Source: Apple, UIPasteboard.
extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// A name of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A choice for what is put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The day on which it goes.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// True if no other device gets it.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The content of a pasteboard has changed; not sent.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// A pasteboard is gone; not sent.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// A pasteboard of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  /// The pictures.
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
  /// The number of things.
  public var numberOfItems: Int { items.count }
  /// The kinds of the first thing.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// The things, to be asked for.
  public var itemProviders: [NSItemProvider] {
    get { string.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
    set {}
  }

  /// True if there is one of some kinds.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Puts things in the place of those that are there.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Puts things beside those that are there.
  public func addItems(_ items: [[String: Any]]) { self.items += items }
}
