import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalLists
import GimbalText
import GimbalTraits

/// A property that can be set for all views of a class.
@MainActor
struct Look {
  /// True for views of the class that has the property.
  let applies: (UIView) -> Bool
  let read: (UIView) -> Any
  let write: (UIView, Any) -> Void
  let isEqual: (Any, Any) -> Bool

  /// A property whose values can be compared.
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

  /// The attributes of a text.
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

  /// A class of the system's, and the properties that it adds.
  struct Class {
    let type: UIView.Type
    let applies: (UIView) -> Bool
    let looks: [Look]

    init<View: UIView>(_ type: View.Type, _ looks: [Look] = []) {
      self.type = type
      applies = { $0 is View }
      self.looks = looks
    }
  }

  /// All properties, in the order of the classes.
  static let all = classes.flatMap(\.looks)

  /// The classes, each behind those from which it derives.
  ///
  /// Source: Apple, the members that are marked `UI_APPEARANCE_SELECTOR`, and others that apps set so.
  static let classes: [Class] = views + texts + controls + scrolling + bars

  private static let views = [
    Class(
      UIView.self,
      [
        Look(\UIView.backgroundColor), Look(\UIView.ownTint),
        Look(\UIView.semanticContentAttribute), Look(\UIView.layoutMargins),
        Look(\UIView.preservesSuperviewLayoutMargins), Look(\UIView.isExclusiveTouch),
        Look(\UIView.overrideUserInterfaceStyle),
      ]), Class(UIWindow.self), Class(UIImageView.self),
    Class(UIStackView.self, [Look(\UIStackView.spacing)]),
  ]

  private static let texts = [
    Class(
      UILabel.self,
      [
        Look(\UILabel.font), Look(\UILabel.textColor), Look(\UILabel.shadowColor),
        Look(\UILabel.shadowOffset), Look(\UILabel.highlightedTextColor),
        Look(\UILabel.textAlignment), Look(\UILabel.lineBreakMode), Look(\UILabel.numberOfLines),
        Look(\UILabel.adjustsFontForContentSizeCategory),
        Look(\UILabel.adjustsFontSizeToFitWidth), Look(\UILabel.minimumScaleFactor),
      ]),
    Class(
      UITextField.self,
      [
        Look(\UITextField.font), Look(\UITextField.textColor), Look(\UITextField.borderStyle),
        Look(\UITextField.textAlignment), Look(\UITextField.keyboardAppearance),
        Look(\UITextField.clearButtonMode),
      ]), Class(UISearchTextField.self),
  ]

  private static let controls = [
    Class(
      UIButton.self,
      [
        Look(\UIButton.contentEdgeInsets), Look(\UIButton.titleEdgeInsets),
        Look(\UIButton.imageEdgeInsets),
      ]), Class(UISwitch.self, [Look(\UISwitch.onTintColor), Look(\UISwitch.thumbTintColor)]),
    Class(
      UISlider.self,
      [
        Look(\UISlider.minimumTrackTintColor), Look(\UISlider.maximumTrackTintColor),
        Look(\UISlider.thumbTintColor),
      ]), Class(UIStepper.self),
    Class(UISegmentedControl.self, [Look(\UISegmentedControl.selectedSegmentTintColor)]),
    Class(
      UIProgressView.self,
      [Look(\UIProgressView.progressTintColor), Look(\UIProgressView.trackTintColor)]),
    Class(
      UIPageControl.self,
      [
        Look(\UIPageControl.pageIndicatorTintColor),
        Look(\UIPageControl.currentPageIndicatorTintColor),
        Look(\UIPageControl.hidesForSinglePage),
      ]),
    Class(
      UIActivityIndicatorView.self,
      [Look(\UIActivityIndicatorView.style), Look(\UIActivityIndicatorView.color)]),
    Class(UIRefreshControl.self), Class(UIPickerView.self),
    Class(UIDatePicker.self, [Look(\UIDatePicker.preferredDatePickerStyle)]),
  ]

  private static let scrolling = [
    Class(
      UIScrollView.self,
      [
        Look(\UIScrollView.contentInsetAdjustmentBehavior), Look(\UIScrollView.indicatorStyle),
        Look(\UIScrollView.keyboardDismissMode), Look(\UIScrollView.showsVerticalScrollIndicator),
        Look(\UIScrollView.showsHorizontalScrollIndicator),
        Look(\UIScrollView.delaysContentTouches),
      ]),
    Class(
      UITextView.self,
      [
        Look(\UITextView.font), Look(\UITextView.textColor), Look(\UITextView.textContainerInset),
        Look(\UITextView.keyboardAppearance),
      ]),
    Class(
      UITableView.self,
      [
        Look(\UITableView.separatorColor), Look(\UITableView.separatorInset),
        Look(\UITableView.separatorStyle), Look(\UITableView.rowHeight),
        Look(\UITableView.estimatedRowHeight), Look(\UITableView.sectionHeaderHeight),
        Look(\UITableView.sectionFooterHeight), Look(\UITableView.estimatedSectionHeaderHeight),
        Look(\UITableView.estimatedSectionFooterHeight), Look(\UITableView.sectionHeaderTopPadding),
        Look(\UITableView.cellLayoutMarginsFollowReadableWidth),
        Look(\UITableView.sectionIndexColor), Look(\UITableView.sectionIndexBackgroundColor),
        Look(\UITableView.sectionIndexTrackingBackgroundColor),
      ]), Class(UICollectionView.self, [Look(\UICollectionView.isPrefetchingEnabled)]),
    Class(
      UITableViewCell.self,
      [
        Look(\UITableViewCell.separatorInset), Look(\UITableViewCell.selectionStyle),
        Look(\UITableViewCell.indentationWidth),
      ]), Class(UITableViewHeaderFooterView.self), Class(UICollectionReusableView.self),
    Class(UICollectionViewCell.self),
  ]

  private static let bars = [
    Class(
      UINavigationBar.self,
      [
        Look(\UINavigationBar.isTranslucent), Look(\UINavigationBar.prefersLargeTitles),
        Look(\UINavigationBar.barStyle), Look(\UINavigationBar.barTintColor),
        Look(\UINavigationBar.shadowImage), Look(\UINavigationBar.backIndicatorImage),
        Look(\UINavigationBar.backIndicatorTransitionMaskImage),
        Look(attributes: \UINavigationBar.titleTextAttributes),
        Look(attributes: \UINavigationBar.largeTitleTextAttributes),
        Look(\UINavigationBar.standardAppearance), Look(\UINavigationBar.compactAppearance),
        Look(\UINavigationBar.scrollEdgeAppearance),
        Look(\UINavigationBar.compactScrollEdgeAppearance),
      ]),
    Class(
      UIToolbar.self,
      [
        Look(\UIToolbar.isTranslucent), Look(\UIToolbar.barStyle), Look(\UIToolbar.barTintColor),
        Look(\UIToolbar.standardAppearance), Look(\UIToolbar.compactAppearance),
        Look(\UIToolbar.scrollEdgeAppearance),
      ]),
    Class(
      UITabBar.self,
      [
        Look(\UITabBar.isTranslucent), Look(\UITabBar.barStyle), Look(\UITabBar.barTintColor),
        Look(\UITabBar.unselectedItemTintColor), Look(\UITabBar.standardAppearance),
        Look(\UITabBar.scrollEdgeAppearance),
      ]),
    Class(
      UISearchBar.self,
      [
        Look(\UISearchBar.barTintColor), Look(\UISearchBar.searchBarStyle),
        Look(\UISearchBar.isTranslucent), Look(\UISearchBar.backgroundImage),
      ]),
  ]
}
