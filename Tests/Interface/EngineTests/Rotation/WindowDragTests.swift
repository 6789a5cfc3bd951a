import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

/// Drags that resize windows, and the orientations that the delegate of a window scene supports.
@MainActor @Suite(.serialized) struct WindowDragTests {
  private final class Root: UIViewController {
    var seen: [(width: CGFloat, isDragged: Bool)] = []
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let scene = view.window?.windowScene
      seen.append((view.bounds.width, scene?.effectiveGeometry.isInteractivelyResizing ?? false))
    }
  }

  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let root: UIViewController
    var resizing: [Bool] = []
    var queryCount = 0
    init(_ root: UIViewController) { self.root = root }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
      resizing.append(windowScene.effectiveGeometry.isInteractivelyResizing)
    }
    func supportedInterfaceOrientations(
      for windowScene: UIWindowScene
    ) -> UIInterfaceOrientationMask {
      queryCount += 1
      return .landscapeLeft
    }
  }

  private func launched(
    _ slug: String, _ system: SystemVersion, app: AppDescription = AppDescription()
  ) throws -> (sim: Simulator, root: Root, delegate: Delegate) {
    let sim = try device(slug, system, app: app)
    let root = sim.perform { Root() }
    let delegate = sim.perform { Delegate(root) }
    try sim.launch(sceneDelegate: delegate)
    return (sim, root, delegate)
  }

  /// Rule R-RSZ-9.
  @Test func `a drag resizes the window step by step and reports that it is resizing`() throws {
    let (sim, root, delegate) = try launched("ipad-pro-11-m4", .iOS(26))
    try sim.resize(to: .window(CGSize(width: 700, height: 700)))
    root.seen = []
    delegate.resizing = []
    try sim.dragWindow(to: CGSize(width: 500, height: 600), steps: 4)
    var widths: [CGFloat] = []
    for (width, _) in root.seen where widths.last != width { widths.append(width) }
    #expect(widths == [650, 600, 550, 500])
    #expect(root.seen.first?.isDragged == true)
    #expect(delegate.resizing.count == 6, "\(delegate.resizing)")
    #expect(delegate.resizing.first == true && delegate.resizing.last == false)
    #expect(root.view.window?.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
  }

  /// Rule R-RSZ-10: only the SDK of 27 resizes an app that requires the full screen, at the end of the drag.
  @Test func `an app that requires the full screen is resized once`() throws {
    let app = AppDescription(requiresFullScreen: true, sdk: .iOS27)
    let (sim, root, _) = try launched("iphone-duo", .iOS(27, 1), app: app)
    #expect(throws: MultitaskingRefusal.self) {
      try sim.dragWindow(to: CGSize(width: 300, height: 600))
    }
    #expect(root.view.bounds.width == 386)
    let phone = try launched("iphone-18-pro", .iOS(27), app: app)
    phone.root.seen = []
    try phone.sim.dragWindow(to: CGSize(width: 800, height: 900), steps: 5)
    #expect(phone.root.seen.allSatisfy { $0.width == 800 && !$0.isDragged })
    #expect(phone.root.view.bounds.width == 800)
  }

  /// Rule R-ORI-9: from iOS 27 on, before the app's declaration.
  @Test func `a window scene's delegate decides the orientations`() throws {
    for (system, isQueried) in [(SystemVersion.iOS(26), false), (.iOS(27), true)] {
      let (sim, _, delegate) = try launched("iphone-15-pro", system)
      sim.rotate(to: .landscapeLeft)
      #expect(sim.interfaceOrientation == (isQueried ? .portrait : .landscapeRight), "\(system)")
      #expect((delegate.queryCount > 0) == isQueried, "\(system)")
    }
  }
}
