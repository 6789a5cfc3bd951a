public import Foundation
public import GimbalEngine

/// The restoration of an interface as it was: nothing is kept from one launch to the next, so that none of it is asked.
private enum RestorationKeys {
  nonisolated(unsafe) static var maker: UInt8 = 0
  nonisolated(unsafe) static var parent: UInt8 = 0
  nonisolated(unsafe) static var activity: UInt8 = 0
}

/// A class that makes controllers again at the next launch; it is never asked.
///
/// Source: Apple, UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller for a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state would be kept; it is never asked.
///
/// Source: Apple, UIStateRestoring.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object to which it belongs.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes it again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Keeps the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes the state back.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all states were taken back.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Keeps nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Takes nothing back.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes objects again at the next launch; it is never asked.
///
/// Source: Apple, UIObjectRestoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object for a path of identifiers.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIViewController {
  /// The class that makes the controller again; kept.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get {
      objc_getAssociatedObject(self, &RestorationKeys.maker)
        as? any UIViewControllerRestoration.Type
    }
    set {
      objc_setAssociatedObject(self, &RestorationKeys.maker, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIApplication {
  /// Names an object whose state is to be kept; none is.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Holds the end of taking states back; there is none.
  public func extendStateRestoration() {}

  /// Lets taking states back end; there is none.
  public func completeStateRestoration() {}

  /// Leaves out what was kept; nothing was.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UISceneSession {
  /// The activity from which the scene is restored; nil until the app sets it.
  public var stateRestorationActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &RestorationKeys.activity) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, &RestorationKeys.activity, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIScene.ConnectionOptions {
  /// The activities that the scene is to continue; none.
  public var userActivities: Set<NSUserActivity> { [] }
}
