import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import Testing

@Suite @MainActor struct SweepTests {
  /// A view that is below another until the width reaches a point, and is hidden in a band.
  private final class FormController: UIViewController {
    var breakpoint: CGFloat = 0
    var band: ClosedRange<CGFloat> = -1...0
    /// The width of stripes, in every second of which one view is below the other.
    var stripe = CGFloat.infinity
    private let heading = UIView()
    private let submit = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      heading.accessibilityIdentifier = "title"
      submit.accessibilityIdentifier = "submit"
      view.addSubview(heading)
      view.addSubview(submit)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let size = view.bounds.size
      heading.frame = CGRect(x: 80, y: 80, width: 100, height: 40)
      let isBelow = size.width < breakpoint || Int((size.width - 320) / stripe) % 2 == 1
      submit.frame = CGRect(x: isBelow ? 80 : 200, y: isBelow ? 140 : 80, width: 100, height: 40)
      if band.contains(size.width) { submit.frame.origin.x = size.width - 50 }
    }
  }

  private func sweep(
    breakpoint: CGFloat = 0, band: ClosedRange<CGFloat> = -1...0, stripe: CGFloat = .infinity,
    _ axis: LayoutSweep.Axis = .width, over range: ClosedRange<CGFloat> = 320...1400
  ) throws -> LayoutSweep {
    let pad = try DeviceCatalog.standard.device("ipad-pro-13-m4")
    return try SceneSweep(on: pad) {
      let form = FormController()
      form.breakpoint = breakpoint
      form.band = band
      form.stripe = stripe
      return form
    }.run(axis, over: range)
  }

  @Test(arguments: [
    (320.5, 320...340), (359.5, 350...373), (678, 660...680), (1_400, 1_390...1_400),
  ])
  func `a breakpoint is found to the pixel`(point: CGFloat, range: ClosedRange<CGFloat>) throws {
    let sweep = try sweep(breakpoint: point, over: range)

    #expect(sweep.stretches.map(\.first) == [range.lowerBound, point])
    #expect(sweep.stretches.map(\.last) == [point - 0.5, range.upperBound])
    #expect(sweep.stretches.map(\.layoutClass) == [0, 1])
    #expect(sweep.stretches[1].differences.first == "submit: below title → right of title")
  }

  @Test func `a sweep of all widths takes less than 200 layouts per breakpoint`() throws {
    let sweep = try sweep(breakpoint: 777.5)

    #expect(sweep.stretches.map(\.first) == [320, 777.5])
    #expect(sweep.layouts <= 200)
  }

  @Test func `a finding has the exact points where it appears and disappears`() throws {
    let sweep = try sweep(band: 600...640.5, over: 580...660)

    #expect(sweep.stretches.map(\.first) == [580, 600, 641])
    #expect(sweep.stretches[1].findings.map(\.id) == ["cutByWindow:submit"])
    #expect(sweep.stretches[1].appeared == ["cutByWindow:submit"])
    #expect(sweep.stretches[2].ended.count == 1)
    #expect(sweep.stretches[2].layoutClass == sweep.stretches[0].layoutClass)
  }

  @Test func `a sweep ends after 100 stretches, and says so`() throws {
    let all = try sweep(stripe: 8, over: 320...800)
    #expect((60..<LayoutSweep.limit).contains(all.stretches.count) && !all.isCut)
    let cut = try sweep(stripe: 8)
    #expect(cut.stretches.count == LayoutSweep.limit && cut.isCut)
  }

  @Test func `a layout that never changes is one stretch`() throws {
    #expect(try sweep(over: 400...490).stretches.count == 1)
    #expect(try sweep(.text).stretches.map(\.last) == [11])
    #expect(try sweep(.height, over: 500...600).stretches.map(\.last) == [600])
  }

  @Test func `a sweep of the hinge angle has three stretches where a view crosses the fold`() throws
  {
    final class FoldController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 400, y: 200, width: 200, height: 24))
        label.text = "A text across the fold"
        label.accessibilityIdentifier = "it"
        view.addSubview(label)
      }
    }
    let duo = try DeviceCatalog.standard.device("iphone-duo")

    let sweep = try SceneSweep(on: duo) { FoldController() }.run(.hinge)

    // Below 16 degrees less than 20 are reported.
    #expect(sweep.stretches.map(\.first) == [0, 16, 180])
    #expect(sweep.stretches.map(\.last) == [15, 179, 180])
    #expect(sweep.stretches[1].findings.map(\.id) == ["acrossFold:it"])
    #expect(sweep.layouts <= 35)
  }

  @Test func `windows are swept on a fixed screen, and only folding devices have a hinge`() throws {
    let pad = try DeviceCatalog.standard.device("ipad-pro-13-m4")
    let form = SceneSweep(on: pad) {
      let form = FormController()
      form.breakpoint = 700
      return form
    }

    let sweep = try form.run(.window, over: 690...710)

    #expect(sweep.stretches.map(\.first) == [690, 700])
    #expect(throws: ComparisonError.self) { try form.run(.hinge) }
    let phone = try DeviceCatalog.standard.device("iphone-se-3")
    #expect(throws: ComparisonError.self) {
      try SceneSweep(on: phone, system: .iOS(18)) { FormController() }.run(.window, over: 320...330)
    }
  }

  @Test func `an iPad window has a regular width from 678 points on`() throws {
    final class TraitController: UIViewController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.subviews.first?.isHidden = traitCollection.horizontalSizeClass == .regular
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50)))
      }
    }
    let pad = try DeviceCatalog.standard.device("ipad-pro-13-m4")

    let sweep = try SceneSweep(on: pad) { TraitController() }.run(.width, over: 640...700)

    #expect(sweep.stretches.map(\.first) == [640, 678])
  }
}
