import Foundation
import GimbalControls
import GimbalDocuments
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalLists
import GimbalText
import GimbalTraits

/// The setters of views, except `frame`, which is first, and `customSpacing`, which needs arranged
/// views.
@MainActor
private let viewSetters: PropertySetters<UIView> = [
  .init(ViewProperty.bounds, by: LengthScope.rect) { $0.bounds = $1 },
  .init(ViewProperty.center, by: LengthScope.point) { $0.center = $1 },
  .init(ViewProperty.transform) { $0.transform = $1 },
  .init(ViewProperty.alpha) { $0.alpha = $1 },
  .init(ViewProperty.hidden) { $0.isHidden = $1 },
  .init(ViewProperty.backgroundColor) { $0.backgroundColor = $1.color },
  .init(ViewProperty.tintColor) { $0.tintColor = $1.color },
  .init(ViewProperty.textColor) { $0.sceneTextColor = $1.color },
  .init(ViewProperty.opaque) { $0.isOpaque = $1 },
  .init(ViewProperty.clipsToBounds) { $0.clipsToBounds = $1 },
  .init(ViewProperty.userInteractionEnabled) { $0.isUserInteractionEnabled = $1 },
  .init(ViewProperty.multipleTouchEnabled) { $0.isMultipleTouchEnabled = $1 },
  .init(ViewProperty.gestures) { view, kinds in
    view.gestureRecognizers = kinds.map { $0.recognizer(of: view) }
  },
  .init(ViewProperty.tag) { $0.tag = $1 },
  .init(ViewProperty.autoresizing) { $0.autoresizingMask = $1 },
  .init(ViewProperty.autoresizesSubviews) { $0.autoresizesSubviews = $1 },
  .init(ViewProperty.traitOverrides) { $0.traitOverrides = $1.overrides },
  .init(ViewProperty.needs) { view, flags in for flag in flags { view.flag(flag) } },
  .init(ViewProperty.translatesMask) { $0.translatesAutoresizingMaskIntoConstraints = $1 },
  .init(ViewProperty.layoutMargins) { $0.layoutMargins = $1 },
  .init(ViewProperty.directionalLayoutMargins) { $0.directionalLayoutMargins = $1 },
  .init(ViewProperty.preservesSuperviewLayoutMargins) { $0.preservesSuperviewLayoutMargins = $1 },
  .init(ViewProperty.insetsLayoutMarginsFromSafeArea) { $0.insetsLayoutMarginsFromSafeArea = $1 },
  .init(ViewProperty.semanticContentAttribute) { $0.semanticContentAttribute = $1 },
  .init(ViewProperty.hugging) { view, priorities in
    priorities.each { view.setContentHuggingPriority($1, for: $0) }
  },
  .init(ViewProperty.compression) { view, priorities in
    priorities.each { view.setContentCompressionResistancePriority($1, for: $0) }
  },
  .init(ViewProperty.alignmentRectInsets, on: Scripted.UIView.self) { $0.alignmentInsets = $1 },
  .init(ViewProperty.intrinsicContentSize, on: Scripted.UIView.self) { $0.content = $1 },
  .init(ViewProperty.text) { view, text in
    (view as? UILabel)?.text = text
    (view as? UITextField)?.text = text
    (view as? UITextView)?.text = text
    (view as? UISearchBar)?.text = text
  },
  .init(ViewProperty.title, on: UIButton.self) { $0.setTitle($1, for: .normal) },
  .init(ViewProperty.font) { view, font in
    (view as? UILabel)?.font = UIFont.of(font, for: view)
    (view as? UIButton)?.titleLabel?.font = UIFont.of(font, for: view)
    (view as? UITextField)?.font = UIFont.of(font, for: view)
    (view as? UITextView)?.font = UIFont.of(font, for: view)
  },
  .init(ViewProperty.numberOfLines, on: UILabel.self) { $0.numberOfLines = $1 },
  .init(ViewProperty.preferredMaxLayoutWidth, on: UILabel.self) { $0.preferredMaxLayoutWidth = $1 },
  .init(ViewProperty.adjustsFont, on: (any UIContentSizeCategoryAdjusting).self) {
    $0.adjustsFontForContentSizeCategory = $1
  },
  .init(ViewProperty.image, on: UIImageView.self) { $0.image = UIImage($1, for: $0) },
  .init(ViewProperty.isEnabled, on: UIControl.self) { $0.isEnabled = $1 },
  .init(ViewProperty.isOn, on: UISwitch.self) { $0.isOn = $1 },
  .init(ViewProperty.value) { view, value in
    (view as? UISlider)?.value = Float(value)
    (view as? UIStepper)?.value = value
    (view as? UIProgressView)?.progress = Float(value)
  },
  .init(ViewProperty.segments, on: UISegmentedControl.self) { control, titles in
    control.removeAllSegments()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
  },
  .init(ViewProperty.selectedSegment, on: UISegmentedControl.self) {
    $0.selectedSegmentIndex = $1
  },
  .init(ViewProperty.pages, on: UIPageControl.self) { $0.numberOfPages = $1 },
  .init(ViewProperty.page, on: UIPageControl.self) { $0.currentPage = $1 },
  .init(ViewProperty.indicatorStyle, on: UIActivityIndicatorView.self) { $0.style = $1 },
  .init(ViewProperty.animating, on: UIActivityIndicatorView.self) {
    if $1 { $0.startAnimating() } else { $0.stopAnimating() }
  },
  .init(ViewProperty.accessoryHeight) { view, height in
    let height = CGFloat(height)
    let accessory = height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) : nil
    (view as? UITextField)?.inputAccessoryView = accessory
    (view as? UITextView)?.inputAccessoryView = accessory
  },
  .init(ViewProperty.placeholder) { view, text in
    (view as? UITextField)?.placeholder = text
    (view as? UISearchBar)?.placeholder = text
  },
  .init(ViewProperty.borderStyle, on: UITextField.self) { $0.borderStyle = $1 },
  .init(ViewProperty.scrollEnabled, on: UITextView.self) { $0.isScrollEnabled = $1 },
  .init(ViewProperty.editable, on: UITextView.self) { $0.isEditable = $1 },
  .init(ViewProperty.textContainerInset, on: UITextView.self) { $0.textContainerInset = $1 },
  .init(ViewProperty.contentSize, on: UIScrollView.self) { $0.contentSize = $1 },
  .init(ViewProperty.contentInset, on: UIScrollView.self) { $0.contentInset = $1 },
  .init(ViewProperty.pagingEnabled, on: UIScrollView.self) { $0.isPagingEnabled = $1 },
  .init(ViewProperty.bounces, on: UIScrollView.self) { $0.bounces = $1 },
  .init(ViewProperty.rowHeight, on: UITableView.self) { $0.rowHeight = $1 },
  .init(ViewProperty.estimatedRowHeight, on: UITableView.self) { $0.estimatedRowHeight = $1 },
  .init(ViewProperty.sectionHeaderHeight, on: UITableView.self) { $0.sectionHeaderHeight = $1 },
  .init(ViewProperty.sectionFooterHeight, on: UITableView.self) { $0.sectionFooterHeight = $1 },
  .init(ViewProperty.sectionHeaderTopPadding, on: UITableView.self) {
    $0.sectionHeaderTopPadding = $1
  },
  .init(ViewProperty.followsReadableWidth, on: UITableView.self) {
    $0.cellLayoutMarginsFollowReadableWidth = $1
  },
  .init(ViewProperty.insetsContentViews, on: UITableView.self) {
    $0.insetsContentViewsToSafeArea = $1
  },
  .init(ViewProperty.allowsMultipleSelection) { view, allows in
    (view as? UITableView)?.allowsMultipleSelection = allows
    (view as? UICollectionView)?.allowsMultipleSelection = allows
  },
  .init(ViewProperty.editing) { view, isEditing in
    (view as? UITableView)?.isEditing = isEditing
    (view as? UICollectionView)?.isEditing = isEditing
  },
  .init(ViewProperty.prefetches) { view, prefetches in
    if let table = view as? UITableView {
      table.prefetchDataSource =
        prefetches ? table.dataSource as? any UITableViewDataSourcePrefetching : nil
    } else if let view = view as? UICollectionView {
      view.prefetchDataSource =
        prefetches ? view.dataSource as? any UICollectionViewDataSourcePrefetching : nil
    }
  },
  .init(ViewProperty.flow, on: UICollectionView.self) { $1.apply(to: $0) },
  .init(ViewProperty.composition, on: UICollectionView.self) { $1.apply(to: $0) },
  .init(ViewProperty.axis, on: UIStackView.self) { $0.axis = $1 },
  .init(ViewProperty.spacing, on: UIStackView.self) { $0.spacing = $1 },
  .init(ViewProperty.distribution, on: UIStackView.self) { $0.distribution = $1 },
  .init(ViewProperty.alignment, on: UIStackView.self) { $0.alignment = $1 },
  .init(ViewProperty.isMarginsRelative, on: UIStackView.self) {
    $0.isLayoutMarginsRelativeArrangement = $1
  },
  .init(ViewProperty.isBaselineRelative, on: UIStackView.self) {
    $0.isBaselineRelativeArrangement = $1
  },
]

