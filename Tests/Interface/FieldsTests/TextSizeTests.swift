import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalText
import TestSupport
import Testing

/// The sizes of text fields and text views (L-SIZE-11, L-SIZE-12, L-SIZE-13).
@MainActor @Suite struct TextSizeTests {
  private func on<Result>(
    _ slug: String, _ system: SystemVersion, _ body: () throws -> Result
  ) throws -> Result {
    try Simulator(DeviceCatalog.standard.device(slug), system: system).perform { try body() }
  }

  @Test(arguments: [
    ("iphone-5s", SystemVersion.iOS(12), CGFloat(14), CGFloat(30), CGFloat(17)),
    ("iphone-5s", .iOS(12), 17, 30, 21), ("iphone-xr", .iOS(15), 17, 34, 22),
    ("iphone-xr", .iOS(15), 15, 34, 19.5), ("iphone-15-pro", .iOS(18), 17, 34, 22),
  ])
  func `a field has the height of its border, or of a line (L-SIZE-11)`(
    slug: String, system: SystemVersion, size: CGFloat, bordered: CGFloat, plain: CGFloat
  ) throws {
    try on(slug, system) {
      let field = UITextField()
      field.font = .systemFont(ofSize: size)
      #expect(abs(field.intrinsicContentSize.height - plain) < 0.001)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == bordered)
    }
  }

  @Test(arguments: [
    (SystemVersion.iOS(12), CGFloat(18), CGFloat(30)), (.iOS(12), 24, 33), (.iOS(12), 25, 34),
    (.iOS(15), 20, 34), (.iOS(15), 21, 35), (.iOS(15), 30, 45.5),
  ])
  func `a field with a border and a large font is 4 points higher than a line, later 8 (L-SIZE-11)`(
    system: SystemVersion, size: CGFloat, height: CGFloat
  ) throws {
    try on("iphone-xr", system) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == height)
    }
  }

  @Test func `a field is as wide as its text or placeholder, border and side views (L-SIZE-11)`()
    throws
  {
    try on("iphone-15-pro", .iOS(18)) {
      let (field, label) = (UITextField(), UILabel())
      field.placeholder = "Your name"
      label.text = "Your name"
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
      field.text = "A"
      label.text = "A"
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
      field.borderStyle = .roundedRect
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
      field.leftViewMode = .always
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 34)
      let sign = UILabel()
      sign.text = "$"
      field.leftView = sign
      #expect(
        field.intrinsicContentSize.width
          == label.intrinsicContentSize.width + 14 + sign.intrinsicContentSize.width)
    }
  }

  @Test func `the layout contains a field's visible text and its truncation`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let (root, field) = (
      Probe("root"), UITextField(frame: CGRect(x: 9, y: 99, width: 80, height: 34))
    )
    sim.launch(root)
    sim.perform {
      field.accessibilityIdentifier = "field"
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      root.view.addSubview(field)
    }
    sim.settle()
    let shown = try #require(sim.layout["field"]?.content.text)
    #expect(shown.string == "Name" && shown.rect.minX == 7 && !shown.isCut)
    sim.perform { field.text = "a text that is far too long" }
    sim.settle()
    #expect(sim.layout["field"]?.content.text?.isCut == true)
  }

  @Test func `rectangles of text and side views (L-SIZE-12)`() throws {
    try on("iphone-15-pro", .iOS(18)) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      #expect(field.textRect(forBounds: field.bounds) == field.bounds)
      field.borderStyle = .roundedRect
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
      let (left, right) = (UIView(), UIView())
      left.frame.size = CGSize(width: 20, height: 20)
      right.frame.size = CGSize(width: 30, height: 10)
      (field.leftView, field.rightView) = (left, right)
      (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
      #expect(
        field.editingRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 136, height: 34))
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
      #expect(right.frame == CGRect(x: 170, y: 12, width: 30, height: 10))
      field.semanticContentAttribute = .forceRightToLeft
      #expect(field.leftViewRect(forBounds: field.bounds).minX == 180)
      #expect(field.textRect(forBounds: field.bounds).minX == 37)
      field.rightViewMode = .never
      field.layoutIfNeeded()
      #expect(right.superview == nil)
    }
  }

  @Test func `the shown text of a field lies according to its alignment and direction`() throws {
    try on("iphone-15-pro", .iOS(18)) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.placeholder = "Name"
      func rect() -> CGRect { field.shownText?.rect ?? .zero }
      #expect(rect().minX == 0 && rect().width > 0)
      field.textAlignment = .center
      #expect(abs(rect().midX - 100) < 0.01)
      field.textAlignment = .right
      #expect(abs(rect().maxX - 200) < 0.01)
      field.textAlignment = .natural
      field.semanticContentAttribute = .forceRightToLeft
      #expect(abs(rect().maxX - 200) < 0.01)
      field.placeholder = String(repeating: "Long name ", count: 20)
      #expect(rect().minX == 0 && rect().width == 200)
    }
  }

  @Test func `a scrolling text view has no size, another has its text's size (L-SIZE-13)`()
    throws
  {
    try on("iphone-15-pro", .iOS(18)) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.font = .systemFont(ofSize: 17)
      view.text = "One two three four five six seven"
      #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
      view.isScrollEnabled = false
      let label = UILabel()
      label.text = view.text
      let line = label.intrinsicContentSize
      #expect(
        view.intrinsicContentSize == CGSize(width: line.width + 10, height: line.height + 16))
      label.numberOfLines = 0
      let broken = label.sizeThatFits(CGSize(width: 90, height: 0))
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == broken.height + 16)
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      #expect(view.intrinsicContentSize == line)
      view.text = "a\n"
      #expect(abs(view.intrinsicContentSize.height - 2 * 20.287) < 0.4)
      view.text = ""
      #expect(view.intrinsicContentSize.height > 20)
    }
  }

  @Test func `a text view measures attributed text until something is typed`() throws {
    try on("iphone-15-pro", .iOS(18)) {
      let view = UITextView()
      view.isScrollEnabled = false
      let font = UIFont.systemFont(ofSize: 34)
      view.attributedText = NSAttributedString(string: "Large", attributes: [.font: font])
      #expect(abs(view.intrinsicContentSize.height - font.lineHeight - 16) < 0.4)
      view.insertText("!")
      #expect(view.text == "Large!" && view.intrinsicContentSize.height < 40)
    }
  }

  @Test func `constraints give a text view its text's height, or the rest if it scrolls`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let root = Probe("root")
    sim.launch(root)
    let (fixed, scrolling, label) = (UITextView(), UITextView(), UILabel())
    sim.perform {
      for view in [fixed, scrolling] {
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "word ", count: 40)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      fixed.isScrollEnabled = false
      label.text = fixed.text
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        fixed.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
        fixed.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
        fixed.widthAnchor.constraint(equalToConstant: 200),
        scrolling.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 500),
        scrolling.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
        scrolling.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        scrolling.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    sim.settle()
    let height = sim.perform { label.sizeThatFits(CGSize(width: 190, height: 0)).height } + 16
    #expect(fixed.frame == CGRect(x: 20, y: 100, width: 200, height: height))
    #expect(scrolling.contentSize == CGSize(width: 200, height: height))
    sim.perform { scrolling.scrollRangeToVisible(NSRange(location: 199, length: 0)) }
    #expect(abs(scrolling.contentOffset.y - (height - 8 - 60)) < 0.5)
  }
}
