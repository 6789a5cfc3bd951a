import Foundation
package import GimbalEngine
import GimbalTraits

/// Exceptions of stacks, tabs, pages and columns.
extension AppException {
  /// The exception for pushing a controller that is already on the stack.
  ///
  /// From iOS 16 on its message names the stack too, and ends with the app's bundle identifier.
  ///
  /// Source: software-mansion/react-native-screens#791, react-navigation/react-navigation#10740,
  /// thexande/SwiftAlgorithms#31 (the whole sentence).
  package static func pushedTwice(_ controller: UIViewController, on stack: UIViewController)
    -> AppException
  {
    if stack.machine.features.namesAppInPushRefusals {
      let bundle = Bundle.main.bundleIdentifier ?? "(null)"
      return AppException(
        .pushedTwice, .invalidArgument, .uikit,
        "\(ExceptionText.object(stack)) is pushing the same view controller instance "
          + "(\(ExceptionText.object(controller))) more than once which is not supported and is most "
          + "likely an error in the application : \(bundle)")
    }
    return AppException(
      .pushedTwice, .invalidArgument, .uikit,
      "Pushing the same view controller instance more than once is not supported "
        + "(\(ExceptionText.object(controller)))")
  }

  /// The app pushes a navigation controller onto another one.
  package static var pushedNavigation: AppException {
    AppException(
      .pushedNavigation, .invalidArgument, .uikit,
      "Pushing a navigation controller is not supported"
    )
  }

  /// The exception for pushing a split view controller.
  package static func pushedSplit(on stack: UIViewController) -> AppException {
    AppException(
      .pushedSplit, .invalidArgument, .uikit,
      "Split View Controllers cannot be pushed to a Navigation Controller \(ExceptionText.object(stack))"
    )
  }

  /// The exception for a pop to a controller that is not on the stack.
  package static var poppedToNonMember: AppException {
    AppException(
      .poppedToNonMember, .internalInconsistency, .uikit,
      "Tried to pop to a view controller that doesn't exist.")
  }

  /// The exception for `setViewControllers(_:animated:)` with a controller twice in the list.
  ///
  /// Source: wordpress-mobile/WordPress-iOS#15337.
  package static func repeatedOnStack(_ controllers: [UIViewController]) -> AppException {
    AppException(
      .repeatedOnStack, .internalInconsistency, .uikit,
      "All view controllers in a navigation controller must be distinct "
        + "(\(ExceptionText.list(controllers)))")
  }

  /// The exception for a tab bar controller that gets a controller twice in its list.
  package static func repeatedTab(_ controllers: [UIViewController]) -> AppException {
    AppException(
      .repeatedTab, .invalidArgument, .gimbal,
      "All view controllers in a tab bar controller must be distinct (\(ExceptionText.list(controllers)))"
    )
  }

  /// The app selects a controller that is no tab of the tab bar controller.
  package static var strangeTab: AppException {
    AppException(
      .strangeTab, .invalidArgument, .uikit,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
  }

  /// The exception for a number of pages that the spine location does not allow.
  package static func pageCount(_ count: Int, needed: Int) -> AppException {
    AppException(
      .pageCount, .invalidArgument, .uikit,
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(needed)) for the requested transition")
  }

  /// The exception for setting `isDoubleSided` to false while the spine is in the middle.
  ///
  /// Source: Apple, isDoubleSided, which says that it is an exception.
  package static func singleSidedAroundSpine(_ book: UIViewController) -> AppException {
    AppException(
      .singleSidedAroundSpine, .invalidArgument, .gimbal,
      "the pages of \(ExceptionText.object(book)) have two sides, as its spine is in the middle")
  }

  /// The exception for more or fewer controllers than a split view controller has columns.
  package static func splitCount(_ count: Int, positions: Int) -> AppException {
    AppException(
      .splitCount, .invalidArgument, .gimbal,
      "a split view controller has \(positions) view controllers, not \(count)")
  }

  /// The exception for a call that names a column which the style does not have.
  ///
  /// Source: Apple, UISplitViewController, Split view styles.
  package static func noSuchColumn(_ split: UIViewController, _ call: String, _ issue: String)
    -> AppException
  {
    AppException(
      .noSuchColumn, .invalidArgument, .gimbal, "\(call) of \(ExceptionText.object(split)) \(issue)"
    )
  }
}
