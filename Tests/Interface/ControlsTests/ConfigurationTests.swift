import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTesting
import TestSupport
import Testing

/// Buttons with configurations (L-SIZE-17).
@MainActor @Suite(.simulator("iphone-se-3", system: .iOS(18))) struct ConfigurationTests {
  private func width(_ text: String, _ size: CGFloat = 17) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label.intrinsicContentSize.width
  }

  private let testImage = UIImage(simulatedSize: CGSize(width: 20, height: 30), scale: 2)

  @Test
  func `a plain button is as high as a line plus 14, as wide as its title plus 24 (L-SIZE-17)`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Show Simple Alert"
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height == 34.5)
    #expect(button.intrinsicContentSize.width == width("Show Simple Alert") + 24)
    #expect(button.currentTitle == "Show Simple Alert" && button.configuration?.title != nil)
    button.configuration?.buttonSize = .small
    #expect(
      button.intrinsicContentSize == CGSize(width: width("Show Simple Alert", 15) + 20, height: 28))
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize.height == 50.5)
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: width("Show Simple Alert"), height: 20.5))
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize.height == 50.5)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGPoint(x: 12, y: 7), true),
    (.trailing, CGPoint(x: 12, y: 11.5), false), (.top, CGPoint(x: 12, y: 7), true),
    (.bottom, CGPoint(x: 12, y: 7), false),
  ])
  func `the image is on its configured side of the text (L-SIZE-17)`(
    edge: NSDirectionalRectEdge, first: CGPoint, isImage: Bool
  ) throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.image) = ("Delete", testImage)
    (configuration.imagePlacement, configuration.imagePadding) = (edge, 8)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    let image = try #require(button.imageView).frame
    let isRow = edge == .leading || edge == .trailing
    let text = width("Delete")
    #expect(
      button.bounds.size
        == (isRow
          ? CGSize(width: 24 + 20 + 8 + text, height: 44)
          : CGSize(width: 24 + text, height: 14 + 30 + 8 + 20.5)))
    #expect(image.size == testImage.size && title.width == text)
    if isRow {
      #expect((isImage ? image : title).minX == first.x && abs(image.midY - title.midY) <= 0.5)
      #expect(isImage ? title.minX == image.maxX + 8 : image.minX == title.maxX + 8)
    } else {
      #expect(isImage ? title.minY == image.maxY + 8 : image.minY == title.maxY + 8)
    }
  }

  @Test func `a subtitle is below the title, an activity indicator replaces the image`() throws {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.subtitle) = ("Buy", "one month")
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.frame.minY >= title.frame.maxY + 0.5 && subtitle.font.pointSize == 12)
    #expect(abs(title.frame.midX - subtitle.frame.midX) < 0.5)
    button.configuration?.titleAlignment = .leading
    button.layoutIfNeeded()
    #expect(title.frame.minX == subtitle.frame.minX)
    let before = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == before + 20)
  }

  @Test func `state changes update the configuration once each`() {
    final class Button: UIButton {
      var updates = 0
      override func updateConfiguration() {
        updates += 1
        configuration?.title = isSelected ? "On" : "Off"
      }
    }
    let button = Button(frame: .zero)
    var handled = 0
    button.configuration = .tinted()
    button.configurationUpdateHandler = { _ in handled += 1 }
    #expect(button.updates == 2 && handled == 1 && button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.updates == 3 && handled == 2 && button.currentTitle == "On")
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(button.updates == 3)
  }

  @Test func `a title wraps where the button is too narrow, and the button is higher (L-SIZE-17)`()
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Show Simple Alert"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let narrow = button.widthAnchor.constraint(equalToConstant: 130)
    NSLayoutConstraint.activate([
      narrow, button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 130, height: 56.5))
    #expect(button.titleLabel?.frame.height == 42.5 && button.titleLabel?.frame.minY == 7)
    #expect(button.sizeThatFits(CGSize(width: 130, height: 0)).height == 56.5)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    root.layoutIfNeeded()
    #expect(button.frame.height == 34.5 && button.titleLabel?.frame.width == 106)
    #expect(button.sizeThatFits(CGSize(width: 130, height: 0)).height == 34.5)
    button.configuration?.titleLineBreakMode = .byWordWrapping
    narrow.constant = 300
    root.layoutIfNeeded()
    #expect(button.frame.height == 34.5)
  }

  @Test func `an image next to a title takes its space before the title wraps (L-SIZE-17)`() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Show Alert", testImage)
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    let whole = width("Show Alert") + 20 + 8 + 24
    #expect(
      button.sizeThatFits(CGSize(width: whole, height: 0)) == CGSize(width: whole, height: 44))
    #expect(button.sizeThatFits(CGSize(width: whole - 1, height: 0)).height == 56.5)
    button.configuration?.imagePlacement = .top
    #expect(button.sizeThatFits(CGSize(width: whole - 28, height: 0)).height == 72.5)
  }

  @Test(arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill])
  func `a label at a button's baseline is as high as its title, wherever that is (L-CON-3)`(
    alignment: UIControl.ContentVerticalAlignment
  ) throws {
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.subtitle) = ("Send", "now")
      (configuration.image, configuration.imagePadding) = (testImage, 8)
      configuration.imagePlacement = placement
      configuration.contentInsets.bottom = 11
      let (button, label) = (UIButton(configuration: configuration), UILabel())
      button.contentVerticalAlignment = alignment
      label.text = "Label"
      let title = try #require(button.titleLabel)
      label.font = title.font
      for view in [button, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 120),
        label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      #expect(abs(label.frame.minY - title.frame.minY) <= 0.5, "\(placement)")
    }
  }

  @Test func `a subtitle wraps too, each text at the width of both (L-SIZE-17)`() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("OK", "goes on without asking again")
    let button = UIButton(configuration: configuration)
    let one = button.intrinsicContentSize.height
    #expect(button.sizeThatFits(CGSize(width: 140, height: 0)).height > one + 10)
    button.configuration?.subtitleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 140, height: 0)).height == one)
  }
}
