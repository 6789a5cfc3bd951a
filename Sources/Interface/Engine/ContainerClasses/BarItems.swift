/// The items of one controller for the bars of its containers, each created on first use.
struct BarItems {
  /// The value of `navigationItem`.
  var navigation: UINavigationItem?
  /// The value of `tabBarItem`.
  var tab: UITabBarItem?
  /// The value of `toolbarItems`.
  var tool: [UIBarButtonItem]?
  /// The value of `editButtonItem`.
  var edit: UIBarButtonItem?
  /// The scroll view whose content is under the bars, if the app has set one.
  weak var content: UIView?
}

extension UIViewController {
  /// The scroll view whose content is under the bars, if the app has set one.
  package var contentBelowBars: UIView? {
    get { barItems.content }
    set {
      barItems.content = newValue
      requestContainerLayout()
    }
  }

  /// The controller's navigation item; its changes lay out the navigation controller again.
  var barNavigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    item.onChange = { [weak self] in self?.navigationController?.viewIfLoaded?.setNeedsLayout() }
    barItems.navigation = item
    return item
  }

  /// The controller's tab bar item, created with the controller's title.
  var barTabItem: UITabBarItem? {
    if let item = barItems.tab { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tab = item
    return item
  }

  /// The button that starts and ends editing mode, created on first use.
  ///
  /// Source: Apple, UIViewController.editButtonItem.
  var barEditButton: UIBarButtonItem {
    if let item = barItems.edit { return item }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: action)
    barItems.edit = item
    editButtonDidChange()
    return item
  }

  /// Sets the title and style of the edit button; called after `setEditing(_:animated:)`.
  func editButtonDidChange() {
    barItems.edit?.title = isEditing ? "Done" : "Edit"
    barItems.edit?.style = isEditing ? .done : .plain
  }

  /// Sets the titles of the controller's navigation item and tab bar item.
  ///
  /// Source: Apple, UIViewController.title.
  func titleDidChange() {
    barItems.navigation?.title = title
    barItems.tab?.title = title
  }
}
