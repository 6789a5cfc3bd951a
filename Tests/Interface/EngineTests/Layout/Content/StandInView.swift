import Foundation
import GimbalEngine

/// A view with a content size that a test sets, which counts the queries for it.
final class StandInView: UIView {
  var content = CGSize(width: 100, height: 30)
  private(set) var questions = 0

  override var intrinsicContentSize: CGSize {
    questions += 1
    return content
  }

  /// Sets the size like a control whose content has changed.
  func show(_ width: CGFloat, _ height: CGFloat = 30) {
    content = CGSize(width: width, height: height)
    invalidateIntrinsicContentSize()
  }
}
