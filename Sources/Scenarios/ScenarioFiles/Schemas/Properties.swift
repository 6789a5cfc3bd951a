import GimbalDocuments

/// The keys of views, in the order in which they are set.
///
/// Scenes, rules and steps give their values, and a table of setters applies these to the view.
package enum ViewProperty {
  /// The key `frame`, which sets `UIView.frame` when a view is added or changed.
  package static let frame = Property(
    "frame", ValueSchemas.rect,
    note:
      "In the superview's coordinates; the superview of a new view is the view that contains it.")
  /// The key `bounds`, which sets `UIView.bounds`.
  package static let bounds = Property("bounds", ValueSchemas.rect)
  /// The key `center`, which sets `UIView.center` in the superview's coordinates.
  package static let center = Property("center", ValueSchemas.point)
  /// The key `transform`, which sets `UIView.transform`.
  package static let transform = Property(
    "transform", ValueSchemas.transforms,
    note:
      "Six numbers [a, b, c, d, tx, ty], or a list of transforms each of which is applied before "
      + "the existing ones.")
  /// The key `alpha`, which sets `UIView.alpha`.
  package static let alpha = Property("alpha", .number(in: 0...1))
  /// The key `hidden`, which sets `UIView.isHidden`.
  package static let hidden = Property("hidden", .bool)
  /// The key `backgroundColor`, which sets the color of that name of `UIView`.
  package static let backgroundColor = Property("backgroundColor", ValueSchemas.color)
  /// The key `tintColor`, which sets `UIView.tintColor`.
  package static let tintColor = Property(
    "tintColor", ValueSchemas.color, note: "null takes that of the superview.")
  /// The key `opaque`, which sets `UIView.isOpaque`.
  package static let opaque = Property("opaque", .bool)
  /// The key `clipsToBounds`, which sets `UIView.clipsToBounds`.
  package static let clipsToBounds = Property("clipsToBounds", .bool)
  /// The key `userInteractionEnabled`, which sets `UIView.isUserInteractionEnabled`.
  package static let userInteractionEnabled = Property("userInteractionEnabled", .bool)
  /// The key `multipleTouchEnabled`, which sets `UIView.isMultipleTouchEnabled`.
  package static let multipleTouchEnabled = Property("multipleTouchEnabled", .bool)
  /// The key `gestures`, which replaces the view's gesture recognizers.
  package static let gestures = Property(
    "gestures", ValueSchema<[GestureKind]>.array(of: Keywords.gesture, limit: 20),
    note: "The recognizers of the view, each by its kind; the trace calls them 'map.pinch'.")
  /// The key `tag`, which sets `UIView.tag`.
  package static let tag = Property("tag", .integer(in: -1_000_000_000...1_000_000_000))
  /// The key `autoresizing`, which sets `UIView.autoresizingMask`.
  package static let autoresizing = Property("autoresizing", ValueSchemas.mask)
  /// The key `autoresizesSubviews`, which sets `UIView.autoresizesSubviews`.
  package static let autoresizesSubviews = Property("autoresizesSubviews", .bool)
  /// The key `traitOverrides`, which sets `traitOverrides` of the view.
  package static let traitOverrides = Property(
    "traitOverrides", ValueSchemas.traits,
    note: "From iOS 17 on: set over the traits that are inherited.")
  /// The key `needs`, which calls `setNeedsLayout()` or a similar method for each word.
  package static let needs = Property(
    "needs", ValueSchemas.updateKinds,
    note: "What is invalidated, as by setNeedsLayout() and its relatives.")

  // Constraints and margins
  /// The key that sets UIKit's property of the same name.
  package static let translatesMask = Property(
    "translatesAutoresizingMaskIntoConstraints", .bool,
    note: "Default: UIKit's true, but false for a view without 'frame', 'bounds', 'center' and "
      + "'autoresizing' with a constraint of the scene (a controller's view: a constraint "
      + "outside of it).")
  /// The key `layoutMargins`, which sets `UIView.layoutMargins`.
  package static let layoutMargins = Property("layoutMargins", ValueSchemas.numericInsets)
  /// The key `directionalLayoutMargins`, which sets UIKit's property of that name.
  package static let directionalLayoutMargins = Property(
    "directionalLayoutMargins", ValueSchemas.directionalInsets,
    note: "Top, leading, bottom, trailing.")
  /// The key that sets UIKit's property of the same name.
  package static let preservesSuperviewLayoutMargins = Property(
    "preservesSuperviewLayoutMargins", .bool)
  /// The key that sets UIKit's property of the same name.
  package static let insetsLayoutMarginsFromSafeArea = Property(
    "insetsLayoutMarginsFromSafeArea", .bool)
  /// The key `semanticContentAttribute`, which sets UIKit's property of that name.
  package static let semanticContentAttribute = Property(
    "semanticContentAttribute", Keywords.semantics)
  /// The key `hugging`, which sets the content hugging priorities of the view's axes.
  package static let hugging = Property("hugging", ValueSchemas.priorities)
  /// The key `compression`, which sets the compression resistance of the view's axes.
  package static let compression = Property("compression", ValueSchemas.priorities)
  /// The key for what a plain view's `alignmentRectInsets` returns.
  package static let alignmentRectInsets = Property(
    "alignmentRectInsets", ValueSchemas.numericInsets, of: .view)
  /// The key for what a plain view's `intrinsicContentSize` returns.
  package static let intrinsicContentSize = Property(
    "intrinsicContentSize", ValueSchemas.standInSize, of: .view)

  // Controls
  /// The key `text`, which sets the text of a label, a text view, or a text or search field.
  package static let text = Property("text", .text, of: .label, .textField, .textView, .searchBar)
  /// The key `title`, which sets a button's title for the normal state.
  package static let title = Property("title", .text, of: .button)
  /// The key `font`, which sets the font of a view with text, or of a button's label.
  package static let font = Property(
    "font", ValueSchemas.font, of: .label, .button, .textField, .textView)
  /// The key `numberOfLines`, which sets `UILabel.numberOfLines`.
  package static let numberOfLines = Property(
    "numberOfLines", ValueSchemas.lineCount, of: .label, note: "the most; 0 for any number.")
  /// The key `preferredMaxLayoutWidth`, which sets `UILabel`'s property of that name.
  package static let preferredMaxLayoutWidth = Property(
    "preferredMaxLayoutWidth", ValueSchemas.lineWidth, of: .label,
    note: "where lines break; 0 leaves it to layout.")
  /// The key that sets the property of that name of views with text.
  package static let adjustsFont = Property(
    "adjustsFontForContentSizeCategory", .bool, of: .label, .textField, .textView)
  /// The key `image`, which sets `UIImageView.image` to an image of a size without content.
  package static let image = Property("image", ValueSchemas.image, of: .imageView)

  /// The key `enabled`, which sets `UIControl.isEnabled`.
  package static let isEnabled = Property(
    "enabled", .bool, of: .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl,
    .textField)
  /// The key `on`, which sets `UISwitch.isOn`.
  package static let isOn = Property("on", .bool, of: .toggle)
  /// The key `value`, which sets the value of a slider or stepper, or the progress of a bar.
  package static let value = Property(
    "value", .number, of: .slider, .stepper, .progressView,
    note: "from 0 to 1, of a stepper from 0 to 100.")
  /// The key `segments`, which replaces the segments of a `UISegmentedControl`.
  package static let segments = Property(
    "segments", ValueSchema<[String]>.array(of: .text, limit: 100), of: .segmentedControl,
    note: "the titles.")
  /// The key `selectedSegmentIndex`; −1 selects no segment.
  package static let selectedSegment = Property(
    "selectedSegmentIndex", .integer(in: -1...99), of: .segmentedControl)
  /// The key `numberOfPages`, which sets `UIPageControl.numberOfPages`.
  package static let pages = Property(
    "numberOfPages", .integer(in: 0...100_000), of: .pageControl)
  /// The key `currentPage`, which sets `UIPageControl.currentPage`.
  package static let page = Property("currentPage", .integer(in: 0...100_000), of: .pageControl)
  /// The key `animating`, which starts or stops an activity indicator.
  package static let animating = Property("animating", .bool, of: .activityIndicator)
  /// The key `style`, which sets `UIActivityIndicatorView.style`.
  package static let indicatorStyle = Property(
    "style", Keywords.indicatorStyle, of: .activityIndicator)
  /// The key `placeholder`, which sets that of a text or search field.
  package static let placeholder = Property("placeholder", .text, of: .textField, .searchBar)
  /// The key `borderStyle`, which sets `UITextField.borderStyle`.
  package static let borderStyle = Property("borderStyle", Keywords.borderStyle, of: .textField)
  /// The key `inputAccessoryHeight`, which sets `inputAccessoryView` to a view of the height.
  package static let accessoryHeight = Property(
    "inputAccessoryHeight", .number(in: 0...1_000), of: .textField, .textView,
    note: "of the view above the keyboard; 0 for none.")
  /// The key `scrollEnabled`, which sets `isScrollEnabled` of a text view.
  package static let scrollEnabled = Property("scrollEnabled", .bool, of: .textView)
  /// The key `editable`, which sets `UITextView.isEditable`.
  package static let editable = Property("editable", .bool, of: .textView)
  /// The key `textContainerInset`, which sets `UITextView.textContainerInset`.
  package static let textContainerInset = Property(
    "textContainerInset", ValueSchemas.numericInsets, of: .textView)

  // Scroll views
  /// The key `contentSize`, which sets `UIScrollView.contentSize`.
  package static let contentSize = Property(
    "contentSize", ValueSchemas.fixedSize, of: .scrollView,
    note: "[width, height] in points; constraints to the content's edges set it too.")
  /// The key `contentInset`, which sets `UIScrollView.contentInset`.
  package static let contentInset = Property(
    "contentInset", ValueSchemas.numericInsets, of: .scrollView, .tableView, .collectionView)
  /// The key `textColor`, which sets the color of a view's text.
  package static let textColor = Property(
    "textColor", ValueSchemas.color, of: .label, .textField, .textView)
  /// The key `pagingEnabled`, which sets `UIScrollView.isPagingEnabled`.
  package static let pagingEnabled = Property(
    "pagingEnabled", .bool, of: .scrollView, .collectionView)
  /// The key `bounces`, which sets `UIScrollView.bounces`.
  package static let bounces = Property(
    "bounces", .bool, of: .scrollView, .tableView, .collectionView)

  // Lists
  /// The key `rowHeight`, which sets `UITableView.rowHeight`.
  package static let rowHeight = Property("rowHeight", ListSchemas.automaticLength, of: .tableView)
  /// The key `estimatedRowHeight`, which sets `UITableView.estimatedRowHeight`.
  package static let estimatedRowHeight = Property(
    "estimatedRowHeight", ListSchemas.automaticLength, of: .tableView, note: "0 for no guess.")
  /// The key `sectionHeaderHeight`, which sets `UITableView.sectionHeaderHeight`.
  package static let sectionHeaderHeight = Property(
    "sectionHeaderHeight", ListSchemas.automaticLength, of: .tableView)
  /// The key `sectionFooterHeight`, which sets `UITableView.sectionFooterHeight`.
  package static let sectionFooterHeight = Property(
    "sectionFooterHeight", ListSchemas.automaticLength, of: .tableView)
  /// The key `sectionHeaderTopPadding`, which sets `UITableView`'s property of that name.
  package static let sectionHeaderTopPadding = Property(
    "sectionHeaderTopPadding", ListSchemas.automaticLength, of: .tableView)
  /// The key that sets `UITableView`'s property of the same name.
  package static let followsReadableWidth = Property(
    "cellLayoutMarginsFollowReadableWidth", .bool, of: .tableView)
  /// The key that sets `UITableView`'s property of the same name.
  package static let insetsContentViews = Property(
    "insetsContentViewsToSafeArea", .bool, of: .tableView)
  /// The key `allowsMultipleSelection`, which sets that of a table or collection view.
  package static let allowsMultipleSelection = Property(
    "allowsMultipleSelection", .bool, of: .tableView, .collectionView)
  /// The key `editing`, which sets `isEditing` of a table or collection view.
  package static let editing = Property("editing", .bool, of: .tableView, .collectionView)
  /// The key `prefetches`, which makes the data source the prefetching one, or removes it.
  package static let prefetches = Property(
    "prefetches", .bool, of: .tableView, .collectionView,
    note: "whether a data source receives prefetching calls; default: false.")
  /// The key `flow`, which configures the flow layout of a collection view.
  package static let flow = Property("flow", ListSchemas.flow, of: .collectionView)
  /// The key `composition`, which gives a collection view a compositional layout.
  package static let composition = Property(
    "composition", CompositionSchemas.composition, of: .collectionView,
    note: "from iOS 13 on, instead of a flow layout.")

  // Stack views
  /// The key `axis`, which sets `UIStackView.axis`.
  package static let axis = Property("axis", Keywords.axis, of: .stackView)
  /// The key `spacing`, which sets `UIStackView.spacing`.
  package static let spacing = Property("spacing", .number, of: .stackView)
  /// The key `distribution`, which sets `UIStackView.distribution`.
  package static let distribution = Property("distribution", Keywords.distribution, of: .stackView)
  /// The key `alignment`, which sets `UIStackView.alignment`.
  package static let alignment = Property("alignment", Keywords.alignment, of: .stackView)
  /// The key `customSpacing`, which sets the spacing after each named view of a stack view.
  package static let customSpacing = Property(
    "customSpacing", ValueSchemas.customSpacing, of: .stackView,
    note: "the space after single views, by their names.")
  /// The key that sets `UIStackView`'s property of the same name.
  package static let isMarginsRelative = Property(
    "isLayoutMarginsRelativeArrangement", .bool, of: .stackView)
  /// The key that sets `UIStackView`'s property of the same name.
  package static let isBaselineRelative = Property(
    "isBaselineRelativeArrangement", .bool, of: .stackView)

  /// All properties, in the order in which they are read and set.
  package static let all: [AnyProperty] = [
    frame.any, bounds.any, center.any, transform.any, alpha.any, hidden.any, backgroundColor.any,
    tintColor.any, opaque.any, clipsToBounds.any, userInteractionEnabled.any,
    multipleTouchEnabled.any, gestures.any, tag.any, autoresizing.any,
    autoresizesSubviews.any, traitOverrides.any, needs.any, translatesMask.any, layoutMargins.any,
    directionalLayoutMargins.any, preservesSuperviewLayoutMargins.any,
    insetsLayoutMarginsFromSafeArea.any, semanticContentAttribute.any, hugging.any,
    compression.any, alignmentRectInsets.any, intrinsicContentSize.any, text.any, textColor.any,
    title.any,
    font.any, numberOfLines.any, preferredMaxLayoutWidth.any, adjustsFont.any, image.any,
    isEnabled.any, isOn.any, value.any, segments.any, selectedSegment.any, pages.any, page.any,
    indicatorStyle.any, animating.any, placeholder.any, borderStyle.any, accessoryHeight.any,
    scrollEnabled.any,
    editable.any, textContainerInset.any,
    contentSize.any, contentInset.any, pagingEnabled.any, bounces.any, rowHeight.any,
    estimatedRowHeight.any, sectionHeaderHeight.any, sectionFooterHeight.any,
    sectionHeaderTopPadding.any, followsReadableWidth.any, insetsContentViews.any,
    allowsMultipleSelection.any, editing.any, prefetches.any, flow.any,
    composition.any,
    axis.any, spacing.any, distribution.any, alignment.any, customSpacing.any,
    isMarginsRelative.any, isBaselineRelative.any,
  ]

  /// Returns the classes of views that have a key; empty if all have it.
  package static func classes(of key: String) -> [SceneViewClass] {
    switch key {
    case "layout": [.view]
    case "arrangedSubviews": [.stackView]
    case "tableStyle": [.tableView]
    case "cells", "rows", "sections": [.tableView, .collectionView]
    default: all.first { $0.key == key }?.classes ?? []
    }
  }
}

