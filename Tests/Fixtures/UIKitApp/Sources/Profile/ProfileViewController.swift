#if canImport(UIKit)
  import CoreGraphics
  import QuartzCore
  import UIKit

  /// A portrait above a column of details; side by side when the screen is wide and low.
  public final class ProfileViewController: UIViewController {
    /// The picture.
    public let portrait = UIView()
    /// What is told of the person.
    public let details = DetailsView()
    /// The sizes that the view was told of.
    public private(set) var rotations: [CGSize] = []

    private var tall: [NSLayoutConstraint] = []
    private var low: [NSLayoutConstraint] = []

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      portrait.accessibilityIdentifier = "portrait"
      portrait.badge = 3
      details.accessibilityIdentifier = "details"
      let parts = [portrait, details]
      parts.forEach(view.addSubview)
      for part in parts { part.translatesAutoresizingMaskIntoConstraints = false }

      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        portrait.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
        portrait.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
        details.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
        details.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -8),
      ])
      tall = [
        portrait.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
        portrait.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 1 / 3),
        details.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
        details.topAnchor.constraint(
          equalToSystemSpacingBelow: portrait.bottomAnchor, multiplier: 2),
      ]
      low = [
        NSLayoutConstraint(
          item: portrait, attribute: .width, relatedBy: .equal, toItem: area, attribute: .width,
          multiplier: 1 / 3, constant: 0),
        portrait.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
        details.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 16),
        details.topAnchor.constraint(equalTo: portrait.topAnchor),
      ]
    }

    public override func updateViewConstraints() {
      let isLow = traitCollection.verticalSizeClass == .compact
      NSLayoutConstraint.deactivate(isLow ? tall : low)
      NSLayoutConstraint.activate(isLow ? low : tall)
      super.updateViewConstraints()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      view.setNeedsUpdateConstraints()
    }

    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      rotations.append(size)
    }
  }

  /// Lines of text, so many points high.
  public final class DetailsView: UIView {
    /// How many lines there are.
    public var lineCount = 10 {
      didSet { invalidateIntrinsicContentSize() }
    }

    public override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(lineCount) * 20)
    }
  }
#else
  #error("the product UIKit of the package gimbal is missing among the target's dependencies")
#endif
