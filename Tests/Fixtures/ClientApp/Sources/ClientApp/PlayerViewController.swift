import Foundation
import Gimbal

/// A video above its controls; on its side the video fills the safe area and the controls go.
final class PlayerViewController: UIViewController {
  private let video = UIView()
  private let controls = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    print("a remark of the screen's own")
    video.accessibilityIdentifier = "video"
    controls.accessibilityIdentifier = "controls"
    view.addSubview(video)
    view.addSubview(controls)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height
    let height = isWide ? area.height : area.width * 9 / 16
    video.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    controls.isHidden = isWide
    controls.frame = CGRect(x: area.minX, y: area.maxY - 80, width: area.width, height: 80)
  }
}

/// A screen whose code has a mistake that ends the process.
final class TrappingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("this screen has a mistake")
  }
}

/// A screen whose code ends the process as if all were well.
final class ExitingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    exit(0)
  }
}
