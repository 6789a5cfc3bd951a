import Foundation
import GimbalControls
import GimbalDocuments
import GimbalEngine
import GimbalFields
import GimbalLists
import GimbalText

/// Labels, controls, text fields, image views and stack views of scenes.
extension BuiltScene {
  /// Returns a view of a scene without its contents.
  func makeView(_ view: SceneView, frame: CGRect) -> UIView {
    switch view.viewClass {
    case .view: return Scripted.UIView(frame: frame, rules: view.layout, builtScene: self)
    case .label: return UILabel(frame: frame)
    case .imageView: return UIImageView(frame: frame)
    case .stackView: return UIStackView(frame: frame)
    case .scrollView:
      let scrollView = UIScrollView(frame: frame)
      scrollView.delegate = scrollDelegate
      return scrollView
    case .button:
      let button = UIButton(type: .system)
      button.frame = frame
      return button
    case .toggle: return UISwitch(frame: frame)
    case .slider: return UISlider(frame: frame)
    case .stepper: return UIStepper(frame: frame)
    case .segmentedControl: return UISegmentedControl(frame: frame)
    case .progressView: return UIProgressView(frame: frame)
    case .activityIndicator: return UIActivityIndicatorView(frame: frame)
    case .pageControl: return UIPageControl(frame: frame)
    case .textField: return UITextField(frame: frame)
    case .textView: return UITextView(frame: frame)
    case .searchBar: return UISearchBar(frame: frame)
    case .datePicker: return UIDatePicker(frame: frame)
    case .tableView, .collectionView:
      return makeList(view, view.list ?? SceneList(), frame: frame)
    }
  }

  /// Throws an error for values that a view of its class does not have.
  func check(_ values: PropertyValues, for view: UIView, _ target: Target) throws(SceneError) {
    for key in values.keys where !view.has(key) {
      throw SceneError(
        position: target.position,
        message: "\(QuotedText.of(target.name)) is a \(type(of: view)), which has no '\(key)'")
    }
  }

  /// Sets the custom spacings of a stack view, after its views are arranged.
  func applySpacings(of values: PropertyValues, to view: UIView) throws(SceneError) {
    guard let stack = view as? UIStackView else { return }
    for spacing in values[ViewProperty.customSpacing] ?? [] {
      let arranged = try existingView(spacing.view)
      guard stack.arrangedSubviews.contains(where: { $0 === arranged }) else {
        throw SceneError(
          position: spacing.view.position,
          message: "\(QuotedText.of(spacing.view.name)) is not arranged by the stack view")
      }
      stack.setCustomSpacing(spacing.spacing, after: arranged)
    }
  }
}

extension UIView {
  /// Returns true if the view has a key that only some classes have.
  fileprivate func has(_ key: String) -> Bool {
    let viewClass: SceneViewClass? =
      switch self {
      case is UILabel: .label
      case is UIButton: .button
      case is UIImageView: .imageView
      case is UIStackView: .stackView
      case is UISwitch: .toggle
      case is UISlider: .slider
      case is UIStepper: .stepper
      case is UISegmentedControl: .segmentedControl
      case is UIProgressView: .progressView
      case is UIActivityIndicatorView: .activityIndicator
      case is UIPageControl: .pageControl
      case is UITextField: .textField
      case is UITextView: .textView
      case is UISearchBar: .searchBar
      case is UIDatePicker: .datePicker
      case is UITableView: .tableView
      case is UICollectionView: .collectionView
      case is UIScrollView: .scrollView
      case is Scripted.UIView: .view
      default: nil
      }
    return viewClass?.has(key) ?? ViewProperty.classes(of: key).isEmpty
  }
}
