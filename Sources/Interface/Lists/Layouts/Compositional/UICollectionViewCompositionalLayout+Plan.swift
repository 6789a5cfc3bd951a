import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Computation of the positions of a compositional layout's elements.
extension UICollectionViewCompositionalLayout {
  /// Requests the sections from the app, fills them, and returns their positions; nil if the app
  /// changes the items meanwhile.
  ///
  /// `prepare()` calls it if the plan is stale.
  ///
  /// - Complexity: O(sections), and O(items) of those where the number of items in a group depends
  ///   on cells.
  final func makePlan() -> CompositionalPlan? {
    var plan = CompositionalPlan()
    guard let view = collectionView else { return plan }
    plan.axis = FlowAxis(configuration.scrollDirection)
    plan.bounds = view.bounds.size
    plan.spacing = max(0, configuration.interSectionSpacing.finite)
    let inner = size(of: view)
    plan.across = plan.axis.across(of: inner)
    let surroundings = LayoutEnvironment(
      container: LayoutContainer(
        size: inner, insets: referenceInsets(.automatic, of: view, plan.axis)),
      traitCollection: view.traitCollection)
    let counts = view.itemCounts
    let changes = changeCount
    for (index, count) in counts.enumerated() {
      let section =
        section(index, surroundings)
        ?? NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: []))
      guard changeCount == changes else { return nil }
      plan.sections.append(makeSection(section, index, count, plan.axis, inner, view))
    }
    plan.parts = makeParts(
      configuration.boundarySupplementaryItems, in: inner, section: nil)
    plan.stack()
    return plan
  }

  /// Returns the size of the view minus its content insets, in points.
  private func size(of view: UICollectionView) -> CGSize {
    let insets = view.adjustedContentInset
    return CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
  }

  /// Returns the insets of a reference area perpendicular to scrolling, minus the view's content
  /// insets, in points.
  ///
  /// See: R-COMP-6.
  private func referenceInsets(
    _ reference: UIContentInsetsReference, of view: UICollectionView, _ axis: FlowAxis
  ) -> NSDirectionalEdgeInsets {
    let own = view.adjustedContentInset
    let insets: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0,
        right: view.bounds.maxX - frame.maxX)
    }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = max(0, insets.left - own.left)
    let right = max(0, insets.right - own.right)
    guard axis.isVertical else {
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - own.top), leading: 0,
        bottom: max(0, insets.bottom - own.bottom), trailing: 0)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: isReversed ? right : left, bottom: 0, trailing: isReversed ? left : right)
  }

  private func makeSection(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ axis: FlowAxis,
    _ inner: CGSize, _ view: UICollectionView
  ) -> CompositionalSection {
    let reference = referenceInsets(section.contentInsetsReference, of: view, axis)
    let outer = LayoutContainer(size: inner, insets: reference).effectiveContentSize
    let environment = LayoutEnvironment(
      container: LayoutContainer(size: outer, insets: section.contentInsets),
      traitCollection: view.traitCollection)
    let start = axis.isVertical ? reference.leading : reference.top
    let length = axis.across(of: outer)
    let partsReference =
      section.supplementaryContentInsetsReference == .automatic
      ? reference : referenceInsets(section.supplementaryContentInsetsReference, of: view, axis)
    var partsStart = axis.isVertical ? partsReference.leading : partsReference.top
    var partsLength = axis.across(
      of: LayoutContainer(size: inner, insets: partsReference).effectiveContentSize)
    if section.supplementariesFollowContentInsets {
      let insets = section.contentInsets
      partsStart += axis.isVertical ? insets.leading : insets.top
      partsLength -=
        axis.isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    }
    var its = CompositionalSection(
      section, index: index, count: count, axis: axis, environment: environment,
      across: (start, length), parts: (partsStart, max(0, partsLength)))
    its.fill(preferred)
    let space = axis.size(along: axis.along(of: outer), across: its.partsLength)
    its.parts = makeParts(section.boundarySupplementaryItems, in: space, section: index)
    its.padding = padding(of: section, view)
    return its
  }

  /// Returns the gap above the header of a plain list, as in a plain table.
  ///
  /// See: R-LIST-7.
  private func padding(of section: NSCollectionLayoutSection, _ view: UICollectionView) -> CGFloat {
    guard let list = section.list, list.headerMode == .supplementary else { return 0 }
    if let padding = list.headerTopPadding { return max(0, padding) }
    return list.appearance == .plain && view.machine.features.padsSectionHeaders
      ? CellMetrics.headerPadding : 0
  }

  /// Returns the boundary items of a section, or of the layout, with their preferred sizes.
  private func makeParts(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in space: CGSize, section: Int?
  ) -> [BoundaryPart] {
    var numbers: [String: Int] = [:]
    return items.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let location =
        section.map { RowLocation($0, number) } ?? RowLocation(number, RowLocation.noRow)
      var size = item.layoutSize.size(in: space)
      let guessed = item.layoutSize.guessedAxes
      let own = preferredParts[ElementKey(item.elementKind, location)]
      if let own {
        if guessed.contains(.horizontal) { size.width = own.width }
        if guessed.contains(.vertical) { size.height = own.height }
      }
      return BoundaryPart(item: item, location: location, size: size)
    }
  }
}
