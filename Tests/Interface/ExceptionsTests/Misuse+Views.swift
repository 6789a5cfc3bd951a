import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits
import TestSupport

extension Misuse {
  static func view(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .selfAsSubview:
      Misuse(invalidArgument, "Can't add self as subview") { $0.view.addSubview($0.view) }
    case .viewInItself:
      Misuse("CALayerInvalid", "is a part of cycle in its layer tree") {
        $0.inner.addSubview($0.view)
      }
    case .viewOfForeignChild:
      Misuse("UIViewControllerHierarchyInconsistency", "but actual parent is:<Probe: 0x") {
        $0.other.view.addSubview($0.child.view)
      }
    case .viewsTooDeep:
      Misuse("GimbalLimitExceeded", "views are nested deeper than 2500 levels") { scene in
        var outermost = UIView()
        for _ in 1..<2_499 {
          let outer = UIView()
          outer.addSubview(outermost)
          outermost = outer
        }
        scene.inner.addSubview(outermost)
      }
    case .endlessCalls:
      Misuse("GimbalLimitExceeded", "updateConstraints is called from within itself") { scene in
        let view = ProbeView()
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.onConstraints = {
          $0.setNeedsUpdateConstraints()
          $0.updateConstraintsIfNeeded()
        }
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
      }
    case .boundsNotFinite:
      Misuse("CALayerInvalidGeometry", "CALayer bounds contains NaN: [0 0; nan 40]") {
        $0.view.bounds.size.width = .nan
      }
    case .positionNotFinite:
      Misuse("CALayerInvalidGeometry", "CALayer position contains NaN: [nan 5]") {
        $0.view.center = CGPoint(x: CGFloat.nan, y: 5)
      }
    case .transformNotFinite:
      Misuse("CALayerInvalidGeometry", "CALayer transform contains NaN: ") {
        $0.view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
      }
    case .alphaNotANumber:
      Misuse(invalidArgument, "alpha is not a number") { $0.view.alpha = .nan }
    case .marginsNotFinite:
      Misuse(invalidArgument, "margins are not finite") { $0.view.layoutMargins.left = .nan }
    case .insetsNotFinite:
      // F-11
      Misuse(invalidArgument, "-[UIScrollView setContentInset:]: insets are not finite") { _ in
        UIScrollView().contentInset.top = .nan
      }
    case .contentSizeNotFinite:
      // F-11
      Misuse(invalidArgument, "-[UIScrollView setContentSize:]: size is not finite") { _ in
        UIScrollView().contentSize.height = .infinity
      }
    case .arrangedIndex:
      Misuse(invalidArgument, "index = 9 expected to be less than or equal to 0") { _ in
        UIStackView().insertArrangedSubview(UIView(), at: 9)
      }
    case .stacksTooDeep:
      Misuse("GimbalLimitExceeded", "nested deeper than 50 levels") { _ in
        var stack = UIStackView()
        for _ in 0..<52 {
          stack.distribution = .fillProportionally
          stack = UIStackView(arrangedSubviews: [stack])
        }
        stack.layoutIfNeeded()
      }
    default: preconditionFailure("\(kind)")
    }
  }

  static func constraint(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .illegalPriority:
      // V-68: hugging and compression take 0.
      Misuse(internalInconsistency, "It's illegal to set priority:0.  Priorities must be") {
        $0.inner.widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(0)
      }
    case .priorityCrossing:
      Misuse(internalInconsistency, "You passed priority 999 and the existing priority was 1000.") {
        $0.inner.constraints.first?.priority = UILayoutPriority(999)
      }.after { $0.inner.widthAnchor.constraint(equalToConstant: 5).isActive = true }
    case .constraintWithoutItem:
      Misuse("NSInvalidLayoutConstraintException", "must contain a first layout item") { _ in
        _ = NSLayoutConstraint(
          item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1)
      }
    case .locationAgainstNothing:
      Misuse(invalidArgument, "Location attributes must be specified in pairs") {
        _ = relate($0.inner, .top, to: nil, .notAnAttribute)
      }
    case .mixedFamilies:
      Misuse(invalidArgument, "because their units are not compatible") {
        _ = relate($0.inner, .leading, to: $0.view, .left)
      }
    case .mixedKinds:
      Misuse("NSInvalidLayoutConstraintException", "anchors of incompatible types") {
        relate($0.inner, .width, to: $0.view, .top).isActive = true
      }
    case .constantNotFinite:
      Misuse(internalInconsistency, "NSLayoutConstraint constant is not finite!") {
        _ = relate($0.inner, .width, to: nil, .notAnAttribute, plus: .nan)
      }
    case .multiplierNotFinite:
      Misuse(internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:inf") {
        _ = $0.inner.widthAnchor.constraint(equalTo: $0.view.widthAnchor, multiplier: .infinity)
      }
    case .hugeConstant:
      Misuse(nil, "a constant that exceeds internal limits") {
        _ = $0.inner.widthAnchor.constraint(equalToConstant: 1e15)
      }
    case .noCommonAncestor:
      Misuse("NSGenericException", "because they have no common ancestor") {
        relate($0.inner, .width, to: UIView(), .width).isActive = true
      }
    case .unpreparedTree:
      Misuse(internalInconsistency, "view hierarchy unprepared for constraint") {
        $0.inner.addConstraint(relate($0.view, .width, to: $0.root.view, .width))
      }.with(.unpreparedTreeLog)
    case .unpreparedTreeLog:
      Misuse(nil, "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint") {
        $0.inner.addConstraint(relate($0.view, .width, to: $0.root.view, .width))
      }.with(.unpreparedTree)
    case .visualFormat:
      Misuse(invalidArgument, "Expected a view") { _ in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[", options: [], metrics: nil, views: [:])
      }
    case .unsolvable:
      Misuse(nil, "Auto Layout cannot work in ") {
        $0.inner.widthAnchor.constraint(equalTo: $0.view.widthAnchor, multiplier: 1e20)
          .isActive = true
      }
    default: preconditionFailure("\(kind)")
    }
  }

  private static func relate(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, to second: UIView?,
    _ other: NSLayoutConstraint.Attribute, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
  }
}
