import Testing
import UIKit

/// Every name of `Documentation/AppAPI.md` that is not absent, as an app's source uses it: a missing name does not
/// compile.
@MainActor @Suite struct NamedByAppsTests {
  private let types: [Any.Type] = [
    UITableViewCell.self,
    UITableView.self,
    UITapGestureRecognizer.self,
    UICollectionView.self,
    UIGestureRecognizer.self,
    UICollectionViewCell.self,
    UICollectionViewListCell.self, UIAccessibilityCustomAction.self,
    UITableViewController.self,
    UITextField.self,
    (any UITableViewDataSource).self,
    (any UITableViewDelegate).self,
    UITextView.self,
    (any UIGestureRecognizerDelegate).self,
    UIAlertController.self,
    UIAlertAction.self,
    UIPanGestureRecognizer.self,
    UITouch.self,
    UISwitch.self,
    (any UIScrollViewDelegate).self,
    UICollectionViewLayout.self,
    CALayer.self,
    (any UICollectionViewDataSource).self,
    UIVisualEffectView.self,
    UIActivityIndicatorView.self,
    (any UICollectionViewDelegate).self,
    (any UITextFieldDelegate).self,
    NSMutableParagraphStyle.self,
    UICollectionViewFlowLayout.self,
    UIStoryboard.self,
    UISegmentedControl.self,
    UILongPressGestureRecognizer.self,
    UISlider.self,
    UICollectionReusableView.self,
    CATransaction.self,
    (any UITextViewDelegate).self,
    UINib.self,
    UICollectionViewController.self,
    (any UICollectionViewDelegateFlowLayout).self,
    UITableViewHeaderFooterView.self,
    UIActivityViewController.self,
    UICollectionViewLayoutAttributes.self,
    UIRefreshControl.self,
    UISwipeGestureRecognizer.self,
    UISearchBar.self,
    UIAction.self,
    UIStoryboardSegue.self,
    UIViewPropertyAnimator.self,
    UIProgressView.self,
    (any UISearchBarDelegate).self,
    (any UIContextMenuInteractionCommitAnimating).self,
    UIFontDescriptor.self,
    UIMenu.self,
    UISearchController.self,
    CATransform3D.self,
    UIFontMetrics.self,
    (any UISearchResultsUpdating).self,
    NSTextContainer.self,
    UIScreenEdgePanGestureRecognizer.self,
    CADisplayLink.self,
    NSDiffableDataSourceSnapshot<Int, Int>.self,
    UIPinchGestureRecognizer.self,
    UICollectionViewCompositionalLayout.self,
    UIPickerView.self,
    NSTextStorage.self,
    CATransition.self,
    NSParagraphStyle.self,
    UISpringTimingParameters.self,
    (any UIPickerViewDataSource).self,
    (any UIPickerViewDelegate).self,
    UICellConfigurationState.self,
    UITableViewDiffableDataSource<Int, Int>.self,
    UICollectionLayoutListConfiguration.self,
    NSCollectionLayoutSection.self,
    NSLayoutManager.self,
    UICollectionViewDiffableDataSource<Int, Int>.self,
    NSCollectionLayoutSize.self,
    NSCollectionLayoutGroup.self,
    NSCollectionLayoutItem.self,
    UIMenuElement.self,
    UIDatePicker.self,
    UIStepper.self,
    NSStringDrawingOptions.self,
    (any UIContentConfiguration).self,
    (any UIContentView).self,
    (any UIConfigurationState).self,
    UICollectionViewLayoutInvalidationContext.self,
    (any UISearchControllerDelegate).self,
    (any UIViewImplicitlyAnimating).self,
    NSCollectionLayoutBoundarySupplementaryItem.self,
    UIRotationGestureRecognizer.self,
    UIBezierPath.self,
    CAShapeLayer.self,
    CABasicAnimation.self,
    UIBlurEffect.self,
    CAMediaTimingFunction.self,
    CAGradientLayer.self,
    UIAccessibility.self,
    UIGraphicsImageRenderer.self,
    CGContext.self,
    UINavigationBarAppearance.self,
    CAAnimation.self,
    CGPath.self,
    UIRectCorner.self,
    NSUnderlineStyle.self,
    CGColor.self,
    CGImage.self,
    CAKeyframeAnimation.self,
    CGMutablePath.self,
    NSTextAttachment.self,
    UISelectionFeedbackGenerator.self,
    UIKeyCommand.self,
    CAAnimationGroup.self,
    UIContextMenuConfiguration.self,
    UIContextualAction.self,
    UISwipeActionsConfiguration.self,
    CAMediaTimingFunctionName.self,
    UIBackgroundConfiguration.self, UIConfigurationTextAttributesTransformer.self,
    (any UITextInput).self,
    UITargetedPreview.self,
    UINotificationFeedbackGenerator.self,
    UIImpactFeedbackGenerator.self,
    UIKeyboardAppearance.self,
    (any CAAnimationDelegate).self,
    UIReturnKeyType.self,
    UIPreviewParameters.self,
    UIAccessibilityTraits.self,
    UIGraphicsImageRendererFormat.self,
    UIKeyboardType.self,
    UIVibrancyEffect.self,
    (any CAAction).self,
    CGGradient.self,
    UITabBarAppearance.self,
    CACornerMask.self,
    UIVisualEffect.self,
    CATextLayer.self,
    UIActivity.self,
    UIImagePickerController.self,
  ]

