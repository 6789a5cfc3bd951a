import Foundation
import Gimbal
import GimbalContainers
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalRandomTests
import GimbalTraits
import Testing

/// A screen with one defect, the invariants that it violates, and the fewest steps that show it.
struct PlantedException: Sendable, CustomTestStringConvertible {
  let name: String
  let device: String
  let invariants: Set<LayoutInvariant>
  let known: Int
  let root: @MainActor @Sendable () -> UIViewController

  var testDescription: String { name }

  init(
    _ name: String, on device: String = "iphone-se-3", _ invariants: Set<LayoutInvariant>,
    known: Int,
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.device, self.invariants, self.known, self.root) = (
      name, device, invariants, known, root
    )
  }

  static let all = [
    PlantedException(
      "a conflict in one split only", on: "ipad-pro-13-m4", [.conflicts], known: 1,
      { NarrowColumn() }),
    PlantedException(
      "a view is lost after two turns", [.restoring], known: 2, { LosingRotations() }),
    PlantedException("a leak after a cancelled swipe", [.leaks], known: 2, { LeakingStack() }),
    PlantedException("large texts leave a width open", [.ambiguity], known: 1, { OpenWidth() }),
    PlantedException("the second tap pushes itself", [.exceptions], known: 2, { PushingItself() }),
    PlantedException(
      "bold texts on the side never come to rest", [.loops], known: 2, { Restless() }),
    PlantedException(
      "a long text pushes the button out", [.withinReach, .findings], known: 2, { LongText() }),
    PlantedException("a dark style that stays", [.restoring], known: 2, { StayingDark() }),
    PlantedException(
      "a turn that comes too early", [.withinReach, .findings], known: 2, { ImmediateRotations() }),
    PlantedException(
      "a constraint more for each return", [.conflicts, .restoring], known: 4, { Returning() }),
  ]
}

/// A label on the screen, which most defects concern.
class LabelledController: UIViewController {
  let badge = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.text = "Badge"
    badge.accessibilityIdentifier = "badge"
    badge.frame = CGRect(x: 40, y: 80, width: 80, height: 20)
    view.addSubview(badge)
  }
}

private final class NarrowColumn: UIViewController {
  private let column = UIView()
  private lazy var wide = column.widthAnchor.constraint(equalToConstant: 700)

  override func viewDidLoad() {
    super.viewDidLoad()
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    wide.isActive = (480..<520).contains(view.bounds.width)
  }
}

private final class LosingRotations: LabelledController {
  private var rotations = 0

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    rotations += 1
    if rotations == 2 { badge.removeFromSuperview() }
  }
}

private final class LeakingStack: UINavigationController, UINavigationControllerDelegate {
  private var retainSelf: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [LabelledController()]
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
      guard let self, context.isCancelled else { return }
      retainSelf = { self.setNeedsStatusBarAppearanceUpdate() }
    }
  }
}

private final class OpenWidth: UIViewController {
  private let line = UIView()
  private lazy var width = line.widthAnchor.constraint(equalToConstant: 100)

  override func viewDidLoad() {
    super.viewDidLoad()
    line.translatesAutoresizingMaskIntoConstraints = false
    line.accessibilityIdentifier = "line"
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    width.isActive = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }
}

private final class PushingItself: UINavigationController {
  private final class Page: UIViewController {
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "More") { [unowned self] _ in
          taps += 1
          if taps == 2 { navigationController?.pushViewController(self, animated: true) }
        })
      button.accessibilityIdentifier = "more"
      button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
      view.addSubview(button)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [Page()]
  }
}

private final class Restless: LabelledController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.bounds.width > view.bounds.height, traitCollection.legibilityWeight == .bold {
      view.setNeedsLayout()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }
}

private final class LongText: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.text = String(repeating: "What is to be read before one goes on. ", count: 5)
    let button = UIButton(type: .system)
    button.setTitle("Go on", for: .normal)
    button.accessibilityIdentifier = "go"
    for child in [text, button] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
  }
}

private final class StayingDark: LabelledController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle == .dark { badge.isHidden = true }
  }
}

private final class ImmediateRotations: LabelledController {
  private var isRotating = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if isRotating { badge.frame.origin.x = 5000 }
    isRotating = true
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isRotating = false }
  }
}

private final class Returning: LabelledController {
  private var returns: CGFloat = 0
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.comeBack() } }
  }

  private func comeBack() {
    returns += 1
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.widthAnchor.constraint(equalToConstant: 80 + returns).isActive = true
    if returns == 1 {
      badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40).isActive = true
    }
  }

  isolated deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
