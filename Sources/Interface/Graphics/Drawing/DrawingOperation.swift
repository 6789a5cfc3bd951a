#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry

  /// A drawing operation: its geometry and its color, without pixels.
  public struct DrawingOperation: Hashable, Sendable {
    /// The kinds of operations.
    public enum Kind: Hashable, Sendable {
      /// A filled path, a stroked path, or both.
      case fill, stroke, fillAndStroke
      /// A cleared rectangle.
      case clear
      /// An image; a gradient.
      case image, gradient
      /// A text, by the rectangle that its lines occupy.
      case text
    }

    /// The kind of the operation.
    public let kind: Kind
    /// The bounding box in the context's initial coordinates, before clipping, in points.
    ///
    /// Lines extend it by half their width on each side.
    public let bounds: CGRect
    /// The clipping rectangle of the context, in the same coordinates.
    public let clip: CGRect
    /// The color of the fill, stroke or text; nil for images, gradients and clearing.
    public let color: CGColor?
    /// The opacity by which that of the color is multiplied.
    public let alpha: CGFloat
  }

  /// The drawing operations of a layer's content, in order.
  public final class DrawingRecord: NSObject, Sendable {
    /// The operations.
    public let operations: [DrawingOperation]

    /// Creates the record; the display phase of views and layers calls it.
    package init(_ operations: [DrawingOperation]) { self.operations = operations }
  }

  /// How drawing is blended with existing content; stored without effect.
  ///
  /// Source: Apple, CGBlendMode, with its raw values.
  public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Modes with Core Graphics' names.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// Modes with Core Graphics' names.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    /// Modes with Core Graphics' names.
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// Modes with Core Graphics' names.
    case destinationAtop, xor, plusDarker, plusLighter
  }

  /// How a path is drawn.
  ///
  /// Source: Apple, CGPathDrawingMode, with its raw values.
  public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fill by either rule; stroke; fill and stroke by either rule.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  /// The quality with which images are scaled; stored without effect.
  ///
  /// Source: Apple, CGInterpolationQuality, with its raw values.
  public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The system's default.
    case `default`
    /// None, low, high.
    case none, low, high
    /// Between low and high.
    case medium
  }

  /// The behaviour of gradients beyond their ends.
  ///
  /// Source: Apple, CGGradientDrawingOptions.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit for each end.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// A gradient.
  ///
  /// Source: Apple, CGGradient.
  public final class CGGradient: Hashable, Sendable {
    /// The positions of the colors, from 0 to 1.
    package let stops: [CGFloat]
    private let colors: [CGColor]

    /// Creates a gradient of colors, each a `CGColor`, at positions from 0 to 1; nil spreads them
    /// evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
      let colors = colors.compactMap { $0 as? CGColor }
      guard !colors.isEmpty else { return nil }
      self.colors = colors
      let last = CGFloat(max(colors.count - 1, 1))
      stops = locations ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Creates a gradient from the components of colors, at positions from 0 to 1; nil spreads them
    /// evenly.
    ///
    /// Each color has the components of `space` and an opacity.
    ///
    /// Source: Apple, CGGradient.init(colorSpace:colorComponents:locations:count:).
    public convenience init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      let parts = space.numberOfComponents + 1
      let colors = (0..<max(0, count)).map { number in
        CGColor(
          colorSpace: space,
          components: (0..<parts).map { components[number * parts + $0] }) as Any
      }
      self.init(
        colorsSpace: space, colors: colors,
        locations: locations.map { positions in (0..<max(0, count)).map { positions[$0] } })
    }

    /// Returns true for gradients with the same colors at the same positions.
    public static func == (left: CGGradient, right: CGGradient) -> Bool {
      left.colors == right.colors && left.stops == right.stops
    }

    /// Hashes the colors.
    public func hash(into hasher: inout Hasher) { hasher.combine(colors) }
  }

  /// An array as in Core Foundation, of any values.
  public typealias CFArray = [Any]
#endif
