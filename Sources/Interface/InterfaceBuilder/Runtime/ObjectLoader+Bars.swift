import GimbalEngine
import GimbalFields
import GimbalInterfaceDocuments
import GimbalLists

/// Views in a controller's bars, and the refresh control of its table.
extension ObjectLoader {
  /// Makes the views, and sets them on the controller's items.
  ///
  /// These views are made together with the controller's view. No source says so; this is Gimbal's
  /// choice (CHOICE).
  func makeBarViews(of markup: Markup, _ controller: UIViewController) {
    if let item = markup.child(key: "navigationItem") { addViews(of: item, controller) }
    if let items = markup.child("toolbarItems") { addViews(of: items, controller) }
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

  /// Makes a tree of views with its constraints.
  private func whole(_ markup: Markup) -> UIView {
    let description = ViewDescription(markup)
    let view = tree(description)
    builder.constrain(description)
    return view
  }
}
