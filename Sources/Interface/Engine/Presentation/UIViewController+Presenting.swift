import Foundation
import GimbalTraces
import GimbalTraits

/// Presenters and presented controllers.
extension UIViewController {
  /// The controller that presents this one, otherwise the superview of its view.
  ///
  /// If a presenter's view was moved into the presented view, the chain would lead back here, so
  /// that presenter is skipped.
  ///
  /// Rule: R-TOUCH-10.
  ///
  /// - Complexity: O(controllers up the chain × depth).
  final var nextInChain: UIResponder? {
    guard let presenter = presentation.own?.presenter, !leadsBack(from: presenter) else {
      return loadedView?.superview
    }
    return presenter
  }

  /// Returns true if the responder chain from a presenter leads back to this controller.
  private func leadsBack(from presenter: UIViewController) -> Bool {
    var controller = presenter
    // The chain from the presenter may itself contain a cycle; Brent's algorithm detects it.
    var (checkpoint, steps, limit) = (presenter, 0, 1)
    while controller !== self {
      let above =
        controller.presentation.own?.presenter
        ?? controller.loadedView?.superview?.nearestController
      guard let above, above !== checkpoint else { return false }
      controller = above
      steps += 1
      if steps == limit { (checkpoint, steps, limit) = (above, 0, limit * 2) }
    }
    return true
  }

  /// The current style; reading `automatic` returns the style that it means.
  ///
  /// Source: Apple, modalPresentationStyle.
  package var expectedStyle: UIModalPresentationStyle {
    let style = presentation.style ?? (machine.features.presentsSheets ? .automatic : .fullScreen)
    if style == .automatic { return machine.features.presentsSheets ? .pageSheet : .fullScreen }
    return style
  }

  /// The presentation over this controller or over one of its ancestors.
  ///
  /// See: R-PRES-5.
  package var presentationOver: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let over = current.presentation.over { return over }
      controller = current.parentController
    }
    return nil
  }

  /// The presentation that shows this controller or one of its ancestors.
  package var presentationBelow: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let own = current.presentation.own { return own }
      controller = current.parentController
    }
    return nil
  }

  /// The first presentation over this controller or a descendant.
  ///
  /// - Complexity: O(descendants).
  package var presentationInside: UIPresentationController? {
    if let over = presentation.over { return over }
    for child in childControllers {
      if let inside = child.presentationInside { return inside }
    }
    return nil
  }

  /// The controller itself, or the topmost of its ancestors.
  var outermostParent: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// True if a controller that is presented with a current-context style covers this controller.
  ///
  /// See: R-PRES-5 (that containers define a context is Gimbal's choice, CHOICE).
  var definesContext: Bool {
    presentation.definesContext
      ?? (self is UINavigationController || self is UITabBarController
        || self is UISplitViewController)
  }

  /// Returns the controller that presents another controller in a style, and the resulting style.
  ///
  /// Rule: R-PRES-5.
  package func presenter(for style: UIModalPresentationStyle) -> (
    UIViewController, UIModalPresentationStyle
  ) {
    guard style == .currentContext || style == .overCurrentContext else {
      return (outermostParent, style)
    }
    var controller: UIViewController? = self
    while let current = controller {
      if current.definesPresentationContext { return (current, style) }
      controller = current.parentController
    }
    return (outermostParent, style == .currentContext ? .fullScreen : .overFullScreen)
  }

  /// The presentation controller for a later presentation, created on first use.
  ///
  /// See: R-PRES-4.
  package var preparedPresentation: UIPresentationController? {
    if let own = presentationBelow { return own }
    if let prepared = presentation.prepared { return prepared }
    let style = expectedStyle
    guard style != .none, style != .blurOverFullScreen else { return nil }
    let controller = PresentationSpace.work.makePresentation(of: self, in: style)
    presentation.prepared = controller
    return controller
  }

  /// Returns the presentation controller for a presentation that begins.
  ///
  /// See: R-PRES-4 (a transitioning delegate creates it for the style `custom`).
  package func takePresentation(
    in style: UIModalPresentationStyle, by presenter: UIViewController,
    from source: UIViewController
  ) -> UIPresentationController {
    var controller = presentation.prepared.flatMap { $0.ownStyle == expectedStyle ? $0 : nil }
    presentation.prepared = nil
    if style.isOwn {
      let own = queryTransitioningDelegate(.presentationControllerForPresented) {
        $0.presentationController(forPresented: self, presenting: presenter, source: source)
      }
      // A presentation controller of another controller cannot show this one.
      if let own, own.presentedViewController === self, own.container == nil { controller = own }
    }
    let taken =
      controller ?? PresentationSpace.work.makePresentation(of: self, in: style)
    taken.ownStyle = style
    taken.presenter = presenter
    return taken
  }
}
