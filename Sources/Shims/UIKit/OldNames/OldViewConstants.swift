public import Foundation
public import GimbalAlerts
public import GimbalContainers
public import GimbalEngine

// Constants of views, controllers and the app under their names of Swift 4: Apple's overlay
// declares them only for that language version.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UITableView.automaticDimension`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UITableView.indexSearch`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor
public var UITableViewIndexSearch: String { UITableView.indexSearch }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UICollectionView.elementKindSectionHeader`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UICollectionView.elementKindSectionFooter`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UICollectionViewFlowLayout.automaticSize`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.noIntrinsicMetric`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.layoutFittingCompressedSize`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.layoutFittingExpandedSize`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UISegmentedControl.noSegment`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UINavigationController.hideShowBarDuration`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIScrollView.DecelerationRate.normal`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIScrollView.DecelerationRate.fast`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UISplitViewController.automaticDimension`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor
public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIWindow.Level.normal`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIWindow.Level.alert`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIWindow.Level.statusBar`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIApplication.openSettingsURLString`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIBackgroundTaskIdentifier.invalid`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardFrameBeginUserInfoKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardFrameEndUserInfoKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardAnimationDurationUserInfoKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardAnimationCurveUserInfoKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardIsLocalUserInfoKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImagePickerController.InfoKey.originalImage`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImagePickerController.InfoKey.editedImage`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIPageViewController.OptionsKey.interPageSpacing`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIPageViewController.OptionsKey.spineLocation`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}
