import Foundation
package import GimbalEngine
import GimbalTraits

/// Stacks, tabs, pages and columns.
extension Fault {
  /// The newer sentence ends with the app's bundle identifier.
  ///
  /// Source: software-mansion/react-native-screens#791, react-navigation/react-navigation#10740,
  /// thexande/SwiftAlgorithms#31 (the whole sentence).
  package static func pushedTwice(_ controller: UIViewController, on stack: UIViewController)
    -> Fault
  {
    if stack.machine.features.offers(from: 16) {
      let bundle = Bundle.main.bundleIdentifier ?? "(null)"
      return Fault(
        .pushedTwice, .invalidArgument, .uikit,
        "\(FaultText.object(stack)) is pushing the same view controller instance "
          + "(\(FaultText.object(controller))) more than once which is not supported and is most "
          + "likely an error in the application : \(bundle)")
    }
    return Fault(
      .pushedTwice, .invalidArgument, .uikit,
      "Pushing the same view controller instance more than once is not supported "
        + "(\(FaultText.object(controller)))")
  }

  package static var pushedNavigation: Fault {
    Fault(
      .pushedNavigation, .invalidArgument, .uikit,
      "Pushing a navigation controller is not supported"
    )
  }

  package static func pushedSplit(on stack: UIViewController) -> Fault {
    Fault(
      .pushedSplit, .invalidArgument, .uikit,
      "Split View Controllers cannot be pushed to a Navigation Controller \(FaultText.object(stack))"
    )
  }

  package static var poppedToStranger: Fault {
    Fault(
      .poppedToStranger, .internalInconsistency, .uikit,
      "Tried to pop to a view controller that doesn't exist.")
  }

  /// Source: wordpress-mobile/WordPress-iOS#15337.
  package static func repeatedOnStack(_ controllers: [UIViewController]) -> Fault {
    Fault(
      .repeatedOnStack, .internalInconsistency, .uikit,
      "All view controllers in a navigation controller must be distinct "
        + "(\(FaultText.list(controllers)))")
  }

  package static func repeatedTab(_ controllers: [UIViewController]) -> Fault {
    Fault(
      .repeatedTab, .invalidArgument, .gimbal,
      "All view controllers in a tab bar controller must be distinct (\(FaultText.list(controllers)))"
    )
  }

  package static var strangeTab: Fault {
    Fault(
      .strangeTab, .invalidArgument, .uikit,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
  }

  package static func pageCount(_ count: Int, needed: Int) -> Fault {
    Fault(
      .pageCount, .invalidArgument, .uikit,
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(needed)) for the requested transition")
  }

  /// Source: Apple, isDoubleSided, which says that it is an exception.
  package static func singleSidedAroundSpine(_ book: UIViewController) -> Fault {
    Fault(
      .singleSidedAroundSpine, .invalidArgument, .gimbal,
      "the pages of \(FaultText.object(book)) have two sides, as its spine is in the middle")
  }

  package static func splitCount(_ count: Int, places: Int) -> Fault {
    Fault(
      .splitCount, .invalidArgument, .gimbal,
      "a split view controller has \(places) view controllers, not \(count)")
  }

  /// Source: Apple, UISplitViewController, Split view styles.
  package static func noSuchColumn(_ split: UIViewController, _ call: String, _ problem: String)
    -> Fault
  {
    Fault(
      .noSuchColumn, .invalidArgument, .gimbal, "\(call) of \(FaultText.object(split)) \(problem)")
  }
}
