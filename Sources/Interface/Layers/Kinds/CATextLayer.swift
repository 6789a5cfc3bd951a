public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The place at which a text that does not fit is cut.
///
/// Source: Apple, CATextLayerTruncationMode.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
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

/// The side at which the lines of a text stand.
///
/// Source: Apple, CATextLayerAlignmentMode.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The side at which reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text, which is kept and never measured.
///
/// Source: Apple, CATextLayer.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private static let sizeKey = LayerKey("fontSize", number: 36)
  private static let colorKey = LayerKey("foregroundColor", .color(CGColor(gray: 1, alpha: 1)))
  private static let keys = Dictionary(
    uniqueKeysWithValues: [sizeKey, colorKey].map { ($0.name, $0) })

  package override class var moreKeys: [String: LayerKey] { keys }
  /// The text, a `String` or an attributed one.
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

  /// True if the text is broken into lines.
  @Settable open var isWrapped = false
  /// The place at which a text that does not fit is cut.
  @Settable open var truncationMode = CATextLayerTruncationMode.none
  /// The side at which the lines stand.
  @Settable open var alignmentMode = CATextLayerAlignmentMode.natural
  /// True if subpixels may be used; kept without effect.
  @Settable open var allowsFontSubpixelQuantization = false
}
