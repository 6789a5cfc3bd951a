import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGestures
import GimbalGraphics
import GimbalLayers
import GimbalLists

// The objects of an input test, which take part in each of their callbacks.

final class InputRandomView: UIView {
  weak var randomTest: InputRandomTest?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    randomTest?.react("hitTest")
    return super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    randomTest?.react("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    randomTest?.react("touchesMoved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    randomTest?.react("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    randomTest?.react("touchesCancelled")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    randomTest?.react("layoutSubviews")
  }
  override func didMoveToWindow() { randomTest?.react("didMoveToWindow") }
  override func draw(_ rect: CGRect) { randomTest?.react("draw") }
}

final class InputRandomField: UITextField {
  weak var randomTest: InputRandomTest?

  override func becomeFirstResponder() -> Bool {
    randomTest?.react("becomeFirstResponder")
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    randomTest?.react("resignFirstResponder")
    return super.resignFirstResponder()
  }
  override var canBecomeFirstResponder: Bool {
    randomTest?.react("canBecomeFirstResponder")
    return super.canBecomeFirstResponder
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    randomTest?.react("textRect")
    return super.textRect(forBounds: bounds)
  }
}

final class InputRandomRecognizer: UIGestureRecognizer {
  weak var randomTest: InputRandomTest?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    randomTest?.react("recognizer touchesBegan")
    if randomTest?.flip() == true { state = .began }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    randomTest?.react("recognizer touchesMoved")
    if state == .began || state == .changed { state = .changed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    randomTest?.react("recognizer touchesEnded")
    state = randomTest?.flip() == true ? .ended : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    randomTest?.react("recognizer touchesCancelled")
    state = .cancelled
  }
  override func reset() { randomTest?.react("reset") }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    randomTest?.react("canPrevent")
    return randomTest?.flip() ?? true
  }
}

/// The delegate and data source of all objects of an input test.
@MainActor
final class InputRandomDelegate: UIResponder {
  private weak var randomTest: InputRandomTest?

  init(_ randomTest: InputRandomTest) { self.randomTest = randomTest }

  private func react(_ callback: String) { randomTest?.react(callback) }
  private func mostly() -> Bool { randomTest?.roll(5) != 0 }

  func recognized(_ recognizer: UIGestureRecognizer) { react("recognized") }
}

extension InputRandomDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    react("shouldBegin")
    return mostly()
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    react("shouldReceive")
    return mostly()
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    react("simultaneously")
    return mostly()
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    react("shouldRequireFailureOf")
    return !mostly()
  }
}

extension InputRandomDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    react("fieldShouldBegin")
    return mostly()
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { react("fieldDidBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    react("fieldShouldEnd")
    return mostly()
  }
  func textFieldDidEndEditing(_ textField: UITextField) { react("fieldDidEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    react("fieldShouldChange")
    return mostly()
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { react("fieldDidChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    react("fieldShouldClear")
    return mostly()
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    react("fieldShouldReturn")
    return mostly()
  }
}

extension InputRandomDelegate: UITextViewDelegate, UISearchBarDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    react("textShouldBegin")
    return mostly()
  }
  func textViewDidBeginEditing(_ textView: UITextView) { react("textDidBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    react("textShouldEnd")
    return mostly()
  }
  func textViewDidEndEditing(_ textView: UITextView) { react("textDidEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    react("textShouldChange")
    return mostly()
  }
  func textViewDidChange(_ textView: UITextView) { react("textDidChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { react("textDidChangeSelection") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { react("searchDidBegin") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    react("searchDidChange")
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { react("searchDidEnd") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { react("search") }
}

extension InputRandomDelegate: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { randomTest?.counts.count ?? 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    react("rows")
    return randomTest?.counts[section] ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    react("cell")
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Title"
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { react("willDisplay") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { react("didEndDisplaying") }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    react("didHighlight")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    react("didUnhighlight")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    react("willSelect")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    react("didSelect")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    react("swipeActions")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak randomTest] _, _, done in
        randomTest?.react("swipe action")
        done(true)
      }
    ])
  }
}

extension InputRandomDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    randomTest?.counts.count ?? 0
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    react("items")
    return randomTest?.counts[section] ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    react("item cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    react("itemSize")
    return CGSize(width: 60, height: 50)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { react("item willDisplay") }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    react("item didSelect")
  }
}

extension InputRandomDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { react("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { react("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { react("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { react("willEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    react("didEndDragging")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { react("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    react("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    react("viewForZooming")
    return scrollView is UITableView || scrollView is UICollectionView
      ? nil : scrollView.subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    react("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    react("didEndZooming")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    react("didChangeInset")
  }
}

extension InputRandomDelegate: CALayerDelegate, CAAnimationDelegate {
  func display(_ layer: CALayer) { react("display") }
  func layoutSublayers(of layer: CALayer) { react("layoutSublayers") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    react("action for key")
    return nil
  }
  func animationDidStart(_ anim: CAAnimation) { react("animationDidStart") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { react("animationDidStop") }
}
