public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraces
import GimbalTraits

/// A row of a table.
///
/// Its content is a system style, a content configuration, or the app's views in `contentView`.
/// Backgrounds and selection colors are stored only; nothing is drawn.
///
/// See: R-LIST-4, R-LIST-5, R-LIST-6.
/// Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  let style: CellStyle
  final var strings: CellStrings?
  private var content: UIView
  private var shownConfiguration: (any UIContentConfiguration)?
  final var showsReorderNow = false
  /// The controls of editing mode at the edges of the row, made when they are first shown.
  final var editControl: UITableViewCellEditControl?
  final var reorderControl: UITableViewCellReorderControl?
  final var indentsNow = true
  /// The position of the row that shows the cell; set by the table.
  final var location: RowLocation?
  package final var documented = DocumentedCell()
  final weak var table: (any CellTable)?

  /// Creates a cell with a style; the identifier lets a table reuse it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    content = UITableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(origin: .zero, size: CellMetrics.newSize))
    prepare()
  }

  /// Creates a cell with the default style, which is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a class that is known only at run time.
  package convenience init(reused identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    let style = coder.documentValue("UITableViewCellStyle") as? Int
    self.style = style.flatMap(CellStyle.init) ?? .default
    reuseIdentifier = coder.documentValue("UIReuseIdentifier") as? String
    content = UITableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(origin: .zero, size: CellMetrics.newSize))
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    fill(with: content)
    addSubview(content)
  }

  /// Makes the content view fill the cell's bounds until the cell's first layout.
  ///
  /// See: R-LIST-5.
  private func fill(with content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Reuse

  /// The identifier under which a table reuses the cell.
  open private(set) var reuseIdentifier: String?
  final func name(_ identifier: String) { reuseIdentifier = identifier }
  /// Called before the cell is reused.
  ///
  /// See: R-LIST-4.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view with the cell's content; a content configuration replaces it by its own view.
  open var contentView: UIView { content }

  /// The first label of a system style.
  open var textLabel: UILabel? { builtIn.text }

  /// The second label; nil in the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : builtIn.detail }

  /// The image view at the leading edge of the row.
  open var imageView: UIImageView? { builtIn.image }

  private var builtIn: CellStrings {
    if let strings { return strings }
    let made = CellStrings(style, in: content)
    strings = made
    setNeedsLayout()
    return made
  }

  /// The content of the cell as a value (from iOS 14 on); its view replaces `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { show(newValue) }
  }

  /// Returns a configuration of the cell's style without strings.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// True if the configuration is updated when the cell's state changes.
  @Settable open var automaticallyUpdatesContentConfiguration = true
  /// The background of the content, as a value.
  @Settable open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True if the background is updated when the cell's state changes.
  @Settable open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state has changed (from iOS 15 on).
  @Settable open var configurationUpdateHandler:
    ((UITableViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell, for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    return state
  }

  private var configurationIsStale = false

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !configurationIsStale else { return }
    configurationIsStale = true
    setNeedsLayout()
  }

  /// Updates the configurations before the layout after a change of state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let shownConfiguration else { return }
    show(shownConfiguration.updated(for: state))
  }

  /// Invalidates the preferred size and makes the table measure the row again (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayHaveChanged(of: self)
  }

  final func updateConfigurationIfNeeded() {
    guard configurationIsStale else { return }
    configurationIsStale = false
    ModelObservation(machine).observingModels(in: self) {
      updateConfiguration(using: configurationState)
    } again: {
      $0.setNeedsUpdateConfiguration()
    }
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    shownConfiguration = configuration
    if let configuration, let view = content as? any UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
    } else if configuration != nil || content is any UIContentView {
      strings = nil
      let made: UIView = configuration.map { $0.makeContentView() } ?? UITableViewCellContentView()
      fill(with: made)
      made.frame = content.frame
      content.removeFromSuperview()
      content = made
      insertSubview(made, at: 0)
    }
    table?.contentDidChange(in: self)
    setNeedsLayout()
  }

  // MARK: Appearance

  /// A view behind the content.
  @Settable open var backgroundView: UIView? {
    didSet {
      if refuses(content: backgroundView) {
        _backgroundView.wrappedValue = oldValue
        return
      }
      putBelow(backgroundView, oldValue)
    }
  }
  /// A view behind the content of a selected row.
  @Settable open var selectedBackgroundView: UIView?
  /// A view behind the content of a selected row in multiple selection.
  @Settable open var multipleSelectionBackgroundView: UIView?
  /// The appearance of a selected row.
  @Settable open var selectionStyle = SelectionStyle.default
  /// The insets of the separator below the row, in points; the table's insets unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// True if the user can use the row's controls while dragging; stored only.
  @Settable open var userInteractionEnabledWhileDragging = true

  private func putBelow(_ view: UIView?, _ old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  // MARK: State

  /// True if the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Selects or deselects the row; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    showHighlight()
    setNeedsUpdateConfiguration()
  }

  /// True while a touch is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Highlights or unhighlights the row; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    showHighlight()
    setNeedsUpdateConfiguration()
  }

  private func showHighlight() {
    strings?.text.isHighlighted = selected || highlighted
    strings?.detail?.isHighlighted = selected || highlighted
    strings?.image?.isHighlighted = selected || highlighted
  }

  // MARK: Accessories and editing

  /// The system accessory at the trailing edge of the row.
  @Settable open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge of the row that replaces the system accessory.
  @Settable open var accessoryView: UIView? {
    didSet {
      if refuses(content: accessoryView) {
        _accessoryView.wrappedValue = oldValue
        return
      }
      replaceAccessory(oldValue, accessoryView)
    }
  }
  /// The system accessory at the trailing edge of the row in editing mode.
  @Settable open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge of the row in editing mode.
  @Settable open var editingAccessoryView: UIView? {
    didSet {
      if refuses(content: editingAccessoryView) {
        _editingAccessoryView.wrappedValue = oldValue
        return
      }
      replaceAccessory(oldValue, editingAccessoryView)
    }
  }
  /// The indentation level of the content.
  @Settable open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation level, in points.
  @Settable open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// True if the content is indented for the edit control.
  open var shouldIndentWhileEditing: Bool { indentsNow }
  /// The control that the row shows in editing mode.
  open internal(set) var editingStyle = EditingStyle.none
  /// True if the row shows a reorder control in editing mode.
  @Settable open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// True if a swipe has opened the row, so that the user can choose its actions.
  open internal(set) var showingDeleteConfirmation = false

  /// True in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing mode of the row; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let mask: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: mask)
    self.editing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    didTransition(to: mask)
  }

  /// Called before the row shows other parts of editing mode.
  open func willTransition(to state: StateMask) {}

  /// Called when the row has changed to other parts of editing mode.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// Positions the content, the accessory and the labels of the style.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// Returns the width and the content's height at it, in points; called by the table to measure
  /// rows.
  ///
  /// See: R-LIST-3.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: contentHeight(in: targetSize.width))
  }

  /// Returns the height that labels of the style need at a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styleHeight(in: size.width))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Gestures

  // Methods of a gesture recognizer's delegate: UIKit's cell class conforms, so subclasses can
  // override them.

  /// Returns true if a recognizer may receive a touch; the default is true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { OptionalCalls.byDefault(true, self, 0, in: .tableViewCell) }

  /// Returns true if two recognizers may recognize simultaneously; the default is false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalCalls.byDefault(false, self, 1, in: .tableViewCell) }

  /// Returns true if a recognizer waits until another one has failed; the default is false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalCalls.byDefault(false, self, 2, in: .tableViewCell) }

  /// Returns true if another recognizer waits until this one has failed; the default is false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalCalls.byDefault(false, self, 3, in: .tableViewCell) }
}
