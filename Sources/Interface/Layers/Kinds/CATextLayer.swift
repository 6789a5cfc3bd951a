public import Foundation
public import GimbalGeometry
import GimbalMotion

/// How a text that does not fit is truncated.
///
/// Source: Apple, CATextLayerTruncationMode.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a truncation mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of a text.
///
/// Source: Apple, CATextLayerAlignmentMode.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an alignment mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The leading side of the reading direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer with a text, which is stored and never measured.
///
/// Source: Apple, CATextLayer.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private static let sizeKey = LayerKey("fontSize", number: 36)
  private static let colorKey = LayerKey("foregroundColor", .color(CGColor(gray: 1, alpha: 1)))
  private static let keys = Dictionary(
    uniqueKeysWithValues: [sizeKey, colorKey].map { ($0.name, $0) })

  /// The animatable keys that other layers do not have, by their names.
  package override class var moreKeys: [String: LayerKey] { keys }
  /// The text, a `String` or an attributed string.
  open var string: Any? {
    get { objects["string"] }
    set { objects["string"] = newValue }
  }

  /// The font or its name.
  open var font: Any? {
    get { objects["font"] }
    set { objects["font"] = newValue }
  }

  /// The size of the font, in points.
  open var fontSize: CGFloat {
    get { number(CATextLayer.sizeKey) }
    set { set(CATextLayer.sizeKey, number: newValue) }
  }

  /// The color of the text.
  open var foregroundColor: CGColor? {
    get { values.color(CATextLayer.colorKey) }
    set { set(CATextLayer.colorKey, newValue.map { .color($0) }) }
  }

  /// True if the text is wrapped into lines.
  @Settable open var isWrapped = false
  /// How a text that does not fit is truncated.
  @Settable open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines.
  @Settable open var alignmentMode = CATextLayerAlignmentMode.natural
  /// True if subpixel quantization is allowed; stored without effect.
  @Settable open var allowsFontSubpixelQuantization = false
}
