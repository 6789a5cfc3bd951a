import GimbalInterfaceDocuments

/// The attributes of views, controllers and their parts that are not read: one of each kind, with
/// its count.
///
/// Rule: W-41.
@MainActor
package struct UnreadAttributes {
  private var found: [Kind: (first: Markup, count: Int)] = [:]

  private struct Kind: Hashable {
    /// The name of the element.
    let element: String
    /// The name of the attribute.
    let attribute: String
  }

  /// One omission for each kind, at the first element with the attribute.
  var omissions: [Omission] {
    found.map { kind, position in
      Omission(
        markup: position.first, effect: .unreadAttribute(kind.attribute, count: position.count))
    }
  }

  /// Collects the attributes of an element and its descendants.
  ///
  /// - Complexity: O(attributes).
  mutating func collect(_ markup: Markup, isSubview: Bool = false) {
    let name = markup.name
    if isSubview || ViewClasses.isView(markup) || ControllerDescription.kinds.contains(name)
      || UnreadAttributes.parts.contains(name)
    {
      let own = UnreadAttributes.byElement[name]
      for attribute in markup.attributeNames
      where !(own ?? UnreadAttributes.read).contains(attribute)
        && !UnreadAttributes.withoutEffect.contains(attribute)
      {
        let kind = Kind(element: name, attribute: attribute)
        found[kind] = (found[kind]?.first ?? markup, (found[kind]?.count ?? 0) + 1)
      }
    }
    for child in markup.children { collect(child, isSubview: name == "subviews") }
  }

  /// The elements other than views and controllers that have properties of UIKit.
  private static let parts: Set<String> = [
    "state", "segment", "barButtonItem", "tabBarItem", "navigationItem", "fontDescription",
    "collectionViewFlowLayout", "buttonConfiguration", "navigationBar", "toolbar", "tabBar",
    "constraint",
  ]

  /// The attributes that are read only for certain elements, because the names are ambiguous.
  private static let byElement: [String: Set<String>] = [
    "fontDescription": ["type", "pointSize", "weight", "style"],
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "priority", "placeholder", "identifier", "symbolic", "symbolType", "type",
    ],
  ]

  /// The attributes that are read; a test compares the list with the code.
  package static let read: Set<String> = [
    "accessoryType", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "alignment",
    "allowableMovement", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    "allowsSelection", "allowsSelectionDuringEditing", "alpha", "alwaysBounceHorizontal",
    "alwaysBounceVertical", "ambiguous", "animates", "animating",
    "apportionsSegmentWidthsByContent", "automaticEstimatedItemSize",
    "automaticallyAdjustsScrollViewInsets", "autoresizesSubviews", "axis", "badgeValue",
    "baselineAdjustment", "baselineRelativeArrangement", "borderStyle", "bounces", "bouncesZoom",
    "buttonSize", "buttonType", "cancelsTouchesInView", "clearButtonMode", "clearsOnBeginEditing",
    "clearsSelectionOnViewWillAppear", "clipsSubviews", "contentHorizontalAlignment",
    "contentInsetAdjustmentBehavior", "contentMode", "contentVerticalAlignment",
    "contentViewInsetsToSafeArea", "continuous", "countDownDuration", "currentPage",
    "datePickerMode", "definesPresentationContext", "delaysTouchesBegan", "delaysTouchesEnded",
    "detailTextLabel", "direction", "directionalLockEnabled", "distribution", "editable",
    "editingAccessoryType", "enabled", "estimatedRowHeight", "estimatedSectionFooterHeight",
    "estimatedSectionHeaderHeight", "extendedLayoutIncludesOpaqueBars", "fixedFrame", "footerTitle",
    "headerTitle", "hidden", "hidesBarsOnSwipe", "hidesBottomBarWhenPushed", "hidesForSinglePage",
    "hidesWhenStopped", "horizontalCompressionResistancePriority", "horizontalHuggingPriority",
    "identifier", "image", "imagePadding", "imagePlacement", "imageView", "indentationLevel",
    "indentationWidth", "insetsLayoutMarginsFromSafeArea", "keyboardDismissMode",
    "largeTitleDisplayMode", "largeTitles", "layoutMarginsFollowReadableWidth", "lineBreakMode",
    "maxValue", "maximumNumberOfTouches", "maximumValue", "maximumZoomScale", "minValue",
    "minimumFontSize", "minimumInteritemSpacing", "minimumLineSpacing", "minimumNumberOfTouches",
    "minimumPressDuration", "minimumScaleFactor", "minimumValue", "minimumZoomScale",
    "minuteInterval", "misplaced", "modalPresentationStyle", "modalTransitionStyle", "momentary",
    "multipleTouchEnabled", "navigationBarHidden", "nibName", "numberOfLines", "numberOfPages",
    "numberOfTapsRequired", "numberOfTouchesRequired", "on", "opaque", "pagingEnabled",
    "placeholder", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth",
    "preferredMaxLayoutWidth", "prefetchingEnabled", "preservesSuperviewLayoutMargins", "progress",
    "progressViewStyle", "prompt", "referencedIdentifier", "reuseIdentifier", "rowHeight",
    "scrollDirection", "scrollEnabled", "searchBarStyle", "sectionFooterHeight",
    "sectionHeaderHeight", "sectionInsetReference", "selectable", "selectedSegmentIndex",
    "selectionStyle", "semanticContentAttribute", "separatorInsetReference", "separatorStyle",
    "showsCancelButton", "showsReorderControl", "showsScopeBar", "spacing", "spacingType",
    "stepValue", "storyboardName", "style", "subtitle", "systemItem", "tag", "text",
    "textAlignment", "textLabel", "title", "titlePadding", "toolbarHidden",
    "translatesAutoresizingMaskIntoConstraints", "translucent", "type", "userInteractionEnabled",
    "value", "verticalCompressionResistancePriority", "verticalHuggingPriority", "width",
  ]

  /// The attributes that name the element, its class or its key, or that only Xcode's editor uses.
  private static let withoutEffect: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID", "storyboardIdentifier", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "dataMode", "verifyAmbiguity",
    "simulatedAppContext", "hasAttributedTitle", "usesAttributedText", "segmentControlStyle",
    "useCurrentDate", "bundleIdentifier", "placeholderIdentifier", "colorLabel",
  ]
}
