#if canImport(UIKit)
  import CoreGraphics
  import QuartzCore
  import UIKit

  /// A portrait above a column of details; side by side when the screen is wide and low.
  public final class ProfileViewController: UIViewController {
    /// The picture.
    public let portrait = UIView()
    /// What is told of the person.
    public let details = UIView()
    /// The sizes that the view was told of.
    public private(set) var turns: [CGSize] = []

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      portrait.accessibilityIdentifier = "portrait"
      portrait.badge = 3
      details.accessibilityIdentifier = "details"
      for part in [portrait, details] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let isLow = traitCollection.verticalSizeClass == .compact
      let (first, second) = area.divided(
        atDistance: isLow ? area.width / 3 : area.height / 3, from: isLow ? .minXEdge : .minYEdge)
      portrait.frame = first.insetBy(dx: 8, dy: 8)
      details.frame = second.insetBy(dx: 8, dy: 8)
    }

    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      turns.append(size)
    }
  }
#else
  #error("the product UIKit of the package gimbal is missing among the target's dependencies")
#endif
