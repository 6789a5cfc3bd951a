import Gimbal
import GimbalDevices
import Testing
import UIKit

/// Setters run in convenience initializers of an app's extensions, which Swift compiles as stores into the class's own
/// properties (R-SET-1, W-63).
@MainActor @Suite struct InitializerSettersTests {
  @Test func `labels, images and buttons measure what an initializer set`() {
    let usual = UILabel()
    usual.text = "Gimbal"
    let large = UILabel(large: "Gimbal").intrinsicContentSize
    #expect(large.height > usual.intrinsicContentSize.height)
    #expect(UILabel(large: "Gimbal").font.pointSize == 40)
    #expect(UIImageView(wide: 30).intrinsicContentSize == CGSize(width: 30, height: 10))
    #expect(UIButton(caption: "Go").configuration?.title == "Go")
    #expect(UIButton(caption: "Go").calls > 0)
    #expect(UIActivityIndicatorView(large: ()).intrinsicContentSize.width == 37)
    #expect(UIActivityIndicatorView(large: ()).color == .gray)
  }

  @Test func `a configuration's title follows its attributed title`() {
    #expect(UIButton.Configuration(styled: "Go").title == "Go")
    #expect(UIButton.Configuration(styled: "Go").subtitle == "now")
  }

  @Test func `setters limit values set in initializers`() {
    #expect(UIProgressView(beyond: 7).progress == 1)
    #expect(UISlider(from: 5, to: 2).maximumValue == 5)
    #expect(UIStepper(step: -1).stepValue == 1)
    #expect(UIPageControl(pages: 3, current: 9).currentPage == 2)
    #expect(UIDatePicker(minutes: 7).minuteInterval == 1)
    #expect(UIDatePicker(minutes: 5).minuteInterval == 5)
    #expect(UISegmentedControl(momentary: ["a", "b"]).selectedSegmentIndex == -1)
    #expect(UIControl(off: ()).state == [.disabled, .selected])
  }

  @Test func `fields and text views measure with the font that an initializer set`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let large = UITextField(rounded: 40).intrinsicContentSize
    #expect(large.height > field.intrinsicContentSize.height)
    #expect(UITextField(rounded: 40).font?.pointSize == 40)
    let text = UITextView(padded: 30)
    #expect(text.sizeThatFits(CGSize(width: 200, height: 900)).height > 60)
    #expect((text as UIScrollView).delegate != nil)
    #expect(!text.isScrollEnabled && text.intrinsicContentSize.height > 60)
  }

  @Test func `scroll views and lists take what an initializer set`() {
    let scroll = UIScrollView(inset: 11)
    #expect(scroll.adjustedContentInset.top == 11)
    let (headed, cell) = (UITableView(header: 30), UITableViewCell(backed: ()))
    headed.frame.size = CGSize(width: 100, height: 100)
    headed.layoutIfNeeded()
    #expect(headed.tableHeaderView?.superview === headed && headed.contentSize.height == 30)
    #expect(cell.backgroundView?.superview === cell)
    let source = Rows()
    let table = UITableView(rows: source)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 4)
    let layout = UICollectionViewFlowLayout(side: 20)
    let items = UICollectionView(items: source, layout: layout)
    items.frame.size = CGSize(width: 100, height: 100)
    items.layoutIfNeeded()
    #expect(items.contentSize.height == 20)
  }

  @Test func `stack views arrange as an initializer sets them`() {
    let stack = UIStackView(column: 8)
    stack.frame.size = CGSize(width: 50, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 54])
  }

  @Test func `controllers, windows and items take what an initializer set`() throws {
    // A size that is not finite raises an exception, which fails a test on the default device.
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let controller = sim.perform { UIViewController(named: "First") }
    #expect(controller.navigationItem.title == "First")
    #expect(controller.preferredContentSize == .zero)
    let root = UIViewController()
    #expect(UIWindow(root: root).rootViewController === root && root.viewIfLoaded?.window == nil)
    #expect(UIBarButtonItem(doing: "Save").title == "Save")
    #expect(UINavigationItem(middle: UIView()).titleView != nil)
    #expect(CALayer(round: 5).cornerCurve == .continuous)
    #expect(UITapGestureRecognizer(off: ()).isEnabled == false)
    #expect(UIVisualEffectView(blurred: ()).effect is UIBlurEffect)
    #expect(UISearchBar(cancellable: ()).showsCancelButton)
    #expect(NSTextContainer(narrow: 5).size.width == 5)
  }

  @Test func `an override in a subclass runs for a store of its base's extension`() {
    let label = Numbered(large: "Gimbal")
    #expect(label.stores == ["font", "textAlignment", "tag"])
    let field = Watched(heard: Listener.shared)
    #expect(field.stores == 1 && field.delegate === Listener.shared)
  }
}

private final class Numbered: UILabel {
  var stores: [String] = []
  override var font: UIFont! { didSet { stores.append("font") } }
  override var textAlignment: NSTextAlignment { didSet { stores.append("textAlignment") } }
  override var tag: Int { didSet { stores.append("tag") } }
}

private final class Watched: UITextField {
  var stores = 0
  override var delegate: (any UITextFieldDelegate)? { didSet { stores += 1 } }
}

