import GimbalTraits

/// What a controller keeps of presenting and being presented.
struct PresentationState {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one; it holds this one, and lets go first.
  unowned(unsafe) var presenter: UIViewController?
  /// The controller on which `present` was called, for delegates.
  weak var source: UIViewController?
  /// The presentation controller of this controller: made when it is first asked for.
  var controller: UIPresentationController?
  /// The style that the app has set; nil is the system's own.
  var style: UIModalPresentationStyle?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the app has said that the controller defines a context; nil is the class's own default.
  var definesContext: Bool?
  var providesTransitionStyle = false
  var isModal = false
  var isBeingPresented = false
  var isBeingDismissed = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var delegateReceiver: NamedReceiver?
}

extension UIViewController {
  /// Source: R-PRES-3: full screen up to iOS 12, a page sheet after that.
  var ownPresentationStyle: UIModalPresentationStyle {
    let style = presentation.style ?? .automatic
    guard style == .automatic else { return style }
    return machine.system.major >= 13 ? .pageSheet : .fullScreen
  }

  /// The nearest of this controller and its parents that presents, and whom.
  ///
  /// Source: R-PRES-5: `presentedViewController` answers for those below as well.
  var nearestPresenter: UIViewController? {
    nearest { $0.presentation.presented != nil }
  }

  /// The nearest of this controller and its parents that is presented.
  var nearestPresented: UIViewController? {
    nearest { $0.presentation.presenter != nil }
  }

  /// The outermost of the controller and its parents.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  private func nearest(_ holds: (UIViewController) -> Bool) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if holds(current) { return current }
      controller = current.parentController
    }
    return nil
  }

  /// The controllers presented over this one, the lowest first.
  var chain: [UIViewController] {
    var list: [UIViewController] = []
    var next = presentation.presented
    // An app may make what presents a child of what it presents.
    while let current = next, !list.contains(where: { $0 === current }) {
      list.append(current)
      next = current.topmostPresented
    }
    return list
  }

  /// Whom this controller, or one that it contains, presents.
  private var topmostPresented: UIViewController? {
    if let presented = presentation.presented { return presented }
    for child in childControllers {
      if let presented = child.topmostPresented { return presented }
    }
    return nil
  }
}

extension Machine {
  /// The controller that decides on orientations, status bar and home indicator: the root, or the
  /// topmost controller that is presented over the whole screen.
  ///
  /// Source: R-ORI-4.
  var rulingController: UIViewController? {
    guard var ruling = keyWindow?.rootViewController else { return nil }
    while let presented = ruling.presentation.presented,
      presented.presentation.controller?.effectiveStyle.rulesOrientation == true,
      !presented.presentation.isBeingDismissed
    {
      ruling = presented
    }
    return ruling
  }
}
