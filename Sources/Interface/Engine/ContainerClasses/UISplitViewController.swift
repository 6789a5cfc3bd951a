public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A container that shows its controllers next to each other in regular width, and only one of them
/// in compact width.
///
/// See: R-COLL-1, R-COLL-2, R-COLL-3.
/// Source: Apple, UISplitViewController.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value of a width property for which the container chooses the width.
  ///
  /// Source: Apple, UISplitViewController.automaticDimension.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The style; a document may set it during initialization.
  public package(set) final var style: Style
  /// The controllers of the columns, and the preferences for their widths.
  package final var columns = SplitColumns()
  /// The name of the delegate in the trace, cached after its first call.
  package final var delegateReceiver: NamedReceiver?
  /// The transition of columns in progress; nil if there is none.
  package final weak var change: ControllerTransition?
  /// True if the columns have received the callbacks of their appearance.
  package final var hasSentAppearance = false

  // MARK: Creating

  /// Creates a container of two controllers in the classic style.
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

  /// Creates a container with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    columns.container = Unretained(self)
    containerLife = work
  }

  private final var work: any SplitWork { ContainerWork.linked.split }

  // MARK: Controllers

  /// The delegate, held weakly.
  open var delegate: (any UISplitViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UISplitViewControllerDelegate)?

  /// The controllers shown as children, the primary one first; only one while collapsed.
  open var viewControllers: [UIViewController] {
    get { work.shownControllers(of: self) }
    set { work.setControllers(newValue, of: self) }
  }

  /// Returns the controller that the app has set for a column, or nil.
  open func viewController(for column: Column) -> UIViewController? { columns.given(for: column) }

  /// Sets the controller of a column (from iOS 14 on).
  ///
  /// It is wrapped in a navigation controller unless it is one, except in the compact column.
  ///
  /// In the classic style, and for a column that the style does not have, the call is rejected.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    work.setController(vc, for: column, of: self)
  }

  /// Shows a controller in the primary column; while collapsed, presents it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    work.showPrimary(vc, sender, in: self)
  }

  /// Shows a controller in the secondary column; while collapsed, pushes it onto the stack of the
  /// primary column, if that has one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    work.showSecondary(vc, sender, in: self)
  }

  // MARK: Arrangement

  /// True if only one controller is shown because the width is compact.
  open var isCollapsed: Bool { columns.isCollapsed && !work.hidesCollapse(of: self) }

  /// The preferred display mode.
  @Settable open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { work.updateDisplayMode(of: self) } }
  }

  /// The display mode of the expanded columns.
  open var displayMode: DisplayMode { columns.displayMode }

  /// The preferred split behavior (from iOS 14 on).
  @Settable open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { work.updateDisplayMode(of: self) } }
  }

  /// The current split behavior; automatic in the classic style.
  open var splitBehavior: SplitBehavior { work.splitBehavior(of: self) }

  /// The preferred width of the primary column as a fraction of the container's, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columns.primaryWidth.fraction }
    set { setWidth(\.primaryWidth.fraction, newValue) }
  }

  /// The preferred width of the primary column, in points (from iOS 14 on).
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.preferred }
    set { setWidth(\.primaryWidth.preferred, newValue) }
  }

  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.minimum }
    set { setWidth(\.primaryWidth.minimum, newValue) }
  }

  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columns.primaryWidth.maximum }
    set { setWidth(\.primaryWidth.maximum, newValue) }
  }

  /// The width of the primary column, in points, visible or not.
  open var primaryColumnWidth: CGFloat { work.width(of: .primary, of: self) }

  /// The preferred width of the supplementary column as a fraction of the container's, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns.supplementaryWidth.fraction }
    set { setWidth(\.supplementaryWidth.fraction, newValue) }
  }

  /// The preferred width of the supplementary column, in points (from iOS 14 on).
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.preferred }
    set { setWidth(\.supplementaryWidth.preferred, newValue) }
  }

  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.minimum }
    set { setWidth(\.supplementaryWidth.minimum, newValue) }
  }

  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementaryWidth.maximum }
    set { setWidth(\.supplementaryWidth.maximum, newValue) }
  }

  /// The width of the supplementary column, in points, visible or not.
  open var supplementaryColumnWidth: CGFloat {
    work.width(of: .supplementary, of: self)
  }

  /// True if a swipe shows and hides the primary column; stored only.
  @Settable open var presentsWithGesture = true
  /// True if the secondary column has a button that shows only that column; stored only.
  @Settable open var showsSecondaryOnlyButton = false
  /// A button that shows the primary column, or hides the columns next to or over the secondary one.
  ///
  /// It has neither a title nor an image unless the app sets one, and no effect while collapsed.
  public private(set) final lazy var displayModeButtonItem = makeDisplayModeButton()

  private final func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        work.toggleDisplayMode(of: self)
      })
    item.title = nil
    return item
  }

  /// The side of the primary column.
  @Settable open var primaryEdge = PrimaryEdge.leading { didSet { columnWidthsDidChange() } }

  /// Shows a hidden column, animated (from iOS 14 on).
  open func show(_ column: Column) { work.reveal(column, of: self) }

  /// Hides a column, animated (from iOS 14 on).
  open func hide(_ column: Column) { work.conceal(column, of: self) }

  /// Returns true if a column is visible (from iOS 26 on).
  open func isShowing(_ column: Column) -> Bool { work.isSeen(column, of: self) }

  // MARK: Overrides

  /// Creates the view that contains the columns.
  open override func loadView() {
    view = work.makeView(for: self)
    // The autoresizing masks of columns must not apply.
    view.autoresizesSubviews = false
  }

  /// Collapses or expands if the width class changes, before the children receive the callback.
  ///
  /// Rule: R-ROT-12 (rotation of a large phone).
  /// See: R-COLL-3.
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    work.adapt(self, to: newCollection.horizontalSizeClass)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Changes the display mode if the new size requires it.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    columns.size = size
    if !columns.preservesDisplayMode { work.updateDisplayMode(of: self) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Returns the size of a child's column, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    work.columnFrame(of: container, in: parentSize, of: self)?.size
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// The delegate's orientations, otherwise the default; the columns' controllers are not queried.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    work.orientations(of: self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation, otherwise the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    work.preferredOrientation(of: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
