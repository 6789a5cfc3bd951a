import Foundation
import Gimbal
import GimbalDevices
import TestSupport
import Testing

/// An app whose application object has its own class.
@MainActor @Suite struct PrincipalClassTests {
  @Test func `a subclass of UIApplication receives every event first and may consume it`() throws {
    let sim = try device("iphone-15-pro", .iOS(18))
    sim.principalClass = WatchfulApplication.self
    let button = PressedButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    sim.launch(Showing(button))
    let app = try #require(sim.perform { UIApplication.shared } as? WatchfulApplication)
    sim.tap(at: CGPoint(x: 150, y: 125))
    #expect(app.events == 2)
    #expect(button.presses == 1)
    app.consumesEvents = true
    sim.tap(at: CGPoint(x: 150, y: 125))
    #expect(app.events == 4)
    #expect(button.presses == 1)
    #expect(app.next === app.delegate as? UIResponder)
  }

  @Test func `each launch makes a new application object, without the class UIKit's`() throws {
    let sim = try device("iphone-15-pro", .iOS(18))
    sim.principalClass = WatchfulApplication.self
    sim.launch(UIViewController())
    let first = sim.perform { UIApplication.shared }
    sim.launch(UIViewController())
    let second = sim.perform { UIApplication.shared }
    #expect(first !== second && second is WatchfulApplication)
    #expect(first.delegate == nil && second.delegate != nil)
    sim.principalClass = UIApplication.self
    sim.launch(UIViewController())
    #expect(sim.perform { type(of: UIApplication.shared) == UIApplication.self })
    #expect(sim.trace.events(named: "exception").isEmpty)
  }

  @Test func `UIApplicationMain receives the class by its name`() throws {
    let sim = try device("iphone-15-pro", .iOS(18))
    sim.perform {
      UIApplicationMain(
        0, nil, NSStringFromClass(WatchfulApplication.self), NSStringFromClass(NamedDelegate.self))
      #expect(UIApplication.shared is WatchfulApplication)
      #expect(UIApplication.shared.delegate is NamedDelegate)
    }
  }
}

/// An application object that counts the events that it forwards.
@MainActor
final class WatchfulApplication: UIApplication {
  var events = 0
  var consumesEvents = false

  override func sendEvent(_ event: UIEvent) {
    events += 1
    if !consumesEvents { super.sendEvent(event) }
  }
}

/// A delegate that is created by its class name.
@MainActor
final class NamedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
private final class PressedButton: UIControl {
  var presses = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { presses += 1 }
}

@MainActor
private final class Showing: UIViewController {
  private let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown)
  }
}
