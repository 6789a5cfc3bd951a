public import Foundation
import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalText
import GimbalTraits

/// A row of a list section (from iOS 14 on).
///
/// Rule: R-COMP-11.
/// Source: Apple, UICollectionViewListCell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: [UIView] = []
  private var guide: UILayoutGuide?

  /// The indentation level of the content.
  @Settable open var indentationLevel = 0 {
    didSet { partsDidChange(indentationLevel != oldValue) }
  }
  /// The width of an indentation level, in points.
  @Settable open var indentationWidth: CGFloat = 10 {
    didSet { partsDidChange(indentationWidth != oldValue) }
  }
  /// True if accessories before the content are indented too.
  @Settable open var indentsAccessories = true
  /// The accessories at the ends of the cell.
  @Settable open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }

  /// The layout guide of the separator below the cell.
  ///
  /// Constraints to it move the separator's edges.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    guide = made
    let leading = made.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    leading.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
      made.heightAnchor.constraint(equalToConstant: CellMetrics(of: self).separator),
    ])
    return made
  }

  /// Returns the default configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func partsDidChange(_ isChanged: Bool) {
    guard isChanged else { return }
    setNeedsLayout()
    sizeMayHaveChanged()
  }

  // MARK: Accessories

  private func replaceAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = []
    for accessory in accessories {
      switch accessory.kind {
      case .label(let text):
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = text
        accessoryViews.append(label)
        addSubview(label)
      case .custom(let view):
        accessoryViews.append(view)
        addSubview(view)
      default: break
      }
    }
    partsDidChange(true)
  }

  /// Returns the accessories that are shown at an edge now, in the order of their positions.
  private func shown(leading isLeading: Bool) -> [UICellAccessory] {
    let isEditing = configurationState.isEditing
    var shown: [UICellAccessory] = []
    for accessory in accessories where accessory.isLeading == isLeading {
      switch accessory.displayed {
      case .always: break
      case .whenEditing: if !isEditing { continue }
      case .whenNotEditing: if isEditing { continue }
      }
      shown.insert(accessory, at: min(max(0, accessory.location(shown)), shown.count))
    }
    return shown
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    if case .custom(let width) = accessory.options.reservedLayoutWidth { return max(0, width) }
    let metrics = CellMetrics(of: self)
    switch accessory.kind {
    case .disclosureIndicator: return metrics.width(of: .disclosureIndicator) - metrics.tableMargin
    case .checkmark: return metrics.width(of: .checkmark) - metrics.tableMargin
    case .detail: return metrics.width(of: .detailButton) - metrics.tableMargin
    case .control: return metrics.editSpace - metrics.tableMargin
    case .reorder: return metrics.reorderSize
    case .label, .custom: return view(of: accessory).map(size)?.width ?? 0
    }
  }

  private func view(of accessory: UICellAccessory) -> UIView? {
    switch accessory.kind {
    case .custom(let view): view
    case .label(let text):
      accessoryViews.first { ($0 as? UILabel)?.text == text }
    default: nil
    }
  }

  private func size(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    return CGSize(
      width: content.width >= 0 ? content.width : view.bounds.width,
      height: content.height >= 0 ? content.height : view.bounds.height)
  }

  /// Returns the width that accessories and indentation take at an edge, including the margin.
  private func space(leading isLeading: Bool) -> CGFloat {
    let shown = shown(leading: isLeading)
    let indent = isLeading ? CGFloat(max(0, indentationLevel)) * indentationWidth : 0
    guard !shown.isEmpty else { return indent }
    let gaps = CGFloat(shown.count - 1) * CellMetrics.accessoryMargin
    return indent + CellMetrics(of: self).margin + gaps + shown.reduce(0) { $0 + width(of: $1) }
  }

  // MARK: Layout

  private var contentInsets: UIEdgeInsets {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = (space(leading: true), space(leading: false))
    return UIEdgeInsets(
      top: 0, left: safeAreaInsets.left + (isReversed ? trailing : leading), bottom: 0,
      right: safeAreaInsets.right + (isReversed ? leading : trailing))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    let frame = bounds.inset(by: insets)
    if contentView.frame != frame { contentView.frame = frame }
    for isLeading in [true, false] { positionAccessories(leading: isLeading) }
  }

  private func positionAccessories(leading isLeading: Bool) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var location = CellMetrics(of: self).margin
    let shown = shown(leading: isLeading)
    for accessory in isLeading ? shown : shown.reversed() {
      let width = width(of: accessory)
      defer { location += width + CellMetrics.accessoryMargin }
      guard let view = view(of: accessory) else { continue }
      let height = min(bounds.height, size(of: view).height)
      let isAtLeft = isLeading != isReversed
      let x =
        isAtLeft
        ? safeAreaInsets.left + location : bounds.width - safeAreaInsets.right - location - width
      view.frame = machine.pixelGrid.round(
        CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height))
    }
    for view in accessoryViews {
      view.isHidden =
        !self.shown(leading: true).contains { self.view(of: $0) === view }
        && !self.shown(leading: false).contains { self.view(of: $0) === view }
    }
  }

  /// Returns the size that the content needs within the cell's insets.
  override func fittingSize(in size: CGSize, _ axes: UIAxis) -> CGSize {
    guard !axes.contains(.horizontal) else { return super.fittingSize(in: size, axes) }
    let insets = contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.left - insets.right), height: size.height)
    let fit = super.fittingSize(in: inner, axes)
    return CGSize(width: size.width, height: fit.height)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UICollectionViewListCell: ContentHolder {
  /// The leading margin of the content, in points.
  final var contentMargin: CGFloat { ContentMetrics.side }

  /// The trailing margin of the content in points, which is smaller next to an accessory.
  final var trailingContentMargin: CGFloat {
    shown(leading: false).isEmpty ? ContentMetrics.side : ContentMetrics.end
  }
}
