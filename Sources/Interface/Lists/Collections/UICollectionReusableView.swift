public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// A view that a collection view shows and reuses.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The collection view that shows the view, which sets it.
  final weak var collection: UICollectionView?
  /// The position of the element that the view shows; the collection view sets it.
  final var location: RowLocation?

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a class that is known only at run time.
  convenience init(reused identifier: String?, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  /// Creates a view from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.documentValue("UIReuseIdentifier") as? String
  }

  /// The identifier under which a collection view reuses the view.
  open private(set) var reuseIdentifier: String?

  /// Sets `reuseIdentifier`; called when the collection view creates the view.
  final func name(_ identifier: String) { reuseIdentifier = identifier }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called with the attributes of the view; overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout changes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout has changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers; called when it becomes visible.
  ///
  /// On self-sizing axes, the size is the fitting size of the view's constraints.
  ///
  /// See: R-FLOW-5.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Returns the attributes with the view's fitting size on the self-sizing axes.
  ///
  /// Rule: R-FLOW-5.
  final func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = attributes.sizedAxes
    guard !axes.isEmpty else { return attributes }
    let fitting = fittingSize(in: attributes.size, axes)
    var size = attributes.size
    if axes.contains(.horizontal), fitting.width > 0 { size.width = fitting.width }
    if axes.contains(.vertical), fitting.height > 0 { size.height = fitting.height }
    guard size != attributes.size, size.width.isFinite, size.height.isFinite,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.size = size
    return copy
  }

  /// Makes the layout request the view's preferred size again.
  final func sizeMayHaveChanged() {
    guard let collection, let location else { return }
    collection.sizeMayHaveChanged(of: self, location)
  }

  /// Returns the size that the content needs, in points; only the given axes may change.
  func fittingSize(in size: CGSize, _ axes: UIAxis) -> CGSize {
    fittingSize(of: self, in: size, axes)
  }

  /// Returns the fitting size of a view's constraints on `axes`; the other axis has the length in
  /// `size`.
  final func fittingSize(of view: UIView, in size: CGSize, _ axes: UIAxis) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? 0 : size.width,
        height: axes.contains(.vertical) ? 0 : size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }
}

/// A cell of a collection view.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The state of a cell in a drag; always `none`.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  private var content: UIView = UICollectionViewCellContentView(frame: .zero)
  private var shownConfiguration: (any UIContentConfiguration)?
  private var configurationIsStale = false
  /// True while a swipe has moved the row to show its actions.
  final var isSwiped = false
  private var selected = false
  private var highlighted = false
  /// Performs the segue that a document begins at the cell; nil if there is none.
  ///
  /// The collection view calls it when the user selects the cell's item.
  package final var onSelection: (() -> Void)?

  /// Creates a cell with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Creates a cell from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  /// The view that contains the cell's content.
  ///
  /// The view of a content configuration replaces it.
  open var contentView: UIView { content }
  /// A view behind the content.
  @Settable open var backgroundView: UIView? {
    didSet {
      if refuses(content: backgroundView) {
        _backgroundView.wrappedValue = oldValue
        return
      }
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let view = backgroundView { insertSubview(view, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content of a selected cell; stored only.
  @Settable open var selectedBackgroundView: UIView?

  /// True if the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// True while a touch is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The content of the cell as a value (from iOS 14 on).
  ///
  /// Its view replaces `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set {
      shownConfiguration = newValue
      if let newValue, let view = content as? any UIContentView, view.supports(newValue) {
        view.configuration = newValue
      } else if newValue != nil || content is any UIContentView {
        let made: UIView =
          newValue.map { $0.makeContentView() } ?? UICollectionViewCellContentView()
        made.frame = bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.removeFromSuperview()
        content = made
        insertSubview(made, at: 0)
      }
      setNeedsLayout()
      sizeMayHaveChanged()
    }
  }

  /// Invalidates the preferred size and makes the layout request it again (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requestSizeAgain()
  }

  /// True if the configuration is updated when the cell's state changes.
  @Settable open var automaticallyUpdatesContentConfiguration = true
  /// The background of the content, as a value.
  @Settable open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True if the background is updated when the cell's state changes.
  @Settable open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state has changed (from iOS 15 on).
  @Settable open var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell, for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = collection?.isEditing ?? false
    state.isSwiped = isSwiped
    return state
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }

  /// Updates the configurations before the layout after a change of state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let shownConfiguration else { return }
    contentConfiguration = shownConfiguration.updated(for: state)
  }

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
    backgroundView?.frame = bounds
  }

  /// Returns the size that the content needs, after the configuration was updated.
  override func fittingSize(in size: CGSize, _ axes: UIAxis) -> CGSize {
    if configurationIsStale {
      configurationIsStale = false
      ModelObservation(machine).observingModels(in: self) {
        updateConfiguration(using: configurationState)
      } again: {
        $0.setNeedsUpdateConfiguration()
      }
    }
    if axes == .both {
      if content.bounds.size != size { content.bounds.size = size }
      return systemLayoutSizeFitting(size)
    }
    return fittingSize(of: self, in: size, axes)
  }

  /// Returns the fitting size of the content's constraints, in points.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    content.systemLayoutSizeFitting(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
