import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The columns that are seen while they stand apart.
extension UISplitViewController {
  /// The mode that holds for the present size: what is wished for, else what suits.
  func updateDisplayMode() {
    guard !columns.isCollapsed, isViewLoaded else { return }
    columns.suited = suitingDisplayMode
    change(to: expectedDisplayMode)
  }

  /// Finds the mode anew where layout comes with another shape than was announced, as in a launch on
  /// the side; what the delegate said when the columns expanded stays.
  func followShape() {
    let suiting = suitingDisplayMode
    if columns.preservesDisplayMode { columns.suited = suiting }
    columns.preservesDisplayMode = false
    if suiting != columns.suited { updateDisplayMode() }
  }

  /// The preferred mode, as far as style and behaviour allow it, else the automatic one.
  var expectedDisplayMode: DisplayMode {
    allowed(preferredDisplayMode == .automatic ? suitingDisplayMode : preferredDisplayMode)
  }

  /// A mode as far as the style has the columns for it and the wished behaviour knows it.
  ///
  /// Source: Apple, UISplitViewController.SplitBehavior.
  func allowed(_ mode: DisplayMode) -> DisplayMode {
    let count = min(mode.sideCount, style == .tripleColumn ? 2 : 1)
    if style != .unspecified, preferredSplitBehavior != .automatic {
      return preferredSplitBehavior.displayModes[count]
    }
    return count == mode.sideCount ? mode : mode.withOneSide
  }

  /// Side by side where the container is wider than high, as on an iPad on its side; else the
  /// secondary column alone, over which the others come.
  ///
  /// Source: Apple, preferredDisplayMode (the classic style on iPads); for the others CHOICE.
  private var suitingDisplayMode: DisplayMode {
    let position = viewIfLoaded?.bounds.size ?? machine.windowSize(machine.interfaceOrientation)
    let size = columns.size ?? position
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The way in which columns appear without a preferred behavior: by the preferred mode, else by the shape of the
  /// container (CHOICE; Apple says that width and aspect ratio decide).
  var currentSplitBehavior: SplitBehavior {
    if style == .unspecified { return .automatic }
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch expectedDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly:
      return suitingDisplayMode == .oneBesideSecondary ? .tile : .overlay
    }
  }

  /// Changes the mode, in an animation or at once.
  ///
  /// Source: Apple, splitViewController(_:willShow:) and splitViewController(_:willHide:): what
  /// `hide(_:)` puts away the delegate is not told of. That they follow `willChangeTo` is a CHOICE.
  func change(to mode: DisplayMode, animated: Bool = false, isHiding: Bool = false) {
    guard mode != columns.displayMode else { return }
    finishChange()
    notifyDelegate(.splitWillChangeTo) { $0.splitViewController(self, willChangeTo: mode) }
    let before = Column.standing.filter(shows)
    let positions = animated ? columnPositions : []
    columns.displayMode = mode
    let going = before.filter { !shows($0) }
    let coming = Column.standing.filter { shows($0) && !before.contains($0) }
    if !isHiding { for column in going { notifyOfColumn(.splitWillHide, column) } }
    for column in coming { notifyOfColumn(.splitWillShow, column) }
    if animated, isVisible {
      slide(
        coming.compactMap { columns[$0] }, insteadOf: going.compactMap { columns[$0] },
        from: positions
      )
    } else {
      showColumns()
    }
  }

  /// Columns come in and go in an animation of the container's.
  ///
  /// Source: Apple, show(_:): the container's `transitionCoordinator` is there afterwards.
  private func slide(
    _ coming: [UIViewController], insteadOf going: [UIViewController],
    from positions: [ColumnPosition]
  ) {
    let transition = ControllerTransition(
      on: machine, in: view, from: going.first, to: coming.first, participants: [self])
    change = transition
    for controller in going { controller.beginAppearance(false, animated: transition.isAnimated) }
    for controller in coming { controller.beginAppearance(true, animated: transition.isAnimated) }
    transition.positionViews = { [weak self] in
      for controller in coming { self?.insert(controller) }
    }
    transition.moveViews = { [weak self] in self?.move(from: positions, $0) }
    transition.end = { [weak self] _ in
      self?.change = nil
      self?.showColumns()
      for controller in going + coming { controller.endAppearance() }
    }
    transition.start()
    view.setNeedsLayout()
  }

