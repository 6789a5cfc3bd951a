import Gimbal
import GimbalControls
import GimbalEngine

/// The controller of the examples: a button in the middle of the lower edge.
class ButtonViewController: UIViewController {
  /// The button's accessibility identifier.
  var name: String { "button" }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.accessibilityIdentifier = name
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

final class PlayerViewController: ButtonViewController {
  override var name: String { "play" }
}

final class ProfileViewController: ButtonViewController {
  override var name: String { "submit" }
}

final class SignInViewController: ButtonViewController {
  override var name: String { "submit" }
}
