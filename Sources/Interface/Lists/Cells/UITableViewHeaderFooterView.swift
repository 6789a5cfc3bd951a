public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalText
import GimbalTraces
import GimbalTraits

/// A header or footer of a table's section.
///
/// See: R-LIST-7.
/// Source: Apple, UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private var content: UIView = UITableViewCellContentView(frame: .zero)
  private var label: UILabel?
  private var shownConfiguration: (any UIContentConfiguration)?
  private var configurationIsStale = false
  /// The table that shows the view, which sets it.
  final weak var table: (any CellTable)?
  /// True if the view shows a title from the data source.
  final var showsTitle = false
  /// True for a footer, false for a header.
  final var isFooter = false

  /// Creates a view; the identifier lets a table reuse it.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContent()
  }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a class that is known only at run time.
  convenience init(reused identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// Creates a view from a storyboard or nib file; with any other coder, all values are defaults.
  ///
  /// Views in the file are siblings of `contentView`, in front of it.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    prepareContent()
    readDocument(coder)
  }

  /// Makes the content follow the view's bounds until the view is laid out.
  private func prepareContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  /// The identifier under which a table reuses the view.
  open private(set) var reuseIdentifier: String?

  /// Sets `reuseIdentifier` of a view whose class's initializer has not set it.
  final func name(_ identifier: String) { reuseIdentifier = identifier }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// The view that contains the header's content.
  open var contentView: UIView { content }

  /// The label of the system's title.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
    made.numberOfLines = isGrouped ? 0 : 1
    label = made
    content.addSubview(made)
    return made
  }

  /// A second label; always nil here.
  open var detailTextLabel: UILabel? { nil }

  /// A view behind the content; stored only.
  @Settable open var backgroundView: UIView?
  /// The background of the content, as a value.
  @Settable open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True if the background is updated when the state changes.
  @Settable open var automaticallyUpdatesBackgroundConfiguration = true
  /// True if the content is updated when the state changes.
  @Settable open var automaticallyUpdatesContentConfiguration = true

  /// The content of the view as a value (from iOS 14 on).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set {
      shownConfiguration = newValue
      if let newValue, let view = content as? any UIContentView, view.supports(newValue) {
        view.configuration = newValue
      } else {
        let made: UIView = newValue.map { $0.makeContentView() } ?? UITableViewCellContentView()
        made.frame = content.frame
        content.removeFromSuperview()
        content = made
        label = nil
        prepareContent()
      }
      setNeedsLayout()
    }
  }

  /// Returns the configuration of a header or footer of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isGrouped, isFooter) {
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    }
  }

  /// The state of the view, for configurations.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Called when the view's state has changed (from iOS 15 on).
  @Settable open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }

  /// Updates the configuration before the layout after a change of state; overrides call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private var isGrouped: Bool { table?.isGrouped ?? false }

  open override func layoutSubviews() {
    if configurationIsStale {
      configurationIsStale = false
      ModelObservation(machine).observingModels(in: self) {
        updateConfiguration(using: configurationState)
      } again: {
        $0.setNeedsUpdateConfiguration()
      }
    }
    super.layoutSubviews()
    content.frame = CGRect(
      x: safeAreaInsets.left, y: 0,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: bounds.height)
    guard let label else { return }
    let side = titleMargin
    let space = max(0, content.bounds.width - 2 * side)
    let size = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    let height = min(size.height, content.bounds.height)
    let y =
      isFooter
      ? HeaderMetrics.aboveFooter : content.bounds.height - height - HeaderMetrics.belowHeader
    label.frame = machine.pixelGrid.round(
      CGRect(
        x: side, y: isGrouped ? max(0, y) : (bounds.height - height) / 2,
        width: space, height: height))
  }

  /// Returns the height of the content at a width.
  ///
  /// A table calls this to measure headers.
  ///
  /// See: R-LIST-7.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard label == nil || !showsTitle else {
      return CGSize(width: targetSize.width, height: titleHeight(in: targetSize.width))
    }
    if content.subviews.isEmpty, subviews.count > 1 {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let width = targetSize.width - safeAreaInsets.left - safeAreaInsets.right
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
  }

  /// The distance of the title from the edges of the row, in points.
  ///
  /// See: R-LIST-21.
  private var titleMargin: CGFloat {
    let metrics = CellMetrics(of: table ?? self)
    return table?.isInset == true ? metrics.margin : metrics.tableMargin
  }

  /// Returns the height that the title needs at a width, in points.
  private func titleHeight(in width: CGFloat) -> CGFloat {
    guard let label else { return 0 }
    let side = titleMargin
    let space = max(0, width - safeAreaInsets.left - safeAreaInsets.right - 2 * side)
    return label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
  }
}
