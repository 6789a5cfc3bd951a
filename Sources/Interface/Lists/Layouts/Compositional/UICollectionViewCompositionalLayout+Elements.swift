import Foundation
import GimbalEngine
import GimbalGeometry

/// The elements of a compositional layout as attributes.
extension UICollectionViewCompositionalLayout {
  /// Returns the elements that intersect a rectangle.
  ///
  /// - Complexity: O(elements in the rectangle × log n).
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let axis = plan.axis
    let low = axis.isVertical ? rect.minY : rect.minX
    let high = max(low, axis.isVertical ? rect.maxY : rect.maxX)
    var found = plan.parts.map { attributes(of: $0, in: nil) }
    var index = plan.section(at: low)
    while index < plan.sections.count, plan.sections[index].start <= high {
      let section = plan.sections[index]
      var its = items(of: section, in: low...high, rect)
      if let handler = section.section.visibleItemsInvalidationHandler,
        rect == collectionView?.bounds
      {
        let visible = its.filter { rect.overlaps($0.frame) }
        let offset = CGPoint(
          x: axis.isVertical ? scrolled[index] ?? rect.minX : rect.minX,
          y: axis.isVertical ? rect.minY : scrolled[index] ?? rect.minY)
        handler(visible.map(VisibleItem.init), offset, section.environment)
      }
      its += section.parts.map { attributes(of: $0, in: section) }
      its += decorations(of: section)
      found += its
      index += 1
    }
    // Frames with NaN or infinity are included, because the collection view reports them.
    return found.filter { !$0.isFinite || rect.overlaps($0.frame) }
  }

  /// Returns the items of a section in a part of the content.
  private func items(
    of section: CompositionalSection, in part: ClosedRange<CGFloat>, _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let range: ClosedRange<CGFloat>
    if section.scrollsAcross {
      let from = (scrolled[section.index] ?? 0) - section.insets.start
      range = from...(from + section.acrossLength)
    } else {
      range = part.lowerBound - section.groupsStart...part.upperBound - section.groupsStart
    }
    section.forEachGroup(in: range, preferred) { first, offset, content in
      let corner = corner(of: section, content, offset)
      for (number, item) in content.items.enumerated() where first + number < section.count {
        let location = RowLocation(section.index, first + number)
        let attributes = itemAttributes(item, location, corner, section)
        found.append(attributes)
        found += badges(item.attached, on: attributes, section)
      }
      for attached in content.attached {
        let on = attached.on.offsetBy(dx: corner.x, dy: corner.y)
        found.append(
          badge(attached.item, on: on, RowLocation(section.index, first), section))
      }
    }
    return found
  }

  /// Returns the origin of a group in the content, or in the content of its scrolling section.
  private func corner(
    of section: CompositionalSection, _ content: LaidOutGroup, _ offset: CGFloat
  ) -> CGPoint {
    let edges = GroupAxis(isHorizontal: !section.groupAxis.isVertical)
      .edges(along: section.section.group.edgeSpacing)
    let along = offset + edges.before
    let side = section.side(of: content)
    if section.scrollsAcross {
      // In an orthogonally scrolling section, the content begins with the section's insets.
      let location = along + centering(of: section) + section.insets.start
      return plan.axis.rect(along: side, across: location, size: .zero).origin
    }
    return plan.axis.rect(
      along: section.groupsStart + along,
      across: section.acrossStart + section.insets.start + side, size: .zero
    ).origin
  }

  /// Returns the attributes of an item; nil if it does not exist.
  final func itemAttributes(_ location: RowLocation) -> UICollectionViewLayoutAttributes? {
    guard plan.sections.indices.contains(location.section),
      let group = plan.sections[location.section].group(of: location.row, preferred),
      group.content.items.indices.contains(location.row - group.first)
    else { return nil }
    let section = plan.sections[location.section]
    return itemAttributes(
      group.content.items[location.row - group.first], location,
      corner(of: section, group.content, group.offset), section)
  }

  private func itemAttributes(
    _ item: LaidOutItem, _ location: RowLocation, _ corner: CGPoint, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.indexPath = location.path
    set(item.frame.offsetBy(dx: corner.x, dy: corner.y), of: made, section)
    made.zIndex = item.zIndex
    made.sizedAxes = item.guessed
    return made
  }

  /// Sets the frame of an element; in an orthogonally scrolling section it moves with the section's
  /// offset.
  private func set(
    _ frame: CGRect, of attributes: UICollectionViewLayoutAttributes,
    _ section: CompositionalSection
  ) {
    guard section.scrollsAcross else {
      attributes.frame = frame
      return
    }
    let scroller = frameOfScroller(section)
    let offset = scrolled[section.index] ?? 0
    attributes.inScroller = (section.index, frame)
    attributes.frame =
      plan.axis.isVertical
      ? frame.offsetBy(dx: scroller.minX - offset, dy: scroller.minY)
      : frame.offsetBy(dx: scroller.minX, dy: scroller.minY - offset)
  }

  // MARK: Attached views

  private func badges(
    _ items: [NSCollectionLayoutSupplementaryItem], on item: UICollectionViewLayoutAttributes,
    _ section: CompositionalSection
  ) -> [UICollectionViewLayoutAttributes] {
    guard let location = RowLocation(item.indexPath) else { return [] }
    return items.map { badge($0, on: item.inScroller?.frame ?? item.frame, location, section) }
  }

  private func badge(
    _ item: NSCollectionLayoutSupplementaryItem, on rect: CGRect, _ location: RowLocation,
    _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.represent(item.elementKind, at: location.path)
    set(item.frame(on: rect), of: made, section)
    made.zIndex = item.zIndex == 0 ? 1 : item.zIndex
    return made
  }

  // MARK: Boundaries and backgrounds

  /// Returns the attributes of a boundary item of a kind; nil if it does not exist.
  final func partAttributes(
    _ kind: String, _ location: RowLocation
  ) -> UICollectionViewLayoutAttributes? {
    let isIt = { (part: BoundaryPart) in
      part.location == location && part.item.elementKind == kind
    }
    if location.row == RowLocation.noRow {
      return plan.parts.first(where: isIt).map { attributes(of: $0, in: nil) }
    }
    guard plan.sections.indices.contains(location.section) else { return nil }
    let section = plan.sections[location.section]
    if let part = section.parts.first(where: isIt) { return attributes(of: part, in: section) }
    guard let item = itemAttributes(location),
      let group = section.group(of: location.row, preferred)
    else { return nil }
    let attached = group.content.items[location.row - group.first].attached
    return attached.first { $0.elementKind == kind }.map {
      badge($0, on: item.inScroller?.frame ?? item.frame, location, section)
    }
  }

  private func attributes(
    of part: BoundaryPart, in section: CompositionalSection?
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.represent(part.item.elementKind, at: part.location.path)
    let axis = plan.axis
    var visible = (start: -CGFloat.infinity, end: CGFloat.infinity)
    if let view = collectionView {
      let insets = axis.insets(view.adjustedContentInset)
      visible =
        axis.isVertical
        ? (view.bounds.minY + insets.before, view.bounds.maxY - insets.after)
        : (view.bounds.minX + insets.before, view.bounds.maxX - insets.after)
    }
    made.frame = plan.frame(
      of: part,
      along: section.map { ($0.start + $0.padding, $0.length - $0.padding) } ?? (0, plan.length),
      across: section.map { ($0.partsStart, $0.partsLength) } ?? (0, plan.across),
      visible: visible,
      spaces: section.map { ($0.space(before: true), $0.space(before: false)) }
        ?? (plan.space(before: true), plan.space(before: false)))
    made.sizedAxes = part.item.layoutSize.guessedAxes
    made.zIndex =
      part.item.zIndex == 0 && part.item.pinToVisibleBounds
      ? UICollectionViewCompositionalLayout.pinnedDepth : part.item.zIndex
    return made
  }

  /// The z-index of pinned views; no source says so, this is Gimbal's choice (CHOICE).
  private static let pinnedDepth = 10

  /// Returns the backgrounds of a section, as wide as its container and as long as the section.
  final func decorations(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.section.decorationItems.map { item in
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
      let whole = plan.axis.rect(
        along: section.start, across: section.acrossStart,
        size: plan.axis.size(along: section.length, across: section.acrossLength))
      let insets = item.contentInsets
      made.frame = CGRect(
        x: whole.minX + insets.leading, y: whole.minY + insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom))
      made.zIndex = item.zIndex == 0 ? -1 : item.zIndex
      return made
    }
  }

  // MARK: Orthogonally scrolling sections

  /// Returns the space before the first group of a section with `groupPagingCentered`.
  private func centering(of section: CompositionalSection) -> CGFloat {
    guard section.section.orthogonalScrollingBehavior == .groupPagingCentered else { return 0 }
    let space = section.acrossLength - section.insets.start - section.insets.end
    return max(0, (space - section.groupAxis.along(of: section.template.size)) / 2)
  }

  private func frameOfScroller(_ section: CompositionalSection) -> CGRect {
    plan.axis.rect(
      along: section.groupsRange.lowerBound, across: section.acrossStart,
      size: plan.axis.size(
        along: section.groupsRange.upperBound - section.groupsRange.lowerBound,
        across: section.acrossLength))
  }

  /// Returns the orthogonally scrolling sections that intersect a rectangle.
  ///
  /// Rule: R-COMP-9.
  final func sectionScrollers(in rect: CGRect) -> [SectionScroller] {
    plan.sections.compactMap { section in
      guard section.scrollsAcross, section.count > 0 else { return nil }
      let frame = frameOfScroller(section)
      guard rect.overlaps(frame) else { return nil }
      let length =
        section.groupsLength + section.insets.start + section.insets.end
        + 2 * centering(of: section)
      let step =
        section.groupAxis.along(of: section.template.size) + section.section.interGroupSpacing
      return SectionScroller(
        section: section.index, frame: frame,
        contentSize: plan.axis.size(
          along: plan.axis.along(of: frame.size), across: max(length, section.acrossLength)),
        isHorizontal: plan.axis.isVertical, behaviour: section.section.scrolling, step: step)
    }
  }
}

extension NSCollectionLayoutSection {
  fileprivate var scrolling: SectionScroller.Behaviour {
    switch orthogonalScrollingBehavior {
    case .none, .continuous: .free
    case .continuousGroupLeadingBoundary: .toSteps
    case .paging: .pages
    case .groupPaging, .groupPagingCentered: .oneStep
    }
  }
}

/// A visible element; setting its properties changes the layout attributes.
@MainActor
private final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// Creates the object for the attributes of one element.
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set {
      let way = CGPoint(x: newValue.x - attributes.center.x, y: newValue.y - attributes.center.y)
      attributes.center = newValue
      if let location = attributes.inScroller {
        attributes.inScroller = (location.section, location.frame.offsetBy(dx: way.x, dy: way.y))
      }
    }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
  var name: String { "\(attributes.indexPath)" }
}
