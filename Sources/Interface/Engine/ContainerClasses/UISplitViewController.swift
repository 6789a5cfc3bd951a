public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A container that shows its controllers side by side where there is room, and one of them alone
/// where there is not.
///
/// See: R-COLL-1, R-COLL-2, R-COLL-3.
/// Source: Apple, UISplitViewController.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A width that is left to the container.
  ///
  /// Source: Apple, UISplitViewController.automaticDimension.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The style of the container, which a document may set while it is made.
  public package(set) final var style: Style
  package final var columns = SplitColumns()
  package final var delegateReceiver: NamedReceiver?
  /// The columns' coming and going that is under way.
  package final weak var change: ControllerTransition?
  /// True if the columns have received that they appear.
  package final var hasSentAppearance = false

  // MARK: Creating

  /// Creates a container of two controllers in the classic way.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
    columns.container = Unretained(self)
    containerLife = work
  }

  /// Creates a container of columns (from iOS 14 on).
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    columns.container = Unretained(self)
    containerLife = work
  }

  /// Creates a container from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    columns.container = Unretained(self)
    containerLife = work
  }

  private final var work: any SplitWork { ContainerWork.linked.split }

  // MARK: Controllers

  /// The object that has a say in changes; held weakly.
  open var delegate: (any UISplitViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UISplitViewControllerDelegate)?

  /// The children that are shown or ready to be: the primary one first; one while collapsed.
  open var viewControllers: [UIViewController] {
    get { work.shownControllers(of: self) }
    set { work.setControllers(newValue, of: self) }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? { columns.given(for: column) }

  /// Gives a column its controller (from iOS 14 on); one that is no navigation controller gets one
  /// around it, but in the compact column.
  ///
  /// The classic style and a column that the style lacks are refused.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    work.setController(vc, for: column, of: self)
  }

  /// Shows a controller in the primary column, or over everything while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    work.showPrimary(vc, sender, in: self)
  }

  /// Shows a controller in the secondary column; while collapsed on the primary column's stack if it
  /// has one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    work.showSecondary(vc, sender, in: self)
  }

  // MARK: Arrangement

  /// True if one controller stands for all because there is no room.
  open var isCollapsed: Bool { columns.isCollapsed && !work.hidesCollapse(of: self) }

  /// The arrangement that is wished for.
  @Settable open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { work.updateDisplayMode(of: self) } }
  }

  /// The arrangement that holds while the columns stand apart.
  open var displayMode: DisplayMode { columns.displayMode }

  /// The preferred way in which the other columns come in (from iOS 14 on).
  @Settable open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { work.updateDisplayMode(of: self) } }
  }

  /// The way in which the other columns come in; automatic in the classic style.
  open var splitBehavior: SplitBehavior { work.splitBehavior(of: self) }

  /// The part of the container's width that the primary column is to have, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columns.primaryWidth.fraction }
    set { setWidth(\.primaryWidth.fraction, newValue) }
  }

  /// The width that the primary column is to have, in points (from iOS 14 on).
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.preferred }
    set { setWidth(\.primaryWidth.preferred, newValue) }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.minimum }
    set { setWidth(\.primaryWidth.minimum, newValue) }
  }

  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.maximum }
    set { setWidth(\.primaryWidth.maximum, newValue) }
  }

  /// The width of the primary column, in points, shown or not.
  open var primaryColumnWidth: CGFloat { work.width(of: .primary, of: self) }

  /// The part of the container's width that the supplementary column is to have, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns.supplementaryWidth.fraction }
    set { setWidth(\.supplementaryWidth.fraction, newValue) }
  }

  /// The width that the supplementary column is to have, in points (from iOS 14 on).
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.preferred }
    set { setWidth(\.supplementaryWidth.preferred, newValue) }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.minimum }
    set { setWidth(\.supplementaryWidth.minimum, newValue) }
  }

  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.maximum }
    set { setWidth(\.supplementaryWidth.maximum, newValue) }
  }

  /// The width of the supplementary column, in points, shown or not.
  open var supplementaryColumnWidth: CGFloat {
    work.width(of: .supplementary, of: self)
  }

  /// True if a swipe shows and hides the primary column; kept: no finger does.
  @Settable open var presentsWithGesture = true
  /// True if the secondary column has a button that shows it alone; kept.
  @Settable open var showsSecondaryOnlyButton = false
  /// A button that changes the display mode; kept.
  public private(set) final lazy var displayModeButtonItem = UIBarButtonItem()

  /// The side on which the primary column stands.
  @Settable open var primaryEdge = PrimaryEdge.leading { didSet { columnWidthsDidChange() } }

  /// Brings a hidden column in, in an animation (from iOS 14 on).
  open func show(_ column: Column) { work.reveal(column, of: self) }

  /// Puts a column away, in an animation (from iOS 14 on).
  open func hide(_ column: Column) { work.conceal(column, of: self) }

  /// True if a column is seen (from iOS 26 on).
  open func isShowing(_ column: Column) -> Bool { work.isSeen(column, of: self) }

  // MARK: Overrides

  /// Makes the view in which the columns stand.
  open override func loadView() {
    view = work.makeView(for: self)
    // A column never has what its mask would make of the width.
    view.autoresizesSubviews = false
  }

  /// Collapses or expands where the width class changes, before the children receive the
  /// transition.
  ///
  /// Rule: R-ROT-12 (a large phone that turns).
  /// See: R-COLL-3.
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    work.adapt(self, to: newCollection.horizontalSizeClass)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Changes the display mode where the new size wants another.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    columns.size = size
    if !columns.preservesDisplayMode { work.updateDisplayMode(of: self) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The size of the column in which a child stands, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    work.columnFrame(of: container, in: parentSize, of: self)?.size
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// The delegate's answer, else the default; the columns are not asked.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    work.orientations(of: self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, else the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    work.preferredOrientation(of: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
