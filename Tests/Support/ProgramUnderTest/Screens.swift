import Foundation
import Gimbal

/// A screen that runs an action in `viewWillTransition`.
final class RotatingViewController: UIViewController {
  private let act: (UIViewController) -> Void

  init(_ act: @escaping (UIViewController) -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    act(self)
  }
}

/// A screen that fails the first time it is shown and passes afterwards, by a file in the folder
/// in which the program runs.
final class SometimesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isSecond = FileManager.default.fileExists(atPath: "shown")
    _ = FileManager.default.createFile(atPath: "shown", contents: nil)
    let button = UIView(frame: CGRect(x: 10, y: isSecond ? 100 : 300, width: 44, height: 44))
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
  }
}

/// Recursive calls.
enum EndlessCalls {
  @inline(never)
  static func call(_ number: Int) -> Int {
    // The compiler refuses unconditional recursion; this depth exceeds every stack.
    number == .max ? number : number &+ call(number &+ 1) &* 3
  }
}
