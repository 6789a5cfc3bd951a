import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The insets that bars add to scroll views.
extension UIViewController {
  /// The scroll view that is the controller's view or the first of its subviews.
  var firstScrollView: UIScrollView? {
    guard let view = loadedView else { return nil }
    return view as? UIScrollView ?? view.children.first as? UIScrollView
  }

  /// Insets the first scroll view by the bars, and scrolls so that its content keeps its distance
  /// to them.
  ///
  /// Source: Apple, automaticallyAdjustsScrollViewInsets: iOS 7 to 10.
  func adjustScrollViewInsets() {
    guard machine.features.insetsScrollViews, automaticallyAdjustsScrollViewInsets,
      let scrollView = firstScrollView, let view = loadedView, view.window != nil
    else { return }
    let top = view.barLength(.top)
    var inset = scrollView.contentInset
    let old = inset.top
    inset.top = top
    inset.bottom = view.barLength(.bottom)
    guard inset != scrollView.contentInset else { return }
    let stood = scrollView.contentOffset.y == -old
    scrollView.contentInset = inset
    if stood { scrollView.contentOffset.y = -top }
  }
}
