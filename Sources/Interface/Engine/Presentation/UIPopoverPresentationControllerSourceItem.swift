public import Foundation

/// An item that a popover can point at.
///
/// Source: Apple, UIPopoverPresentationControllerSourceItem (iOS 16).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A presentation with a source that a document can name: a popover.
@preconcurrency @MainActor
package protocol AnchoredPresentation: UIPresentationController {
  /// Sets the source, and the directions of the arrow by their names in documents; nil permits all.
  func anchor(at item: any UIPopoverPresentationControllerSourceItem, directions: Set<String>?)
}
