/// The items of containers' bars for one controller; each is made when it is first asked for.
struct BarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var tool: [UIBarButtonItem]?
}

extension UIViewController {
  var barNavigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    item.onChange = { [weak self] in self?.navigationController?.viewIfLoaded?.setNeedsLayout() }
    barItems.navigation = item
    return item
  }

  var barTabItem: UITabBarItem? {
    if let item = barItems.tab { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tab = item
    return item
  }

  /// Source: Apple, UIViewController.title.
  func titleDidChange() {
    barItems.navigation?.title = title
    barItems.tab?.title = title
  }
}
