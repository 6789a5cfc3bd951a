public import Foundation
public import GimbalEngine

/// State restoration: nothing is stored from one launch to the next, so that none of it is called.
private enum RestorationKeys {
  nonisolated(unsafe) static var maker: UInt8 = 0
  nonisolated(unsafe) static var parent: UInt8 = 0
  nonisolated(unsafe) static var activity: UInt8 = 0
}

/// A class that restores controllers at the next launch; it is never called.
///
/// Source: Apple, UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller for a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state would be stored; it is never called.
///
/// Source: Apple, UIStateRestoring.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent object.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that restores it.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all states were restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Encodes nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that restores objects at the next launch; it is never called.
///
/// Source: Apple, UIObjectRestoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Returns the object for a path of identifiers.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIViewController {
  /// The class that restores the controller; stored.
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
  /// Registers an object for state restoration; its state is not stored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Extends the restoration; there is none.
  public func extendStateRestoration() {}

  /// Completes the restoration; there is none.
  public func completeStateRestoration() {}

  /// Ignores the stored snapshot; there is none.
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
  /// The activities that the scene continues; none.
  public var userActivities: Set<NSUserActivity> { [] }
}
