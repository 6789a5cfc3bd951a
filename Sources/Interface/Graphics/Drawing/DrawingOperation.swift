#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry

  /// Something that was drawn upon a context: its geometry and its color, and no pixel.
  public struct DrawingOperation: Hashable, Sendable {
    /// The content that was drawn.
    public enum Kind: Hashable, Sendable {
      /// The inside of a path, its lines, or both at once.
      case fill, stroke, fillAndStroke
      /// A rectangle of which what was drawn before is taken away.
      case clear
      /// A picture; a gradient.
      case image, gradient
      /// A text: the rectangle that its lines take.
      case text
    }

    /// The content that was drawn.
    public let kind: Kind
    /// The smallest rectangle around it in the context's own coordinates, before it is cut off, in points of the
    /// context as it was made; half the line's width more on each side for lines.
    public let bounds: CGRect
    /// The part of the context that was open to it, in the same coordinates.
    public let clip: CGRect
    /// The color of the inside, of lines or of a text; nil for pictures, gradients and what is cleared.
    public let color: CGColor?
    /// The opacity that comes to that of the color.
    public let alpha: CGFloat
  }

  /// The drawing operations of a layer's content, in order.
  public final class DrawingRecord: NSObject, Sendable {
    /// All that was drawn.
    public let operations: [DrawingOperation]

    package init(_ operations: [DrawingOperation]) { self.operations = operations }
  }

  /// The way in which drawing is blended with what is there; kept without effect.
  ///
  /// Source: Apple, CGBlendMode, with its raw values.
  public enum CGBlendMode: Int32, Hashable, Sendable {
    /// As Core Graphics names them.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// As Core Graphics names them.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    /// As Core Graphics names them.
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// As Core Graphics names them.
    case destinationAtop, xor, plusDarker, plusLighter
  }

  /// The parts of a path that are drawn.
  ///
  /// Source: Apple, CGPathDrawingMode, with its raw values.
  public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside, by the two rules; the lines; both, by the two rules.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  /// The care with which pictures are scaled; kept without effect.
  ///
  /// Source: Apple, CGInterpolationQuality, with its raw values.
  public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The system's; none, and more and more of it.
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
    /// Goes on before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// Colors that run into each other.
  ///
  /// Source: Apple, CGGradient.
  public final class CGGradient: Hashable, Sendable {
    /// The colors with their places.
    package let stops: [CGFloat]
    private let colors: [CGColor]

    /// Creates a gradient of colors, each a `CGColor`, at places from 0 to 1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
      let colors = colors.compactMap { $0 as? CGColor }
      guard !colors.isEmpty else { return nil }
      self.colors = colors
      let last = CGFloat(max(colors.count - 1, 1))
      stops = locations ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Creates a gradient of colors by their parts, of which a color of `space` has as many as it needs and its opacity, at
    /// places from 0 to 1; nil spreads them evenly.
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

    /// True if two gradients have the same colors at the same places.
    public static func == (left: CGGradient, right: CGGradient) -> Bool {
      left.colors == right.colors && left.stops == right.stops
    }

    /// Hashes the colors.
    public func hash(into hasher: inout Hasher) { hasher.combine(colors) }
  }

  /// An array as Core Foundation has it: any.
  public typealias CFArray = [Any]
#endif
