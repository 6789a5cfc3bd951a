import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The columns that are visible while the container is expanded.
extension UISplitViewController {
  /// Updates the mode for the current size to the preferred mode, or the automatic one if that is
  /// not allowed.
  func updateDisplayMode() {
    guard !columns.isCollapsed, isViewLoaded else { return }
    columns.suited = suitingDisplayMode
    change(to: expectedDisplayMode)
  }

  /// Updates the mode if the layout's aspect ratio is not the announced one, as in a launch in
  /// landscape.
  ///
  /// A mode that the delegate returned when the container expanded is not changed.
  func followShape() {
    let suiting = suitingDisplayMode
    if columns.preservesDisplayMode { columns.suited = suiting }
    columns.preservesDisplayMode = false
    if suiting != columns.suited { updateDisplayMode() }
  }

  /// The preferred mode if style and behavior allow it, or the automatic one.
  var expectedDisplayMode: DisplayMode {
    allowed(preferredDisplayMode == .automatic ? suitingDisplayMode : preferredDisplayMode)
  }

  /// Hides the columns next to or over the secondary one, or shows them if there are none.
  ///
  /// They are shown in the preferred mode if it has columns; otherwise in the automatic one, or over
  /// the secondary column.
  ///
  /// Source: Apple, displayModeButtonItem; the mode in which columns are shown is CHOICE.
  func toggleDisplayMode() {
    guard !columns.isCollapsed, isViewLoaded else { return }
    guard displayMode.sideCount == 0 else { return change(to: .secondaryOnly, animated: true) }
    let expected = expectedDisplayMode
    change(to: expected.sideCount > 0 ? expected : allowed(.oneOverSecondary), animated: true)
  }

  /// Returns a mode, limited to those that the style's columns and the preferred behavior allow.
  ///
  /// Source: Apple, UISplitViewController.SplitBehavior.
  func allowed(_ mode: DisplayMode) -> DisplayMode {
    let count = min(mode.sideCount, style == .tripleColumn ? 2 : 1)
    if style != .unspecified, preferredSplitBehavior != .automatic {
      return preferredSplitBehavior.displayModes[count]
    }
    return count == mode.sideCount ? mode : mode.withOneSide
  }

  /// The automatic mode.
  ///
  /// Columns are side by side if the container is wider than high, as on an iPad in landscape.
  /// Otherwise only the secondary column is shown, and the others overlay it when they are shown.
  ///
  /// Source: Apple, preferredDisplayMode (the classic style on iPads); for the others CHOICE.
  var suitingDisplayMode: DisplayMode {
    let position =
      viewIfLoaded?.bounds.size ?? WindowGeometry(machine).windowSize(machine.interfaceOrientation)
    let size = columns.size ?? position
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The behavior without a preferred one: by the preferred mode, otherwise by the shape of the
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

  /// Changes the mode, animated or immediately.
  ///
  /// Source: Apple, splitViewController(_:willShow:) and splitViewController(_:willHide:): the
  /// delegate is not called for columns that `hide(_:)` hides. The calls follow `willChangeTo`;
  /// that order is Gimbal's choice (CHOICE).
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

  /// Shows and hides columns in an animation of the container.
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

  /// The frame of a controller's column, visible or not.
  private struct ColumnPosition {
    /// The child of the column.
    let controller: UIViewController
    /// The frame in the container's view, in points.
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

  /// Animates columns from their former positions; all have their new widths immediately.
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

  /// Returns true if a column is visible while the container is expanded.
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

  /// Returns true if a column is visible; the value of `isShowing(_:)`.
  func isSeen(_ column: Column) -> Bool {
    guard columns.isCollapsed else { return shows(column) }
    return columns[column].map { $0 === topOfCollapsed } ?? false
  }

  // MARK: Showing and hiding columns

  /// Changes to the nearest mode in which the whole column is visible.
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

  /// Changes to the nearest mode in which the column is hidden; the secondary one stays visible.
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

  /// Calls the delegate and records it; returns nil if it does not implement the member.
  @discardableResult
  func notifyDelegate<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UISplitViewControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "splitDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }

  /// Notifies the delegate of a column that is shown or hidden.
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
  /// The number of columns next to or over the secondary one.
  var sideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode with one column instead of two.
  fileprivate var withOneSide: Self {
    self == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }
}

extension UISplitViewController.SplitBehavior {
  /// The modes that a behavior allows, by the number of columns next to or over the secondary one.
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
