public import Foundation
import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A container that shows its controllers side by side where there is room, and one of them alone
/// where there is not.
///
/// Source: Apple, UISplitViewController; R-COLL-1 to R-COLL-3.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the columns are arranged while they stand apart.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The name up to iOS 13 of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name up to iOS 13 of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name up to iOS 13 of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How many columns there are, and whether the container knows them as such.
  ///
  /// Source: Apple, UISplitViewController.Style (from iOS 14 on).
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// One of the columns.
  ///
  /// Source: Apple, UISplitViewController.Column (from iOS 14 on).
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// The side on which the primary column stands.
  ///
  /// Source: Apple, UISplitViewController.PrimaryEdge.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// A width that is left to the container.
  ///
  /// Source: Apple, UISplitViewController.automaticDimension.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// How the container knows its columns.
  public let style: Style
  final var columns = SplitColumns()
  final var delegateReceiver: NamedReceiver?

  // MARK: Creating

  /// Creates a container of two controllers in the classic way.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a container of columns (from iOS 14 on).
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The object that has a say in changes; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers that are shown or ready to be: the primary one first; one while collapsed.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setClassicControllers(newValue) }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Gives a column its controller; one that is no navigation controller gets one around it, but in
  /// the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, by: vc)
  }

  /// Shows a controller in the primary column, or pushes it there while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }

  /// Shows a controller in the secondary column, or in front of the primary one while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender)
  }

  // MARK: Arrangement

  /// Whether one controller stands for all because there is no room.
  open var isCollapsed: Bool { columns.isCollapsed }

  /// The arrangement that is wished for.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { updateDisplayMode() } }
  }

  /// The arrangement that holds while the columns stand apart.
  open var displayMode: DisplayMode { columns.displayMode }

  /// The part of the container's width that the primary column is to have, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { columnWidthsDidChange() }
  }

  /// The width that the primary column is to have, in points (from iOS 14 on).
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { columnWidthsDidChange() }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { columnWidthsDidChange() }
  }

  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { columnWidthsDidChange() }
  }

  /// The width of the primary column, in points, shown or not.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: viewIfLoaded?.bounds.width ?? 0) }

  /// The side on which the primary column stands.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnWidthsDidChange() } }

  /// Brings a hidden column in.
  open func show(_ column: Column) { reveal(column) }

  /// Puts a column away.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: Overrides

  /// Makes the view in which the columns stand.
  open override func loadView() { view = SplitView(of: self) }

  override func prepareToAppear() { adaptAtFirst() }

  /// Collapses or expands where the width class changes, before the children are told.
  ///
  /// Source: R-COLL-3 (CHOICE).
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapt(to: newCollection.horizontalSizeClass)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Changes the display mode where the new size wants another.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    columns.size = size
    updateDisplayMode()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The size of the column in which a child stands, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnFrame(of: container, in: parentSize)?.size
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

/// The view of a split view controller: places the columns.
final class SplitView: UIView {
  private weak var owner: UISplitViewController?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init(
      frame: CGRect(
        origin: .zero, size: owner.machine.windowSize(owner.machine.interfaceOrientation)))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A column never has what its mask would make of the width.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    owner?.placeColumns()
    super.layoutSubviews()
  }
}
