import GimbalTesting
import Testing
import UIKit

/// A bar with a button, above a list.
private final class ListController: UIViewController {
  let bar = UIView()
  let list = UIScrollView()
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityIdentifier = "bar"
    button.accessibilityIdentifier = "add"
    view.addSubview(bar)
    view.addSubview(list)
    bar.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 60)
    list.frame = CGRect(x: safe.minX, y: bar.frame.maxY, width: safe.width, height: 300)
    list.contentSize = CGSize(width: safe.width, height: 1000)
    button.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
  }
}

/// One source for Linux, with Gimbal's UIKit, and for iOS, with Apple's.
///
/// `.ci/typecheck-apple` type-checks it with a stub of Apple's UIKit.
@MainActor @Suite struct SharedLayoutTests {
  @Test func `the bar is above the list, and its button can be touched`() {
    let root = ListController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()

    expect(root.bar, .inside(.safeArea), .above(root.list), .visible, .onGrid, .inWindow)
    expect(
      root.button, .touchable, .touchTarget(), .inside("bar"), .size(CGSize(width: 44, height: 44)))
    expect(root.list, .sameWidth(as: \ListController.bar), .aligned(.left, with: root.bar))
    expect(root.list, .not(.ambiguous), .not(.hidden), .alpha(1), .reachable, .contentOffset(.zero))

    let before = LayoutSnapshot(showing: root.bar)
    root.list.alpha = 0.5
    expect(root.bar, .unchanged(since: before))
    expect(root.list, .alpha(0.5))
  }
}
