import Foundation
import GimbalEngine
import GimbalGeometry

/// The cell of a picker's row, which rotates with its wheel.
final class UIPickerTableViewCell: UIView {
  /// The delegate's view, or a label.
  let content: UIView
  /// The space on each side of it, in points.
  private let margin: CGFloat

  /// Creates a cell with its content and the space on each side, in points.
  init(_ content: UIView, margin: CGFloat) {
    (self.content, self.margin) = (content, margin)
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self { content.frame = bounds.insetBy(dx: margin, dy: 0) }
  }
}

/// The cylinder around which the rows of a wheel lie.
///
/// See: R-EDIT-6.
struct WheelCylinder {
  /// The angle between two rows, in radians.
  let angle: CGFloat
  /// The distance of the rows from the axis, in points.
  let radius: CGFloat
  /// The number of rows before and after the selected one that face the user.
  let visibleHalf: CGFloat

  /// Computes the cylinder for the heights of a picker and of its rows, in points.
  init(height: CGFloat, rowHeight: CGFloat) {
    let length = height + 75
    let count = max(4, (2 * length / rowHeight).rounded(.up))
    angle = 2 * .pi / count
    radius = 0.334225372 * length
    visibleHalf = (count / 4).rounded(.up) - 1
  }
}
