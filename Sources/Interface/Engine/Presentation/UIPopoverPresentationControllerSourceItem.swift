public import Foundation

/// An item that a popover can point at.
///
/// Source: Apple, UIPopoverPresentationControllerSourceItem (iOS 16).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
