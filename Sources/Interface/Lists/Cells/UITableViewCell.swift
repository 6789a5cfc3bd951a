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
/// Its content is a style of the system's, a content configuration, or views that the app puts into
/// `contentView`. Backgrounds, selection colors and drawing are kept, and draw nothing.
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
  /// The button at the beginning of a row that is edited, and the handle at its end; made when they are shown.
  final var editControl: UITableViewCellEditControl?
  final var reorderControl: UITableViewCellReorderControl?
  final var indentsNow = true
  /// The row that shows the cell; kept by the table.
  final var location: RowLocation?
  package final var documented = DocumentedCell()
  final weak var table: (any CellTable)?

  /// Creates a cell of a style; the identifier lets a table use it again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    content = UITableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.newHeight))
    prepare()
  }

  /// Creates a cell of the default style, which is used once.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a class that is only known at run time.
  package convenience init(reused identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell from a document; of other archives nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    let style = coder.documentValue("UITableViewCellStyle") as? Int
    self.style = style.flatMap(CellStyle.init) ?? .default
    reuseIdentifier = coder.documentValue("UIReuseIdentifier") as? String
    content = UITableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.newHeight))
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    fill(with: content)
    addSubview(content)
  }

  /// The content has the cell's bounds at once, and follows them until the cell is laid out.
  ///
  /// See: R-LIST-5.
  private func fill(with content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Reuse

  /// The name under which a table keeps the cell for use in other rows.
  open private(set) var reuseIdentifier: String?
  final func name(_ identifier: String) { reuseIdentifier = identifier }
  /// Called before the cell is used for another row.
  ///
  /// See: R-LIST-4.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds what the cell shows; a content configuration's own view in its place.
  open var contentView: UIView { content }

  /// The first text of a style of the system's.
  open var textLabel: UILabel? { builtIn.text }

  /// The second text; nil in the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : builtIn.detail }

  /// The picture at the beginning of the row.
  open var imageView: UIImageView? { builtIn.image }

  private var builtIn: CellStrings {
    if let strings { return strings }
    let made = CellStrings(style, in: content)
    strings = made
    setNeedsLayout()
    return made
  }

  /// The content of the cell as a value (from iOS 14 on); its view takes the place of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { show(newValue) }
  }

  /// A configuration of the cell's style without texts.
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
  /// True if that is updated when the cell's state changes.
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

  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !configurationIsStale else { return }
    configurationIsStale = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with a state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let shownConfiguration else { return }
    show(shownConfiguration.updated(for: state))
  }

  /// Says that the content asks for another size, and has the row measured again (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayHaveChanged(of: self)
  }

  final func updateConfigurationIfNeeded() {
    guard configurationIsStale else { return }
    configurationIsStale = false
    machine.observingModels(in: self) {
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

  // MARK: Look

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
  /// A view behind the content of a selected row where several can be.
  @Settable open var multipleSelectionBackgroundView: UIView?
  /// The look of a selected row.
  @Settable open var selectionStyle = SelectionStyle.default
  /// The insets of the line below the row, in points; nil or unset follows the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// True if a person can drag in the row's controls; kept.
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

  /// Selects the row or takes that back; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    showHighlight()
    setNeedsUpdateConfiguration()
  }

  /// True while a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Highlights the row or takes that back; overrides call super.
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

  /// The system's accessory at the end of the row.
  @Settable open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the end of the row, in its place.
  @Settable open var accessoryView: UIView? {
    didSet {
      if refuses(content: accessoryView) {
        _accessoryView.wrappedValue = oldValue
        return
      }
      replaceAccessory(oldValue, accessoryView)
    }
  }
  /// The system's accessory at the end of the row while the table is edited.
  @Settable open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view there while the table is edited.
  @Settable open var editingAccessoryView: UIView? {
    didSet {
      if refuses(content: editingAccessoryView) {
        _editingAccessoryView.wrappedValue = oldValue
        return
      }
      replaceAccessory(oldValue, editingAccessoryView)
    }
  }
  /// The number of steps by which the content is pushed in.
  @Settable open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The length of a step, in points.
  @Settable open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// True if the content makes room for the editing button.
  open var shouldIndentWhileEditing: Bool { indentsNow }
  /// The control that the row offers while the table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// True if the row shows a handle while the table is edited.
  @Settable open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// True if the row has been moved aside, so that a person can take its actions.
  open internal(set) var showingDeleteConfirmation = false

  /// True while the row is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing of the row; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let mask: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: mask)
    self.editing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    didTransition(to: mask)
  }

  /// Called before the row shows other parts of editing.
  open func willTransition(to state: StateMask) {}

  /// Called when the row is to show other parts of editing.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// Places the content, the accessory and the texts of the style.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// The height of the content in a width, and the width; a table asks for it.
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

  /// The height that texts of the style need in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styleHeight(in: size.width))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Gestures

  // What a delegate of recognizers says, which a cell may be: UIKit's class conforms, so that subclasses override.

  /// True if a recognizer may have a finger: at first it may.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { Machine.byDefault(true, self, 0, in: .tableViewCell) }

  /// True if two recognizers may go on at once: at first they may not.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Machine.byDefault(false, self, 1, in: .tableViewCell) }

  /// True if a recognizer waits until another has failed: at first it does not.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Machine.byDefault(false, self, 2, in: .tableViewCell) }

  /// True if another waits until the recognizer has failed: at first it does not.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Machine.byDefault(false, self, 3, in: .tableViewCell) }
}