  /// The frame of a controller's column, seen or not.
  private struct ColumnPosition {
    let controller: UIViewController
    let frame: CGRect
  }

  private var columnPositions: [ColumnPosition] {
    Column.standing.compactMap { column in
      columns[column].flatMap { controller in
        columnFrame(of: controller, in: view.bounds.size).map {
          ColumnPosition(controller: controller, frame: $0)
        }
      }
    }
  }

  /// Moves columns from where they stood, as they are shown: all have their new widths at once.
  ///
  /// See: L-ANIM-19.
  private func move(from positions: [ColumnPosition], _ motion: any TransitionMotion) {
    for (old, new) in zip(positions, columnPositions) where old.controller === new.controller {
      guard let view = old.controller.viewIfLoaded, view.superview === self.view else { continue }
      let way =
        isMirrored ? old.frame.maxX - new.frame.maxX : old.frame.minX - new.frame.minX
      if way != 0 { motion.slide(view, from: CGVector(dx: way, dy: 0), to: .zero) }
    }
  }

  /// True if a column is seen while the columns stand apart.
  private func shows(_ column: Column) -> Bool {
    guard columns[column] != nil else { return false }
    let sides = displayMode.sides(hasSupplementary: columns[.supplementary] != nil)
    return switch column {
    case .primary: sides.showsPrimary
    case .supplementary: sides.showsSupplementary
    case .secondary: true
    case .compact: false
    }
  }

  /// True if a column is seen.
  func isSeen(_ column: Column) -> Bool {
    guard columns.isCollapsed else { return shows(column) }
    return columns[column].map { $0 === topOfCollapsed } ?? false
  }

  // MARK: Showing and hiding columns

  /// The nearest mode in which the whole column is seen.
  ///
  /// Source: Apple, show(_:).
  func reveal(_ column: Column) {
    guard takesColumn(column, in: "show(_:)") else { return }
    if columns.isCollapsed { return revealCollapsed(column) }
    let count = displayMode.sideCount
    let modes = currentSplitBehavior.displayModes
    switch column {
    case .secondary where displayMode == .twoDisplaceSecondary: change(to: modes[1], animated: true)
    case .secondary where !displayMode.sides(hasSupplementary: true).isAdjacent:
      change(to: .secondaryOnly, animated: true)
    case .secondary, .compact: break
    case .primary, .supplementary:
      guard columns[column] != nil, !shows(column) else { return }
      let needed = column == .primary && style == .tripleColumn ? 2 : 1
      change(to: modes[max(count, needed)], animated: true)
    }
  }

  /// The nearest mode in which the column is not seen; the secondary one stays.
  ///
  /// Source: Apple, hide(_:).
  func conceal(_ column: Column) {
    guard takesColumn(column, in: "hide(_:)") else { return }
    if columns.isCollapsed { return concealCollapsed(column) }
    guard column != .secondary, shows(column) else { return }
    let rest = column == .primary && style == .tripleColumn ? 1 : 0
    change(to: currentSplitBehavior.displayModes[rest], animated: true, isHiding: true)
  }

  // MARK: The delegate

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  func notifyDelegate<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UISplitViewControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "splitDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }

  /// Tells the delegate of a column that comes or goes.
  func notifyOfColumn(_ name: EventName, _ column: Column) {
    guard style != .unspecified else { return }
    notifyDelegate(name, machine.arguments(TraceArgument(nil, .text("\(column)")))) {
      name == .splitWillShow
        ? $0.splitViewController(self, willShow: column)
        : $0.splitViewController(self, willHide: column)
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that stand beside or over the secondary one.
  var sideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode with one column in the place of two.
  fileprivate var withOneSide: Self {
    self == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }
}

extension UISplitViewController.SplitBehavior {
  /// The modes that a behaviour knows, by the number of columns beside or over the secondary one.
  ///
  /// Source: Apple, UISplitViewController.SplitBehavior.
  fileprivate var displayModes: [UISplitViewController.DisplayMode] {
    switch self {
    case .automatic, .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}
