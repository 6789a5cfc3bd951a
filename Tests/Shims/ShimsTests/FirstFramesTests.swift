import Testing
import UIKit

/// Frames of views before they are in a window (W-56), without a simulator: the first view that is loaded starts the
/// default device.
@MainActor @Suite struct FirstFramesTests {
  @Test func `a controller's view has the screen's bounds before any simulator (R-CON-8)`() {
    let plain = UIViewController().view.frame
    let table = UITableViewController(style: .grouped)
    #expect(plain.size == UIScreen.main.bounds.size && plain.size != .zero)
    #expect(table.view.frame == plain && table.tableView.style == .grouped)
    #expect(table.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(list.collectionView.frame == plain)
  }

  @Test func `a view outside of a window starts no device and has no size (R-CON-8)`() {
    #expect(UIView().frame == .zero && UITableView().frame == .zero)
  }
}
