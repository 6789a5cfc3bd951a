import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import Testing

private final class PlayerViewController: UIViewController {
  let play = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    play.accessibilityIdentifier = "play"
    play.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(play)
    NSLayoutConstraint.activate([
      play.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      play.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      play.widthAnchor.constraint(equalToConstant: 100),
      play.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// The examples of `Documentation/Testing.md`, line by line, with a button that constraints lay out (F-60).
@MainActor @Suite struct PlayerTests {
  @Test(.simulator("iphone-se-3", system: .iOS(18)))
  func `the player receives one size transition, from the root down`() throws {
    let phone = try #require(Simulator.bound)
    phone.launch(PlayerViewController())
    let launched = phone.trace.events.count
    phone.rotate(to: .landscapeLeft)
    let rotation = phone.trace.since(launched)

    expect(
      rotation, .inOrder(["root willTransition(to:with:)", "root viewWillTransition(to:with:)"]))
    expect(rotation, .exactly(["root viewWillLayoutSubviews", "root viewDidLayoutSubviews"]))
    expect(
      rotation,
      .sequence(
        ["root willTransition", "root viewWillTransition(to: 667 × 375)"],
        absent: ["root viewWillAppear", "root viewWillDisappear"]))
    expect(rotation, .never("* turnRefused"))
    expect(rotation, .count("root viewWillTransition", 1))
    expect(rotation, .count("play layoutSubviews", ...2))
    expect(rotation, .before("window bounds", "root.view bounds"))
    expect(phone.trace, .nested("root loadView", in: "window makeKeyAndVisible"))
    expect(rotation, .oncePer("* viewWillTransition", per: "device orientation"))
    expect(phone.layout["play"], .inside(.safeArea))
  }

  @Test(.simulators(.phones, systems: [.iOS(17), .iOS(18)]))
  func `the button stays reachable on each phone`() throws {
    let phone = try #require(Simulator.bound)
    let player = PlayerViewController()
    phone.launch(player)
    let launched = phone.trace.events.count
    phone.rotate(to: .landscapeLeft)

    expect(phone, player.play, .inside(.safeArea), .touchable, .touchTarget())
    expect(phone, \PlayerViewController.play, .aligned(.centerX, with: player.view))
    expect(phone, "play", .not(.truncated), .onGrid)
    expect(
      phone.trace.since(launched),
      .inOrder([
        .willTransition(of: player), "root viewWillTransition", .viewDidLayoutSubviews(of: player),
      ]))
  }
}
