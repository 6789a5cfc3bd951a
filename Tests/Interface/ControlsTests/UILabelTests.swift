import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraits
import TestSupport
import Testing

/// Sizes of labels (L-SIZE), their baselines (L-CON-3) and their lines (L-SIZE-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct UILabelTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func label(
    _ text: String?, size: CGFloat = 17, lines: Int = 1, in parent: UIView? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? container).addSubview(label)
    return label
  }

  /// Heights that Interface Builder saves for one line.
  @Test(arguments: [
    (11.0, 13.3333, 13.5), (12, 14.3333, 14.5), (13, 15.6667, 16), (14, 17, 17),
    (16, 19.3333, 19.5), (17, 20.3333, 20.5),
  ])
  func `a line is as high as the font's line, rounded up to the next pixel`(
    size: Double, at3: Double, at2: Double
  ) throws {
    let se = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))

    #expect(abs(label("Text", size: size).intrinsicContentSize.height - at3) < 0.001)
    se.perform {
      let height = label("Text", size: size, in: UIView()).intrinsicContentSize.height
      #expect(abs(height - at2) < 0.001)
    }
  }

  /// W-43.
  @Test(arguments: [
    (11, "\n", 1, 2), (11, "\n", 0, 2), (15, "\n", 0, 2), (11, "\n\n", 0, 3), (11, "a\n", 0, 2),
    (11, "a\n", 1, 1), (11, "a\n", 2, 1), (11, " \n", 0, 2), (11, "a\n\n", 0, 3), (10, "\n", 0, 1),
    (10, "a\n", 0, 1),
  ])
  func `the last line feed begins a line if any number of lines may follow (L-TEXT-17)`(
    system: Int, text: String, limit: Int, lines: Int
  ) throws {
    let phone = try Simulator(DeviceCatalog.standard.device("iphone-7"), system: .iOS(system))
    phone.perform {
      let plain = label(text, lines: limit, in: UIView())
      let line = label("a", in: UIView()).intrinsicContentSize.height
      let styled = label(nil, lines: limit, in: UIView())
      styled.attributedText = NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      for height in [
        plain.sizeThatFits(CGSize(width: 900, height: 900)).height,
        styled.intrinsicContentSize.height,
        plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height,
      ] {
        #expect(abs(height - CGFloat(lines) * line) <= 1)
      }
    }
  }

  @Test func `an empty last line is space, and no text that is cut off (L-TEXT-17)`() throws {
    let note = label("a\nb\n", lines: 0)
    let line = note.intrinsicContentSize.height / 3
    note.frame = CGRect(x: 0, y: 0, width: 90, height: 3 * line)
    let whole = try #require(note.shownText)
    #expect(whole.lines == 2 && whole.neededLines == 2 && !whole.isCut)
    #expect(abs(whole.rect.minY) < 1 && abs(whole.rect.height - 2 * line) < 1)
    note.frame.size.height = 2 * line
    #expect(note.shownText?.isCut == false)
    note.frame.size.height = line
    #expect(note.shownText?.isCut == true)
  }

  @Test func `a number is visible at a height that cuts off other texts`() {
    for (text, isCut) in [("42", false), ("4g", true)] {
      let number = label(text, size: 80)
      number.frame = CGRect(x: 0, y: 0, width: 200, height: 66)
      #expect(number.shownText?.isCut == isCut)
    }
  }

  @Test func `an empty label has no size`() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("", lines: 0).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test func `defaults are UIKit's (L-SIZE-3)`() {
    let label = UILabel()

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(label.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(label.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func `a label in a screen has the size of its text, and follows it`() {
    let label = label("Hello UIKit")
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
    container.layoutIfNeeded()
    #expect(near(label.frame, CGRect(x: 20, y: 10, width: 79.6667, height: 20.3333)))

    label.text = "iiiiillll"
    container.layoutIfNeeded()
    #expect(near(label.frame, CGRect(x: 20, y: 10, width: 34.3333, height: 20.3333)))

    label.font = .boldSystemFont(ofSize: 34)
    container.layoutIfNeeded()
    #expect(near(label.frame, CGRect(x: 20, y: 10, width: 77.3333, height: 40.6667)))
  }

  // MARK: Several lines

  /// At 17 points: "The quick brown fox" is 153.8 wide with its kerning (V-50), 155.01 without;
  /// "quick" 41.06, a space 4.35.
  @Test func `lines are filled word by word (L-SIZE-8)`() {
    let label = label("The quick brown fox", lines: 0)

    #expect(near(label.intrinsicContentSize, 154, 20.3333))
    #expect(near(label.sizeThatFits(CGSize(width: 156, height: 0)), 154, 20.3333))
    let two = label.sizeThatFits(CGSize(width: 153, height: 0))
    #expect(two.width < 153 && abs(two.height - 40.6667) < 0.001)
    let four = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(four.width < 60 && abs(four.height - 81.3333) < 0.001)
    label.numberOfLines = 2
    #expect(abs(label.sizeThatFits(CGSize(width: 60, height: 0)).height - 40.6667) < 0.001)
  }

  @Test func `the width of a label is enough for its text`() {
    for text in ["The quick brown fox", "Hello UIKit", "iiiiillll", "a b c d e f g"] {
      let label = label(text, lines: 0)
      let width = label.intrinsicContentSize.width
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height < 21, "\(text)")
    }
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\n", 2), ("a\n\nb", 3), ("\na", 2), ("a\r\nb", 2), ("a\u{2028}b", 2),
    ("a\n\n", 3),
  ])
  func `line breaks in the text begin new lines`(text: String, lines: Int) {
    let label = label(text, lines: 0)
    let height = (CGFloat(lines) * label.font.lineHeight * 3).rounded(.up) / 3

    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
    #expect(label.intrinsicContentSize.width < 15)
    let narrow = label.sizeThatFits(CGSize(width: 12, height: 0))
    #expect(abs(narrow.height - height) < 0.001)
  }

  @Test func `a word longer than the line is broken`() {
    let label = label(String(repeating: "a", count: 40), lines: 0)
    let advance = label.intrinsicContentSize.width / 40
    let size = label.sizeThatFits(CGSize(width: advance * 10.5, height: 0))

    #expect(abs(size.height - CGFloat(244) / 3) < 0.001)
    // No letter fits: each line has one.
    let thin = label.sizeThatFits(CGSize(width: 1, height: 0))
    #expect(abs(thin.height - CGFloat(2435) / 3) < 0.001)
  }

  @Test func `lines may break at any character`() {
    let label = label("aa aa aa aa", lines: 0)
    let width = CGSize(width: label.intrinsicContentSize.width / 2 + 1, height: 0)
    label.text = "aaaaaa aaa"
    let atWords = label.sizeThatFits(width).height
    label.lineBreakMode = .byCharWrapping

    #expect(label.sizeThatFits(width).height <= atWords)
    #expect(label.sizeThatFits(width).height > 21)
  }

  @Test func `a label between two edges grows down (L-SIZE-8)`() {
    let label = label("The quick brown fox jumps over the lazy dog", lines: 0)
    let below = self.label("below")
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 100),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -100),
      label.topAnchor.constraint(equalTo: container.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(near(label.frame, CGRect(x: 100, y: 0, width: 120, height: 81.3333)))
    #expect(abs(below.frame.minY - 89.3333) < 0.001)

    container.frame.size.width = 600
    container.layoutIfNeeded()
    #expect(near(label.frame, CGRect(x: 100, y: 0, width: 400, height: 20.3333)))

    label.text = "one\ntwo"
    container.layoutIfNeeded()
    #expect(abs(label.frame.height - 40.6667) < 0.001)
  }

  @Test func `preferredMaxLayoutWidth sets the width for the height (L-SIZE-8)`() {
    let label = label("The quick brown fox", lines: 0)
    label.preferredMaxLayoutWidth = 100
    let size = label.intrinsicContentSize
    #expect(size.width <= 100 && abs(size.height - 40.6667) < 0.001)

    label.preferredMaxLayoutWidth = .nan
    #expect(label.preferredMaxLayoutWidth == 100)
    label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(label.bounds.size == size)
  }

  // MARK: Baselines

  /// Text is positioned on whole pixels: 16.1865 above the baseline at 17 points, 32.3730 at 34.
  @Test func `labels of two font sizes are aligned at one baseline (L-CON-3)`() {
    let small = label("small", size: 17)
    let large = label("large", size: 34)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      large.leadingAnchor.constraint(equalTo: small.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(small.frame.minY - 16) < 0.001)
  }

  @Test func `a new font moves a label aligned at the baseline`() {
    let large = label("large", size: 34)
    let small = label("small", size: 17)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(small.frame.minY - 16) < 0.001)
    large.font = .systemFont(ofSize: 17)
    container.layoutIfNeeded()
    #expect(small.frame.minY == 0)
    large.font = .systemFont(ofSize: 34)
    small.text = nil
    container.layoutIfNeeded()
    #expect(abs(small.frame.minY - 16) < 0.001)
  }

  /// The lowest letters at 17 points end 4 points below the baseline, on whole pixels of a third.
  @Test func `a label without text has the baselines of its font (L-CON-3)`() {
    let empty = label("", size: 17)
    empty.font = .systemFont(ofSize: 17)
    let anchorView = UIView()
    anchorView.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(anchorView)
    NSLayoutConstraint.activate([
      empty.topAnchor.constraint(equalTo: container.topAnchor),
      empty.heightAnchor.constraint(equalToConstant: 60),
      anchorView.bottomAnchor.constraint(equalTo: empty.lastBaselineAnchor),
      anchorView.topAnchor.constraint(equalTo: empty.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(anchorView.frame.minY - 49.0 / 3) < 0.001)
    #expect(abs(anchorView.frame.maxY - 56) < 0.001)
  }

  @Test func `first and last baseline of one line are the same`() {
    let left = label("left")
    let right = label("right")
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
      right.firstBaselineAnchor.constraint(equalTo: left.lastBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(left.frame.minY == right.frame.minY)
  }

  // MARK: Text sizes

  @Test func `the text size can be read any number of times`() {
    // A function that is wrapped again at each query soon overflows any stack.
    for _ in 0..<200_000 {
      guard UIFont.preferredFont(forTextStyle: .body).pointSize == 17 else {
        Issue.record("the text size is another")
        return
      }
    }
  }

  @Test func `a label follows the user's text size if it adjusts`() throws {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    let (follows, stays) = (UILabel(), UILabel())
    root.onLoad = { probe in
      for label in [follows, stays] {
        label.text = "Hello UIKit"
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        probe.view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: probe.view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: probe.view.centerYAnchor).isActive = true
      }
      follows.adjustsFontForContentSizeCategory = true
    }
    sim.launch(root)
    #expect(abs(follows.bounds.width - 79.6667) < 0.001)

    sim.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(follows.font.pointSize == 53 && follows.bounds.height > 60)
    #expect(stays.font.pointSize == 17 && abs(stays.bounds.width - 79.6667) < 0.001)

    sim.settings.contentSizeCategory = .large
    #expect(abs(follows.bounds.width - 79.6667) < 0.001)
  }

  private func near(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001
  }

  private func near(_ frame: CGRect, _ other: CGRect) -> Bool {
    abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001
      && near(frame.size, other.width, other.height)
  }

  @Test func `text without a color is black, and from iOS 13 on depends on the style (L-COL-9)`()
    throws
  {
    let new = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    new.settings.userInterfaceStyle = .dark
    let old = try Simulator(DeviceCatalog.standard.device("iphone-8"), system: .iOS(12))
    for (sim, color, white) in [(new, UIColor.label, 1), (old, UIColor.black, 0)]
      as [(Simulator, UIColor, CGFloat)]
    {
      sim.perform {
        let root = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let field = UITextField(frame: CGRect(x: 0, y: 40, width: 50, height: 20))
        root.view.addSubview(label)
        root.view.addSubview(field)
        sim.launch(root)
        #expect(label.textColor == color && field.textColor == color)
        let shown = label.textColor.resolvedColor(with: label.traitCollection)
        var gray: CGFloat = 9
        #expect(shown.getWhite(&gray, alpha: nil) && gray == white)
        label.textColor = .red
        #expect(label.textColor == .red)
        label.textColor = nil
        #expect(label.textColor == color)
      }
    }
  }
}
