import Foundation
package import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The size of a text field, and the rectangles of its parts.
extension UITextField {
  /// The space between border and text, in points.
  ///
  /// See: L-SIZE-12.
  private var borderSpace: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: ControlMetrics.lineBorderSpace
    case .bezel, .roundedRect: ControlMetrics.borderSpace
    }
  }

  /// Invalidates measurements and layout after a change of text, font or border.
  final func contentDidChange() {
    measuredText = nil
    measuredPlaceholder = nil
    laidLine = nil
    var block = measuring(textInNames ?? "", styledText).block(
      numberOfLines: 1, preferredMaxLayoutWidth: 0)
    block.position = .middle(0)
    textBlock = block
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the measurements of `text`, with the attributes of `attributed` if it has the same
  /// string.
  private func measuring(_ text: String, _ attributed: NSAttributedString?) -> any TextMeasuring {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    if !text.isEmpty, let attributed = styled(text, attributed) {
      return StyledText(attributed, font: font, on: machine.fontSystem)
    }
    return MeasuredText(text, font.face.face(on: machine.fontSystem))
  }

  /// Returns `attributed` if its string is `text`, otherwise nil.
  final func styled(_ text: String?, _ attributed: NSAttributedString?) -> NSAttributedString? {
    attributed?.string == text ? attributed : nil
  }

  // MARK: Size

  /// The intrinsic size of the field, in points.
  ///
  /// Rule: L-SIZE-11.
  final var contentSize: CGSize {
    let shown = measure(hasText ? \.measuredText : \.measuredPlaceholder)
    return CGSize(
      width: shown + 2 * borderSpace + beforeWidth + followingWidth, height: contentHeight)
  }

  /// Returns the width of the text or the placeholder in whole pixels, in points; measured once.
  private func measure(
    _ path: ReferenceWritableKeyPath<UITextField, (any TextMeasuring)?>
  ) -> CGFloat {
    let known = self[keyPath: path]
    let isText = path == \UITextField.measuredText
    let string = (isText ? text : placeholder) ?? ""
    guard !string.isEmpty else { return 0 }
    let measured = known ?? measuring(string, isText ? styledText : styledPlaceholder)
    if known == nil { self[keyPath: path] = measured }
    machine.assumptions.text.formUnion(measured.assumptions)
    return measured.size(fitting: 0, numberOfLines: 1, machine.pixelGrid).width
  }

  /// The text for drawing, or the placeholder if the text is empty; nil without either.
  ///
  /// See: F-40.
  package final var shownText: ShownText? {
    let width = measure(hasText ? \.measuredText : \.measuredPlaceholder)
    guard width > 0 else { return nil }
    let rect = textRect(forBounds: bounds)
    let height = min(font?.lineHeight ?? 0, rect.height)
    let used = min(width, rect.width)
    return ShownText(
      rect: CGRect(
        x: rect.minX + (rect.width - used) * lineStart, y: rect.midY - height / 2, width: used,
        height: height),
      lines: 1, neededLines: 1, lineWidth: width, isCut: width > rect.width + 0.5)
  }

  /// The fraction of the free width before the text.
  ///
  /// See: L-TEXT-13.
  final var lineStart: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  private var contentHeight: CGFloat {
    let line = lineHeight(font?.lineHeight ?? 0)
    switch borderStyle {
    case .none: return line
    case .line, .bezel: return line + ControlMetrics.borderHeight
    case .roundedRect:
      let least = controlMetrics(.textFieldRounded).size.height
      let border = controlMetrics(.textFieldLine).size.height > 0 ? 8.0 : 4
      return max(least, line + border)
    }
  }

  /// Returns the height of a line in a field without a border, in points.
  private func lineHeight(_ height: CGFloat) -> CGFloat {
    let extra = controlMetrics(.textFieldLine).size.height
    guard extra > 0 else { return height.rounded(.up) }
    return machine.pixelGrid.roundUp(height) + extra - 1 / machine.pixelGrid.scale
  }

  // MARK: Rectangles

  /// Returns the rectangle of the text without the side views, in the field's coordinates.
  ///
  /// Rule: L-SIZE-12.
  final func ownTextRect(_ bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (before, following) = (beforeWidth + borderSpace, followingWidth + borderSpace)
    return CGRect(
      x: bounds.minX + (isMirrored ? following : before), y: bounds.minY,
      width: max(0, bounds.width - before - following), height: bounds.height)
  }

  /// Returns the clear button's rectangle at the trailing edge, in the field's coordinates.
  final func ownClearButtonRect(_ bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored
        ? bounds.minX + ControlMetrics.clearSpace
        : bounds.maxX - ControlMetrics.clearSpace - ControlMetrics.clearSize,
      y: bounds.midY - ControlMetrics.clearSize / 2, width: ControlMetrics.clearSize,
      height: ControlMetrics.clearSize)
  }

  /// Returns the frame of the left or right view in the field, vertically centered, in points.
  final func sideRect(of view: UIView?, isBefore: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = view.map(sideSize) else { return .zero }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return machine.pixelGrid.round(
      CGRect(
        x: isBefore != isMirrored ? bounds.minX : bounds.maxX - size.width,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func sideSize(_ view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    return CGSize(
      width: view.bounds.width > 0 ? view.bounds.width : max(0, content.width),
      height: min(
        view.bounds.height > 0 ? view.bounds.height : max(0, content.height), bounds.height))
  }

  private var beforeWidth: CGFloat {
    leftView.map { shows(leftViewMode) ? sideSize($0).width : 0 } ?? 0
  }

  private var followingWidth: CGFloat {
    if let rightView, shows(rightViewMode) { return sideSize(rightView).width }
    return hasText && shows(clearButtonMode)
      ? ControlMetrics.clearSize + ControlMetrics.clearSpace : 0
  }

  // MARK: Side views

  /// Returns true if a side view or the clear button with this mode is shown now.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Removes the old side view after the app has set another one.
  final func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    sidesDidChange()
  }

  /// Requests a layout and a new intrinsic size.
  final func sidesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the frames of the side views; the layout pass calls it.
  final func positionSideViews() {
    if let leftView { position(leftView, leftViewMode) { leftViewRect(forBounds: bounds) } }
    if let rightView { position(rightView, rightViewMode) { rightViewRect(forBounds: bounds) } }
  }

  private func position(_ view: UIView, _ mode: ViewMode, _ rect: () -> CGRect) {
    guard shows(mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }
}
