/// The places and sizes of a guide's rectangle, from which constraints are made.
///
/// Source: L-ANCH-1.
extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(Operand(self, .leading)) }

  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(Operand(self, .trailing)) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(Operand(self, .left)) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(Operand(self, .right)) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(Operand(self, .top)) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(Operand(self, .bottom)) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(Operand(self, .width)) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(Operand(self, .height)) }

  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(Operand(self, .centerX)) }

  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(Operand(self, .centerY)) }
}
