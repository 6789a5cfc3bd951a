import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTesting
import GimbalText
import GimbalTraits
import Testing

/// Sizes of buttons as Interface Builder saves them, and the positions of their parts.
@MainActor @Suite(.simulator("iphone-15-pro")) struct UIButtonTests {
  private func button(_ title: String?, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(arguments: [
    ("Button", 46), ("Picker", 43), ("Action", 44), ("Close", 39), ("Disconnect", 78),
    ("OK", 30),
  ])
  func `a system button is as wide as its title and 30 high`(title: String, width: CGFloat) {
    #expect(button(title).intrinsicContentSize == CGSize(width: width, height: 30))
  }

  @Test(arguments: [(12, 45.667), (14, 45.667), (15, 46), (17, 46)])
  func `a title label is rounded to pixels up to iOS 14, the button to whole points (V-48)`(
    system: Int, width: CGFloat
  ) throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device(system < 17 ? "iphone-x" : "iphone-15-pro"),
      system: .iOS(system))
    try sim.perform {
      let button = button("Button")
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      #expect(button.bounds.size == CGSize(width: 46, height: 30))
      let label = try #require(button.titleLabel)
      #expect(abs(label.bounds.width - width) < 0.001 && label.bounds.height == 18)
    }
  }

  @Test(arguments: [(13, 28), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41)])
  func `a button is 12 points higher than a line`(size: CGFloat, height: CGFloat) {
    let button = button("Reset")
    button.titleLabel?.font = .systemFont(ofSize: size)

    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `an empty button has the size of an empty line`() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `contentEdgeInsets replace the default padding`() {
    let button = button("Button")
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 76, height: 22))
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
  }

  @Test func `an image adds to the button's size`() {
    let testImage = UIImage(simulatedSize: CGSize(width: 22, height: 40), scale: 3)
    let button = button("Button")
    button.setImage(testImage, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 68, height: 40))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 40))
  }

  @Test(arguments: [CGFloat(1), 20])
  func `next to an image there is no padding, and an empty title has line height (L-SIZE-18)`(
    _ side: CGFloat
  ) {
    let button = button("Button")
    button.setImage(UIImage(simulatedSize: CGSize(width: side, height: side)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 46 + side, height: max(18, side)))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: max(18, side)))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: side))
  }

  @Test func `the state determines the title`() {
    let button = button("Follow")
    button.setTitle("Following", for: .selected)
    let width = button.intrinsicContentSize.width

    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
    #expect(button.intrinsicContentSize.width > width)
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "Follow")
    #expect(button.title(for: .highlighted) == "Follow")
  }

  @Test func `the title is centered, after the image`() {
    let button = button("Button")
    button.setImage(UIImage(simulatedSize: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 166, height: 50)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 50, y: 15, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 70, y: 16, width: 46, height: 18))

    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 50, y: 16, width: 46, height: 18))
    #expect(button.imageView?.frame == CGRect(x: 96, y: 15, width: 20, height: 20))

    button.semanticContentAttribute = .forceLeftToRight
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 6)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 114, y: 28, width: 46, height: 18))
    #expect(button.imageView?.frame == CGRect(x: 100, y: 30, width: 20, height: 20))
  }

  @Test func `a button in a screen follows its title`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = button("Button")
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    button.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 46, height: 30))

    button.titleLabel?.font = .systemFont(ofSize: 18)
    container.layoutIfNeeded()
    #expect(button.frame.height == 34)
    #expect(button.titleLabel?.frame.height == 22)
  }

  @Test func `a label is aligned with a button's baseline at any button height (L-CON-3)`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = button("Button")
    let label = UILabel()
    label.text = "Label"
    label.font = .systemFont(ofSize: 15)
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let height = button.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor), height,
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    let cases: [(CGFloat, CGFloat)] = [(30, 6), (50, 16)]
    for (tall, top) in cases {
      height.constant = tall
      container.layoutIfNeeded()
      #expect(label.frame.minY == top && button.titleLabel?.frame.minY == top)
    }
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets.top = 2
    container.layoutIfNeeded()
    #expect(label.frame.minY == 2 && button.titleLabel?.frame.minY == 2)
  }

  @Test(arguments: [(12, CGSize(width: 22, height: 22)), (13, CGSize(width: 25, height: 24))])
  func `buttons of system image types have the size of their image (L-SIZE-19)`(
    major: Int, size: CGSize
  ) throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-8"), system: .iOS(major))
    sim.perform {
      for type in [
        UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd,
      ] {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == size && button.buttonType == type)
        #expect(button.currentImage != nil && button.currentTitle == nil)
        button.setTitle("More", for: .normal)
        #expect(button.intrinsicContentSize.width > size.width)
      }
      #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
      #expect(UIButton(type: .system).currentImage == nil)
    }
  }
}
