import Foundation
import Gimbal

/// A screen that does something when it is told of a turn.
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

/// A screen that is as it should be from the second time on that it is shown, by a file of the folder
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

/// Calls that lead to themselves.
enum EndlessCalls {
  @inline(never)
  static func call(_ number: Int) -> Int {
    // The compiler refuses a call without any end; this one lies beyond every stack.
    number == .max ? number : number &+ call(number &+ 1) &* 3
  }
}
