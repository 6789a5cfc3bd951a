import Badge
import Theme
import UIKit

final class PlayerBadge: BadgeView {
  @IBOutlet var detail: UILabel!
}

final class PlayerViewController: UIViewController {
  private let theme: Theme

  // Isolated default values need Swift 6, and no isolation is written out.
  init(theme: Theme = Theme()) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if BETA
      title = PlayerBadge.greeting
    #endif
    view.tintColor = theme.tint
    let texts = UILabel()
    texts.numberOfLines = 0
    texts.text = SongTexts().lines.joined(separator: "\n")
    texts.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(texts)
    NSLayoutConstraint.activate([
      texts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      texts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
