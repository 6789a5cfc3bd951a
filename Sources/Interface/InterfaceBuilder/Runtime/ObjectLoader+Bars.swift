import GimbalEngine
import GimbalFields
import GimbalInterfaceDocuments
import GimbalLists

/// The views that a controller's bars hold, and the control by which its table is loaded anew.
extension ObjectLoader {
  /// Makes them, and gives them to the items that stand for the controller's elements.
  ///
  /// They come with the controller's view (CHOICE).
  func makeBarViews(of markup: Markup, _ controller: UIViewController) {
    if let item = markup.child(key: "navigationItem") { addViews(of: item, controller) }
    if let items = markup.child(key: "toolbarItems") { addViews(of: items, controller) }
    if let element = markup.child(key: "refreshControl"),
      let table = controller as? UITableViewController
    {
      let control = UIRefreshControl()
      if let id = element.id { objects[id] = control }
      table.refreshControl = control
    }
  }

  private func addViews(of markup: Markup, _ controller: UIViewController) {
    if let title = markup.child(key: "titleView") {
      controller.navigationItem.titleView = whole(title)
    }
    if let custom = markup.child(key: "customView"), let id = markup.id,
      let item = objects[id] as? UIBarButtonItem
    {
      item.customView = whole(custom)
    }
    for child in markup.children where child.child(key: "frame") == nil {
      addViews(of: child, controller)
    }
  }

  /// A tree of views with its constraints.
  private func whole(_ markup: Markup) -> UIView {
    let description = ViewDescription(markup)
    let view = tree(description)
    builder.constrain(description)
    return view
  }
}
