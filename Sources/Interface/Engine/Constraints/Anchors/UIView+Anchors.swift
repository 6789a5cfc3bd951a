/// The anchors of a view's alignment rectangle.
///
/// Rule: L-ANCH-1.
/// See: L-CON-3.
extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }

  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    verticalAnchor(.firstBaseline)
  }

  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    verticalAnchor(.lastBaseline)
  }
}
