import Foundation
import GimbalGeometry
import Testing

@Suite struct MeasureTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (852, "852"), (-3.5, "-3.5"), (0.1, "0.1"), (1e21, "1e+21"),
      (100.0 / 3, "33.333333"), (118.99999999999999, "119"), (-6.1e-17, "0"), (2e-6, "2e-06"),
      (-0.25, "-0.25"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(CGFloat, String)])
  func `numbers are as short as possible, without rounding errors (F-32)`(
    value: CGFloat, text: String
  ) {
    #expect(MeasureText.number(value) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (320, "320"), (63.7415946665928, "63.7416"),
      (1_234_567, "1.23457e+06"),
      (-1.234_567e-300, "-1.23457e-300"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(CGFloat, String)]) func `descriptions keep six significant digits`(
      value: CGFloat, text: String
    )
  {
    #expect(MeasureText.significant(value) == text)
  }

  @Test func `each geometry type has one text form`() {
    let rect = CGRect(x: 0, y: 59, width: 393, height: 759)
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    #expect(MeasureText.size(CGSize(width: 852, height: 393)) == "852 × 393")
    #expect(MeasureText.point(CGPoint(x: 1, y: 2)) == "(1, 2)")
    #expect(MeasureText.rect(rect) == "(0, 59, 393, 759)")
    #expect(MeasureText.insets(insets) == "{59, 0, 34, 0}")
    #expect(MeasureText.frame(CGRect(x: 0, y: 20, width: 320, height: 460)) == "(0 20; 320 460)")
    let rotation = QuarterRotation(.landscapeLeft).rootTransform
    #expect(MeasureText.transform(rotation) == "[0, -1, 1, 0, 0, 0]")
  }
}
