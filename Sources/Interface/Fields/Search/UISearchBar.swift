public import Foundation
import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalText
import GimbalTraces
import GimbalTraits

/// A bar with a search field.
///
/// See: R-EDIT-7, L-SIZE-15.
/// Source: Apple, UISearchBar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The style of a search bar.
  ///
  /// Source: Apple, UISearchBar.Style.
  public enum Style: UInt, Sendable {
    /// A bar with a background.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }

  /// The field.
  public final let searchTextField = UISearchTextField()
  private lazy var cancelButton = makeCancelButton()
  private var scopeBar: UISegmentedControl?
  private var delegateReceiver: NamedReceiver?
  /// The search controller that owns the bar; it receives every callback after the delegate.
  final weak var searchController: UISearchController?

  /// Creates a bar with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.delegate = self
    searchTextField.bar = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(searchTextField)
  }

  /// The object that receives the user's actions.
  open var delegate: (any UISearchBarDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UISearchBarDelegate)?

  /// The text; never nil when it is read.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The capitalization; the field's.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection; the field's.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The spell checking; the field's.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The keyboard type; the field's.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The return key type; the field's.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// True if an empty text disables the return key; the field's value.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The string above the field; stored only, and it takes no height.
  @Settable open var prompt: String?
  /// The style of the bar.
  @Settable open var searchBarStyle = Style.default
  /// The color of the bar's background; nil is the system's.
  @Settable open var barTintColor: UIColor?
  /// True if the bar is translucent.
  @Settable open var isTranslucent = true
  /// The background image of the bar.
  @Settable open var backgroundImage: UIImage?
  /// True if the bar is to have a bookmark button; it is not shown.
  @Settable open var showsBookmarkButton = false
  /// True if the bar is to have a results button; it is not shown.
  @Settable open var showsSearchResultsButton = false

  /// True if the bar shows a cancel button.
  @Settable open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { cancelButtonDidChange() } }
  }

  /// Shows or hides the cancel button; an animated change takes effect immediately.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The titles of the scopes; nil for none.
  @Settable open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// True if the scopes are shown below the field.
  @Settable open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopesDidChange() } }
  }
  /// The index of the selected scope.
  @Settable open var selectedScopeButtonIndex = 0 {
    didSet { scopeBar?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  // MARK: Editing

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// True if the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Calls the delegate; called by the field.
  ///
  /// Rule: R-EDIT-7.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    notify(.searchBarShouldBeginEditing) { $0.searchBarShouldBeginEditing(self) } ?? true
  }

  /// Calls the delegate; called by the field.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    // R-SEARCH-1.1
    notify(.searchBarTextDidBeginEditing) { $0.searchBarTextDidBeginEditing(self) }
    searchController?.fieldIsEdited()
  }

  /// Calls the delegate; called by the field.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    notify(.searchBarShouldEndEditing) { $0.searchBarShouldEndEditing(self) } ?? true
  }

  /// Calls the delegate; called by the field.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    notify(.searchBarTextDidEndEditing) { $0.searchBarTextDidEndEditing(self) }
    searchController?.fieldIsLeft()
  }

  /// Calls the delegate; called by the field.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    notify(.searchBarShouldChangeText) {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  /// Calls the delegate for the return key; called by the field.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notify(.searchBarSearchButtonClicked) { $0.searchBarSearchButtonClicked(self) }
    return false
  }

  private func textDidChange() {
    let string = text ?? ""
    notify(.searchBarTextDidChange) { $0.searchBar(self, textDidChange: string) }
    searchController?.contentDidChange()
  }

  @discardableResult
  private func notify<Result>(
    _ name: EventName, _ call: (any UISearchBarDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "searchBarDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate
    ) { call(delegate) }
  }

  // MARK: Parts

  private func cancelButtonDidChange() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = ControlMetrics.cancelFont
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        // R-SEARCH-2.1
        notify(.searchBarCancelButtonClicked) { $0.searchBarCancelButtonClicked(self) }
        searchController?.isActive = false
      }, for: .touchUpInside)
    return button
  }

  private func scopesDidChange() {
    scopeBar?.removeFromSuperview()
    scopeBar = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    defer { searchController?.onBarChange?() }
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let bar = UISegmentedControl(items: titles)
    bar.selectedSegmentIndex = selectedScopeButtonIndex
    bar.addAction(
      UIAction { [weak self, weak bar] _ in
        guard let self, let bar else { return }
        selectedScopeButtonIndex = bar.selectedSegmentIndex
        notify(.searchBarScopeDidChange) {
          $0.searchBar(
            self, selectedScopeButtonIndexDidChange: bar.selectedSegmentIndex)
        }
        searchController?.contentDidChange()
      }, for: .valueChanged)
    scopeBar = bar
    addSubview(bar)
  }

  // MARK: Size

  /// The height of the bar, in points; there is no intrinsic width.
  ///
  /// Rule: L-SIZE-15.
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics(.searchBar).size
    size.height += scopeHeight
    return size
  }

  /// The height of the scopes with the space around them, in points; 0 without any.
  ///
  /// See: L-SIZE-15.
  final var scopeHeight: CGFloat {
    guard let scopeBar else { return 0 }
    return machine.features.givesScopesARow
      ? ControlMetrics.scopeRow : scopeBar.frame.height + ControlMetrics.scopeSpace
  }

  /// Returns the given width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Positions the field, the cancel button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var bar = controlMetrics(.searchBar).size.height
    // A navigation bar gives another height, and reduces it as its content scrolls.
    let given = max(0, bounds.height - scopeHeight)
    if searchController != nil { bar = min(bar, given) }
    if isAtBottom { bar = ControlMetrics.fieldAtBottom }
    let sides = sides
    var height = isAtBottom ? bar : min(searchTextField.intrinsicContentSize.height, bar)
    var top = (bar - height) / 2
    if isBelowTitles {
      height = min(height, max(0, given - ControlMetrics.spaceBelowSearch - 1))
      top = min(1, bar)
    }
    var width = max(0, bounds.width - sides.left - sides.right)
    if showsCancelButton {
      var size = cancelButton.intrinsicContentSize
      // Up to iOS 10 it is a button of a navigation bar.
      if !machine.features.hasSearchInBars { size.height = ControlMetrics.earlierCancelHeight }
      width = max(0, width - size.width - ControlMetrics.searchSpace)
      cancelButton.frame = CGRect(
        x: sides.left + ControlMetrics.searchSpace + width, y: top + (height - size.height) / 2,
        width: size.width, height: size.height)
    }
    searchTextField.frame = CGRect(x: sides.left, y: top, width: width, height: height)
    scopeBar?.frame = CGRect(
      x: sides.left,
      y: bar + (machine.features.givesScopesARow ? ControlMetrics.spaceAboveScopes : 0),
      width: max(0, bounds.width - sides.left - sides.right),
      height: scopeBar?.frame.height ?? 0)
  }

  /// True for the field that a button in a side bar has opened.
  ///
  /// See: R-FOLD-26.
  private var isAtBottom: Bool { searchController?.buttonAtSide != nil }

  /// True below the titles of a navigation bar with the design up to iOS 18, where the field is
  /// near the top.
  private var isBelowTitles: Bool {
    fillsNavigationBar && searchController?.standsAlone == false
      && searchTextField.intrinsicContentSize.height + ControlMetrics.spaceBelowSearch
        < machine.height(of: .search)
  }

  /// True if the search bar fills the whole width of a navigation bar.
  private var fillsNavigationBar: Bool {
    guard searchController != nil, let bar = superview as? UINavigationBar else { return false }
    return bounds.width == bar.bounds.width
  }

  /// The space at the sides, in points; in a navigation bar, the margins of the bar's titles.
  ///
  /// See: R-BAR-2.
  private var sides: (left: CGFloat, right: CGFloat) {
    if isAtBottom { return (0, 0) }
    guard fillsNavigationBar, let size = superview?.window?.bounds.size else {
      return (ControlMetrics.searchSpace, ControlMetrics.searchSpace)
    }
    let margin = WindowGeometry(machine).rootMargin(inWindowOf: size)
    return (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
  }
}
