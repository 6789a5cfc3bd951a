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
import TestSupport
import Testing

/// Texts with AttributedString attributes, and buttons that show them (L-SIZE-17, L-TEXT-1).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct ButtonTextTests {
  private let root = Probe("root")

  @Test func `attributes survive conversion to NSAttributedString and back`() throws {
    var text = AttributedString("one two")
    text.font = .boldSystemFont(ofSize: 20)
    text.kern = 2
    text.uiKit.foregroundColor = .red
    text.underlineStyle = .single
    let two = try #require(text.range(of: "two"))
    text[two].font = .systemFont(ofSize: 10)
    text[two].link = URL(string: "https://example.com")
    let made = NSAttributedString(text)
    #expect(made.string == "one two")
    #expect(
      made.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(made.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    #expect((made.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
    #expect((made.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? NSNumber) == 1)
    #expect(made.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(made.attribute(.link, at: 4, effectiveRange: nil) as? URL != nil)
    #expect(AttributedString(made) == text)
    #expect(
      try AttributedString(NSAttributedString(text, including: \.uiKit), including: \.uiKit) == text
    )
    // Values of other types are omitted.
    #expect(AttributeContainer([.font: "no font", .kern: 3, .link: "a b"]).kern == 3)
    #expect(AttributeContainer([.font: "no font"]).font == nil)
    #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
  }

  private func button(
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    root.view.addSubview(button)
    return button
  }

  @Test func `a title's own font and a transformer's result affect a button's size`()
    throws
  {
    let sim = try #require(Simulator.bound)
    sim.launch(root)
    sim.perform {
      let plain = button { _ in }.intrinsicContentSize
      let large = UIFont.systemFont(ofSize: 40)
      var text = AttributedString("Send")
      text.font = large
      let own = button { $0.attributedTitle = text }
      let grid = 1.0 / 3
      let wide = "Send".size(withAttributes: [.font: large])
      #expect(abs(own.intrinsicContentSize.width - wide.width - 24) <= grid)
      #expect(abs(own.intrinsicContentSize.height - large.lineHeight - 14) <= grid)
      let changed = button {
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          var changed = $0
          #expect(changed.font == .preferredFont(forTextStyle: .body))
          changed.font = large
          return changed
        }
      }
      #expect(changed.intrinsicContentSize == own.intrinsicContentSize)
      let spaced = button {
        $0.attributedTitle = AttributedString("Send", attributes: AttributeContainer([.kern: 10]))
      }
      #expect(spaced.intrinsicContentSize.width > plain.width + 30)
      #expect(spaced.intrinsicContentSize.height == plain.height)
      let below = button {
        $0.subtitle = "now"
        $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          $0.merging(AttributeContainer([.font: large]))
        }
      }
      #expect(below.intrinsicContentSize.height > plain.height + large.lineHeight)
      let back = button { $0.attributedTitle = text }
      back.configuration?.title = "Send"
      #expect(back.intrinsicContentSize == own.intrinsicContentSize)
      back.configuration?.title = "Sent"
      back.configuration?.title = "Send"
      #expect(back.intrinsicContentSize == plain && back.titleLabel?.text == "Send")
    }
  }

  @Test func `a button's background view is behind its content, within its insets`() throws {
    let sim = try #require(Simulator.bound)
    sim.launch(root)
    let (view, other) = (UIView(), UIView())
    var made: UIButton?
    sim.perform {
      let button = button {
        $0.background.customView = view
        $0.background.backgroundInsets = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      made = button
    }
    sim.settle()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(made?.subviews.first === view)
    sim.perform { made?.configuration?.background.customView = other }
    sim.settle()
    #expect(view.superview == nil && other.superview === made)
    sim.perform { made?.configuration = nil }
    sim.settle()
    #expect(other.superview == nil)
  }
}
