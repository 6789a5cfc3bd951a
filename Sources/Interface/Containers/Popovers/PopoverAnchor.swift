package import GimbalEngine

/// The source that a storyboard names for a popover.
///
/// See: R-NIB-4.
extension UIPopoverPresentationController: AnchoredPresentation {
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
