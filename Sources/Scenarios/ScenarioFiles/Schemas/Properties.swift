import GimbalDocuments

/// The properties of views, in the order in which they are set.
package enum ViewProperty {
  package static let frame = Property(
    "frame", ValueSchemas.rect,
    note:
      "In the superview's coordinates; the superview of a new view is the view that contains it.")
  package static let bounds = Property("bounds", ValueSchemas.rect)
  package static let center = Property("center", ValueSchemas.point)
  package static let transform = Property(
    "transform", ValueSchemas.transforms,
    note:
      "Six numbers [a, b, c, d, tx, ty], or a list of transforms each of which is applied before "
      + "the existing ones.")
  package static let alpha = Property("alpha", .number(in: 0...1))
  package static let hidden = Property("hidden", .bool)
  package static let backgroundColor = Property("backgroundColor", ValueSchemas.color)
  package static let tintColor = Property(
    "tintColor", ValueSchemas.color, note: "null takes that of the superview.")
  package static let opaque = Property("opaque", .bool)
  package static let clipsToBounds = Property("clipsToBounds", .bool)
  package static let userInteractionEnabled = Property("userInteractionEnabled", .bool)
  package static let multipleTouchEnabled = Property("multipleTouchEnabled", .bool)
  package static let gestures = Property(
    "gestures", ValueSchema<[GestureKind]>.array(of: Keywords.gesture, limit: 20),
    note: "The recognizers of the view, each by its kind; the trace calls them 'map.pinch'.")
  package static let tag = Property("tag", .integer(in: -1_000_000_000...1_000_000_000))
  package static let autoresizing = Property("autoresizing", ValueSchemas.mask)
  package static let autoresizesSubviews = Property("autoresizesSubviews", .bool)
  package static let traitOverrides = Property(
    "traitOverrides", ValueSchemas.traits,
    note: "From iOS 17 on: set over the traits that are inherited.")
  package static let needs = Property(
    "needs", ValueSchemas.updateKinds,
    note: "What is invalidated, as by setNeedsLayout() and its relatives.")

  // Constraints and margins
  package static let translatesMask = Property(
    "translatesAutoresizingMaskIntoConstraints", .bool,
    note: "Default: UIKit's true, but false for a view without 'frame', 'bounds', 'center' and "
      + "'autoresizing' with a constraint of the scene (a controller's view: a constraint "
      + "outside of it).")
  package static let layoutMargins = Property("layoutMargins", ValueSchemas.numericInsets)
  package static let directionalLayoutMargins = Property(
    "directionalLayoutMargins", ValueSchemas.directionalInsets,
    note: "Top, leading, bottom, trailing.")
  package static let preservesSuperviewLayoutMargins = Property(
    "preservesSuperviewLayoutMargins", .bool)
  package static let insetsLayoutMarginsFromSafeArea = Property(
    "insetsLayoutMarginsFromSafeArea", .bool)
  package static let semanticContentAttribute = Property(
    "semanticContentAttribute", Keywords.semantics)
  package static let hugging = Property("hugging", ValueSchemas.priorities)
  package static let compression = Property("compression", ValueSchemas.priorities)
  package static let alignmentRectInsets = Property(
    "alignmentRectInsets", ValueSchemas.numericInsets, of: .view)
  package static let intrinsicContentSize = Property(
    "intrinsicContentSize", ValueSchemas.standInSize, of: .view)

  // Controls
  package static let text = Property("text", .text, of: .label, .textField, .textView, .searchBar)
  package static let title = Property("title", .text, of: .button)
  package static let font = Property(
    "font", ValueSchemas.font, of: .label, .button, .textField, .textView)
  package static let numberOfLines = Property(
    "numberOfLines", ValueSchemas.lineCount, of: .label, note: "the most; 0 for any number.")
  package static let preferredMaxLayoutWidth = Property(
    "preferredMaxLayoutWidth", ValueSchemas.lineWidth, of: .label,
    note: "where lines break; 0 leaves it to layout.")
  package static let adjustsFont = Property(
    "adjustsFontForContentSizeCategory", .bool, of: .label, .textField, .textView)
  package static let image = Property("image", ValueSchemas.image, of: .imageView)

  package static let isEnabled = Property(
    "enabled", .bool, of: .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl,
    .textField)
  package static let isOn = Property("on", .bool, of: .toggle)
  package static let value = Property(
    "value", .number, of: .slider, .stepper, .progressView,
    note: "from 0 to 1, of a stepper from 0 to 100.")
  package static let segments = Property(
    "segments", ValueSchema<[String]>.array(of: .text, limit: 100), of: .segmentedControl,
    note: "the titles.")
  package static let selectedSegment = Property(
    "selectedSegmentIndex", .integer(in: -1...99), of: .segmentedControl)
  package static let pages = Property(
    "numberOfPages", .integer(in: 0...100_000), of: .pageControl)
  package static let page = Property("currentPage", .integer(in: 0...100_000), of: .pageControl)
  package static let animating = Property("animating", .bool, of: .activityIndicator)
  package static let indicatorStyle = Property(
    "style", Keywords.indicatorStyle, of: .activityIndicator)
  package static let placeholder = Property("placeholder", .text, of: .textField, .searchBar)
  package static let borderStyle = Property("borderStyle", Keywords.borderStyle, of: .textField)
  package static let accessoryHeight = Property(
    "inputAccessoryHeight", .number(in: 0...1_000), of: .textField, .textView,
    note: "of the view above the keyboard; 0 for none.")
  package static let scrollEnabled = Property("scrollEnabled", .bool, of: .textView)
  package static let editable = Property("editable", .bool, of: .textView)
  package static let textContainerInset = Property(
    "textContainerInset", ValueSchemas.numericInsets, of: .textView)

  // Scroll views
  package static let contentSize = Property(
    "contentSize", ValueSchemas.fixedSize, of: .scrollView,
    note: "[width, height] in points; constraints to the content's edges set it too.")
  package static let contentInset = Property(
    "contentInset", ValueSchemas.numericInsets, of: .scrollView, .tableView, .collectionView)
  package static let textColor = Property(
    "textColor", ValueSchemas.color, of: .label, .textField, .textView)
  package static let pagingEnabled = Property(
    "pagingEnabled", .bool, of: .scrollView, .collectionView)
  package static let bounces = Property(
    "bounces", .bool, of: .scrollView, .tableView, .collectionView)

  // Lists
  package static let rowHeight = Property("rowHeight", ListSchemas.automaticLength, of: .tableView)
  package static let estimatedRowHeight = Property(
    "estimatedRowHeight", ListSchemas.automaticLength, of: .tableView, note: "0 for no guess.")
  package static let sectionHeaderHeight = Property(
    "sectionHeaderHeight", ListSchemas.automaticLength, of: .tableView)
  package static let sectionFooterHeight = Property(
    "sectionFooterHeight", ListSchemas.automaticLength, of: .tableView)
  package static let sectionHeaderTopPadding = Property(
    "sectionHeaderTopPadding", ListSchemas.automaticLength, of: .tableView)
  package static let followsReadableWidth = Property(
    "cellLayoutMarginsFollowReadableWidth", .bool, of: .tableView)
  package static let insetsContentViews = Property(
    "insetsContentViewsToSafeArea", .bool, of: .tableView)
  package static let allowsMultipleSelection = Property(
    "allowsMultipleSelection", .bool, of: .tableView, .collectionView)
  package static let editing = Property("editing", .bool, of: .tableView, .collectionView)
  package static let prefetches = Property(
    "prefetches", .bool, of: .tableView, .collectionView,
    note: "whether a data source receives prefetching calls; default: false.")
  package static let flow = Property("flow", ListSchemas.flow, of: .collectionView)
  package static let composition = Property(
    "composition", CompositionSchemas.composition, of: .collectionView,
    note: "from iOS 13 on, instead of a flow layout.")

  // Stack views
  package static let axis = Property("axis", Keywords.axis, of: .stackView)
  package static let spacing = Property("spacing", .number, of: .stackView)
  package static let distribution = Property("distribution", Keywords.distribution, of: .stackView)
  package static let alignment = Property("alignment", Keywords.alignment, of: .stackView)
  package static let customSpacing = Property(
    "customSpacing", ValueSchemas.customSpacing, of: .stackView,
    note: "the space after single views, by their names.")
  package static let isMarginsRelative = Property(
    "isLayoutMarginsRelativeArrangement", .bool, of: .stackView)
  package static let isBaselineRelative = Property(
    "isBaselineRelativeArrangement", .bool, of: .stackView)

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

/// The properties of controllers, in the order in which they are set.
package enum ControllerProperty {
  package static let title = Property("title", .text)
  package static let additionalSafeAreaInsets = Property(
    "additionalSafeAreaInsets", ValueSchemas.numericInsets)
  package static let respectsMinimumMargins = Property(
    "viewRespectsSystemMinimumLayoutMargins", .bool)
  package static let traitOverrides = Property(
    "traitOverrides", ValueSchemas.traits, note: ViewProperty.traitOverrides.note)
  package static let modalPresentationStyle = Property(
    "modalPresentationStyle", Keywords.presentationStyle)
  package static let modalTransitionStyle = Property(
    "modalTransitionStyle", Keywords.transitionStyle)
  package static let definesContext = Property("definesPresentationContext", .bool)
  package static let providesTransitionStyle = Property(
    "providesPresentationContextTransitionStyle", .bool)
  package static let isModalInPresentation = Property("isModalInPresentation", .bool)
  package static let preferredContentSize = Property(
    "preferredContentSize", ValueSchemas.fixedSize, note: "[width, height] in points.")
  package static let hidesBottomBarWhenPushed = Property("hidesBottomBarWhenPushed", .bool)
  package static let prefersLargeTitles = Property(
    "prefersLargeTitles", .bool, note: "Of a UINavigationController's bar.")
  package static let hidesBarsOnSwipe = Property(
    "hidesBarsOnSwipe", .bool, note: "Of a UINavigationController.")
  package static let hidesBarsOnTap = Property(
    "hidesBarsOnTap", .bool, note: "Of a UINavigationController.")
  package static let hidesBarsForKeyboard = Property(
    "hidesBarsWhenKeyboardAppears", .bool, note: "Of a UINavigationController.")
  package static let hidesBarsInCompact = Property(
    "hidesBarsWhenVerticallyCompact", .bool, note: "Of a UINavigationController.")
  package static let searchPlaceholder = Property(
    "searchPlaceholder", .text,
    note:
      "Gives the controller's navigation item a search controller whose bar has this placeholder.")
  package static let hidesSearchBar = Property(
    "hidesSearchBarWhenScrolling", .bool, note: "Of the controller's navigation item.")
  package static let supportedOrientations = Property(
    "supportedOrientations", ValueSchemas.orientations)
  package static let preferredOrientation = Property(
    "preferredOrientation", Keywords.interfaceOrientation,
    note: "The interface orientation in which the controller is presented full screen.")
  package static let shouldAutorotate = Property("shouldAutorotate", .bool)

  package static let all: [AnyProperty] = [
    title.any, additionalSafeAreaInsets.any, respectsMinimumMargins.any, traitOverrides.any,
    modalPresentationStyle.any, modalTransitionStyle.any, definesContext.any,
    providesTransitionStyle.any, isModalInPresentation.any, preferredContentSize.any,
    hidesBottomBarWhenPushed.any, prefersLargeTitles.any, hidesBarsOnSwipe.any, hidesBarsOnTap.any,
    hidesBarsForKeyboard.any, hidesBarsInCompact.any, searchPlaceholder.any, hidesSearchBar.any,
    supportedOrientations.any, preferredOrientation.any, shouldAutorotate.any,
  ]
}

/// The properties of constraints.
package enum ConstraintProperty {
  package static let constant = Property("constant", .number)
  package static let priority = Property("priority", ValueSchemas.priority)
  package static let active = Property("active", .bool)

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
