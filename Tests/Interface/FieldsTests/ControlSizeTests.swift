import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The sizes and priorities of controls by system (L-SIZE-3, L-SIZE-4, L-SIZE-9, L-SIZE-10, V-55).
@MainActor @Suite struct ControlSizeTests {
  private func on<Result>(_ system: SystemVersion, _ body: () throws -> Result) throws -> Result {
    let slug = system < .iOS(12) ? "iphone-5s" : "iphone-15-pro"
    let device = try DeviceCatalog.standard.device(
      system >= .iOS(17) ? slug : system < .iOS(12) ? "iphone-5s" : "iphone-xr")
    return try Simulator(device, system: system).perform { try body() }
  }

  @Test func `every control has metrics on every system, and every metric belongs to a control`() {
    let known = Set(ControlSizes.standard.controls)
    #expect(known == Set(ControlKind.allCases.map(\.rawValue)))
    for kind in ControlKind.allCases {
      #expect(ControlSizes.standard.size(of: kind.rawValue, on: .iOS(4)) != nil)
    }
    #expect(ControlSizes.standard.size(of: "lever", on: .iOS(18)) == nil)
  }

  @Test func `a switch is 51 × 31 for any requested size, 63 × 28 on iOS 26 (L-SIZE-4, V-55)`()
    throws
  {
    for (system, frame, content) in [
      (SystemVersion.iOS(12), CGSize(width: 51, height: 31), CGSize(width: 49, height: 31)),
      (.iOS(18), CGSize(width: 51, height: 31), CGSize(width: 49, height: 31)),
      (.iOS(26), CGSize(width: 63, height: 28), CGSize(width: 61, height: 28)),
    ] {
      try on(system) {
        let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 120, height: 60))
        #expect(toggle.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: frame))
        toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(toggle.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: frame))
        #expect(toggle.intrinsicContentSize == content)
        #expect(toggle.sizeThatFits(.zero) == frame)
      }
    }
  }

  /// JonasGessner/JGProgressView issue 1 (iOS 7): 36 points become 2; recorded on Mac Catalyst 26.1: 10 become 4.
  @Test func `a frame does not change the height of a progress view, constraints do (L-SIZE-4)`()
    throws
  {
    for (system, height) in [(SystemVersion.iOS(7), CGFloat(2)), (.iOS(26), 4)] {
      try on(system) {
        let line = UIProgressView(frame: CGRect(x: 100, y: 100, width: 200, height: 36))
        #expect(line.frame == CGRect(x: 100, y: 100, width: 200, height: height))
        line.frame.size = CGSize(width: 50, height: 10)
        #expect(line.frame.size == CGSize(width: 50, height: height))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        container.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        for (anchor, other) in [
          (line.leadingAnchor, container.leadingAnchor),
          (line.trailingAnchor, container.trailingAnchor),
        ] {
          anchor.constraint(equalTo: other).isActive = true
        }
        line.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        line.heightAnchor.constraint(equalToConstant: 10).isActive = true
        container.layoutIfNeeded()
        #expect(line.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
      }
    }
  }

  @Test func `switches, steppers, indicators and progress views hug, others do not (L-SIZE-3)`()
    throws
  {
    try on(.iOS(18)) {
      for (view, horizontal, vertical) in [
        (UISwitch() as UIView, Float(750), Float(750)), (UIStepper(), 750, 750),
        (UIActivityIndicatorView(style: .medium), 750, 750),
        (UIProgressView(progressViewStyle: .default), 250, 750), (UISlider(), 250, 250),
        (UISegmentedControl(items: ["A"]), 250, 250), (UIPageControl(), 250, 250),
      ] {
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(view)")
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(view)")
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
      }
    }
  }

  @Test func `sliders, steppers, progress views and indicators have their saved heights`() throws {
    for (system, slider, stepper, line, bar) in [
      (SystemVersion.iOS(12), CGFloat(30), CGFloat(29), CGFloat(2), CGFloat(2.5)),
      (.iOS(18), 30, 32, 4, 4),
      (.iOS(26), 34, 32, 4, 4),
    ] {
      try on(system) {
        #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: slider))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: stepper))
        let lines = [UIProgressView.Style.default, .bar].map(UIProgressView.init)
        #expect(lines.map(\.intrinsicContentSize.height) == [line, bar])
        #expect(lines[0].intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIActivityIndicatorView(style: .gray).frame.width == 20)
        #expect(UIActivityIndicatorView(style: .large).frame.height == 37)
      }
    }
  }

  @Test func `a control without a width of its own has no frame width either`() {
    let metrics = ControlMetrics(
      size: CGSize(width: UIView.noIntrinsicMetric, height: 20),
      overhang: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), font: nil, assumed: nil)
    #expect(metrics.frameSize == CGSize(width: UIView.noIntrinsicMetric, height: 24))
  }

  @Test(arguments: [
    (SystemVersion.iOS(12), ["First", "Second"], CGFloat(121)),
    (.iOS(12), ["Model 1", "Model 2"], 127), (.iOS(12), ["Days", "Rooms", "Tracks"], 170),
    (.iOS(18), ["Solid", "Gradient"], 145),
    (.iOS(18), ["auto", "soft", "hard"], 143),
    (.iOS(18), ["Image", "Color", "Blur", "Video"], 227), (.iOS(18), ["First", "Second"], 131),
  ])
  func `segments are as wide as the widest, plus padding (L-SIZE-10)`(
    system: SystemVersion, titles: [String], width: CGFloat
  ) throws {
    try on(system) {
      let control = UISegmentedControl(items: titles)
      #expect(control.frame.size == CGSize(width: width, height: system < .iOS(13) ? 29 : 32))
      #expect(control.alignmentRectInsets.bottom == 1)
    }
  }

  @Test func `segments with custom widths, apportioned, with images or empty`() throws {
    try on(.iOS(18)) {
      let control = UISegmentedControl(items: ["Solid", "Gradient"])
      control.setWidth(100, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 173)
      control.setWidth(.nan, forSegmentAt: 0)
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width == 123)
      control.setImage(
        UIImage(simulatedSize: CGSize(width: 20, height: 20), scale: 2), forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 111)
      control.removeAllSegments()
      #expect(control.intrinsicContentSize == CGSize(width: 0, height: 31))
    }
  }

  @Test func `an image between two segments replaces their divider (L-SIZE-10)`()
    throws
  {
    try on(.iOS(18)) {
      let control = UISegmentedControl(items: ["Solid", "Gradient", "Solid"])
      let plain = control.intrinsicContentSize.width
      let wide = UIImage(simulatedSize: CGSize(width: 12, height: 30), scale: 2)
      let other = UIImage(simulatedSize: CGSize(width: 20, height: 30), scale: 2)
      func set(_ image: UIImage?, _ left: UIControl.State) {
        control.setDividerImage(
          image, forLeftSegmentState: left, rightSegmentState: .normal, barMetrics: .default)
      }
      set(other, .selected)
      #expect(control.intrinsicContentSize.width == plain)
      set(wide, .normal)
      #expect(control.intrinsicContentSize.width == plain + 2 * 11)
      func image(_ left: UIControl.State) -> UIImage? {
        control.dividerImage(
          forLeftSegmentState: left, rightSegmentState: .normal, barMetrics: .default)
      }
      #expect(image(.selected) === other && image(.highlighted) === wide)
      set(nil, .normal)
      #expect(control.intrinsicContentSize.width == plain && image(.normal) == nil)
    }
  }

  @Test func `three page dots are 39 wide, and a single one may be hidden (L-SIZE-9)`() throws {
    try on(.iOS(12)) {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
      pages.numberOfPages = 1
      #expect(pages.intrinsicContentSize == CGSize(width: 7, height: 37))
      pages.hidesForSinglePage = true
      #expect(pages.intrinsicContentSize == .zero)
    }
  }

  /// Recorded on Mac Catalyst 26.1: four pages are 92 points wide; saved by Xcode 26: three are 73.
  @Test func `on iOS 26 page dots have margins (L-SIZE-9)`() throws {
    try on(.iOS(26)) {
      let pages = UIPageControl()
      #expect([3, 4].map { pages.size(forNumberOfPages: $0).width } == [74, 92])
      #expect(pages.size(forNumberOfPages: 0).width == 20)
    }
  }

  /// Recorded on Mac Catalyst 26.1: at 0.35 the thumb of a slider of 280 × 40 points begins at 85.
  @Test func `on iOS 26 the thumb of a slider is wider than high (R-CTRL-8)`() throws {
    try on(.iOS(26)) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.35)
      #expect(abs(thumb.minX - 85) < 0.1 && thumb.minY == 8)
      #expect(thumb.size == CGSize(width: 37, height: 24))
    }
  }

  /// A switch that getsentry/sentry-cocoa recorded on iOS 26 is 51 × 31.
  @Test func `an app of an earlier SDK has the controls of iOS 18 (R-SDK-3)`() throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device("iphone-17"), system: .iOS(26),
      app: AppDescription(sdk: .iOS18))
    sim.perform {
      #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
      #expect(UISlider().intrinsicContentSize.height == 30)
    }
  }

  @Test func `constraints place alignment rectangles, and frames are larger (L-CON-3)`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let root = Probe("root")
    sim.launch(root)
    let (toggle, slider) = (UISwitch(), UISlider())
    sim.perform {
      for view in [toggle, slider] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        toggle.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
        toggle.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
        slider.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
        slider.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
        slider.topAnchor.constraint(equalTo: toggle.topAnchor),
      ])
    }
    sim.settle()
    #expect(toggle.frame == CGRect(x: 324, y: 100, width: 51, height: 31))
    #expect(slider.frame == CGRect(x: 18, y: 100, width: 300, height: 31))
  }

  @Test func `values without a recording are listed as assumptions (D-5)`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    sim.perform { _ = UISwitch().intrinsicContentSize }
    #expect(!sim.assumptions.contains { $0.hasPrefix("controls") })
    let pages = sim.perform { UIPageControl() }
    sim.perform { _ = pages.size(forNumberOfPages: 3) }
    #expect(sim.assumptions.contains { $0.hasPrefix("controls: the width of a page control") })
  }
}
