public import GimbalAlerts
public import GimbalEngine

/// The interaction with an item in text.
///
/// Source: Apple, UITextItemInteraction.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

extension UIScene {
  /// The options of opening a URL.
  public typealias OpenURLOptions = UIOpenURLContext.Options
}

extension UIDocumentPickerViewController {
  /// Creates a controller for opening documents of some types, or copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// The position of the alpha component in a pixel of an image.
///
/// Source: Apple, CGImageAlphaInfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The layout of the pixels of an image in memory.
///
/// Source: Apple, CGBitmapInfo.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components of pixels are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Pixels of 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels of 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels of 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
