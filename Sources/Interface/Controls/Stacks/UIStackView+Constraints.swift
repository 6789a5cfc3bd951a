import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText

/// The constraints that arrange the views.
extension UIStackView {
  /// Returns all constraints in UIKit's order: ends, alignment, spacing, distribution.
  ///
  /// - Complexity: O(arranged views).
  final func stackConstraints() -> StackPlan {
    var plan = StackPlan(self)
    guard let first = arranged.first else { return plan }
    let main = StackAxis(isHorizontal: axis == .horizontal)
    let cross = StackAxis(isHorizontal: axis == .vertical)
    connectEnds(main, &plan)
    connectSides(first, cross, &plan)
    align(first, cross, &plan)
    disambiguateTextWidths(&plan)
    space(main, &plan)
    distribute(main, &plan)
    hide(main, &plan)
    return plan
  }

  /// The item to which the views are constrained: the stack, or its margins guide.
  private var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }

  /// Constrains the first and the last visible view to the stack's ends.
  ///
  /// If all views are hidden, a guide replaces them. Otherwise a fixed length of the stack would be
  /// a conflict.
  ///
  /// Rule: L-STACK-1, V-64.
  private func connectEnds(_ axis: StackAxis, _ plan: inout StackPlan) {
    let spacer: UILayoutGuide? = visible.isEmpty ? plan.addGuide("UISV-alignment-spanner") : nil
    guard let first: any LayoutItem = visible.first ?? spacer,
      let last: any LayoutItem = visible.last ?? spacer
    else { return }
    plan.add("UISV-canvas-connection", canvas, axis.start, .equal, first, axis.start)
    plan.add("UISV-canvas-connection", canvas, axis.end, .equal, last, axis.end)
  }

  /// Constrains the views to the stack's sides.
  ///
  /// If several views do not fill the stack across the axis, a guide spans the visible ones.
  ///
  /// Rule: V-63.
  /// See: L-STACK-1, L-STACK-8, V-61.
  private func connectSides(_ first: UIView, _ axis: StackAxis, _ plan: inout StackPlan) {
    let identifier = "UISV-canvas-connection"
    let isEmpty = visible.isEmpty
    let hasSpanner = isEmpty || (arranged.count > 1 && alignment != .fill)
    let spanner: any LayoutItem = hasSpanner ? span(axis, &plan) : first
    let item: any LayoutItem = isEmpty ? spanner : first
    let isLooseByBaseline = isRow ? !isEmpty : !hasSpanner
    // The item to which each side is constrained, and whether by an inequality.
    let start: (item: any LayoutItem, isLoose: Bool)
    let end: (item: any LayoutItem, isLoose: Bool)
    switch alignment {
    case .fill: (start, end) = ((item, false), (item, false))
    case .leading: (start, end) = ((item, false), (spanner, !hasSpanner))
    case .trailing: (start, end) = ((spanner, !hasSpanner), (item, false))
    case .firstBaseline: (start, end) = ((item, isLooseByBaseline), (spanner, !hasSpanner))
    case .lastBaseline: (start, end) = ((spanner, !hasSpanner), (item, isLooseByBaseline))
    case .center: (start, end) = ((spanner, !hasSpanner), (spanner, !hasSpanner))
    }
    plan.add(
      identifier, canvas, axis.start, start.isLoose ? .lessThanOrEqual : .equal, start.item,
      axis.start)
    plan.add(
      identifier, canvas, axis.end, end.isLoose ? .greaterThanOrEqual : .equal, end.item, axis.end)
    if alignment == .center {
      plan.add(identifier, canvas, axis.center, .equal, item, axis.center)
    }
    guard alignment != .fill else { return }
    for view in arranged {
      plan.add("UISV-ambiguity-suppression", view, axis.length, priority: 25)
    }
    if start.isLoose || end.isLoose { fitCanvas(axis, &plan) }
  }

  /// Makes the stack no longer than its content needs.
  ///
  /// Rule: L-STACK-8, V-75.
  private func fitCanvas(_ axis: StackAxis, _ plan: inout StackPlan) {
    plan.add("UISV-canvas-fit", canvas, axis.length, priority: 49)
  }

  /// Returns a guide that spans all visible views across the axis.
  ///
  /// Rule: V-61 (hidden views are not spanned).
  /// See: L-STACK-8.
  private func span(_ axis: StackAxis, _ plan: inout StackPlan) -> UILayoutGuide {
    let guide = plan.addGuide("UISV-alignment-spanner")
    guard alignment != .fill else { return guide }
    for view in visible {
      for (side, relation, isLoose) in [
        (axis.start, NSLayoutConstraint.Relation.lessThanOrEqual, alignment.isLooseAtStart),
        (axis.end, .greaterThanOrEqual, alignment.isLooseAtEnd),
      ] {
        plan.add(
          "UISV-spanning-boundary", guide, side, isLoose ? relation : .equal, view, side,
          priority: isLoose ? 1000 : 999.5)
      }
    }
    plan.add("UISV-spanning-fit", guide, axis.length, priority: 51)
    return guide
  }

  private var isRow: Bool { axis == .horizontal }

  /// Aligns every other view to the first one across the axis.
  ///
  /// Rule: L-STACK-2.
  private func align(_ first: UIView, _ axis: StackAxis, _ plan: inout StackPlan) {
    let attributes: [NSLayoutConstraint.Attribute]
    switch alignment {
    case .fill: attributes = [axis.start, axis.end]
    case .leading: attributes = [axis.start]
    case .center: attributes = [axis.center]
    case .trailing: attributes = [axis.end]
    case .firstBaseline: attributes = isRow ? [.firstBaseline] : []
    case .lastBaseline: attributes = isRow ? [.lastBaseline] : []
    }
    for view in arranged.dropFirst() {
      for attribute in attributes {
        plan.add("UISV-alignment", first, attribute, .equal, view, attribute)
      }
    }
  }

  /// Divides the width of a horizontal stack between multiline texts, which would otherwise be
  /// ambiguous.
  ///
  /// With a baseline alignment all views take part, if one text wraps; with the alignment `top` and
  /// the distribution `fill`, only multiline labels. Each has a priority 10 above the view's
  /// compression resistance.
  ///
  /// Radar 41192642 for the priority.
  ///
  /// Rule: V-49, V-62.
  /// See: L-STACK-8.
  private func disambiguateTextWidths(_ plan: inout StackPlan) {
    guard dividesStrings else { return }
    let isByBaseline = alignment != .top
    if isByBaseline, !arranged.contains(where: { $0.textBlock?.wraps ?? false }) { return }
    let views = visible
    for view in views {
      guard isByBaseline || (view is UILabel && view.textBlock?.wraps ?? false) else { continue }
      let compression = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      plan.add(
        "UISV-text-width-disambiguation", view, .width, .equal, canvas, .width,
        multiplier: 1 / CGFloat(views.count), priority: min(compression + 10, 999))
    }
  }

  /// True if multiline texts share the stack's width by `UISV-text-width-disambiguation`.
  final var dividesStrings: Bool {
    guard axis == .horizontal else { return false }
    switch alignment {
    case .firstBaseline, .lastBaseline: return true
    case .leading: return distribution == .fill
    case .fill, .center, .trailing: return false
    }
  }

  /// Constrains each view to the next one with the spacing.
  ///
  /// Rule: L-STACK-3.
  /// See: L-STACK-9, L-STACK-12.
  private func space(_ axis: StackAxis, _ plan: inout StackPlan) {
    let byBaseline = isBaselineRelativeArrangement && !axis.isHorizontal
    let isAtLeast = distribution == .equalSpacing || distribution == .equalCentering
    let gaps = gaps()
    let firstVisible = arranged.firstIndex(where: { !$0.isHidden }) ?? 0
    let lastVisible = arranged.lastIndex(where: { !$0.isHidden }) ?? 0
    for (index, view) in arranged.enumerated().dropFirst() {
      // Spacing is only between visible views, so hidden views at an end add none.
      let isInside = index > firstVisible && index <= lastVisible
      plan.add(
        "UISV-spacing", view, byBaseline ? .firstBaseline : axis.start,
        isAtLeast && isInside ? .greaterThanOrEqual : .equal, arranged[index - 1],
        byBaseline ? .lastBaseline : axis.end, constant: gaps[index - 1])
    }
  }

  /// Relates the views' lengths by the distribution.
  ///
  /// Rule: L-STACK-4.
  /// See: L-STACK-5, L-STACK-6, L-STACK-7.
  private func distribute(_ axis: StackAxis, _ plan: inout StackPlan) {
    let views = visible
    switch distribution {
    case .fill: break
    case .fillEqually: fillEqually(views, axis, &plan)
    case .fillProportionally: fillProportionally(views, axis, &plan)
    case .equalSpacing: equalizeGaps(views, axis, &plan)
    case .equalCentering: equalizeGaps(views, axis, &plan)
    }
  }

  private func fillEqually(_ views: [UIView], _ axis: StackAxis, _ plan: inout StackPlan) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      plan.add("UISV-fill-equally", view, axis.length, .equal, first, axis.length)
    }
  }

  /// Shares the length in proportion to the views' content; a view without content gets a required
  /// length of 0.
  ///
  /// Rule: L-STACK-5, V-65.
  private func fillProportionally(_ views: [UIView], _ axis: StackAxis, _ plan: inout StackPlan) {
    let sizes = views.map { contentLength(of: $0, axis) }
    guard sizes.contains(where: { $0 > 0 }) else { return fillEqually(views, axis, &plan) }
    let total = sizes.reduce(0) { $0 + max($1, 0) } + gaps().reduce(0, +)
    let isAlone = sizes.count(where: { $0 > 0 }) == 1 && sizes.contains(total)
    for (index, view) in views.enumerated() {
      let priority: Float = isAlone ? 1000 : max(999 - Float(index), 1)
      if sizes[index] > 0 {
        plan.add(
          "UISV-fill-proportionally", view, axis.length, .equal, canvas, axis.length,
          multiplier: sizes[index] / total, priority: priority)
      } else {
        plan.add("UISV-fill-proportionally", view, axis.length)
      }
    }
  }

  /// Returns the length of a view's content, in points.
  ///
  /// This is the intrinsic length, or the smallest fitting length if the view has no intrinsic one.
  /// In a vertical stack whose views fill its width, the fitting height is measured at this width.
  ///
  /// - Complexity: as a first layout of a view without a content size, such as a stack.
  ///
  /// Frames saved by Interface Builder show that a stack, or a view with inner constraints, takes
  /// part with its fitting size.
  ///
  /// See: L-STACK-5.
  private func contentLength(of view: UIView, _ axis: StackAxis) -> CGFloat {
    let content = view.queryIntrinsicContentSize()
    let length = axis.isHorizontal ? content.width : content.height
    guard length < 0, isWithinLimit(view) else { return max(length, 0) }
    let width = available.width
    let fillsColumn = !axis.isHorizontal && alignment == .fill
    if fillsColumn { measuredWidth = width }
    let isAcross = fillsColumn && width > 0
    let size = view.systemLayoutSizeFitting(
      CGSize(width: isAcross ? width : 0, height: 0),
      withHorizontalFittingPriority: isAcross ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return axis.isHorizontal ? size.width : size.height
  }

  /// The nesting limit of proportional stacks, each of which measures everything inside it.
  ///
  /// The number is Gimbal's choice.
  static let proportionLimit = 50

  /// Returns true if a view may be measured.
  ///
  /// Past the limit, the outer stacks take part without a size, and the first of them reports this.
  private func isWithinLimit(_ view: UIView) -> Bool {
    guard let levels = (view as? UIStackView)?.proportionLevels else { return true }
    if levels == UIStackView.proportionLimit { report(.stacksTooDeep) }
    return levels < UIStackView.proportionLimit
  }

  /// The current size of the item to which the views are constrained.
  final var available: CGSize {
    isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins).size : bounds.size
  }

  /// Makes the gaps between edges, baselines or centers equal.
  ///
  /// Rule: L-STACK-6, L-STACK-7, V-66 (baselines in a column whose spacing counts from them).
  /// See: V-75.
  private func equalizeGaps(_ views: [UIView], _ axis: StackAxis, _ plan: inout StackPlan) {
    let isCentering = distribution == .equalCentering
    let joinsBaselines =
      isBaselineRelativeArrangement && !axis.isHorizontal
      && (!isCentering || machine.switches.equalCenteringJoinsBaselines)
    let (end, start): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      if joinsBaselines {
        (.lastBaseline, .firstBaseline)
      } else if isCentering {
        (axis.center, axis.center)
      } else {
        (axis.end, axis.start)
      }
    let (top, bottom): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isBaselineRelativeArrangement && !axis.isHorizontal
      ? (.firstBaseline, .lastBaseline) : (axis.start, axis.end)
    var first: UILayoutGuide?
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = plan.addGuide("UISV-distributing")
      plan.add("UISV-distributing-edge", gap, top, .equal, view, end)
      plan.add("UISV-distributing-edge", gap, bottom, .equal, next, start)
      if let first {
        plan.add(
          "UISV-fill-equally", gap, axis.length, .equal, first, axis.length,
          priority: isCentering ? 149 : 1000)
      }
      first = first ?? gap
    }
    fitCanvas(axis, &plan)
  }

  /// Gives hidden views zero length.
  ///
  /// Rule: L-STACK-9, L-STACK-10 (required: what else the app wants of the size is a conflict).
  private func hide(_ axis: StackAxis, _ plan: inout StackPlan) {
    for view in arranged where view.isHidden {
      plan.add("UISV-hiding", view, axis.length)
    }
  }
}

extension UIStackView.Alignment {
  /// True if views need not touch the first side across the axis.
  fileprivate var isLooseAtStart: Bool { self != .fill && self != .leading }

  /// True if views need not touch the last side across the axis.
  fileprivate var isLooseAtEnd: Bool { self != .fill && self != .trailing }
}
