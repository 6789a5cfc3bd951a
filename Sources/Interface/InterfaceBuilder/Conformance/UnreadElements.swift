package import GimbalInterfaceDocuments

/// The elements of documents that are never read.
package enum UnreadElements {
  /// Returns the elements of a document that are ignored here but may have an effect on a device,
  /// with reasons.
  @MainActor
  package static func all(in document: InterfaceDocument) -> [Omission] {
    var found: [Omission] = []
    for scene in document.scenes { collect(scene.markup, &found) }
    for object in document.objects { collect(object, &found) }
    if let device = CanvasDevice.unknown(in: document) {
      found.append(Omission(markup: device.markup, effect: .unknownCanvas))
    }
    var attributes = UnreadAttributes()
    for top in document.scenes.map(\.markup) + document.objects {
      attributes.collect(top)
      collectDangling(top, document, &found)
      collectContradictions(top, &found)
    }
    return found + DocumentParts.omissions(in: document) + attributes.omissions
  }

  /// Collects variations of missing constraints and views, and actions to missing objects.
  private static func collectDangling(
    _ markup: Markup, _ document: InterfaceDocument, _ found: inout [Omission]
  ) {
    guard
      markup.holds(.variations) || markup.holds(.connections)
        || ["variation", "mask", "connections"].contains(markup.name)
    else { return }
    for child in markup.children {
      let id: String? =
        switch child.name {
        case "exclude", "include": child["reference"]
        case "action": child["destination"]
        default: nil
        }
      if let id, document.elements[id] == nil {
        found.append(Omission(markup: child, effect: .danglingReference(id)))
      }
      collectDangling(child, document, &found)
    }
  }

  /// Collects contradictory variations of one element.
  ///
  /// Two variations contradict one another if they can apply at the same time, are equally
  /// specific, and differ in one attribute or one part.
  ///
  /// See: R-NIB-7.
  private static func collectContradictions(_ markup: Markup, _ found: inout [Omission]) {
    guard markup.holds(.variations) else { return }
    let variations = markup.children.filter { $0.name == "variation" }
    for (index, later) in variations.enumerated() {
      let earlier = variations[..<index].first { contradict($0, later) }
      guard let earlier, let first = earlier["key"], let second = later["key"] else { continue }
      found.append(Omission(markup: later, effect: .contradiction(second, with: first)))
    }
    for child in markup.children { collectContradictions(child, &found) }
  }

  private static func contradict(_ first: Markup, _ second: Markup) -> Bool {
    let (one, other) = (SizeClassKey(first["key"] ?? ""), SizeClassKey(second["key"] ?? ""))
    guard one.specificity == other.specificity, one.canHold(with: other) else { return false }
    let differs = first.attributeNames.contains { name in
      name != "key" && second[name] != nil && first[name] != second[name]
    }
    return differs || !parts(first, "exclude").isDisjoint(with: parts(second, "include"))
      || !parts(first, "include").isDisjoint(with: parts(second, "exclude"))
  }

  /// Returns the ids of the parts that a variation's masks exclude or include.
  private static func parts(_ variation: Markup, _ name: String) -> Set<String> {
    Set(
      variation.children.filter { $0.name == "mask" }.flatMap(\.children)
        .filter { $0.name == name }.compactMap { $0["reference"] })
  }

  /// Collects omissions of an element and its descendants; those of views are recorded when they
  /// are made.
  private static func collect(
    _ markup: Markup, isSubview: Bool = false, isInOwnBar: Bool = false, _ found: inout [Omission]
  ) {
    let isView = isSubview || markup.child(key: "frame") != nil
    if let key = markup["key"], let reason = keys[key], markup.child(key: "frame") != nil,
      !isInOwnBar
    {
      found.append(Omission(markup: markup, effect: .always(reason)))
    }
    if let reason = reasons[markup.name] {
      found.append(Omission(markup: markup, effect: .always(reason)))
    } else if !isView, !read.contains(markup.name), !withoutLayout.contains(markup.name) {
      found.append(
        Omission(
          markup: markup,
          effect: .always("the element is unknown: it has no effect on layout")))
    }
    guard !closed.contains(markup.name) else { return }
    let isInOwnBar =
      isInOwnBar || markup["key"] == "navigationItem" || markup.name == "toolbarItems"
    for child in markup.children {
      if child.name == "refreshControl", markup.name == "tableViewController" { continue }
      collect(child, isSubview: markup.name == "subviews", isInOwnBar: isInOwnBar, &found)
    }
  }

  /// Keys of views in a bar that is itself among views; they are not laid out there, unlike in a
  /// controller's bars.
  private static let keys = [
    "customView":
      "bars lay out no views of their buttons: the view is not made, outlets to it stay nil",
    "titleView":
      "bars do not lay out title views: the view is not created, outlets to it stay nil",
  ]

  /// Elements that are not simulated, with their effect.
  private static let reasons = [
    "refreshControl": "the control is not made: content is not moved down while it refreshes",
    "customObject": "objects of unknown classes are not created: outlets to them stay nil",
    "searchDisplayController": "the controller is not made: its bar shows no results",
  ]

  /// The elements that are read.
  private static let read: Set<String> = [
    "scene", "objects", "placeholder", "exit", "rect", "size", "point", "inset", "edgeInsets",
    "directionalEdgeInsets", "autoresizingMask", "subviews", "constraints", "constraint",
    "connections",
    "outlet", "outletCollection", "action", "segue", "view", "string", "mutableString",
    "fontDescription", "attributedString", "fragment", "attributes", "font", "paragraphStyle",
    "color",
    "state", "segments", "segment", "variation", "mask", "exclude", "include", "viewLayoutGuide",
    "keyboardLayoutGuide",
    "layoutGuides", "viewControllerLayoutGuide", "navigationItem", "barButtonItem",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "items", "tabBarItem",
    "navigationBar", "toolbar", "tabBar", "extendedEdge", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "integer", "real", "prototypes", "sections", "tableViewSection",
    "cells", "collectionViewFlowLayout", "collectionViewLayout", "buttonConfiguration",
    "imageReference", "preferredSymbolConfiguration", "popoverArrowDirection", "bool", "value",
    "tapGestureRecognizer",
    "panGestureRecognizer",
    "swipeGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
    "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer", "accessibility",
    "scopeButtonTitles",
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
    "avPlayerViewController", "glkViewController", "hostingController", "date", "locale", "nil",
  ]

  /// Elements that affect only colors, typed text, speech, or the canvas.
  private static let withoutLayout: Set<String> = [
    "accessibilityTraits", "textInputTraits", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "simulatedScreenMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics",
    "fixedSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
    "simulatedMetricsContainer", "blurEffect", "vibrancyEffect", "dataDetectorType",
    "textAttributes", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
    "backgroundConfiguration", "animations", "attributedString",
    "accessibilityOverrides", "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes",
    "popoverPassthroughViews", "keyCommands", "keyCommand", "array",
    "mutableArray", "gestureRecognizers", "offsetWrapper", "shadow", "mutableData", "url", "data",
    "designable", "userComments",
  ]

  /// Elements whose descendants belong to their reader.
  private static let closed: Set<String> = [
    "attributedString", "userDefinedRuntimeAttributes", "connections", "animations",
    "wkWebViewConfiguration", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
    "textAttributes", "paragraphStyle",
  ]
}
