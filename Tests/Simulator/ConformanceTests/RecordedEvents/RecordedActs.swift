import Foundation
import Gimbal
import GimbalAlerts
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalScenarios
import GimbalTraces
import GimbalTraits

/// Actions beyond the shipped scenarios, so that every event of the engine is sent.
@MainActor
struct RecordedActs {
  private func device(_ slug: String, _ system: SystemVersion) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(slug), system: system)
  }

  /// The traces of all actions.
  func traces() throws -> [Trace] {
    try [
      life("iphone-4", .iOS(5)), life("iphone-15-pro", .iOS(12)), scene(.iOS(18)), scene(.iOS(26)),
      scene(.iOS(27)), requests(), views(), navigation(), tabs(), split(), pages(), presentations(),
      restlessness(),
      hinge(),
      RecordedLists().trace(on: device("iphone-15-pro", .iOS(18))),
      RecordedLists().collectionTrace(on: device("iphone-15-pro", .iOS(18))),
      RecordedTouches().trace(on: device("iphone-15-pro", .iOS(18))),
      RecordedEdits().trace(on: device("iphone-15-pro", .iOS(18))),
    ]
  }

  /// The events that a hinge handler receives, and the queries for vertical bars.
  private func hinge() throws -> Trace {
    let sim = try device("iphone-duo", .iOS(27, 1))
    let root = AnsweringController()
    sim.launch(sim.perform { UINavigationController(rootViewController: root) })
    sim.perform {
      root.view.addInteraction(UIHingeInteraction { _, _ in })
      root.setNeedsUpdateOfVerticalBarConfiguration()
    }
    sim.setHinge(degrees: 120)
    return sim.trace
  }

  /// The app's life cycle from launch to termination, with an app delegate.
  private func life(_ slug: String, _ system: SystemVersion) throws -> Trace {
    let slug =
      DeviceCatalog.standard.devices.first { $0.slug == slug && $0.runs(system) }?.slug
      ?? DeviceCatalog.standard.devices.first { $0.runs(system) }!.slug
    let sim = try device(slug, system)
    let app = EveryDelegate()
    app.root = AnsweringController()
    sim.launch(app)
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    sim.resignActive()
    sim.becomeActive()
    // Up to iOS 5 a controller below a full-screen one unloads its view (V-14).
    sim.perform { app.root?.present(UIViewController(), animated: false) }
    sim.settle()
    sim.sendMemoryWarning()
    sim.perform { app.root?.dismiss(animated: false) }
    sim.settle()
    sim.perform {
      UIViewController.attemptRotationToDeviceOrientation()
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      other.isHidden = true
    }
    sim.settle()
    sim.background()
    sim.foreground()
    sim.terminate()
    return sim.trace
  }

  private func scene(_ system: SystemVersion) throws -> Trace {
    let sim = try device("iphone-15-pro", system)
    let app = EveryDelegate()
    for _ in 0..<2 {
      try sim.launch(
        app,
        sceneDelegate: {
          let delegate = EveryDelegate()
          delegate.root = AnsweringController()
          return delegate
        }())
      sim.rotate(to: .landscapeLeft)
      sim.rotate(to: .portrait)
      sim.background()
      sim.foreground()
      sim.terminate()
    }
    return sim.trace
  }

  /// The updates that a controller requests from the system.
  private func requests() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(26))
    let root = AnsweringController()
    sim.launch(root)
    sim.perform {
      root.hides = true
      root.setNeedsStatusBarAppearanceUpdate()
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: AnsweringController, _: UITraitCollection) in
      }
      let scene = root.view.window?.windowScene
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in }
      scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS()) { _ in }
      let child = UIViewController()
      root.addChild(child)
      sim.changeFittingSize(of: child)
      UIViewController.attemptRotationToDeviceOrientation()
    }
    sim.settle()
    sim.settings.userInterfaceStyle = .dark
    return sim.trace
  }

  private func views() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let root = UIViewController()
    sim.launch(root)
    sim.perform {
      let scroll = UIScrollView(frame: root.view.bounds)
      scroll.contentSize = CGSize(width: 1, height: 5_000)
      root.view.addSubview(scroll)
      scroll.contentOffset = CGPoint(x: 0, y: 10)
      let typing = TypingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(typing)
      typing.becomeFirstResponder()
      let next = TypingView(frame: typing.frame)
      root.view.addSubview(next)
      next.becomeFirstResponder()
      next.resignFirstResponder()
      UIView.animate(withDuration: 0.1) {}
      typing.layer.setNeedsLayout()
      let (one, two) = (UIViewController(), UIViewController())
      for child in [one, two] { root.addChild(child) }
      root.view.addSubview(one.view)
      root.transition(
        from: one, to: two, duration: 0.1, options: [], animations: {}, completion: nil)
      UIView.animate(
        withDuration: 0.1, delay: 0.1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .curveEaseIn
      ) {}
      _ = root.view.hitTest(CGPoint(x: 5, y: 5), with: nil)
      let positioned = UIView()
      positioned.translatesAutoresizingMaskIntoConstraints = false
      let guide = UILayoutGuide()
      root.view.addSubview(positioned)
      root.view.addLayoutGuide(guide)
      positioned.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
      guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
      root.view.layoutIfNeeded()
      _ = (positioned.hasAmbiguousLayout, guide.hasAmbiguousLayout)
    }
    sim.settle()
    return sim.trace
  }

  private func navigation() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let delegate = EveryDelegate()
    let root = UINavigationController(rootViewController: UIViewController())
    root.delegate = delegate
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    delegate.animator = EndingAnimator()
    let gesture = UIPercentDrivenInteractiveTransition()
    delegate.gesture = gesture
    sim.perform {
      root.pushViewController(UIViewController(), animated: true)
      root.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
    }
    sim.advance(by: 1)
    sim.perform {
      gesture.update(0.5)
      gesture.finish()
    }
    sim.settle()
    delegate.gesture = nil
    delegate.animator = LendingAnimator()
    sim.perform { root.pushViewController(UIViewController(), animated: true) }
    sim.advance(by: 0.1)
    sim.perform { _ = root.transitionCoordinator?.isInterruptible }
    sim.settle()
    sim.perform { root.topViewController?.show(UIViewController(), sender: nil) }
    sim.settle()
    sim.perform { _ = root.popToRootViewController(animated: false) }
    sim.settle()
    sim.perform { _ = root.preferredInterfaceOrientationForPresentation }
    return sim.trace
  }

  private func tabs() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let delegate = EveryDelegate()
    let root = UITabBarController()
    root.viewControllers = [UIViewController(), UIViewController()]
    root.delegate = delegate
    sim.launch(root)
    delegate.animator = EndingAnimator()
    sim.perform {
      root.selectedIndex = 1
      _ = root.preferredInterfaceOrientationForPresentation
    }
    sim.settle()
    sim.rotate(to: .landscapeLeft)
    return sim.trace
  }

  /// The app requires the full screen: otherwise no controller of an iPad is queried for orientations.
  private func split() throws -> Trace {
    let sim = try Simulator(
      DeviceCatalog.standard.device("ipad-pro-11-m4"), system: .iOS(18),
      app: AppDescription(requiresFullScreen: true))
    let delegate = EveryDelegate()
    let root = UISplitViewController(style: .doubleColumn)
    root.setViewController(UIViewController(), for: .primary)
    let detail = UIViewController()
    root.setViewController(detail, for: .secondary)
    root.delegate = delegate
    sim.launch(root)
    sim.perform {
      root.preferredDisplayMode = .oneBesideSecondary
    }
    sim.settle()
    sim.perform {
      root.preferredDisplayMode = .secondaryOnly
      _ = root.preferredInterfaceOrientationForPresentation
    }
    sim.settle()
    sim.rotate(to: .landscapeLeft)
    let classic = UISplitViewController()
    classic.delegate = delegate
    let first = UIViewController()
    classic.viewControllers = [first, UIViewController()]
    sim.launch(classic)
    sim.perform {
      first.show(UIViewController(), sender: nil)
      first.showDetailViewController(UIViewController(), sender: nil)
    }
    sim.settle()
    return sim.trace
  }

  private func pages() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let delegate = EveryDelegate()
    let root = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    root.delegate = delegate
    root.dataSource = delegate
    root.setViewControllers([UIViewController()], direction: .forward, animated: false)
    sim.launch(root)
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
      sim.perform { _ = root.beginPageSwipe(direction) }
      sim.perform { _ = root.endPageSwipe(cancelled: false) }
      sim.settle()
    }
    sim.perform { _ = root.preferredInterfaceOrientationForPresentation }
    sim.rotate(to: .landscapeLeft)
    return sim.trace
  }

  private func presentations() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let delegate = EveryDelegate()
    delegate.animator = EndingAnimator()
    let root = UIViewController()
    sim.launch(root)
    sim.perform {
      let shown = UIViewController()
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = delegate
      root.present(shown, animated: true)
    }
    sim.settle()
    sim.perform { root.dismiss(animated: true) }
    sim.settle()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.delegate = delegate
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    sim.perform { _ = sheet.sheetPresentationController?.drag(to: .large) }
    sim.perform { root.dismiss(animated: false) }
    sim.settle()
    sim.perform {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.delegate = delegate
      root.present(popover, animated: false)
    }
    sim.settle()
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    return sim.trace
  }

  /// An app that never becomes idle, and UIKit's warnings.
  private func restlessness() throws -> Trace {
    let sim = try device("iphone-15-pro", .iOS(18))
    let root = UIViewController()
    sim.launch(root)
    sim.perform { root.view.addSubview(RestlessView(frame: root.view.bounds)) }
    sim.settle()
    sim.perform { RestlessView.animateWithoutEnd() }
    sim.settle()
    return sim.trace
  }
}
