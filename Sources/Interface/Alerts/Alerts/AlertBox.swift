import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The view of an alert: title, message, text fields and buttons from top to bottom.
///
/// See: R-ALERT-2, R-ALERT-5.
final class AlertBox: UIView {
  /// The controller of the alert; nil after it was released.
  weak var alert: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var shown: [UIAlertAction] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Updates the view from the alert.
  func show() {
    guard let alert else { return }
    titleLabel.text = alert.title
    titleLabel.font = .systemFont(ofSize: metrics.titleSize, weight: .semibold)
    messageLabel.text = alert.message
    messageLabel.font = .systemFont(ofSize: metrics.messageSize)
    let new = alert.textFields ?? []
    for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
    for field in new where field.superview !== self { addSubview(field) }
    fields = new
    showButtons(of: alert)
    setNeedsLayout()
  }

  private func showButtons(of alert: UIAlertController) {
    let ordered = AlertBox.order(alert.actions, alert.preferredStyle)
    if ordered.count != shown.count || zip(ordered, shown).contains(where: { $0 !== $1 }) {
      for button in buttons { button.removeFromSuperview() }
      buttons = ordered.map(button)
      shown = ordered
    }
    for (button, action) in zip(buttons, shown) {
      button.isEnabled = action.isEnabled
      let isStrong = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      button.titleLabel?.font = .systemFont(
        ofSize: metrics.buttonSize, weight: isStrong ? .semibold : .regular)
    }
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.alert?.choose(action) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  /// Returns the buttons in the order from top to bottom, or from the leading side if they are side
  /// by side.
  ///
  /// The cancel button is the last of three or more buttons, and the first of two; of two buttons
  /// with long titles, `rows` positions it below the other one.
  ///
  /// Rule: R-ALERT-2.
  static func order(
    _ actions: [UIAlertAction], _ style: UIAlertController.Style
  ) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return style == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  // MARK: Size

  private var metrics: AlertMetrics {
    AlertMetrics(alert?.preferredStyle ?? .alert, on: machine)
  }

  /// The height of the line between the texts and a button, and between two buttons, in points.
  ///
  /// Rule: R-ALERT-4.
  private var lineHeight: CGFloat {
    machine.features.drawsLinesInAlerts ? 1 / machine.pixelGrid.scale : 0
  }

  /// Returns true if two buttons of an alert are side by side, because their titles are short
  /// enough.
  private func isRow(_ width: CGFloat) -> Bool {
    alert?.preferredStyle == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.intrinsicContentSize.width <= rowButtonWidth(width) - 8 }
  }

  /// Returns the width of each of two buttons side by side, in points.
  private func rowButtonWidth(_ width: CGFloat) -> CGFloat {
    (width - 2 * metrics.buttonInset - metrics.buttonGap) / 2
  }

  /// Returns the top of each button, and the bottom of the space around them, in points.
  private func rows(_ width: CGFloat) -> (tops: [CGFloat], bottom: CGFloat) {
    let (header, metrics, isRow) = (headerHeight(width), metrics, isRow(width))
    guard !shown.isEmpty else { return ([], header) }
    let isReversed = !isRow && shown.count == 2 && shown[0].style == .cancel
    var (tops, y) = ([CGFloat](), header + metrics.buttonInset)
    for action in isReversed ? shown.reversed() : shown {
      if isRow, let first = tops.first {
        tops.append(first)
        continue
      }
      if !tops.isEmpty { y += metrics.buttonGap }
      if y > 0 || alert?.preferredStyle == .alert { y += distance(above: action) }
      tops.append(y)
      y += metrics.buttonHeight
    }
    return (isReversed ? tops.reversed() : tops, y + metrics.buttonInset)
  }

  /// Returns the distance of a button from the texts or the button above it, in points.
  ///
  /// In a popover all buttons are next to each other (CHOICE).
  private func distance(above action: UIAlertAction) -> CGFloat {
    let isSeparate =
      action.style == .cancel && metrics.cancelGap > 0
      && alert?.modalPresentationStyle != .popover
    return isSeparate ? metrics.cancelGap : lineHeight
  }

  /// Returns the size of the alert's contents at a width, in points.
  func size(fitting width: CGFloat) -> CGSize {
    machine.assumptions.record(
      "the sizes of alerts and action sheets are not recorded", of: "alerts")
    return CGSize(width: width, height: rows(width).bottom)
  }

  private func headerHeight(_ width: CGFloat) -> CGFloat {
    let labels = heights(width).filter { $0 > 0 }
    let strings = labels.reduce(0, +) + CGFloat(max(0, labels.count - 1)) * metrics.gap
    let inputs = CGFloat(fields.count) * AlertMetrics.fieldHeight
    guard strings + inputs > 0 else { return 0 }
    let between = strings > 0 && inputs > 0 ? AlertMetrics.fieldSpace : 0
    return metrics.top + strings + between + inputs + metrics.bottom
  }

  /// Returns the heights of title and message, in points; 0 for a missing one.
  private func heights(_ width: CGFloat) -> [CGFloat] {
    [titleLabel, messageLabel].map {
      $0.sizeThatFits(CGSize(width: width - 2 * metrics.side, height: 0)).height
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(fitting: size.width) }

  /// Positions title, message, fields and buttons from top to bottom.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, metrics) = (bounds.width, metrics)
    var y = metrics.top
    for (label, height) in zip([titleLabel, messageLabel], heights(width)) {
      label.frame = CGRect(
        x: metrics.side, y: y, width: width - 2 * metrics.side, height: height)
      if height > 0 { y += height + metrics.gap }
    }
    if y > metrics.top { y += AlertMetrics.fieldSpace - metrics.gap }
    for field in fields {
      field.frame = CGRect(
        x: AlertMetrics.fieldSpace, y: y, width: width - 2 * AlertMetrics.fieldSpace,
        height: AlertMetrics.fieldHeight)
      y += AlertMetrics.fieldHeight
    }
    layOutButtons()
  }

  private func layOutButtons() {
    let (width, metrics) = (bounds.width, metrics)
    let inset = metrics.buttonInset
    let isRow = isRow(width)
    let size = CGSize(
      width: isRow ? rowButtonWidth(width) : width - 2 * inset, height: metrics.buttonHeight)
    for (index, (button, y)) in zip(buttons, rows(width).tops).enumerated() {
      let step = isRow ? CGFloat(index) * (size.width + metrics.buttonGap) : 0
      button.frame = CGRect(origin: CGPoint(x: inset + step, y: y), size: size)
    }
  }
}
