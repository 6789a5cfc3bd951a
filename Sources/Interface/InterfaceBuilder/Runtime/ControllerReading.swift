import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalLists

/// Sets the properties of controllers from their descriptions.
@MainActor
enum ControllerReading {
  /// Configures a controller from its element, and returns the buttons of its bars by id.
  static func configure(
    _ controller: UIViewController, _ markup: Markup, document: InterfaceDocument
  ) -> [String: UIBarButtonItem] {
    var items: [String: UIBarButtonItem] = [:]
    if let title = markup["title"] { controller.title = title }
    if let flag = markup.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = markup.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = markup.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let flag = markup.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    // Source: Interface Builder documents: Xcode keeps the old name of this property.
    if let size = markup.child(key: "contentSizeForViewInPopover") {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let edges = markup.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edgesOf(edges)
    }
    if let style = markup["modalPresentationStyle"].flatMap(style) {
      controller.modalPresentationStyle = style
    }
    if let style = markup["modalTransitionStyle"].flatMap(transition) {
      controller.modalTransitionStyle = style
    }
    if let item = markup.child(key: "navigationItem") {
      configure(controller.navigationItem, item, document, &items)
    }
    if let item = markup.child(key: "tabBarItem") {
      controller.tabBarItem.title = item["title"]
      controller.tabBarItem.badgeValue = item["badgeValue"]
      controller.tabBarItem.image = InterfaceImage.image(of: item, in: document)
    }
    let tools = markup.list("toolbarItems").map { barItem($0, document, &items) }
    if !tools.isEmpty { controller.toolbarItems = tools }
    switch controller {
    case let navigation as UINavigationController: configure(navigation, markup)
    case let list as UITableViewController:
      if let clears = markup.flag("clearsSelectionOnViewWillAppear") {
        list.clearsSelectionOnViewWillAppear = clears
      }
    case let list as UICollectionViewController:
      if let clears = markup.flag("clearsSelectionOnViewWillAppear") {
        list.clearsSelectionOnViewWillAppear = clears
      }
    default: break
    }
    return items
  }

  private static func configure(_ navigation: UINavigationController, _ markup: Markup) {
    if let bar = markup.child(key: "navigationBar") {
      if let flag = bar.flag("largeTitles") { navigation.navigationBar.prefersLargeTitles = flag }
      if let flag = bar.flag("translucent") { navigation.navigationBar.isTranslucent = flag }
    }
    if let flag = markup.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = flag }
    if markup.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    if markup.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
  }

  /// Configures a navigation item from its element, and returns its buttons by id.
  static func configure(
    _ item: UINavigationItem, _ markup: Markup, _ document: InterfaceDocument
  ) -> [String: UIBarButtonItem] {
    var items: [String: UIBarButtonItem] = [:]
    configure(item, markup, document, &items)
    return items
  }

  private static func configure(
    _ item: UINavigationItem, _ markup: Markup, _ document: InterfaceDocument,
    _ items: inout [String: UIBarButtonItem]
  ) {
    if let title = markup["title"] { item.title = title }
    if let prompt = markup["prompt"] { item.prompt = prompt }
    switch markup["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    let left = markup.list("leftBarButtonItems") + [markup.child(key: "leftBarButtonItem")]
    let right = markup.list("rightBarButtonItems") + [markup.child(key: "rightBarButtonItem")]
    let (leading, trailing) = (left.compactMap(\.self), right.compactMap(\.self))
    if !leading.isEmpty { item.leftBarButtonItems = leading.map { barItem($0, document, &items) } }
    if !trailing.isEmpty {
      item.rightBarButtonItems = trailing.map { barItem($0, document, &items) }
    }
    if let back = markup.child(key: "backBarButtonItem") {
      item.backBarButtonItem = barItem(back, document, &items)
    }
  }

  private static func barItem(
    _ markup: Markup, _ document: InterfaceDocument, _ items: inout [String: UIBarButtonItem]
  ) -> UIBarButtonItem {
    let item = BarItemReading.item(markup, document)
    if let id = markup.id { items[id] = item }
    return item
  }

  /// Returns the edges whose attributes in an element are true.
  static func edgesOf(_ markup: Markup) -> UIRectEdge {
    var edges: UIRectEdge = []
    for (name, edge) in [
      ("top", UIRectEdge.top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ] where markup.flag(name) == true {
      edges.insert(edge)
    }
    return edges
  }

  /// Returns the presentation style with a name in documents; nil for an unknown one.
  static func style(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    case "automatic": .automatic
    default: nil
    }
  }

  /// Returns the transition style with a name in documents; nil for an unknown one.
  static func transition(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }
}
