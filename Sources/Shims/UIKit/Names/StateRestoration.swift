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
  /// Default implementation: nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Default implementation: nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Default implementation: encodes nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Default implementation: decodes nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Default implementation: does nothing.
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
  /// The class that restores the controller; stored without effect.
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

  /// Does nothing: no state is restored.
  public func extendStateRestoration() {}

  /// Does nothing: no state is restored.
  public func completeStateRestoration() {}

  /// Does nothing: no snapshot is stored.
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
  /// Always empty: the scene continues no activity.
  public var userActivities: Set<NSUserActivity> { [] }
}
