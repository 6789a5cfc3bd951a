import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraits
import TestSupport

@testable import GimbalEngine

/// The steps of a randomized test.
extension CallbackRandomTest {
  func act() {
    switch roll(30) {
    case 0...3: changeViews()
    case 4...7: changeConstraints()
    case 8...10: changeChildren()
    case 11...13: present()
    case 14, 15: dismiss()
    case 16...18: changeStack()
    case 19: changeTabs()
    case 20: changePages()
    case 21: changeSplit()
    case 22, 23: changeSurroundings()
    case 24: changeInsets()
    case 25: requestUpdates()
    case 26: animate()
    case 27: changeController()
    case 28: changeArrangement()
    default: changeWindows()
    }
  }

  func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard roll(3) == 0 else { return }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.react("alongside") },
      completion: { [weak self] _ in self?.react("completion of a coordinator") })
    coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.react("interaction") }
  }

  // MARK: Views

  /// Returns an existing view or a new one; not a window, which would retain itself.
  private func view() -> UIView {
    if roll(3) > 0, let old = pick(UIView.self), !(old is UIWindow) { return old }
    return makeView()
  }

  private func changeViews() {
    let view = view()
    guard let other = pick(UIView.self) else { return }
    switch roll(7) {
    case 0, 1, 2:
      log("add a view")
      other.addSubview(view)
    case 3:
      log("remove a view")
      view.removeFromSuperview()
    case 4:
      log("insert a view")
      other.insertSubview(view, at: roll(3))
    case 5:
      log("frame")
      view.frame = CGRect(x: roll(50), y: roll(50), width: roll(300), height: roll(300))
      view.isHidden = roll(5) == 0
    default:
      log("add to a controller's view")
      pick(UIViewController.self)?.view.addSubview(view)
    }
    if let scroll = view as? UIScrollView { scroll.contentSize.height = CGFloat(roll(500)) }
    if let label = view as? UILabel {
      label.text = String(repeating: "word ", count: roll(9))
      label.numberOfLines = roll(2)
    }
  }

  private func changeArrangement() {
    guard let stack = pick(RandomTestStack.self) else { return changeViews() }
    let view = view()
    log("arrange")
    switch roll(5) {
    case 0, 1: stack.addArrangedSubview(view)
    case 2: stack.insertArrangedSubview(view, at: 0)
    case 3: stack.arrangedSubviews.randomElement(using: &random).map(stack.removeArrangedSubview)
    default:
      stack.axis = any([.horizontal, .vertical])
      stack.distribution = any([.fill, .fillEqually, .fillProportionally, .equalSpacing])
      stack.spacing = CGFloat(roll(9))
    }
  }

  private func changeConstraints() {
    let constraints = all(NSLayoutConstraint.self)
    if roll(4) == 0, let old = constraints.randomElement(using: &random) {
      log("constraint")
      switch roll(4) {
      case 0: old.isActive.toggle()
      case 1: old.isActive = false
      case 2: old.constant = CGFloat(roll(200))
      default: if old.priority < .required { old.priority = UILayoutPriority(Float(1 + roll(999))) }
      }
      return
    }
    guard let view = pick(UIView.self) else { return }
    let relative = view.superview ?? view.subviews.first ?? pick(UIView.self)!
    let constant = CGFloat(roll(100))
    let new: NSLayoutConstraint =
      switch roll(8) {
      case 0: view.widthAnchor.constraint(equalToConstant: constant)
      case 1: view.leadingAnchor.constraint(equalTo: relative.leadingAnchor, constant: constant)
      case 2: view.widthAnchor.constraint(equalTo: relative.widthAnchor, multiplier: 0.5)
      case 3: view.topAnchor.constraint(equalTo: relative.safeAreaLayoutGuide.topAnchor)
      case 4:
        view.trailingAnchor.constraint(
          lessThanOrEqualTo: relative.layoutMarginsGuide.trailingAnchor)
      case 5: view.firstBaselineAnchor.constraint(equalTo: relative.lastBaselineAnchor)
      case 6: guideConstraint(in: view)
      default: view.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
      }
    if flip() { new.priority = UILayoutPriority(Float(1 + roll(999))) }
    retain(new)
    if roll(4) > 0 { view.translatesAutoresizingMaskIntoConstraints = false }
    log("activate")
    if flip() { new.isActive = true } else { relative.addConstraint(new) }
  }

  private func guideConstraint(in view: UIView) -> NSLayoutConstraint {
    if roll(4) == 0, let old = view.layoutGuides.last { view.removeLayoutGuide(old) }
    let guide = retain(UILayoutGuide())
    view.addLayoutGuide(guide)
    return guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
  }

  private func requestUpdates() {
    guard let view = pick(UIView.self) else { return }
    log("ask for an update")
    switch roll(9) {
    case 0: view.setNeedsLayout()
    case 1: view.layoutIfNeeded()
    case 2: view.setNeedsUpdateConstraints()
    case 3: view.updateConstraintsIfNeeded()
    case 4: view.invalidateIntrinsicContentSize()
    case 5: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case 6: _ = view.hasAmbiguousLayout
    case 7: view.setNeedsDisplay()
    default: view.exerciseAmbiguityInLayout()
    }
  }

  private func changeInsets() {
    guard let view = pick(UIView.self), let controller = pick(UIViewController.self) else { return }
    log("insets")
    let insets = UIEdgeInsets(
      top: CGFloat(roll(30)), left: 0, bottom: CGFloat(roll(30)), right: CGFloat(roll(30)))
    switch roll(6) {
    case 0: view.layoutMargins = insets
    case 1: controller.additionalSafeAreaInsets = insets
    case 2: view.preservesSuperviewLayoutMargins.toggle()
    case 3: view.transform = flip() ? .identity : CGAffineTransform(rotationAngle: 1)
    case 4: view.semanticContentAttribute = any([.forceRightToLeft, .unspecified])
    default: controller.preferredContentSize = CGSize(width: roll(300) + 1, height: roll(300) + 1)
    }
  }

  // MARK: Surroundings

  private func changeSurroundings() {
    log("surroundings")
    switch roll(9) {
    case 0...2:
      sim.rotate(
        to: any([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp]))
    case 3, 4: try? sim.resize(to: any([.fullScreen, .split(.half), .split(.third), .slideOver]))
    case 5: sim.settings.userInterfaceStyle = any([.dark, .light])
    case 6: sim.settings.contentSizeCategory = any([.large, .accessibilityLarge, .small])
    case 7: sim.settings.layoutDirection = any([.leftToRight, .rightToLeft])
    default: sim.keyboardHeight = Double(roll(300))
    }
  }

  private func changeWindows() {
    log("windows")
    switch roll(5) {
    case 0:
      guard let window = sim.window else { return }
      window.rootViewController = controller()
    case 1, 2:
      let window = retain(UIWindow())
      window.rootViewController = controller()
      window.isHidden = false
      if flip() { window.makeKeyAndVisible() }
      pick(RandomTestDelegate.self)?.windows.append(window)
    case 3:
      guard let delegate = pick(RandomTestDelegate.self), !delegate.windows.isEmpty else { return }
      let window = delegate.windows.removeLast()
      if flip() { window.isHidden = true }
    default:
      guard let controller = pick(UIViewController.self) else { return }
      controller.traitOverrides.userInterfaceStyle = any([.dark, .light])
    }
  }

  private func animate() {
    log("animate")
    UIView.animate(
      withDuration: flip() ? 0 : 0.2, animations: { [weak self] in self?.react("animations") },
      completion: { [weak self] _ in self?.react("completion of an animation") })
  }
}
