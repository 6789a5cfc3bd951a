import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// An app's delegate that logs the state in its launch callback.
private final class LaunchLoggingDelegate: UIApplicationDelegate {
  var window: UIWindow?
  var received: [String] = []
  var replaces = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController
    received.append(
      "\(root?.title ?? "-") \(root?.isViewLoaded ?? true) \(window?.isKeyWindow ?? true)")
    if replaces {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
    }
    return true
  }
}

private final class SceneLoggingDelegate: UIWindowSceneDelegate {
  var window: UIWindow?
  static var received: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let root = window?.rootViewController
    Self.received.append("\(root?.title ?? "-") \(root?.isViewLoaded ?? true)")
  }
}

@MainActor
@Suite struct StoryboardLaunchTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
  }

  private func storyboard() throws -> UIStoryboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" title="First"><view key="view" id="v">
      <subviews><label text="One" id="l" userLabel="Big title"/><label text="Two" id="m"><accessibility key="accessibilityConfiguration" identifier="two"/></label>
      <label text="Three" id="n"/></subviews></view>
      <connections><outlet property="three" destination="n" id="o1"/><outlet property="other" destination="m" id="o2"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    return UIStoryboard(
      name: "Main",
      source: StoryboardScenes(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")))
  }

  @Test func `the delegate finds its window with a root that is not loaded (R-LAUNCH-1)`() throws {
    let delegate = LaunchLoggingDelegate()
    sim.launch(delegate, storyboard: try storyboard())

    #expect(delegate.received == ["First false false"])
    #expect(sim.window === delegate.window)
    #expect(delegate.window?.rootViewController?.view.window != nil)
    #expect(delegate.window?.frame == UIScreen.main.bounds)
  }

  @Test func `an existing window of the delegate is used (R-LAUNCH-1)`() throws {
    let delegate = LaunchLoggingDelegate()
    let own = sim.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    delegate.window = own
    sim.launch(delegate, storyboard: try storyboard())

    #expect(delegate.window === own && own.rootViewController?.title == "First")
  }

  @Test func `a window that the delegate sets instead is the one that is shown (R-LAUNCH-1)`()
    throws
  {
    let delegate = LaunchLoggingDelegate()
    delegate.replaces = true
    sim.launch(delegate, storyboard: try storyboard())

    #expect(sim.window === delegate.window && delegate.window?.rootViewController?.title == nil)
  }

  @Test func `a scene's delegate finds its window too, which is shown after its call (R-LAUNCH-3)`()
    throws
  {
    SceneLoggingDelegate.received = []
    try sim.launch(sceneDelegate: SceneLoggingDelegate(), storyboard: try storyboard())

    #expect(SceneLoggingDelegate.received == ["First false"])
    #expect(sim.window?.rootViewController?.title == "First")
    #expect(sim.window?.windowScene != nil)
  }

  @Test
  func `views are named by identifiers, else outlets, else labels in one word`() throws {
    sim.launch(LaunchLoggingDelegate(), storyboard: try storyboard())

    #expect(sim.layout["Big-title"] != nil && sim.layout["two"] != nil)
    #expect(sim.layout["three"] != nil && sim.layout["other"] == nil)
  }
}
