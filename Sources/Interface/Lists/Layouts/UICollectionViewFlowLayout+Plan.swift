import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Computation of the positions of a flow's elements.
extension UICollectionViewFlowLayout {
  /// Fills sections with lines and lines with items; returns nil if the delegate changes the items
  /// meanwhile.
  ///
  /// Rule: R-FLOW-1.
  /// See: R-LIST-20.
  ///
  /// - Complexity: O(sections), and O(items) where the delegate or cells give each a size.
  final func makePlan() -> FlowPlan? {
    var plan = FlowPlan()
    guard let view = collectionView else { return plan }
    plan.axis = FlowAxis(scrollDirection)
    let insets = view.adjustedContentInset
    let size = view.bounds.size
    let space = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    plan.across = max(0, plan.axis.across(of: space))
    var start: CGFloat = 0
    let counts = view.itemCounts
    let flow = FlowAnswers(view: view, layout: self)
    for (section, count) in counts.enumerated() {
      var its = makeSection(section, count: count, plan.axis, across: plan.across, flow)
      guard flow.isCurrent else { return nil }
      its.start = start
      start += its.length
      plan.sections.append(its)
    }
    plan.length = start
    return plan
  }

  private func makeSection(
    _ section: Int, count: Int, _ axis: FlowAxis, across: CGFloat, _ flow: FlowAnswers
  ) -> FlowSection {
    let view = flow.view
    let insets = axis.insets(referenceInsets(flow.inset(section) ?? sectionInset, view))
    let spacing = flow.lineSpacing(section) ?? minimumLineSpacing
    let between = flow.itemSpacing(section) ?? minimumInteritemSpacing
    var its = FlowSection()
    its.header = axis.along(of: flow.headerSize(section) ?? headerReferenceSize)
    its.footer = axis.along(of: flow.footerSize(section) ?? footerReferenceSize)
    its.before = insets.before
    its.after = insets.after
    guard count > 0 else { return its }
    let space = across - insets.start - insets.end
    let guess = estimatedItemSize == .zero ? itemSize : guessedSize
    let first = flow.itemSize(RowLocation(section, 0))
    let isTooLong = count > UIView.calledLengthLimit
    if isTooLong, first != nil {
      view.report(.tooManyLengths(count, section: section, of: .collection))
    }
    if isTooLong || first == nil && !preferred.keys.contains(where: { $0.section == section }) {
      addSize(guess, space: space, axis, view)
      its.lines = .grid(
        FlowGrid(
          count: count, size: guess, axis: axis, space: space, start: insets.start,
          between: between, spacing: spacing))
      return its
    }
    var sizes = [CGSize](repeating: first ?? guess, count: count)
    if first != nil {
      for item in 1..<count where preferred[RowLocation(section, item)] == nil {
        sizes[item] = flow.itemSize(RowLocation(section, item)) ?? guess
      }
    }
    for (location, size) in preferred
    where location.section == section && sizes.indices.contains(location.row) {
      sizes[location.row] = size
    }
    for size in sizes { addSize(size, space: space, axis, view) }
    its.lines = fill(sizes, axis, space: space, start: insets.start, between: between, spacing)
    return its
  }

