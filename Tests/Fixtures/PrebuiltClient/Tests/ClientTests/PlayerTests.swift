import Gimbal
import GimbalTesting
import Testing
import UIKit

final class PlayerViewController: UIViewController {
  let video = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    video.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(video)
    NSLayoutConstraint.activate([
      video.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      video.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      video.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9.0 / 16),
    ])
  }
}

final class PlayerDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PlayerViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor @Test func `the app's delegate is made by its name, by an optimized engine too`() throws
{
  let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
  sim.perform {
    _ = UIApplicationMain(0, nil, nil, NSStringFromClass(PlayerDelegate.self))
    #expect(UIApplication.shared.delegate is PlayerDelegate)
  }
}

@MainActor @Test func `the video leaves the sensor free on the phone's side`() throws {
  let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
  let player = sim.perform { PlayerViewController() }
  sim.launch(player)
  sim.rotate(to: .landscapeLeft)
  #expect(player.video.frame.minX == 59)
  expect(sim.trace, .count("root viewWillTransition", 1))
}
