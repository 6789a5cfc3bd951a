import GimbalDocuments

/// The properties of views, in the order in which they are set.
enum ViewProperty {
  static let frame = Property(
    "frame", ValueForms.rect,
    note: "In the superview's coordinates; a new view's superview is the view that holds it.")
  static let bounds = Property("bounds", ValueForms.rect)
  static let center = Property("center", ValueForms.point)
  static let transform = Property(
    "transform", ValueForms.transforms,
    note: "Six numbers [a, b, c, d, tx, ty], or a list of transforms of which each is put before "
      + "what is there already.")
  static let alpha = Property("alpha", .number(in: 0...1))
  static let hidden = Property("hidden", .bool)
  static let backgroundColor = Property("backgroundColor", ValueForms.color)
  static let tintColor = Property(
    "tintColor", ValueForms.color, note: "null takes that of the superview.")
  static let opaque = Property("opaque", .bool)
  static let clipsToBounds = Property("clipsToBounds", .bool)
  static let userInteractionEnabled = Property("userInteractionEnabled", .bool)
  static let multipleTouchEnabled = Property("multipleTouchEnabled", .bool)
  static let gestures = Property(
    "gestures", Form<[GestureKind]>.array(of: Words.gesture, limit: 20),
    note: "The recognizers of the view, each by its kind; the trace calls them 'map.pinch'.")
  static let tag = Property("tag", .integer(in: -1_000_000_000...1_000_000_000))
  static let autoresizing = Property("autoresizing", ValueForms.mask)
  static let autoresizesSubviews = Property("autoresizesSubviews", .bool)
  static let traitOverrides = Property(
    "traitOverrides", ValueForms.traits,
    note: "From iOS 17 on: set over the traits that are inherited.")
  static let needs = Property("needs", ValueForms.marks, note: "What the view is marked for.")

  // Constraints and margins
  static let translatesMask = Property(
    "translatesAutoresizingMaskIntoConstraints", .bool,
    note: "Left out, UIKit's true; but false for a view without 'frame', 'bounds', 'center' and "
      + "'autoresizing' that a constraint of the scene is about (a controller's view: one that "
      + "stands outside of it).")
  static let layoutMargins = Property("layoutMargins", ValueForms.numericInsets)
  static let directionalLayoutMargins = Property(
    "directionalLayoutMargins", ValueForms.directionalInsets,
    note: "Top, leading, bottom, trailing.")
  static let preservesSuperviewLayoutMargins = Property("preservesSuperviewLayoutMargins", .bool)
  static let insetsLayoutMarginsFromSafeArea = Property("insetsLayoutMarginsFromSafeArea", .bool)
  static let semanticContentAttribute = Property("semanticContentAttribute", Words.semantics)
  static let hugging = Property("hugging", ValueForms.priorities)
  static let compression = Property("compression", ValueForms.priorities)
  static let alignmentRectInsets = Property(
    "alignmentRectInsets", ValueForms.numericInsets, of: .view)
  static let intrinsicContentSize = Property(
    "intrinsicContentSize", ValueForms.standInSize, of: .view)

  // Controls
  static let text = Property("text", .text, of: .label, .textField, .textView, .searchBar)
  static let title = Property("title", .text, of: .button)
  static let font = Property(
    "font", ValueForms.font, of: .label, .button, .textField, .textView)
  static let numberOfLines = Property(
    "numberOfLines", ValueForms.lineCount, of: .label, note: "the most; 0 for any number.")
  static let preferredMaxLayoutWidth = Property(
    "preferredMaxLayoutWidth", ValueForms.lineWidth, of: .label,
    note: "where lines break; 0 leaves it to layout.")
  static let adjustsFont = Property(
    "adjustsFontForContentSizeCategory", .bool, of: .label, .textField, .textView)
  static let image = Property("image", ValueForms.image, of: .imageView)

  static let isEnabled = Property(
    "enabled", .bool, of: .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl,
    .textField)
  static let isOn = Property("on", .bool, of: .toggle)
  static let value = Property(
    "value", .number, of: .slider, .stepper, .progressView,
    note: "from 0 to 1, of a stepper from 0 to 100.")
  static let segments = Property(
    "segments", Form<[String]>.array(of: .text, limit: 100), of: .segmentedControl,
    note: "the titles.")
  static let selectedSegment = Property(
    "selectedSegmentIndex", .integer(in: -1...99), of: .segmentedControl)
  static let pages = Property(
    "numberOfPages", .integer(in: 0...100_000), of: .pageControl)
  static let page = Property("currentPage", .integer(in: 0...100_000), of: .pageControl)
  static let animating = Property("animating", .bool, of: .activityIndicator)
  static let indicatorStyle = Property("style", Words.indicatorStyle, of: .activityIndicator)
  static let placeholder = Property("placeholder", .text, of: .textField, .searchBar)
  static let borderStyle = Property("borderStyle", Words.borderStyle, of: .textField)
  static let scrollEnabled = Property("scrollEnabled", .bool, of: .textView)
  static let editable = Property("editable", .bool, of: .textView)
  static let textContainerInset = Property(
    "textContainerInset", ValueForms.numericInsets, of: .textView)

