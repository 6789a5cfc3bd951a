import Foundation
import GimbalGeometry
package import GimbalTraces
import GimbalTraits

extension UIViewController: SceneObject {
  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    if isRoot { recorder.setRole("root", of: receiver) }
    if let explicitIdentifier { recorder.setIdentifier(explicitIdentifier, of: receiver) }
  }
}

/// Loading of the view when it is first read.
extension UIViewController {
  /// Loads the view unless it is loaded.
  ///
  /// See: R-LAUNCH-4.
  func loadIfNeeded() {
    guard loadedView == nil else { return }
    if machine.isDetached { adopt(DefaultDevice.required(for: "UIViewController.view")) }
    predictTraits()
    send(.loadView) { loadView() }
    // An override of `loadView()` may set no view: create a plain one.
    if loadedView == nil { loadPlainView() }
    predictTraitsOfView()
    // R-NIB-2.5
    isInViewDidLoad = true
    send(.viewDidLoad) { viewDidLoad() }
    isInViewDidLoad = false
    // `viewDidLoad()` may remove the view.
    if loadedView == nil { loadPlainView() }
  }

  /// Unloads a view that is in no window on a memory warning, up to iOS 5.
  ///
  /// Rule: V-14.
  /// Source: Apple, `UIViewController.viewDidUnload()`: from iOS 6 on views stay loaded.
  func unloadIfOutOfSight() {
    guard machine.features.unloadsViews, let view = loadedView, view.window == nil, !isVisible
    else {
      return
    }
    if machine.features.sendsViewWillUnload { send(.viewWillUnload) { viewWillUnload() } }
    machine.hold(view)
    view.removeFromSuperview()
    setView(nil)
    send(.viewDidUnload) { viewDidUnload() }
  }

  /// Sets the view of a controller whose class does not override `loadView()`.
  ///
  /// It is the scripted view, the document's view or a plain view.
  func loadSimpleView() {
    if let view = scriptedBehavior?.makeView(for: self) {
      self.view = view
    } else if !loadViewOfDocument() {
      loadPlainView()
    }
  }

  /// Creates a plain view that fills the screen.
  ///
  /// Source: Apple, UIViewController.loadView().
  ///
  /// See: D-11.
  func loadPlainView() {
    if let nibName {
      report(.missingNib(nibName, in: nibBundle))
    }
    setView(filling(UIView()))
  }

  /// Gives a view of the controller the size of the app's part of the screen, and an autoresizing
  /// mask that follows it.
  ///
  /// Rule: R-CON-8.
  package func filling<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(
      origin: .zero, size: WindowGeometry(machine).windowSize(machine.interfaceOrientation))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Sets the controller's view; called by the setter of `view`.
  ///
  /// Changes the links of the old and the new view to the controller, and sends no callback.
  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let view, let owner = view.node.pointee.controller, owner !== self {
      return report(.sharedView(view, of: owner, and: self))
    }
    loadedView?.controllerWillChange()
    loadedView?.node.belong(to: nil)
    loadedView = view
    guard let view else { return }
    if view.window == nil { view.adopt(machine) } else { adopt(view.machine) }
    view.controllerWillChange()
    view.node.belong(to: self)
    if additionalSafeAreaInsets != .zero { showAddedSafeArea(from: .zero) }
    if machine.traversal.pointee.hasProperties { view.node.setNeedsProperties(.controller) }
    if view.receiver != .none {
      machine.recorder.setController(registered(), ofView: view.receiver)
    }
  }
}

extension ViewNode {
  /// Makes the view the root view of a controller, or with nil an ordinary view.
  ///
  /// Updates what depends on the controller: whether the view fills its window, and whether its
  /// constraints phase runs with its first layout.
  func belong(to controller: UIViewController?) {
    pointee.controller = controller
    if !pointee.flags.isDisjoint(with: .constraintFlags) { flagAncestors(.constraintsBelow) }
    guard pointee.parent?.pointee.flags.contains(.isWindow) == true else { return }
    pointee.variablesEngine?.object.positioningDidChange(self)
  }
}
