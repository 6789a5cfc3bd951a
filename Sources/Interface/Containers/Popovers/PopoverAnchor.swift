package import GimbalEngine

/// The source that a storyboard names for a popover.
///
/// See: R-NIB-4.
extension UIPopoverPresentationController: AnchoredPresentation {
  /// Sets the source and the allowed arrow directions.
  ///
  /// Called for a popover segue before the popover is shown.
  package final func anchor(
    at item: any UIPopoverPresentationControllerSourceItem, directions: Set<String>?
  ) {
    sourceItem = item
    guard let directions else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    permittedArrowDirections = UIPopoverArrowDirection(
      names.filter { directions.contains($0.0) }.map(\.1))
  }
}