/// The keys of controllers, in the order in which they are set.
///
/// Scenes, rules and steps give their values, and a table of setters applies these.
package enum ControllerProperty {
  /// The key `title`, which sets `UIViewController.title`.
  package static let title = Property("title", .text)
  /// The key `additionalSafeAreaInsets`, which sets UIKit's property of that name.
  package static let additionalSafeAreaInsets = Property(
    "additionalSafeAreaInsets", ValueSchemas.numericInsets)
  /// The key that sets UIKit's property of the same name.
  package static let respectsMinimumMargins = Property(
    "viewRespectsSystemMinimumLayoutMargins", .bool)
  /// The key `traitOverrides`, which sets `traitOverrides` of the controller.
  package static let traitOverrides = Property(
    "traitOverrides", ValueSchemas.traits, note: ViewProperty.traitOverrides.note)
  /// The key `modalPresentationStyle`, which sets UIKit's property of that name.
  package static let modalPresentationStyle = Property(
    "modalPresentationStyle", Keywords.presentationStyle)
  /// The key `modalTransitionStyle`, which sets UIKit's property of that name.
  package static let modalTransitionStyle = Property(
    "modalTransitionStyle", Keywords.transitionStyle)
  /// The key `definesPresentationContext`, which sets UIKit's property of that name.
  package static let definesContext = Property("definesPresentationContext", .bool)
  /// The key that sets UIKit's property of the same name.
  package static let providesTransitionStyle = Property(
    "providesPresentationContextTransitionStyle", .bool)
  /// The key `isModalInPresentation`, which sets UIKit's property of that name.
  package static let isModalInPresentation = Property("isModalInPresentation", .bool)
  /// The key `preferredContentSize`, which sets UIKit's property of that name.
  package static let preferredContentSize = Property(
    "preferredContentSize", ValueSchemas.fixedSize, note: "[width, height] in points.")
  /// The key `hidesBottomBarWhenPushed`, which sets UIKit's property of that name.
  package static let hidesBottomBarWhenPushed = Property("hidesBottomBarWhenPushed", .bool)
  /// The key `prefersLargeTitles`, which sets `UINavigationBar.prefersLargeTitles`.
  package static let prefersLargeTitles = Property(
    "prefersLargeTitles", .bool, note: "Of a UINavigationController's bar.")
  /// The key `hidesBarsOnSwipe`, which sets `UINavigationController`'s property of that name.
  package static let hidesBarsOnSwipe = Property(
    "hidesBarsOnSwipe", .bool, note: "Of a UINavigationController.")
  /// The key `hidesBarsOnTap`, which sets `UINavigationController`'s property of that name.
  package static let hidesBarsOnTap = Property(
    "hidesBarsOnTap", .bool, note: "Of a UINavigationController.")
  /// The key that sets `UINavigationController`'s property of the same name.
  package static let hidesBarsForKeyboard = Property(
    "hidesBarsWhenKeyboardAppears", .bool, note: "Of a UINavigationController.")
  /// The key that sets `UINavigationController`'s property of the same name.
  package static let hidesBarsInCompact = Property(
    "hidesBarsWhenVerticallyCompact", .bool, note: "Of a UINavigationController.")
  /// The key `searchPlaceholder`, which gives the navigation item a search controller.
  package static let searchPlaceholder = Property(
    "searchPlaceholder", .text,
    note:
      "Gives the controller's navigation item a search controller whose bar has this placeholder.")
  /// The key that sets `UINavigationItem`'s property of the same name.
  package static let hidesSearchBar = Property(
    "hidesSearchBarWhenScrolling", .bool, note: "Of the controller's navigation item.")
  /// The key `supportedOrientations`, which the controller returns when UIKit reads them.
  package static let supportedOrientations = Property(
    "supportedOrientations", ValueSchemas.orientations)
  /// The orientation that the controller returns for its presentation.
  package static let preferredOrientation = Property(
    "preferredOrientation", Keywords.interfaceOrientation,
    note: "The interface orientation in which the controller is presented full screen.")
  /// The key `shouldAutorotate`, which the controller returns when UIKit reads it.
  package static let shouldAutorotate = Property("shouldAutorotate", .bool)

  /// All properties, in the order in which they are read and set.
  package static let all: [AnyProperty] = [
    title.any, additionalSafeAreaInsets.any, respectsMinimumMargins.any, traitOverrides.any,
    modalPresentationStyle.any, modalTransitionStyle.any, definesContext.any,
    providesTransitionStyle.any, isModalInPresentation.any, preferredContentSize.any,
    hidesBottomBarWhenPushed.any, prefersLargeTitles.any, hidesBarsOnSwipe.any, hidesBarsOnTap.any,
    hidesBarsForKeyboard.any, hidesBarsInCompact.any, searchPlaceholder.any, hidesSearchBar.any,
    supportedOrientations.any, preferredOrientation.any, shouldAutorotate.any,
  ]
}

/// The keys of constraints, in the order in which they are set.
package enum ConstraintProperty {
  /// The key `constant`, which sets `NSLayoutConstraint.constant` in points.
  package static let constant = Property("constant", .number)
  /// The key `priority`, which sets `NSLayoutConstraint.priority`.
  package static let priority = Property("priority", ValueSchemas.priority)
  /// The key `active`, which activates or deactivates the constraints.
  package static let active = Property("active", .bool)

  /// All properties, in the order in which they are read and set.
  package static let all: [AnyProperty] = [constant.any, priority.any, active.any]
}

extension Target.Kind {
  /// The properties that can be set on the class.
  var properties: [AnyProperty] {
    switch self {
    case .view: ViewProperty.all
    case .controller: ControllerProperty.all
    case .constraint: ConstraintProperty.all
    }
  }
}
