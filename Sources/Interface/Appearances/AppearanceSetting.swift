import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalLists
import GimbalText
import GimbalTraits

/// A property that proxies can set for all views of a class, with closures that read and write it.
///
/// `AppearanceRecords` and `AppearanceProxy` read the list `all`, and identify a property by its
/// index there.
@MainActor
struct AppearanceSetting {
  /// Returns true for views of the class that has the property.
  let applies: (UIView) -> Bool
  /// Returns the current value of a view.
  let read: (UIView) -> Any
  /// Sets the value of a view.
  let write: (UIView, Any) -> Void
  /// Returns true if two values are equal.
  let isEqual: (Any, Any) -> Bool

  /// Creates the setting of a view's property whose values are equatable.
  ///
  /// `read` and `write` are called only for views for which `applies` is true; `write` ignores a
  /// value of another type.
  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    applies = { $0 is View }
    read = { unsafeDowncast($0, to: View.self)[keyPath: path] as Any }
    write = { view, value in
      if let value = value as? Value { unsafeDowncast(view, to: View.self)[keyPath: path] = value }
    }
    isEqual = { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return one == other
    }
  }

  /// Creates a property for attributes of a text.
  private init<View: UIView>(
    attributes path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    typealias Attributes = [NSAttributedString.Key: Any]
    applies = { $0 is View }
    read = { unsafeDowncast($0, to: View.self)[keyPath: path] as Any }
    write = { view, value in
      if let value = value as? Attributes? {
        unsafeDowncast(view, to: View.self)[keyPath: path] = value
      }
    }
    isEqual = { one, other in
      let (one, other) = (one as? Attributes?, other as? Attributes?)
      guard let one, let other else { return false }
      return one.map { $0 as NSDictionary } == other.map { $0 as NSDictionary }
    }
  }

  /// A system class, and the properties that it adds to those of its superclass.
  struct Class {
    /// The class.
    let type: UIView.Type
    /// Returns true for views of the class, or of a subclass.
    let applies: (UIView) -> Bool
    /// The properties that the class adds to those of its superclass.
    let appearances: [AppearanceSetting]

    /// Creates the entry of a class.
    init<View: UIView>(_ type: View.Type, _ appearances: [AppearanceSetting] = []) {
      self.type = type
      applies = { $0 is View }
      self.appearances = appearances
    }
  }

  /// All properties, in the order of the classes.
  static let all = classes.flatMap(\.appearances)

  /// The classes, each after its superclasses.
  ///
  /// Source: Apple, the members that are marked `UI_APPEARANCE_SELECTOR`, and others that apps set
  /// by appearance proxies.
  static let classes: [Class] = views + strings + controls + scrolling + bars

  private static let views = [
    Class(
      UIView.self,
      [
        AppearanceSetting(\UIView.backgroundColor), AppearanceSetting(\UIView.ownTint),
        AppearanceSetting(\UIView.semanticContentAttribute),
        AppearanceSetting(\UIView.layoutMargins),
        AppearanceSetting(\UIView.preservesSuperviewLayoutMargins),
        AppearanceSetting(\UIView.isExclusiveTouch),
        AppearanceSetting(\UIView.overrideUserInterfaceStyle),
      ]), Class(UIWindow.self), Class(UIImageView.self),
    Class(UIStackView.self, [AppearanceSetting(\UIStackView.spacing)]),
  ]

  private static let strings = [
    Class(
      UILabel.self,
      [
        AppearanceSetting(\UILabel.font), AppearanceSetting(\UILabel.textColor),
        AppearanceSetting(\UILabel.shadowColor),
        AppearanceSetting(\UILabel.shadowOffset), AppearanceSetting(\UILabel.highlightedTextColor),
        AppearanceSetting(\UILabel.textAlignment), AppearanceSetting(\UILabel.lineBreakMode),
        AppearanceSetting(\UILabel.numberOfLines),
        AppearanceSetting(\UILabel.adjustsFontForContentSizeCategory),
        AppearanceSetting(\UILabel.adjustsFontSizeToFitWidth),
        AppearanceSetting(\UILabel.minimumScaleFactor),
      ]),
    Class(
      UITextField.self,
      [
        AppearanceSetting(\UITextField.font), AppearanceSetting(\UITextField.textColor),
        AppearanceSetting(\UITextField.borderStyle),
        AppearanceSetting(\UITextField.textAlignment),
        AppearanceSetting(\UITextField.keyboardAppearance),
        AppearanceSetting(\UITextField.clearButtonMode),
      ]), Class(UISearchTextField.self),
  ]

  private static let controls = [
    Class(
      UIButton.self,
      [
        AppearanceSetting(\UIButton.contentEdgeInsets),
        AppearanceSetting(\UIButton.titleEdgeInsets),
        AppearanceSetting(\UIButton.imageEdgeInsets),
      ]),
    Class(
      UISwitch.self,
      [AppearanceSetting(\UISwitch.onTintColor), AppearanceSetting(\UISwitch.thumbTintColor)]),
    Class(
      UISlider.self,
      [
        AppearanceSetting(\UISlider.minimumTrackTintColor),
        AppearanceSetting(\UISlider.maximumTrackTintColor),
        AppearanceSetting(\UISlider.thumbTintColor),
      ]), Class(UIStepper.self),
    Class(
      UISegmentedControl.self, [AppearanceSetting(\UISegmentedControl.selectedSegmentTintColor)]),
    Class(
      UIProgressView.self,
      [
        AppearanceSetting(\UIProgressView.progressTintColor),
        AppearanceSetting(\UIProgressView.trackTintColor),
      ]),
    Class(
      UIPageControl.self,
      [
        AppearanceSetting(\UIPageControl.pageIndicatorTintColor),
        AppearanceSetting(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceSetting(\UIPageControl.hidesForSinglePage),
      ]),
    Class(
      UIActivityIndicatorView.self,
      [
        AppearanceSetting(\UIActivityIndicatorView.style),
        AppearanceSetting(\UIActivityIndicatorView.color),
      ]),
    Class(UIRefreshControl.self), Class(UIPickerView.self),
    Class(UIDatePicker.self, [AppearanceSetting(\UIDatePicker.preferredDatePickerStyle)]),
  ]

  private static let scrolling = [
    Class(
      UIScrollView.self,
      [
        AppearanceSetting(\UIScrollView.contentInsetAdjustmentBehavior),
        AppearanceSetting(\UIScrollView.indicatorStyle),
        AppearanceSetting(\UIScrollView.keyboardDismissMode),
        AppearanceSetting(\UIScrollView.showsVerticalScrollIndicator),
        AppearanceSetting(\UIScrollView.showsHorizontalScrollIndicator),
        AppearanceSetting(\UIScrollView.delaysContentTouches),
      ]),
    Class(
      UITextView.self,
      [
        AppearanceSetting(\UITextView.font), AppearanceSetting(\UITextView.textColor),
        AppearanceSetting(\UITextView.textContainerInset),
        AppearanceSetting(\UITextView.keyboardAppearance),
      ]),
    Class(
      UITableView.self,
      [
        AppearanceSetting(\UITableView.separatorColor),
        AppearanceSetting(\UITableView.ownSeparatorInset),
        AppearanceSetting(\UITableView.separatorStyle), AppearanceSetting(\UITableView.rowHeight),
        AppearanceSetting(\UITableView.estimatedRowHeight),
        AppearanceSetting(\UITableView.sectionHeaderHeight),
        AppearanceSetting(\UITableView.sectionFooterHeight),
        AppearanceSetting(\UITableView.estimatedSectionHeaderHeight),
        AppearanceSetting(\UITableView.estimatedSectionFooterHeight),
        AppearanceSetting(\UITableView.sectionHeaderTopPadding),
        AppearanceSetting(\UITableView.cellLayoutMarginsFollowReadableWidth),
        AppearanceSetting(\UITableView.sectionIndexColor),
        AppearanceSetting(\UITableView.sectionIndexBackgroundColor),
        AppearanceSetting(\UITableView.sectionIndexTrackingBackgroundColor),
      ]), Class(UICollectionView.self, [AppearanceSetting(\UICollectionView.isPrefetchingEnabled)]),
    Class(
      UITableViewCell.self,
      [
        AppearanceSetting(\UITableViewCell.separatorInset),
        AppearanceSetting(\UITableViewCell.selectionStyle),
        AppearanceSetting(\UITableViewCell.indentationWidth),
      ]), Class(UITableViewHeaderFooterView.self), Class(UICollectionReusableView.self),
    Class(UICollectionViewCell.self),
  ]

  private static let bars = [
    Class(
      UINavigationBar.self,
      [
        AppearanceSetting(\UINavigationBar.isTranslucent),
        AppearanceSetting(\UINavigationBar.prefersLargeTitles),
        AppearanceSetting(\UINavigationBar.barStyle),
        AppearanceSetting(\UINavigationBar.barTintColor),
        AppearanceSetting(\UINavigationBar.shadowImage),
        AppearanceSetting(\UINavigationBar.backIndicatorImage),
        AppearanceSetting(\UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceSetting(attributes: \UINavigationBar.titleTextAttributes),
        AppearanceSetting(attributes: \UINavigationBar.largeTitleTextAttributes),
        AppearanceSetting(\UINavigationBar.standardAppearance),
        AppearanceSetting(\UINavigationBar.compactAppearance),
        AppearanceSetting(\UINavigationBar.scrollEdgeAppearance),
        AppearanceSetting(\UINavigationBar.compactScrollEdgeAppearance),
      ]),
    Class(
      UIToolbar.self,
      [
        AppearanceSetting(\UIToolbar.isTranslucent), AppearanceSetting(\UIToolbar.barStyle),
        AppearanceSetting(\UIToolbar.barTintColor),
        AppearanceSetting(\UIToolbar.standardAppearance),
        AppearanceSetting(\UIToolbar.compactAppearance),
        AppearanceSetting(\UIToolbar.scrollEdgeAppearance),
      ]),
    Class(
      UITabBar.self,
      [
        AppearanceSetting(\UITabBar.isTranslucent), AppearanceSetting(\UITabBar.barStyle),
        AppearanceSetting(\UITabBar.barTintColor),
        AppearanceSetting(\UITabBar.unselectedItemTintColor),
        AppearanceSetting(\UITabBar.standardAppearance),
        AppearanceSetting(\UITabBar.scrollEdgeAppearance),
      ]),
    Class(
      UISearchBar.self,
      [
        AppearanceSetting(\UISearchBar.barTintColor),
        AppearanceSetting(\UISearchBar.searchBarStyle),
        AppearanceSetting(\UISearchBar.isTranslucent),
        AppearanceSetting(\UISearchBar.backgroundImage),
      ]),
  ]
}