/// The setters of controllers.
@MainActor
private let controllerSetters: PropertySetters<UIViewController> = [
  .init(ControllerProperty.title) { $0.title = $1 },
  .init(ControllerProperty.additionalSafeAreaInsets) { $0.additionalSafeAreaInsets = $1 },
  .init(ControllerProperty.respectsMinimumMargins) {
    $0.viewRespectsSystemMinimumLayoutMargins = $1
  },
  .init(ControllerProperty.traitOverrides) { $0.traitOverrides = $1.overrides },
  .init(ControllerProperty.modalPresentationStyle) { $0.modalPresentationStyle = $1 },
  .init(ControllerProperty.modalTransitionStyle) { $0.modalTransitionStyle = $1 },
  .init(ControllerProperty.definesContext) { $0.definesPresentationContext = $1 },
  .init(ControllerProperty.providesTransitionStyle) {
    $0.providesPresentationContextTransitionStyle = $1
  },
  .init(ControllerProperty.isModalInPresentation) { $0.isModalInPresentation = $1 },
  .init(ControllerProperty.preferredContentSize) { $0.preferredContentSize = $1 },
  .init(ControllerProperty.hidesBottomBarWhenPushed) { $0.hidesBottomBarWhenPushed = $1 },
  .init(ControllerProperty.prefersLargeTitles, on: UINavigationController.self) {
    $0.navigationBar.prefersLargeTitles = $1
  },
  .init(ControllerProperty.hidesBarsOnSwipe, on: UINavigationController.self) {
    $0.hidesBarsOnSwipe = $1
  },
  .init(ControllerProperty.hidesBarsOnTap, on: UINavigationController.self) {
    $0.hidesBarsOnTap = $1
  },
  .init(ControllerProperty.hidesBarsForKeyboard, on: UINavigationController.self) {
    $0.hidesBarsWhenKeyboardAppears = $1
  },
  .init(ControllerProperty.hidesBarsInCompact, on: UINavigationController.self) {
    $0.hidesBarsWhenVerticallyCompact = $1
  },
  .init(ControllerProperty.searchPlaceholder) { controller, placeholder in
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = placeholder
    controller.navigationItem.searchController = search
  },
  .init(ControllerProperty.hidesSearchBar) {
    $0.navigationItem.hidesSearchBarWhenScrolling = $1
  },
  .init(ControllerProperty.supportedOrientations) { $0.script?.supportedOrientations = $1 },
  .init(ControllerProperty.preferredOrientation) { $0.script?.preferredOrientation = $1 },
  .init(ControllerProperty.shouldAutorotate) { $0.script?.rotates = $1 },
]

/// The setters of constraints.
@MainActor
private let constraintSetters: PropertySetters<[NSLayoutConstraint]> = [
  .init(ConstraintProperty.constant) { for constraint in $0 { constraint.constant = $1 } },
  .init(ConstraintProperty.priority) {
    for constraint in $0 { constraint.priority = UILayoutPriority($1) }
  },
  .init(ConstraintProperty.active) { constraints, isActive in
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  },
]

extension PropertyValues {
  /// Sets the values of a view, except its frame and custom spacings.
  @MainActor
  func set(on view: UIView, _ scope: LengthScope) throws(SceneError) {
    try set(on: view, by: viewSetters, scope)
  }

  /// Sets the values on a controller, in the order of their table.
  @MainActor
  func set(on controller: UIViewController) throws(SceneError) {
    try set(on: controller, by: controllerSetters, nil)
  }

  /// Sets each value on all of some constraints.
  @MainActor
  func set(on constraints: [NSLayoutConstraint]) throws(SceneError) {
    try set(on: constraints, by: constraintSetters, nil)
  }
}
