import Foundation
import Gimbal
import GimbalControls
import GimbalTesting
import GimbalText
import GimbalTraits
import Testing

/// Tabs and tab stops (L-TEXT-15).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TabTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> CGFloat
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return text.size(withAttributes: [.font: font, .paragraphStyle: style]).width
  }

  private func near(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.01 }

  @Test func `tab stops are 28 points apart if a style sets none`() {
    let i = width("i")
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(near(width("\ti"), 28 + i) && near(width("i\ti"), 28 + i))
    #expect(near(width("\t\ti"), 56 + i) && near(width(String(repeating: "\t", count: 14)), 392))
    #expect(near(width("\ti") { $0.firstLineHeadIndent = 10 }, 28 + i))
    #expect(near(width("\ti") { $0.firstLineHeadIndent = 30 }, 56 + i))
  }

  @Test func `text is aligned at a stop by its start, center, end or decimal point`() {
    let (word, whole) = (width("12.5"), width("12"))
    func at(_ alignment: NSTextAlignment, _ options: [NSTextTab.OptionKey: Any] = [:]) -> CGFloat {
      width("\t12.5") {
        $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100, options: options)]
      }
    }
    #expect(near(at(.left), 100 + word) && near(at(.natural), 100 + word))
    #expect(near(at(.right), 100) && near(at(.center), 100 + word / 2))
    let point = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    #expect(abs(at(.right, [.columnTerminators: point]) - (100 + word - whole)) < 0.5)
    let three = width("\ta\tb\tc") {
      $0.tabStops = [
        NSTextTab(textAlignment: .right, location: 100),
        NSTextTab(textAlignment: .right, location: 50),
      ]
      $0.defaultTabInterval = 40
    }
    #expect(near(three, 120 + width("c")))
    // A column too wide for its stop begins at its current position.
    #expect(
      near(
        width("\twide") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 3)] },
        width("wide")))
  }

  @Test func `tab stops are values of a style`() {
    let style = NSMutableParagraphStyle()
    let stop = NSTextTab(textAlignment: .left, location: 500)
    style.addTabStop(stop)
    #expect(style.tabStops.count == 13 && style != NSMutableParagraphStyle())
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 500))
    #expect(style == NSMutableParagraphStyle())
    style.tabStops = []
    #expect(near(width("\ti") { $0.tabStops = [] }, 28 + width("i")))
    #expect(NSTextTab(textAlignment: .left, location: .nan).location == 0)
  }

  @Test func `tab stops are equal if alignment, location and terminators are`() {
    func stop(
      _ alignment: NSTextAlignment = .left, _ location: CGFloat = 50, _ terminators: String? = nil
    ) -> NSTextTab {
      NSTextTab(
        textAlignment: alignment, location: location,
        options: terminators.map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:])
    }
    #expect(stop() == stop() && stop(.right, 50, ".") == stop(.right, 50, "."))
    #expect(stop() != stop(.right) && stop() != stop(.left, 60))
    #expect(stop() != stop(.left, 50, ".") && stop(.left, 50, ",") != stop(.left, 50, "."))
  }

  @Test func `descriptors have attributes, and fonts follow them`() {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    let heavy = system.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold], .size: 20.0,
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .semibold))
    let byNumber = UIFontDescriptor(fontAttributes: [
      .size: 15, .traits: [UIFontDescriptor.TraitKey.symbolic: UInt32(2)],
    ])
    #expect(UIFont(descriptor: byNumber, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(byNumber.object(forKey: .size) as? CGFloat == 15)
    let avenir = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Demi Bold"])
    #expect(UIFont(descriptor: avenir, size: 12).familyName == "Avenir Next")
    #expect(
      avenir.symbolicTraits == .traitBold
        && avenir.withFace("Italic").symbolicTraits == .traitItalic)
    #expect(
      UIFontDescriptor(fontAttributes: [.name: "Menlo-Bold"]).withFamily("Courier").symbolicTraits
        == .traitBold)
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: style, size: 0) == .preferredFont(forTextStyle: .headline))
    let saved = system.addingAttributes([.featureSettings: [1]]).addingAttributes([.size: 9])
    #expect(saved.object(forKey: .featureSettings) as? [Int] == [1] && saved.pointSize == 9)
    // Values of other types are omitted.
    #expect(system.addingAttributes([.size: "big", .traits: 3, .family: 4]) == system)
    #expect(system.addingAttributes([.size: CGFloat.nan]) == system)
  }

  @Test func `a plain text has the default tab stops, and lines break after tabs`() {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (font, "one\ttwo", 0)
    #expect(abs(label.intrinsicContentSize.width - 56 - width("two")) < 0.4)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 40)
    #expect(near(width("one\ttwo"), 56 + width("two")))
  }
}
