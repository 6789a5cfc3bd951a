package import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalText
import GimbalTraces

/// The inequalities of a view's content size.
@MainActor
extension LayoutEngine {
  /// Queries a view's content size and updates its four inequalities.
  ///
  /// See: L-SIZE-1, L-SIZE-2.
  func refreshContent(_ index: Int) {
    guard let node = entries[index].node else { return }
    let view = node.pointee.owner
    var size =
      question?.answers[ObjectIdentifier(view)]?.content ?? view.queryIntrinsicContentSize()
    // App code may have removed the view, or released the whole tree.
    guard entries.indices.contains(index), entries[index].node == node else { return }
    // A view that invalidates its content size inside the query has nothing new.
    entries[index].stale.remove(.content)
    if node.pointee.flags.contains(.wrapsText), hasValues(at: index),
      let height = view.textHeight(at: alignedWidth(index, solvedFrames.pointee.frames[index].z))
    {
      size.height = height
    }
    setContent(size.width, axis: 0, of: index, view)
    setContent(size.height, axis: 1, of: index, view)
  }

  /// Sets the hugging and compression constraints of a content size.
  ///
  /// Hugging and compression are separate constraints, so that competing contents yield by their
  /// priorities only.
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

  /// Records whether a view's text has several lines.
  func textDidChange(_ itemIndex: Int32, wraps: Bool) {
    wrapping.removeAll { $0 == itemIndex }
    if wraps { wrapping.append(itemIndex) }
    setStale(itemIndex, .content)
  }

  /// Returns the width of the alignment rectangle for a width of the frame.
  func alignedWidth(_ index: Int, _ width: Double) -> CGFloat {
    CGFloat(width) - entries[index].alignment.left - entries[index].alignment.right
  }

  /// Measures multi-line strings at their solved widths; returns true if a height has changed.
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
  /// Queries the view's intrinsic content size, and records the call.
  package func queryIntrinsicContentSize() -> CGSize {
    guard let stated = autoLayout?.statedContent else {
      return send(.intrinsicContentSizeQuery) { intrinsicContentSize }
    }
    let own =
      stated.width == nil || stated.height == nil
      ? send(.intrinsicContentSizeQuery) { intrinsicContentSize } : .zero
    return CGSize(width: stated.width ?? own.width, height: stated.height ?? own.height)
  }

  /// Returns the height of the text at a width of the alignment rectangle, in whole pixels.
  ///
  /// The result is nil if the height does not depend on the width.
  func textHeight(at width: CGFloat) -> CGFloat? {
    guard let text = textBlock, text.wraps, width > 0, autoLayout?.statedContent?.height == nil
    else { return nil }
    return machine.pixelGrid.roundUp(text.size(fitting: width).height)
  }
}
