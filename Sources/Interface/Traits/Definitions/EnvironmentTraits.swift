public import GimbalGeometry

/// The kind of list that contains a view.
///
/// Source: Apple, UIListEnvironment, with its raw values (from iOS 18 on).
public enum UIListEnvironment: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// No list contains the view.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The position of a tab bar's accessory.
///
/// UIKit nests it as `UITabAccessory.Environment`.
///
/// Source: Apple, UITabAccessory.Environment, with its raw values (from iOS 26 on).
public enum UITabAccessoryEnvironment: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// The view is in no accessory.
  case none = 1
  /// The accessory is above the tab bar.
  case regular = 2
  /// The accessory is in the row of the minimized tab bar.
  case inline = 3
}

/// The layout of the split view controller that contains a view.
///
/// UIKit nests it as `UISplitViewController.LayoutEnvironment`.
///
/// Source: Apple, UISplitViewController.LayoutEnvironment, with its raw values (from iOS 26 on).
public enum UISplitViewControllerLayoutEnvironment: Int, NamedCase, Hashable, Sendable {
  /// No split view controller contains the view.
  case none = 0
  case expanded = 1
  case collapsed = 2
}

/// Whether an app should limit the brightness of its content.
///
/// Source: Apple, UIHDRHeadroomUsageLimit, with its raw values (from iOS 26 on).
public enum UIHDRHeadroomUsageLimit: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The brightness is to be limited.
  case active = 0
  /// The brightness is not limited.
  case inactive = 1
}

/// The trait of the kind of list.
///
/// It is stored only: lists do not set it for cells.
public enum UITraitListEnvironment: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIListEnvironment = .unspecified
  /// The name in descriptions.
  public static let name = "ListEnvironment"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of a tab bar's accessory.
///
/// It is stored only.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UITabAccessoryEnvironment = .unspecified
  /// The name in descriptions.
  public static let name = "TabAccessoryEnvironment"
}

/// The trait of the split view controller's layout.
///
/// It is stored only: split view controllers do not set it for columns.
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UISplitViewControllerLayoutEnvironment = .none
  /// The name in descriptions.
  public static let name = "SplitViewControllerLayoutEnvironment"
}

/// The trait of the limit of brightness.
///
/// It is stored only.
public enum UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIHDRHeadroomUsageLimit = .unspecified
  /// The name in descriptions.
  public static let name = "HDRHeadroomUsageLimit"
}

extension UIMutableTraits {
  /// The kind of list that contains the view (from iOS 18 on).
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  /// The position of a tab bar's accessory (from iOS 26 on).
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }

  /// The layout of the containing split view controller (from iOS 26 on).
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }

  /// The limit of brightness (from iOS 26 on).
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
