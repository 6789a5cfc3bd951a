public import GimbalGeometry
public import GimbalTraits

/// The object that receives a scene's life cycle callbacks.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// Source: Apple, UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected; without a storyboard, the delegate creates the window in
  /// this method.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called after the scene was disconnected from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene resigns active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called after the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The object that receives the callbacks of a scene with windows.
///
/// Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
  /// Called after the frame, orientation or traits of the scene have changed (iOS 13 to 18).
  ///
  /// See: R-ROT-14.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Called after the frame or orientation of the scene has changed (from iOS 26 on).
  ///
  /// See: R-ROT-14.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

  /// Returns the orientations that the scene supports, which replace those of the app's Info.plist
  /// (from iOS 27 on).
  ///
  /// See: R-ORI-9.
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask
}

extension UISceneDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func sceneDidDisconnect(_ scene: UIScene) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func sceneDidBecomeActive(_ scene: UIScene) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func sceneWillResignActive(_ scene: UIScene) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func sceneWillEnterForeground(_ scene: UIScene) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func sceneDidEnterBackground(_ scene: UIScene) { OptionalCalls.callDefault(self) }
}

extension UIWindowSceneDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { OptionalCalls.callDefault(self) }

  /// Returns an empty set, and reports to the caller that the app does not implement the method.
  public func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { OptionalCalls.byDefault([], self) }
}
