import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraits
import Testing

/// Kerning pairs, and the font before iOS 14 (V-50).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct KerningTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test func `a recorded label has its recorded width (V-50)`() {
    let recorded: CGFloat = 155.333
    #expect(abs(width("AVAST Wavy To. LT", .boldSystemFont(ofSize: 17)) - recorded) < 0.2)
  }

  /// Widths measured with the public text interface, at 3 pixels per point.
  @Test(arguments: [
    ("Hello UIKit", UIFont.systemFont(ofSize: 17), CGFloat(79.667)),
    ("WWWW MMMM", .systemFont(ofSize: 17), 126.333),
    ("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 17), 339),
    ("AVAST Wavy To. LT", .systemFont(ofSize: 17), 147),
    ("Hello UIKit", .boldSystemFont(ofSize: 17), 86.333),
    ("The quick brown fox jumps over the lazy dog", .boldSystemFont(ofSize: 17), 360.333),
  ])
  func `measured strings are within a pixel (V-50)`(text: String, font: UIFont, measured: CGFloat) {
    #expect(abs(width(text, font) - measured) < 0.34)
  }

  @Test func `a pair is closer than its characters, with marks too, but not across lines (V-50)`() {
    func both(_ text: String) -> CGFloat { text.map { width(String($0)) }.reduce(0, +) }
    #expect(width("AT") < both("AT") - 0.5)
    #expect(width("ÀT") == width("AT"))
    #expect(width("HI") >= both("HI") - 0.7)
    #expect(width("A\nT") == max(width("A"), width("T")))
    #expect(abs(width("T漢") - both("T漢")) < 0.7)
  }

  @Test func `kerning at the start or end of a line is not counted (V-50)`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping
    label.text = "AT"
    // Wide enough for one character, too narrow for two.
    #expect(label.sizeThatFits(CGSize(width: 14, height: 0)).width == max(width("A"), width("T")))
    label.lineBreakMode = .byWordWrapping
    label.text = "Total Token"
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width == width("Token"))
    let whole = width("Total Token")
    #expect(label.sizeThatFits(CGSize(width: whole, height: 0)).width == whole)
  }

  @Test(arguments: [(16, 0.0), (17, 2.0)])
  func `up to iOS 13 text of 17 points has wider tracking (V-50)`(size: CGFloat, wider: CGFloat)
    throws
  {
    func width(_ system: SystemVersion) throws -> CGFloat {
      try Simulator(DeviceCatalog.standard.device("iphone-x"), system: system).perform {
        self.width(
          "Hamburgefonts Hamburgefonts Hamburgefonts Hamburgefonts", .systemFont(ofSize: size))
      }
    }
    #expect(abs(try width(.iOS(13)) - width(.iOS(14)) - wider) < 0.7)
    #expect(try width(.iOS(12)) == width(.iOS(13)))
  }

  /// Labels saved by Xcode 6 to 12, at 2 pixels per point.
  @Test(arguments: [
    ("付款方式", 17.0, UIFont.Weight.regular, 9.3, 68.0), ("付款方式", 17, .regular, 12, 69.5),
    ("发票代码：", 17, .regular, 12, 87), ("选择结束方式", 17, .regular, 14, 104),
    ("取消订单", 10, .regular, 12, 41), ("付款方式", 14, .bold, 13, 57.5),
    ("请选择", 15, .regular, 12, 46), ("パスワードを忘れた方はこちら", 16, .bold, 12, 228.5),
    ("ログイン", 25, .bold, 12, 101.5), ("아침", 17, .regular, 14, 29.5),
    ("미세먼지", 12, .regular, 14, 42), ("😎", 17, .regular, 10, 23), ("😬", 38, .regular, 14, 43),
  ])
  func `ideographs, kana, Hangul and emoji have the widths of saved labels (L-TEXT-19)`(
    text: String, size: CGFloat, weight: UIFont.Weight, version: Double, saved: CGFloat
  ) throws {
    let whole = Int(version)
    let system = SystemVersion.iOS(whole, Int((version * 10).rounded()) - 10 * whole)
    let width = try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: system).perform {
      self.width(text, .systemFont(ofSize: size, weight: weight))
    }
    #expect(width == saved)
  }

  @Test func `fonts of other families have no tracking for ideographs (L-TEXT-19)`() throws {
    let font = try #require(UIFont(name: "PingFangSC-Regular", size: 12))
    #expect(width("已阅读并同意", font) == 72)
  }

  /// Labels saved by Xcode 10 and 11 at 2 pixels per point; none was used for the fit.
  @Test(arguments: [("68%", 14.0, 28.5), ("100%", 17, 42.5), ("24%", 14, 28)])
  func `signs of the font up to iOS 13 have the widths of saved labels (V-50)`(
    text: String, size: CGFloat, saved: CGFloat
  ) throws {
    func width(_ system: SystemVersion) throws -> CGFloat {
      try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: system).perform {
        self.width(text, .systemFont(ofSize: size))
      }
    }
    #expect(abs(try width(.iOS(13)) - saved) <= 0.5)
    #expect(try width(.iOS(10)) == width(.iOS(13)))
    #expect(try width(.iOS(14)) > saved + 0.5)
  }

  @Test func `the first title is light up to iOS 10 (L-TEXT-16)`() throws {
    func width(_ text: String, _ system: SystemVersion) throws -> CGFloat {
      try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: system).perform {
        self.width(text, .preferredFont(forTextStyle: .title1))
      }
    }
    // Saved by Xcode 8 as 66.5 wide; regular would be 68.
    #expect(abs(try width("Label", .iOS(10)) - 66.5) <= 0.5)
    try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: .iOS(10)).perform {
      #expect(UIFont.preferredFont(forTextStyle: .title1).fontName.contains("Light"))
    }
    try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: .iOS(11)).perform {
      #expect(UIFont.preferredFont(forTextStyle: .title1).fontName.contains("Regular"))
    }
  }

  @Test func `from 20 points on the earlier font is its display variant (V-50)`() throws {
    func width(_ system: SystemVersion, _ size: CGFloat) throws -> CGFloat {
      try Simulator(DeviceCatalog.standard.device("iphone-x"), system: system).perform {
        self.width("i i i i i i i i", .systemFont(ofSize: size))
      }
    }
    #expect(try width(.iOS(13), 28) == width(.iOS(14), 28))
    #expect(try width(.iOS(13), 22) != width(.iOS(14), 22))
  }

  @Test func `from 20 points on the font up to iOS 10 is wider (L-TEXT-7)`() throws {
    func width(_ system: SystemVersion, _ size: CGFloat) throws -> CGFloat {
      try Simulator(DeviceCatalog.standard.device("iphone-6s"), system: system).perform {
        self.width("City Name", .systemFont(ofSize: size))
      }
    }
    // A label that Xcode 8 saved is 94 wide.
    #expect(abs(try width(.iOS(10), 20) - 94) <= 0.5)
    #expect(try width(.iOS(10), 20) > width(.iOS(11), 20) + 1.5)
    #expect(try width(.iOS(10), 19) == width(.iOS(11), 19))
  }

  @Test func `a label measures again on a device with another font (V-50)`() throws {
    let label = UILabel()
    label.text = String(repeating: "n", count: 100)
    let later = label.intrinsicContentSize.width
    let old = try Simulator(DeviceCatalog.standard.device("iphone-x"), system: .iOS(13))
    let root = UIViewController()
    old.launch(root)
    old.perform { root.view.addSubview(label) }
    #expect(label.intrinsicContentSize.width > later + 3)
  }
}
