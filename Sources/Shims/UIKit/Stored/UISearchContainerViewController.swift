public import Foundation
public import GimbalEngine
public import GimbalFields

/// A controller that contains a search controller.
///
/// Source: Apple, UISearchContainerViewController.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// The search controller.
  public final let searchController: UISearchController

  /// Creates a container of a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported, as on the platform: a controller is created with the one that it contains.
  public required init?(coder: NSCoder) { nil }
}
