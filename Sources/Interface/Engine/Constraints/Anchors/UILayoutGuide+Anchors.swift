/// The places and sizes of a guide's rectangle, from which constraints are made.
///
/// See: L-ANCH-1.
extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }

  /// The edge where reading ends.
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

  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }

  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
}
