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

@MainActor @Test func `the video leaves the sensor free on the phone's side`() throws {
  let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
  let player = sim.perform { PlayerViewController() }
  sim.launch(player)
  sim.rotate(to: .landscapeLeft)
  #expect(player.video.frame.minX == 59)
  expect(sim.trace, .count("root viewWillTransition", 1))
}
