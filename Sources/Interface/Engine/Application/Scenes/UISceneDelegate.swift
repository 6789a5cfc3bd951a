public import GimbalGeometry
public import GimbalTraits

/// The object that receives a scene's life cycle.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected: without a storyboard, the delegate makes the window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called after the scene was taken away from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene resigns active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is not shown any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The object that receives the life cycle of a scene that shows windows.
///
/// Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
  /// Called after place, turn or traits of the scene have changed (iOS 13 to 18).
  ///
  /// See: R-ROT-14.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Called after place or turn of the scene have changed (from iOS 26 on).
  ///
  /// See: R-ROT-14.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

  /// The orientations that the scene supports, instead of those that the app declares (from iOS 27 on).
  ///
  /// See: R-ORI-9.
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask
}

extension UISceneDelegate {
  /// Not implemented.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) { Machine.callDefault(self) }

  /// Not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) { Machine.callDefault(self) }

  /// Not implemented.
  public func sceneWillResignActive(_ scene: UIScene) { Machine.callDefault(self) }

  /// Not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) { Machine.callDefault(self) }

  /// Not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) { Machine.callDefault(self) }
}

extension UIWindowSceneDelegate {
  /// Not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { Machine.byDefault([], self) }
}
