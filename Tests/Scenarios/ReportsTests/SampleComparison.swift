import Foundation
import GimbalComparison
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures

/// Comparisons with which every output is tested.
enum SampleComparison {
  typealias Box = LayoutBuilder.Box

  /// Names that break an output without escaping.
  static let hostileNames = [
    "</script><script>alert(1)</script>", "a \"quoted\" & 'single' name", "two\nlines\u{1B}[31m",
    "\u{202E}turned\u{2066}", "]]>", "<!--", "emoji 👩‍👩‍👧", String(repeating: "long", count: 200), "",
  ]

  static let form = LayoutComparison(
    scene: "form.scene.json",
    configurations: [
      LayoutBuilder.configuration([
        Box(
          name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40),
          className: "UILabel"),
        Box(name: "submit", frame: CGRect(x: 20, y: 780, width: 353, height: 50)),
        Box(name: "spinner", frame: CGRect(x: 176, y: 300, width: 40, height: 40), hidden: true),
      ]),
      LayoutBuilder.configuration([
        Box(
          name: "title", frame: CGRect(x: 20, y: 100, width: 150, height: 40),
          className: "UILabel"),
        Box(name: "submit", frame: CGRect(x: 200, y: 100, width: 173, height: 40.125)),
      ]),
    ], skipped: [SkippedConfiguration(name: "phone · iOS 12", reason: "Phone runs iOS 17 to 26")])

  static let hostile = LayoutComparison(
    scene: hostileNames[0],
    configurations: [
      LayoutBuilder.configuration(
        hostileNames.enumerated().map { index, name in
          Box(
            name: name, frame: CGRect(x: 10, y: 70 + 60 * index, width: 300, height: 65),
            className: hostileNames[1])
        })
    ],
    skipped: hostileNames.map { SkippedConfiguration(name: $0, reason: $0) })

  static let empty = LayoutComparison(scene: "nothing", configurations: [])

  static let withoutViews: LayoutComparison = {
    var layout = LayoutBuilder.layout([])
    layout.views = []
    return LayoutComparison(
      scene: "bare", configurations: [LayoutBuilder.configuration(layout)])
  }()

  static let large = LayoutComparison(
    scene: "large",
    configurations: [
      LayoutBuilder.configuration(
        (0..<10_000).map { index in
          Box(
            name: "v\(index)",
            frame: CGRect(x: index % 100 * 3, y: index / 100 * 7, width: 2, height: 5))
        })
    ])

  static let strange = LayoutComparison(
    scene: "strange",
    configurations: [
      LayoutBuilder.configuration([
        Box(name: "nan", frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
        Box(name: "inf", frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)),
        Box(name: "huge", frame: CGRect(x: -1e300, y: 1e300, width: 1e308, height: 10)),
        Box(name: "negative", frame: CGRect(x: 100, y: 100, width: -10, height: -10)),
      ])
    ])

  static let all = [
    "form": form, "hostile": hostile, "empty": empty, "without views": withoutViews,
    "large": large, "strange": strange,
  ]

  static let names = all.keys.sorted()
}