  // Scroll views
  static let contentSize = Property(
    "contentSize", ValueForms.fixedSize, of: .scrollView,
    note: "[width, height] in points; constraints to the content's edges set it too.")
  static let contentInset = Property(
    "contentInset", ValueForms.numericInsets, of: .scrollView, .tableView, .collectionView)
  static let textColor = Property(
    "textColor", ValueForms.color, of: .label, .textField, .textView)
  static let pagingEnabled = Property(
    "pagingEnabled", .bool, of: .scrollView, .collectionView)
  static let bounces = Property("bounces", .bool, of: .scrollView, .tableView, .collectionView)

  // Lists
  static let rowHeight = Property("rowHeight", ListForms.automaticLength, of: .tableView)
  static let estimatedRowHeight = Property(
    "estimatedRowHeight", ListForms.automaticLength, of: .tableView, note: "0 for no guess.")
  static let sectionHeaderHeight = Property(
    "sectionHeaderHeight", ListForms.automaticLength, of: .tableView)
  static let sectionFooterHeight = Property(
    "sectionFooterHeight", ListForms.automaticLength, of: .tableView)
  static let sectionHeaderTopPadding = Property(
    "sectionHeaderTopPadding", ListForms.automaticLength, of: .tableView)
  static let followsReadableWidth = Property(
    "cellLayoutMarginsFollowReadableWidth", .bool, of: .tableView)
  static let insetsContentViews = Property(
    "insetsContentViewsToSafeArea", .bool, of: .tableView)
  static let allowsMultipleSelection = Property(
    "allowsMultipleSelection", .bool, of: .tableView, .collectionView)
  static let editing = Property("editing", .bool, of: .tableView, .collectionView)
  static let prefetches = Property(
    "prefetches", .bool, of: .tableView, .collectionView,
    note: "whether an object is told of rows that will soon be seen; left out, none is.")
  static let flow = Property("flow", ListForms.flow, of: .collectionView)
  static let composition = Property(
    "composition", CompositionForms.composition, of: .collectionView,
    note: "from iOS 13 on, in the place of a flow layout.")

  // Stack views
  static let axis = Property("axis", Words.axis, of: .stackView)
  static let spacing = Property("spacing", .number, of: .stackView)
  static let distribution = Property("distribution", Words.distribution, of: .stackView)
  static let alignment = Property("alignment", Words.alignment, of: .stackView)
  static let customSpacing = Property(
    "customSpacing", ValueForms.customSpacing, of: .stackView,
    note: "the room behind single views, by their names.")
  static let isMarginsRelative = Property(
    "isLayoutMarginsRelativeArrangement", .bool, of: .stackView)
  static let isBaselineRelative = Property("isBaselineRelativeArrangement", .bool, of: .stackView)

  static let all: [AnyProperty] = [
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
    indicatorStyle.any, animating.any, placeholder.any, borderStyle.any, scrollEnabled.any,
    editable.any, textContainerInset.any,
    contentSize.any, contentInset.any, pagingEnabled.any, bounces.any, rowHeight.any,
    estimatedRowHeight.any, sectionHeaderHeight.any, sectionFooterHeight.any,
    sectionHeaderTopPadding.any, followsReadableWidth.any, insetsContentViews.any,
    allowsMultipleSelection.any, editing.any, prefetches.any, flow.any,
    composition.any,
    axis.any, spacing.any, distribution.any, alignment.any, customSpacing.any,
    isMarginsRelative.any, isBaselineRelative.any,
  ]

  /// The classes of views that have what a key says; empty where all have it.
  static func classes(of key: String) -> [SceneViewClass] {
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
enum ControllerProperty {
  static let title = Property("title", .text)
  static let additionalSafeAreaInsets = Property(
    "additionalSafeAreaInsets", ValueForms.numericInsets)
  static let respectsMinimumMargins = Property("viewRespectsSystemMinimumLayoutMargins", .bool)
  static let traitOverrides = Property(
    "traitOverrides", ValueForms.traits, note: ViewProperty.traitOverrides.note)
  static let modalPresentationStyle = Property("modalPresentationStyle", Words.presentationStyle)
  static let modalTransitionStyle = Property("modalTransitionStyle", Words.transitionStyle)
  static let definesContext = Property("definesPresentationContext", .bool)
  static let providesTransitionStyle = Property(
    "providesPresentationContextTransitionStyle", .bool)
  static let isModalInPresentation = Property("isModalInPresentation", .bool)
  static let preferredContentSize = Property(
    "preferredContentSize", ValueForms.fixedSize, note: "[width, height] in points.")
  static let hidesBottomBarWhenPushed = Property("hidesBottomBarWhenPushed", .bool)
  static let supportedOrientations = Property("supportedOrientations", ValueForms.orientations)
  static let shouldAutorotate = Property("shouldAutorotate", .bool)

  static let all: [AnyProperty] = [
    title.any, additionalSafeAreaInsets.any, respectsMinimumMargins.any, traitOverrides.any,
    modalPresentationStyle.any, modalTransitionStyle.any, definesContext.any,
    providesTransitionStyle.any, isModalInPresentation.any, preferredContentSize.any,
    hidesBottomBarWhenPushed.any, supportedOrientations.any, shouldAutorotate.any,
  ]
}

/// The properties of constraints.
enum ConstraintProperty {
  static let constant = Property("constant", .number)
  static let priority = Property("priority", ValueForms.priority)
  static let active = Property("active", .bool)

  static let all: [AnyProperty] = [constant.any, priority.any, active.any]
}

extension Target.Kind {
  /// What can be set on it.
  var properties: [AnyProperty] {
    switch self {
    case .view: ViewProperty.all
    case .controller: ControllerProperty.all
    case .constraint: ConstraintProperty.all
    }
  }
}
