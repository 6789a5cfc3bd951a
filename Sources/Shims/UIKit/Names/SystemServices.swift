public import Foundation
public import GimbalAlerts
import GimbalBitmaps
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

extension UIApplication {
  /// The options of opening a URL.
  ///
  /// Source: Apple, UIApplication.OpenExternalURLOptionsKey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// True to open the URL only in an app that is associated with it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens nothing and calls the handler with false: a simulated device has no other app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns false: no other app is available.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Returns false: no other app is available.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Returns an identifier; the app is never suspended here, and the handler is never called.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Does nothing: the app is never suspended here.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The identifier of background work.
///
/// Source: Apple, UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no background work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of fetching in the background.
///
/// Source: Apple, UIBackgroundFetchResult.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// A shortcut on the home screen; none is ever selected.
///
/// Source: Apple, UIApplicationShortcutItem.
open class UIApplicationShortcutItem: NSObject {
  /// The type, which the app defines.
  @Settable open var type: String
  /// The title.
  @Settable open var localizedTitle: String
  /// The subtitle.
  @Settable open var localizedSubtitle: String?
  /// The image.
  @Settable open var icon: UIApplicationShortcutIcon?

  /// Creates a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
  }
}

/// The image of a shortcut.
///
/// Source: Apple, UIApplicationShortcutIcon.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image by name.
  public init(templateImageName: String) {}
  /// Creates a system image by name.
  public init(systemImageName: String) {}
}

/// The pasteboard: strings, URLs, images and colors of the app itself.
///
/// Source: Apple, UIPasteboard.
@MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()

  /// The text.
  @Settable open var string: String?
  /// The strings.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The URL.
  @Settable open var url: URL?
  /// The image.
  @Settable open var image: UIImage?
  /// The color.
  @Settable open var color: UIColor?
  /// The items: for each item its values by type.
  @Settable open var items: [[String: Any]] = []

  /// True if there is a string.
  open var hasStrings: Bool { string != nil }
  /// True if there is a URL.
  open var hasURLs: Bool { url != nil }
  /// True if there is an image.
  open var hasImages: Bool { image != nil }

  /// Stores data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Returns the data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }
  /// Stores a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
    if let text = value as? String { string = text }
  }
}

/// The source of the items of a share sheet, which is never called.
///
/// Source: Apple, UIActivityItemSource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder for the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Default implementation: returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// The delegate that receives the picked image; none is ever picked.
///
/// Source: Apple, UIImagePickerControllerDelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with the picked image and its details.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Default implementation: does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Default implementation: does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIImage {
  /// The format with which a renderer creates an image like this one: with its scale.
  ///
  /// Source: Apple, UIImage.imageRendererFormat.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Returns the PNG file from which the image was made, or one of an image that a drawing has
  /// filled with one opaque color.
  ///
  /// The content of other images is not known. Then the result is nil, and the first call is
  /// reported.
  ///
  /// Source: Apple, UIImage.pngData().
  public func pngData() -> Data? {
    switch content {
    case .png(let data): return data
    case .color(let color):
      if let file = png(filledWith: color) { return file }
    case nil: break
    }
    _ = UIImage.reportMissingPixels
    return nil
  }

  private func png(filledWith color: CGColor) -> Data? {
    guard let pixels = cgImage, let values = color.components else { return nil }
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let parts = values.dropLast().map(byte)
    let pixel: PixelColor
    switch parts.count {
    case 1: pixel = PixelColor(parts[0], parts[0], parts[0])
    case 3: pixel = PixelColor(parts[0], parts[1], parts[2])
    default: return nil
    }
    return Bitmap(width: pixels.width, height: pixels.height, filledWith: pixel)
      .map { Data(PNGFile.bytes(of: $0)) }
  }

  /// Returns nil, because an image here has no content; the first call is reported.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    _ = UIImage.reportMissingPixels
    return nil
  }

  private static let reportMissingPixels: Void = FileHandle.standardError.write(
    Data(
      """
      gimbal: images have no pixels, so that pngData() and jpegData(compressionQuality:) return nil; a \
      snapshot test of an image cannot run here, one of a text such as recursiveDescription can

      """.utf8))
}
