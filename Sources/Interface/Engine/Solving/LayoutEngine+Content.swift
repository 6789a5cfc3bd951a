package import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalText
import GimbalTraces

/// The inequalities that stand for the size of a view's content.
@MainActor
extension LayoutEngine {
  /// Asks a view for its content size and updates its four inequalities.
  ///
  /// See: L-SIZE-1, L-SIZE-2.
  func refreshContent(_ index: Int) {
    guard let node = entries[index].node else { return }
    let view = node.pointee.owner
    var size =
      question?.answers[ObjectIdentifier(view)]?.content ?? view.queryIntrinsicContentSize()
    // App code may have taken the view away, or the whole tree.
    guard entries.indices.contains(index), entries[index].node == node else { return }
    // A view that invalidates the size that it is about to return has nothing new.
    entries[index].stale.remove(.content)
    if node.pointee.flags.contains(.wrapsText), hasValues(at: index),
      let height = view.textHeight(at: alignedWidth(index, solvedFrames.pointee.frames[index].z))
    {
      size.height = height
    }
    setContent(size.width, axis: 0, of: index, view)
    setContent(size.height, axis: 1, of: index, view)
  }

  /// Hugging and compression are two constraints of their own, so that contents that compete give way
  /// by their priorities alone.
  ///
  /// Rule: L-SIZE-2, L-SIZE-5, L-SIZE-6.
  /// See: L-ERR-9.
  private func setContent(_ content: CGFloat, axis: Int, of index: Int, _ view: UIView) {
    // NaN stays NaN.
    let length =
      content > NSLayoutConstraint.largestConstant ? NSLayoutConstraint.largestConstant : content
    let entry = entries[index]
    let variable = axis == 0 ? entry.width : entry.height
    let insets = entry.alignment
    let inset = axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
    let itemIndex = Int32(index)
    let isKnown = length != UIView.noIntrinsicMetric && length.isFinite
    let hugging = view.autoLayout?.hugging[axis] ?? UILayoutPriority.defaultLow.rawValue
    let compression =
      view.autoLayout?.compression[axis] ?? UILayoutPriority.defaultHigh.rawValue
    func row(_ relation: Relation, _ priority: Float) -> LinearConstraint? {
      guard isKnown, priority > 0 else { return nil }
      return LinearConstraint(
        [Term(variable, 1)], relation, Double(length + inset), priority: priority)
    }
    let present = (entries[index].rows[2 * axis], entries[index].rows[2 * axis + 1])
    setRow(
      2 * axis, of: index, to: row(.lessOrEqual, hugging),
      .content(itemIndex: itemIndex, row: 2 * axis))
    setRow(
      2 * axis + 1, of: index, to: row(.greaterOrEqual, compression),
      .content(itemIndex: itemIndex, row: 2 * axis + 1))
    let isNew = present != (entries[index].rows[2 * axis], entries[index].rows[2 * axis + 1])
    if isNew, let stack = view.superview?.arranger {
      setNeedsOrder(of: stack)
    }
  }

  /// Notes that a view's text has several lines now, or no longer.
  func textDidChange(_ itemIndex: Int32, wraps: Bool) {
    wrapping.removeAll { $0 == itemIndex }
    if wraps { wrapping.append(itemIndex) }
    setStale(itemIndex, .content)
  }

  /// A width of the frame as one of the alignment rectangle.
  func alignedWidth(_ index: Int, _ width: Double) -> CGFloat {
    CGFloat(width) - entries[index].alignment.left - entries[index].alignment.right
  }

  /// Measures texts of several lines at the widths that came out; true when a height has changed.
  ///
  /// Rule: L-SIZE-8.
  func measureStrings() -> Bool {
    var changed = false
    for itemIndex in wrapping {
      let index = Int(itemIndex)
      guard let node = entries[index].node,
        let row = entries[index].rows[2] ?? entries[index].rows[3]
      else { continue }
      let width = alignedWidth(index, solver.value(of: entries[index].width))
      guard let height = node.pointee.owner.textHeight(at: width) else { continue }
      let insets = entries[index].alignment
      let constant = Double(height + insets.top + insets.bottom)
      if let present = try? solver.constraint(row), present.constant == constant { continue }
      for row in 2...3 {
        if let row = entries[index].rows[row] { setConstant(constant, of: row) }
      }
      changed = true
    }
    return changed
  }
}

extension UIView {
  /// Asks the view for the size of its content, which is recorded.
  package func queryIntrinsicContentSize() -> CGSize {
    guard let stated = autoLayout?.statedContent else {
      return send(.intrinsicContentSizeQuery) { intrinsicContentSize }
    }
    let own =
      stated.width == nil || stated.height == nil
      ? send(.intrinsicContentSizeQuery) { intrinsicContentSize } : .zero
    return CGSize(width: stated.width ?? own.width, height: stated.height ?? own.height)
  }

  /// The height of the text at a width of the alignment rectangle, where it depends on that: whole
  /// pixels.
  func textHeight(at width: CGFloat) -> CGFloat? {
    guard let text = textBlock, text.wraps, width > 0, autoLayout?.statedContent?.height == nil
    else { return nil }
    return machine.pixelGrid.roundUp(text.size(fitting: width).height)
  }
}
