public import GimbalGeometry
public import GimbalGraphics

/// The type of a `#colorLiteral` where no other type is expected.
public typealias _ColorLiteralType = UIColor

/// A class with objects for color literals, whose subclasses need no initializer for them.
public protocol ColorLiteralValue: _ExpressibleByColorLiteral {
  /// Returns the color with components from 0 to 1.
  static func ofLiteral(red: Float, green: Float, blue: Float, alpha: Float) -> Any
}

extension ColorLiteralValue {
  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self = Self.ofLiteral(red: red, green: green, blue: blue, alpha: alpha) as! Self
  }
}

extension UIColor: ColorLiteralValue {
  /// Returns the color with components from 0 to 1.
  public static func ofLiteral(red: Float, green: Float, blue: Float, alpha: Float) -> Any {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
