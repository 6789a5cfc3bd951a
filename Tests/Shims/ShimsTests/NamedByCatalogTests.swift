import Foundation
import Testing
import UIKit

/// Names that Apple's catalog of controls uses, as its sources do.
@MainActor @Suite struct NamedByCatalogTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { "Red" }
  }

  private final class Chooser: UIViewController, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    var chosen: UIColor?
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      chosen = viewController.selectedColor
    }
  }

  @Test func `a search field stores its tokens in order`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "Two"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "One"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Three"), at: 9)
    field.removeToken(at: 1)
    field.removeToken(at: 7)
    #expect(field.tokens.count == 2)
    field.tokens[0].representedObject = 5
    #expect(field.tokens[0].representedObject as? Int == 5)
    field.text = "red shoes"
    let start = field.beginningOfDocument
    if let end = field.position(from: start, offset: 4),
      let word = field.textRange(from: start, to: end)
    {
      field.replaceTextualPortion(of: word, with: UISearchToken(icon: nil, text: "red"), at: 0)
    }
    #expect(field.text == "shoes" && field.tokens.count == 3)
    #expect(field.text(in: field.textualRange) == "shoes")
    field.allowsDeletingTokens = false
    #expect(!field.allowsDeletingTokens && field.allowsCopyingTokens)
  }

  @Test func `divider images of controls are stored by state`() {
    let (stepper, bar, slider) = (UIStepper(), UIToolbar(), UISlider())
    let testImage = UIImage(systemName: "line.diagonal")
    stepper.setDividerImage(testImage, forLeftSegmentState: .normal, rightSegmentState: .selected)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === testImage
    )
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    bar.setBackgroundImage(testImage, forToolbarPosition: .bottom, barMetrics: .default)
    bar.setShadowImage(testImage, forToolbarPosition: .any)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === testImage)
    #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
    slider.setMinimumTrackImage(testImage, for: .normal)
    #expect(slider.currentMinimumTrackImage === testImage && slider.currentMaximumTrackImage == nil)
  }

  @Test func `appearance values of bars, text views and split views are stored with defaults`() {
    let (tabs, text, split) = (UITabBarAppearance(), UITextView(), UISplitViewController())
    #expect(tabs.stackedItemPositioning == .automatic && tabs.backgroundEffect == nil)
    tabs.stackedItemPositioning = .centered
    tabs.stackedItemSpacing = 8
    tabs.backgroundEffect = UIBlurEffect(style: .dark)
    #expect(tabs.stackedItemPositioning == .centered && tabs.stackedItemSpacing == 8)
    text.borderStyle = .roundedRect
    text.usesStandardTextScaling = true
    #expect(text.borderStyle == .roundedRect && text.usesStandardTextScaling)
    #expect(split.primaryBackgroundStyle == .none)
    split.primaryBackgroundStyle = .sidebar
    split.displayModeButtonVisibility = .never
    #expect(split.primaryBackgroundStyle == .sidebar)
    let search = UISearchBar()
    search.isEnabled = false
    #expect(!search.isEnabled && search.barStyle == .default)
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
  }

  @Test func `picker controllers can be presented, and a test chooses a value`() {
    let chooser = Chooser()
    let colors = UIColorPickerViewController()
    colors.delegate = chooser
    colors.selectedColor = .red
    colors.delegate?.colorPickerViewControllerDidFinish(colors)
    #expect(chooser.chosen == .red)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let fonts = UIFontPickerViewController(configuration: configuration)
    fonts.delegate = chooser
    #expect(fonts.configuration.includeFaces && fonts.selectedFontDescriptor == nil)
    #expect(UIActivityItemProvider(placeholderItem: "text").item as? String == "text")
  }

  @Test func `accessibility rotors and attributed labels are stored`() {
    let view = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Links") { _ in nil }
    view.accessibilityCustomRotors = [rotor]
    view.accessibilityAttributedLabel = NSAttributedString(string: "Label")
    #expect(view.accessibilityCustomRotors?.first?.name == "Links")
    #expect(view.accessibilityAttributedLabel?.string == "Label")
    let picker = UIPickerView()
    let colors = Colors()
    picker.delegate = colors
    #expect(colors.pickerView(picker, accessibilityHintForComponent: 0) == nil)
  }

  @Test func `a bar button item has a landscape image for phones`() {
    let testImage = UIImage(systemName: "star")
    let item = UIBarButtonItem(
      image: nil, landscapeImagePhone: testImage, style: .plain, target: nil, action: nil)
    #expect(item.landscapeImagePhone === testImage && item.image == nil && !item.isHidden)
  }

  @Test func `an animated image has the size of its first image`() {
    let frames = [10, 20].map { UIImage(simulatedSize: CGSize(width: $0, height: 5)) }
    let animated = UIImage.animatedImage(with: frames, duration: 0)
    #expect(animated?.size == CGSize(width: 10, height: 5) && animated?.images?.count == 2)
    #expect(animated?.duration == 2.0 / 30)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frames[0].images == nil)
    #expect(UIImageView(image: animated).intrinsicContentSize == CGSize(width: 10, height: 5))
    #expect(UIImage.animatedImageNamed("no such picture ", duration: 1) == nil)
  }

  private final class OwnBar: UINavigationBar {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class OwnToolbar: UIToolbar {}

  @Test func `a navigation controller has bars of an app's own classes`() {
    let own = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    own.setViewControllers([UIViewController()], animated: false)
    #expect(own.navigationBar is OwnBar && own.navigationBar.tag == 7)
    #expect(own.toolbar is OwnToolbar)
    let usual = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self)
    #expect(type(of: usual.toolbar!) == UIToolbar.self)
  }

  @Test func `tabs create their controllers, and the shown tab is the selected one`() {
    let controllers = [UIViewController(), UIViewController()]
    let tabs = controllers.indices.map { index in
      UITab(title: "Tab \(index)", image: nil, identifier: "\(index)") { _ in controllers[index] }
    }
    let bar = UITabBarController(tabs: tabs)
    #expect(bar.viewControllers == controllers && bar.selectedTab === tabs[0])
    bar.selectedTab = tabs[1]
    #expect(bar.selectedIndex == 1 && bar.tab(forIdentifier: "1") === tabs[1])
    tabs[1].title = "Other"
    #expect(
      controllers[1].tabBarItem.title == "Other" && controllers[0].tabBarItem.title == "Tab 0")
  }
}
