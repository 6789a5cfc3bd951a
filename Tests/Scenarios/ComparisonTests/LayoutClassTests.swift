import Foundation
import GimbalComparison
import GimbalSnapshots
import LayoutFixtures
import SeededGenerator
import Testing

@Suite("LayoutClass")
struct LayoutClassTests {
  private typealias Box = LayoutBuilder.Box

  private func form(
    title: CGRect = CGRect(x: 20, y: 100, width: 353, height: 40),
    submit: CGRect = CGRect(x: 20, y: 160, width: 353, height: 50), hidden: Bool = false
  ) -> [Box] {
    [Box(name: "title", frame: title), Box(name: "submit", frame: submit, hidden: hidden)]
  }

  private func differences(_ one: [Box], _ other: [Box]) -> [String]? {
    let result = LayoutComparison(
      scene: "form",
      configurations: [LayoutBuilder.configuration(one), LayoutBuilder.configuration(other)])
    return result.classes.count == 1 ? nil : result.classes[1].differences
  }

  @Test func `layouts with different sizes and equal relations are in one class`() {
    let taller = form(submit: CGRect(x: 20, y: 400, width: 353, height: 90))

    #expect(differences(form(), taller) == nil)
  }

  @Test func `a view next to another is not below it`() {
    let nextTo = form(
      title: CGRect(x: 20, y: 100, width: 150, height: 40),
      submit: CGRect(x: 200, y: 100, width: 173, height: 40))

    #expect(
      differences(form(), nextTo) == [
        "submit: below title → right of title",
        "title and root.view share: center x → nothing",
        "submit and root.view share: center x → nothing",
      ])
  }

  @Test func `a view with the same origin as another can be inside it`() {
    let around = CGRect(x: 20, y: 100, width: 353, height: 140)
    let inside = form(title: around, submit: CGRect(x: 20, y: 100, width: 100, height: 50))
    let across = form(title: around, submit: CGRect(x: 20, y: 200, width: 100, height: 90))

    #expect(differences(inside, across)?.first?.hasPrefix("submit: inside title → ") == true)
  }

  @Test func `the nearest class is compared, and the first of the largest members is shown`() {
    let nextTo = form(
      title: CGRect(x: 20, y: 100, width: 150, height: 40),
      submit: CGRect(x: 200, y: 100, width: 173, height: 40))
    let touching = form(submit: CGRect(x: 20, y: 140, width: 353, height: 50))
    let layouts = [form(), touching, nextTo].map { LayoutBuilder.configuration($0) }
    let classes = LayoutComparison(scene: "form", configurations: layouts).classes
    #expect(classes.map(\.configurations) == [[0], [1], [2]])
    #expect(classes[1].nearest == 0 && classes[2].nearest == 1)
    #expect(classes[2].differences.first == "submit: directly below title → right of title")

    var large = LayoutBuilder.phone
    large.screenSize = CGSize(width: 430, height: 932)
    let wide = LayoutBuilder.configuration(
      form(
        title: CGRect(x: 20, y: 100, width: 390, height: 40),
        submit: CGRect(x: 20, y: 160, width: 390, height: 50)), on: large)
    let sizes = LayoutComparison(
      scene: "form", configurations: [LayoutBuilder.configuration(form()), wide, wide]
    ).classes
    #expect(sizes.map(\.smallest) == [0] && sizes.map(\.largest) == [1])
  }

  @Test func `touching differs from being apart`() {
    let touching = form(submit: CGRect(x: 20, y: 140, width: 353, height: 50))

    #expect(differences(form(), touching) == ["submit: below title → directly below title"])
  }

  @Test func `a lost shared edge is named`() {
    let indented = form(submit: CGRect(x: 30, y: 160, width: 333, height: 50))

    #expect(differences(form(), indented) == ["submit and title share: left, right → center x"])
  }

  @Test func `the order of edges counts where stretches overlap`() {
    let one = form(
      title: CGRect(x: 20, y: 100, width: 100, height: 40),
      submit: CGRect(x: 20, y: 160, width: 120, height: 50))
    let other = form(
      title: CGRect(x: 20, y: 100, width: 140, height: 40),
      submit: CGRect(x: 20, y: 160, width: 120, height: 50))

    #expect(
      differences(one, other) == ["submit's right edge: right of title's → left of title's"])
  }

  @Test(arguments: [
    (CGRect(x: 40, y: 100, width: 80, height: 80), "left edge: right of title's → left of title's"),
    (
      CGRect(x: 20, y: 100, width: 120, height: 80),
      "right edge: right of title's → left of title's"
    ),
    (CGRect(x: 20, y: 115, width: 100, height: 65), "top edge: below title's → above title's"),
    (CGRect(x: 20, y: 100, width: 100, height: 95), "bottom edge: below title's → above title's"),
  ])
  func `each edge has its own description of order`(title: CGRect, message: String) {
    let submit = CGRect(x: 30, y: 110, width: 104, height: 80)
    let one = form(title: CGRect(x: 20, y: 100, width: 100, height: 80), submit: submit)

    #expect(differences(one, form(title: title, submit: submit)) == ["submit's \(message)"])
  }

  @Test func `leaving the superview and being hidden are differences`() {
    let outside = form(submit: CGRect(x: 20, y: 840, width: 353, height: 50))
    let hidden = form(hidden: true)

    #expect(
      differences(form(), outside) == ["submit: inside root.view → overlapping root.view"])
    #expect(differences(form(), hidden) == ["submit: visible → not visible"])
  }

  @Test func `the frame of a hidden view is no difference`() {
    let one = form(hidden: true)
    let other = form(submit: CGRect(x: 0, y: 0, width: 5, height: 5), hidden: true)

    #expect(differences(one, other) == nil)
  }

  @Test func `a middle that rounding moved by half a pixel is still shared`() {
    let one = [Box(name: "title", frame: CGRect(x: 146.5, y: 100, width: 100, height: 40))]
    let other = [
      Box(name: "title", frame: CGRect(x: 146 + 2.0 / 3, y: 100, width: 100, height: 40))
    ]

    #expect(differences(one, other) == nil)
  }

  @Test func `a missing view and a different order of siblings are differences`() {
    let one = form()
    let swapped = [one[1], one[0]]

    #expect(differences(one, [one[0]]) == ["submit: present → absent"])
    #expect(differences([one[0]], one) == ["submit: absent → present"])
    #expect(differences(one, swapped) == ["root.view: subviews in another order"])
    #expect(differences(one, []) == ["root.view: with 2 subviews → without"])
  }

  @Test func `the subviews of a missing view are no further differences`() {
    let card = Box(name: "card", frame: CGRect(x: 10, y: 300, width: 200, height: 100))
    let icon = Box(
      name: "icon", frame: CGRect(x: 10, y: 10, width: 20, height: 20), parent: "card")
    let dot = Box(name: "dot", frame: CGRect(x: 5, y: 5, width: 2, height: 2), parent: "icon")

    #expect(differences(form(), form() + [card, icon, dot]) == ["card: absent → present"])
    #expect(differences(form() + [card, icon, dot], form()) == ["card: present → absent"])
    #expect(
      differences(form() + [card, icon], form() + [card]) == ["card: with 1 subview → without"])
    #expect(
      differences(form() + [card], form() + [card, icon]) == ["card: without subviews → with 1"])
  }

  @Test func `views inside a system view count as subviews of the app's view around it (F-43)`() {
    let child = Box(
      name: "child", frame: CGRect(x: 10, y: 20, width: 50, height: 50), parent: "part")
    let part = Box(
      name: "part", frame: CGRect(x: 100, y: 200, width: 240, height: 240),
      className: "UILayoutContainerView")
    let other = Box(name: "other", frame: CGRect(x: 110, y: 300, width: 50, height: 20))
    let positioned = Box(name: "child", frame: CGRect(x: 110, y: 220, width: 50, height: 50))
    let moved = Box(name: "child", frame: CGRect(x: 115, y: 220, width: 50, height: 50))

    #expect(differences([other, part, child], [other, positioned]) == nil)
    #expect(differences([other, part, child], [other, moved]) != nil)
  }

  @Test func `classes of one size keep the order of their first members`() {
    let a = LayoutBuilder.configuration(form())
    let b = LayoutBuilder.configuration(form(hidden: true))
    let result = LayoutComparison(scene: "form", configurations: [a, b, a, b, b])

    #expect(result.classes.map(\.configurations) == [[0, 2], [1, 3, 4]])
    #expect(result.classOfConfiguration[3] == 1)
    #expect([0, 25, 26, 701, 702].map(LayoutClass.letter) == ["A", "Z", "AA", "ZZ", "AAA"])
  }

  // The relation of a pair is equal exactly when the orders of their edges and middles are equal.
  @Test func `ranks agree with a comparison of all pairs`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let one = randomBoxes(&random)
      var other = one
      let moved = Int(random.next() % UInt64(other.count))
      other[moved].frame.origin.x += CGFloat(random.next() % 7) * 2 - 6
      other[moved].frame.size.height += CGFloat(random.next() % 3) * 2

      let result = LayoutComparison(
        scene: "", configurations: [one, other].map { LayoutBuilder.configuration($0) })

      #expect((result.classes.count == 1) == (pairs(one) == pairs(other)), "\(one) \(other)")
      #expect(result.classes.count == 1 || !result.classes[1].differences.isEmpty)
    }
  }

  private func randomBoxes(_ random: inout SplitMix64) -> [Box] {
    (0..<4).map { index in
      let n = (0..<4).map { _ in CGFloat(random.next() % 8) * 2 }
      return Box(
        name: "v\(index)", frame: CGRect(x: n[0], y: n[1] * 2, width: n[2] + 4, height: n[3] + 4))
    }
  }

  private func pairs(_ boxes: [Box]) -> [[Int]] {
    let frames = [CGRect(x: 0, y: 0, width: 393, height: 852)] + boxes.map(\.frame)
    func sign(_ a: CGFloat, _ b: CGFloat) -> Int { a < b ? -1 : a > b ? 1 : 0 }
    func near(_ a: CGFloat, _ b: CGFloat) -> Int { abs(a - b) < 0.34 ? 1 : 0 }
    return frames.flatMap { a in
      frames.map { b in
        [
          sign(a.minX, b.minX), sign(a.minX, b.maxX), sign(a.maxX, b.maxX), near(a.midX, b.midX),
          sign(a.minY, b.minY), sign(a.minY, b.maxY), sign(a.maxY, b.maxY), near(a.midY, b.midY),
        ]
      }
    }
  }

  @Test(arguments: [1_000, 10_000])
  func `relations of many siblings are computed in nearly linear time`(count: Int) {
    let boxes = (0..<count).map { index in
      Box(
        name: "v\(index)",
        frame: CGRect(x: index % 100 * 12, y: index / 100 * 12, width: 10, height: 10))
    }

    let relations = LayoutRelations(LayoutBuilder.layout(boxes), scale: 3)

    let logarithm = Int(Double(count).log2RoundedUp) + 1
    #expect(relations.comparisons <= 12 * count * logarithm)
    #expect(relations.comparisons > count)
  }

  @Test func `a difference among many siblings has a limit`() {
    let one = (0..<2_000).map { index in
      Box(name: "v\(index)", frame: CGRect(x: 0, y: index * 12, width: 10, height: 10))
    }
    let other = one.map { box in
      var box = box
      box.frame.origin.x = box.frame.minY
      return box
    }

    let lines = differences(one, other) ?? []

    #expect(lines.count == 25)
    #expect(lines.last == "… and more")
  }
}

extension Double {
  fileprivate var log2RoundedUp: Double { log2(self).rounded(.up) }
}