  @Test func `the types that apps use exist`() {
    #expect(Set(types.map { ObjectIdentifier($0) }).count > 120)
  }

  @Test func `the functions that apps use exist`() {
    var transform = CATransform3DMakeScale(2, 2, 1)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(1, 0, 0, 1))
    transform = CATransform3DScale(CATransform3DTranslate(transform, 1, 2, 3), 1, 1, 1)
    transform = CATransform3DRotate(transform, 0, 0, 0, 1)
    #expect(transform.m11 != CATransform3DIdentity.m11)
    #expect(CATransform3DMakeAffineTransform(.identity).m11 == 1)
    #expect(CATransform3DMakeTranslation(1, 0, 0).m41 == 1 && CACurrentMediaTime() >= 0)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    if let context = UIGraphicsGetCurrentContext() {
      UIGraphicsPushContext(context)
      UIGraphicsPopContext()
    }
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    _ = CGColorSpaceCreateDeviceRGB()
  }

  @Test func `the members of views that apps use exist`() {
    let view = UIView()
    let paths: [AnyKeyPath] = [
      \UIView.layer, \UIView.gestureRecognizers, \UIView.bottomAnchor, \UIView.leadingAnchor,
      \UIView.trailingAnchor, \UIView.tintColor, \UIView.isAccessibilityElement,
      \UIView.accessibilityTraits, \UIView.accessibilityHint, \UIView.contentScaleFactor,
      \UIView.accessibilityElements, \UIView.accessibilityLabel, \UIView.tintAdjustmentMode,
      \UIView.accessibilityIgnoresInvertColors, \UIView.accessibilityViewIsModal,
      \UIView.accessibilityElementsHidden, \UIView.accessibilityFrame, \UIView.accessibilityValue,
      \UIView.isExclusiveTouch, \UIView.accessibilityCustomActions,
      \UIButton.isAccessibilityElement, \UIButton.accessibilityTraits,
      \UIButton.accessibilityLabel, \UIButton.accessibilityHint, \UILabel.isAccessibilityElement,
      \UIImageView.isAccessibilityElement, \UIControl.accessibilityTraits,
      \UIStackView.accessibilityElements, \UILabel.attributedText,
    ]
    #expect(paths.count == 29)
    _ = [UIView.layerClass]
    _ = UIView.AnimationCurve.easeIn
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizerShouldBegin(tap))
    view.removeGestureRecognizer(tap)
    _ = view.snapshotView(afterScreenUpdates: false)
    _ = view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
    }
    UIView.beginAnimations(nil, context: nil)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
    view.tintColorDidChange()
    _ = view.accessibilityActivate()
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.accessibilityElementCount() >= 0)
    _ = view.accessibilityElement(at: 0)
    view.awakeFromNib()
    view.prepareForInterfaceBuilder()
    UIStackView().addArrangedSubview(view)
    UILabel().drawText(in: .zero)
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      func willMove(to view: UIView?) {}
      func didMove(to view: UIView?) { self.view = view }
    }
    view.addInteraction(Interaction())
  }

  @Test func `the members of responders and controls that apps use exist`() {
    let names = [
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidShowNotification,
    ]
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    #expect(Set(names).count == 6 && Set(keys).count == 5)
    let responder = UIResponder()
    responder.touchesBegan([], with: nil)
    responder.touchesMoved([], with: nil)
    responder.touchesEnded([], with: nil)
    responder.touchesCancelled([], with: nil)
    responder.pressesBegan([], with: nil)
    _ = responder.canPerformAction(_:withSender:)
    _ = NotificationCenter.default.addObserver(_:selector:name:object:)
    #expect(responder.keyCommands == nil && responder.inputAccessoryView == nil)
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.sendActions(for: UIControl.Event.touchUpInside)
    _ = control.addTarget(_:action:for:)
    _ = control.beginTracking(_:with:)
    _ = control.continueTracking(_:with:)
    _ = control.endTracking(_:with:)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.showsMenuAsPrimaryAction = true
    control.cancelTracking(with: nil)
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    let button = UIButton(configuration: UIButton.Configuration.plain())
    button.updateConfiguration()
    button.setAttributedTitle(NSAttributedString(string: "A"), for: .normal)
    #expect(button.attributedTitle(for: .normal)?.string == "A")
    button.setBackgroundImage(nil, for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 20), forImageIn: .normal)
    let testImage = UIImageView()
    testImage.animationImages = [UIImage()]
    testImage.startAnimating()
    #expect(testImage.isAnimating)
    testImage.stopAnimating()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "A")
    _ = UIApplication.shared.sendAction
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    _ = UIEvent.EventSubtype.motionShake
    final class Delegate: NSObject, UIApplicationDelegate {}
    _ = Delegate.main
  }

  @Test func `the members of bars and controllers that apps use exist`() {
    let bar = UINavigationBar()
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.standardAppearance = UINavigationBarAppearance()
    bar.compactAppearance = nil
    (bar.barTintColor, bar.shadowImage, bar.barStyle) = (.red, nil, .black)
    (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (nil, nil)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.setBackgroundImage(nil, for: .default)
    UINavigationBar.appearance().barTintColor = nil
    UITabBar.appearance().unselectedItemTintColor = nil
    let tabs = UITabBar()
    (tabs.barTintColor, tabs.unselectedItemTintColor) = (nil, nil)
    tabs.standardAppearance = UITabBarAppearance()
    UIToolbar().scrollEdgeAppearance = nil
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.primaryAction = nil
    item.setTitleTextAttributes([:], for: .normal)
    item.largeContentSizeImage = nil
    #expect(item.target == nil && item.imageInsets == .zero)
    _ = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    _ = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    let title = controller.navigationItem
    (title.scrollEdgeAppearance, title.compactAppearance, title.standardAppearance) = (
      nil, nil, nil
    )
    (title.backButtonDisplayMode, title.hidesSearchBarWhenScrolling) = (.minimal, false)
    title.preferredSearchBarPlacement = .stacked
    #expect(controller.storyboard == nil && controller.editButtonItem.title == "Edit")
    #expect(controller.shouldPerformSegue(withIdentifier: "a", sender: nil))
    _ = controller.canPerformUnwindSegueAction
    _ = controller.prepare(for:sender:)
    _ = controller.performSegue(withIdentifier:sender:)
    _ = controller.view.accessibilityPerformEscape()
    controller.awakeFromNib()
    let navigation = UINavigationController(rootViewController: controller)
    (navigation.hidesBarsOnTap, navigation.hidesBarsOnSwipe) = (true, true)
    _ = navigation.interactivePopGestureRecognizer
    let split = UISplitViewController()
    (split.presentsWithGesture, split.showsSecondaryOnlyButton) = (false, true)
    _ = split.displayModeButtonItem
    _ =
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      .collectionViewLayout
    _ = UITabBarController().tabBar
  }

  @Test func `the members of scroll views that apps use exist`() {
    let scroll = UIScrollView()
    (scroll.bounces, scroll.isPagingEnabled, scroll.scrollsToTop) = (false, true, false)
    (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale) = (1, 2, 1)
    (scroll.verticalScrollIndicatorInsets, scroll.horizontalScrollIndicatorInsets) = (.zero, .zero)
    (scroll.scrollIndicatorInsets, scroll.bouncesZoom) = (.zero, false)
    (scroll.keyboardDismissMode, scroll.decelerationRate) = (.onDrag, .fast)
    scroll.isDirectionalLockEnabled = true
    scroll.setZoomScale(1, animated: false)
    scroll.scrollRectToVisible(.zero, animated: false)
    _ = UIScrollView.DecelerationRate.normal
    _ = scroll.panGestureRecognizer
    #expect(!scroll.isTracking && !scroll.isDecelerating && !scroll.isDragging)
  }

  @Test func `the members of text and values that apps use exist`() {
    let path = IndexPath(row: 1, section: 2)
    #expect(path.row == 1 && path.section == 2 && path.item == 1 && (path as NSIndexPath).row == 1)
    let font = UIFont(descriptor: UIFont(name: "Helvetica", size: 12)!.fontDescriptor, size: 0)
    #expect(font.pointSize == 12 && !UIFont.familyNames.isEmpty)
    _ = UIFont.fontNames(forFamilyName: "Helvetica")
    _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .regular)
    _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular)
    let keys: [NSAttributedString.Key] = [
      .font, .paragraphStyle, .foregroundColor, .underlineStyle, .strokeColor, .strokeWidth,
    ]
    #expect(Set(keys).count == 6)
    let size = CGSize(width: 100, height: 100)
    _ = ("A" as String).boundingRect(with: size, options: [], attributes: nil, context: nil)
    _ = NSString(string: "A").boundingRect(with: size, options: [], attributes: nil, context: nil)
    _ = NSAttributedString(string: "A").boundingRect(with: size, options: [], context: nil)
    _ = NSAttributedString(attachment: NSTextAttachment())
    #expect(NSValue(cgRect: CGRect(x: 1, y: 0, width: 0, height: 0)).cgRectValue.minX == 1)
    #expect(NSValue(cgSize: size).cgSizeValue == size && size.equalTo(size))
    #expect(CGPoint.zero.equalTo(.zero) && CGRect.zero.equalTo(.zero))
  }

  @Test func `the unwinding methods that apps override exist`() {
    final class Unwound: UIViewController {
      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] { [] }
      override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {}
    }
    #expect(Unwound().children.isEmpty)
  }

  @Test func `the members of colors and images that apps use exist`() {
    let colors: [UIColor] = [
      .systemBackground, .secondaryLabel, .systemBlue, .secondarySystemBackground, .systemRed,
      .tertiaryLabel, .systemGray, .systemGroupedBackground, .groupTableViewBackground,
      .systemGreen, .lightText, .systemGray6, .secondarySystemGroupedBackground, .darkText,
      .opaqueSeparator, .systemGray5, .label, .separator, .systemFill, .systemOrange,
      .systemYellow, .systemGray2, UIColor(hue: 0, saturation: 0, brightness: 0, alpha: 1),
      UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1), UIColor(patternImage: UIImage()),
      UIColor(cgColor: UIColor.red.cgColor),
    ]
    #expect(colors.count == 26)
    var (red, other) = (CGFloat(0), CGFloat(0))
    #expect(UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    #expect(UIColor.red.getHue(&other, saturation: nil, brightness: nil, alpha: nil))
    UIColor.red.set()
    UIColor.red.setFill()
    UIColor.red.setStroke()
    #expect(UIColor(named: "none") == nil && UIImage(named: "none") == nil)
    _ = UIImage(systemName: "star")
    #expect(UIImage(data: Data()) == nil && UIImage(contentsOfFile: "/none") == nil)
    let image = UIImage()
    _ = image.imageFlippedForRightToLeftLayoutDirection()
    _ = image.resizableImage(withCapInsets: .zero)
    #expect(image.imageOrientation == .up)
    if let testImage = image.cgImage { _ = UIImage(cgImage: testImage) }
    _ = UIImage.SymbolConfiguration(pointSize: 10)
    _ = UIImage.SymbolConfiguration(scale: .large)
  }
}