  /// The estimated size of items.
  private var guessedSize: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? UICollectionViewFlowLayout.usualItemSize : estimatedItemSize
  }

  private func referenceInsets(_ insets: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = view.layoutMargins
    }
    let isVertical = scrollDirection == .vertical
    return UIEdgeInsets(
      top: insets.top + (isVertical ? 0 : more.top),
      left: insets.left + (isVertical ? more.left : 0),
      bottom: insets.bottom + (isVertical ? 0 : more.bottom),
      right: insets.right + (isVertical ? more.right : 0))
  }

  /// Reports an item that is wider than its line.
  private func addSize(_ size: CGSize, space: CGFloat, _ axis: FlowAxis, _ view: UICollectionView) {
    guard axis.across(of: size) > space + 0.001, space > 0, !view.hasReportedWidth else { return }
    view.hasReportedWidth = true
    view.report(.itemTooWide(isWidth: axis.isVertical))
  }

  /// Fills lines with as many items as fit; lines are justified, and the last line is aligned to
  /// its beginning.
  ///
  /// Rule: R-FLOW-3.
  private func fill(
    _ sizes: [CGSize], _ axis: FlowAxis, space: CGFloat, start: CGFloat, between: CGFloat,
    _ spacing: CGFloat
  ) -> FlowLines {
    var lines: [FlowLine] = []
    var offset: CGFloat = 0
    var first = 0
    while first < sizes.count {
      var sum = axis.across(of: sizes[first])
      var end = first + 1
      while end < sizes.count,
        sum + between + axis.across(of: sizes[end]) <= space + 1e-9
      {
        sum += between + axis.across(of: sizes[end])
        end += 1
      }
      let thickness = sizes[first..<end].map { axis.along(of: $0) }.max() ?? 0
      let isLast = end == sizes.count
      let rest = space - sum
      var across = start
      var gap = between
      if !isLast, end - first > 1 { gap += rest / CGFloat(end - first - 1) }
      if !isLast, end - first == 1 { across += max(0, rest) / 2 }
      var frames: [CGRect] = []
      for size in sizes[first..<end] {
        frames.append(
          axis.rect(
            along: offset + (thickness - axis.along(of: size)) / 2, across: across, size: size))
        across += axis.across(of: size) + gap
      }
      lines.append(FlowLine(first: first, offset: offset, thickness: thickness, frames: frames))
      offset += thickness + spacing
      first = end
    }
    return .filled(lines, length: max(0, offset - spacing))
  }

  // MARK: Elements

  /// Returns headers, footers and items that intersect a rectangle of the content.
  ///
  /// Called by `layoutAttributesForElements(in:)` in each layout; plans sections that have no plan
  /// yet.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let axis = plan.axis
    let part = rect.span(isVertical: axis.isVertical)
    var found: [UICollectionViewLayoutAttributes] = []
    var section = plan.section(at: part.lowerBound)
    while section < plan.sections.count, plan.sections[section].start <= part.upperBound {
      for isHeader in [true, false] {
        if let part = self.part(of: section, isHeader: isHeader), part.frame.overlaps(rect) {
          found.append(part)
        }
      }
      plan.forEachItem(of: section, in: part) { location, frame in
        if frame.overlaps(rect) { found.append(attributes(of: location, frame)) }
      }
      section += 1
    }
    return found
  }

  /// Returns the attributes of an item with a frame in the content.
  final func attributes(of location: RowLocation, _ frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let made = makeAttributes()
    made.indexPath = location.path
    made.frame = frame
    if sizesCells { made.sizedAxes = .both }
    return made
  }

  /// Returns the attributes of a section's header or footer; nil if it has none.
  ///
  /// Rule: R-FLOW-4.
  final func part(of section: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let its = plan.sections[section]
    let length = isHeader ? its.header : its.footer
    guard length > 0 else { return nil }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let made = makeAttributes()
    made.represent(kind, at: IndexPath(item: 0, section: section))
    let insets = plan.axis.insets(view.adjustedContentInset)
    let visible = plan.axis.isVertical ? view.bounds.minY : view.bounds.minX
    var start = isHeader ? its.start : its.start + its.length - length
    if isHeader, sectionHeadersPinToVisibleBounds {
      start = max(start, min(visible + insets.before, its.start + its.length - its.footer - length))
      made.zIndex = 10
    }
    if !isHeader, sectionFootersPinToVisibleBounds {
      let end = visible + plan.axis.along(of: view.bounds.size) - insets.after
      start = min(start, max(end - length, its.start + its.header))
      made.zIndex = 10
    }
    made.frame = plan.axis.rect(
      along: start, across: 0, size: plan.axis.size(along: length, across: plan.across))
    return made
  }
}
