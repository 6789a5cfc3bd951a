public import Foundation
public import GimbalEngine
public import GimbalFields

/// A controller that holds a controller of searches.
///
/// Source: Apple, UISearchContainerViewController.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// The controller of searches.
  public final let searchController: UISearchController

  /// Creates a controller around another.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Not offered by the platform: a controller is made with the one that it holds.
  public required init?(coder: NSCoder) { nil }
}
