import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraits
import Testing

/// Text that is not measured, and its listed assumptions (D-5).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct TextAssumptionsTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  private var noted: [String] {
    Simulator.bound?.assumptions.filter { $0.hasPrefix("text: ") } ?? []
  }

  @Test func `measured text is not assumed`() {
    _ = width("Sign Up", .boldSystemFont(ofSize: 40))
    #expect(noted == [])
  }

  @Test func `letters with marks have the width of their base, which is recorded once`() {
    #expect(
      width("Grüße à Łódź") == width("GruBe a Lodz"))
    #expect(width("e\u{301}") == width("e"))
    #expect(noted == ["text: no character beyond ASCII is measured; each as wide as its like"])
  }

  @Test func `ideographs, kana and full-width signs have equal widths (L-TEXT-19)`() {
    // 17 points and a tracking of 19.25 thousandths.
    let side = 17.0 * 1.01925
    for text in ["漢字漢字", "カナカナ", "漢字！\u{3000}"] {
      #expect(abs(width(text) - CGFloat((12 * side).rounded(.up) / 3)) < 0.001, "\(text)")
    }
  }

  @Test func `combining marks and joiners have no width`() {
    #expect(width("a\u{200D}b\u{FE0F}") == width("ab"))
    #expect(width("…") == width("..."))
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 7), "text: no size below 8 or above 40 points is measured"),
    (.systemFont(ofSize: 41), "text: no size below 8 or above 40 points is measured"),
    (.systemFont(ofSize: 17, weight: .light), "text: a weight that is not measured"),
    (.italicSystemFont(ofSize: 17), "text: no italic font is measured"),
  ])
  func `fonts without measurements are named`(font: UIFont, message: String) {
    #expect(width("a", font) > 0)
    #expect(noted.count == 1 && noted[0].hasPrefix(message), "\(noted)")
  }

  @Test(.simulator("iphone-x", system: .iOS(13))) func `earlier systems had another font`() {
    _ = width("a")
    #expect(noted.count == 1 && noted[0].hasPrefix("text: the font before iOS 14 is fitted"))
  }
}
