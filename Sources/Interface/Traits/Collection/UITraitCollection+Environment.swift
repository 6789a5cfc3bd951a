/// Traits of the containing list, tab bar and split view, and of brightness (from iOS 18 on).
extension UITraitCollection {
  /// The kind of list that contains the view (from iOS 18 on).
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

  /// The position of a tab bar's accessory (from iOS 26 on).
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  /// The layout of the containing split view controller (from iOS 26 on).
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }

  /// The limit of brightness (from iOS 26 on).
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }

  /// Creates a collection that sets only the kind of list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(mutations: { $0.listEnvironment = listEnvironment })
  }

  /// Creates a collection that sets only the limit of brightness.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(mutations: { $0.hdrHeadroomUsageLimit = hdrHeadroomUsageLimit })
  }
}