private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
  @MainActor static let shared = Listener()
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
}

extension UILabel {
  fileprivate convenience init(large text: String) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: 40)
    textAlignment = .center
    tag = 3
  }
}

extension UIImageView {
  fileprivate convenience init(wide width: CGFloat) {
    self.init()
    image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }
}

extension UIButton {
  fileprivate convenience init(caption: String) {
    self.init(type: .custom)
    configurationUpdateHandler = { $0.tag += 1 }
    configuration = .plain()
    configuration?.title = caption
  }

  fileprivate var calls: Int {
    layoutIfNeeded()
    return tag
  }
}

extension UIButton.Configuration {
  fileprivate init(styled text: String) {
    self = .plain()
    attributedTitle = AttributedString(text)
    attributedSubtitle = AttributedString("now")
  }
}

extension UIActivityIndicatorView {
  fileprivate convenience init(large: Void) {
    self.init(frame: .zero)
    style = .large
    color = nil
  }
}

extension UIProgressView {
  fileprivate convenience init(beyond value: Float) {
    self.init(frame: .zero)
    progress = value
  }
}

extension UISlider {
  fileprivate convenience init(from low: Float, to high: Float) {
    self.init(frame: .zero)
    maximumValue = high
    minimumValue = low
  }
}

extension UIStepper {
  fileprivate convenience init(step: Double) {
    self.init(frame: .zero)
    stepValue = step
  }
}

extension UIPageControl {
  fileprivate convenience init(pages: Int, current: Int) {
    self.init(frame: .zero)
    numberOfPages = pages
    currentPage = current
  }
}

extension UIDatePicker {
  fileprivate convenience init(minutes: Int) {
    self.init(frame: .zero)
    minuteInterval = minutes
  }
}

extension UISegmentedControl {
  fileprivate convenience init(momentary titles: [String]) {
    self.init(items: titles)
    selectedSegmentIndex = 1
    isMomentary = true
  }
}

extension UIControl {
  fileprivate convenience init(off: Void) {
    self.init(frame: .zero)
    isEnabled = false
    isSelected = true
  }
}

extension UITextField {
  fileprivate convenience init(rounded size: CGFloat) {
    self.init(frame: .zero)
    borderStyle = .roundedRect
    font = .systemFont(ofSize: size)
  }

  fileprivate convenience init(heard delegate: any UITextFieldDelegate) {
    self.init(frame: .zero)
    self.delegate = delegate
  }
}

extension UITextView {
  fileprivate convenience init(padded inset: CGFloat) {
    self.init(frame: .zero, textContainer: nil)
    textContainerInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    delegate = Listener.shared
    isScrollEnabled = false
  }
}

extension UIScrollView {
  fileprivate convenience init(inset: CGFloat) {
    self.init(frame: .zero)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
  }
}

extension UITableView {
  fileprivate convenience init(header height: CGFloat) {
    self.init(frame: .zero, style: .plain)
    tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }

  fileprivate convenience init(rows: any UITableViewDataSource) {
    self.init(frame: .zero, style: .plain)
    dataSource = rows
  }
}

extension UITableViewCell {
  fileprivate convenience init(backed: Void) {
    self.init(style: .default, reuseIdentifier: nil)
    backgroundView = UIView()
  }
}

extension UICollectionViewFlowLayout {
  fileprivate convenience init(side: CGFloat) {
    self.init()
    itemSize = CGSize(width: side, height: side)
    minimumInteritemSpacing = 0
  }
}

extension UICollectionView {
  fileprivate convenience init(
    items: any UICollectionViewDataSource, layout: UICollectionViewLayout
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    dataSource = items
  }
}

extension UIStackView {
  fileprivate convenience init(column spacing: CGFloat) {
    self.init(arrangedSubviews: [UIView(), UIView()])
    axis = .vertical
    distribution = .fillEqually
    self.spacing = spacing
  }
}

extension UIViewController {
  fileprivate convenience init(named title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    preferredContentSize = CGSize(width: CGFloat.nan, height: 1)
  }
}

extension UIWindow {
  fileprivate convenience init(root: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rootViewController = root
  }
}

extension UIBarButtonItem {
  fileprivate convenience init(doing title: String) {
    self.init()
    primaryAction = UIAction(title: title) { _ in }
  }
}

extension UINavigationItem {
  fileprivate convenience init(middle view: UIView) {
    self.init(title: "")
    titleView = view
  }
}

extension CALayer {
  fileprivate convenience init(round radius: CGFloat) {
    self.init()
    cornerRadius = radius
    cornerCurve = .continuous
  }
}

extension UITapGestureRecognizer {
  fileprivate convenience init(off: Void) {
    self.init(target: nil, action: nil)
    isEnabled = false
  }
}

extension UIVisualEffectView {
  fileprivate convenience init(blurred: Void) {
    self.init(effect: nil)
    effect = UIBlurEffect(style: .light)
  }
}

extension UISearchBar {
  fileprivate convenience init(cancellable: Void) {
    self.init(frame: .zero)
    showsCancelButton = true
  }
}

extension NSTextContainer {
  fileprivate convenience init(narrow width: CGFloat) {
    self.init(size: .zero)
    size = CGSize(width: width, height: 0)
  }
}
