import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// The sizes of layout margins (L-MARG-1 to L-MARG-6, S15).
@MainActor @Suite(.simulator("iphone-15-pro")) struct MarginTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws { sim = try #require(Simulator.bound) }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func launch(_ slug: String, _ system: SystemVersion) throws -> Simulator {
    let sim = try device(slug, system)
    sim.launch(root)
    return sim
  }

  // MARK: Defaults

  @Test func `a view has margins of 8 on each side, and none up to iOS 7 (L-MARG-1)`() throws {
    #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
    #expect(
      UIView().directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    let old = try device("iphone-5", .iOS(7))
    let view = old.perform { UIView() }
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.layoutMargins == .zero)
    #expect(
      try device("iphone-6", .iOS(8)).perform { UIView() }.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test(arguments: [("iphone-6", CGFloat(16)), ("iphone-6-plus", 20), ("ipad-air-2", 20)])
  func `on iOS 8 to 10 a controller's view has fixed system margins (L-MARG-1, D-5)`(
    slug: String, side: CGFloat
  ) throws {
    for major in [8, 9, 10] {
      let sim = try launch(slug, .iOS(major))
      #expect(root.view.layoutMargins == insets(0, side, 0, side))
      sim.perform { root.view.layoutMargins = insets(64, 64, 64, 64) }
      #expect(root.view.layoutMargins == insets(0, side, 0, side))
    }
  }

  @Test(arguments: [
    ("iphone-15-pro", CGFloat(16)), ("iphone-15-pro-max", 20), ("ipad-pro-11-4", 20),
  ])
  func `from iOS 11 on its margins begin at the safe area (L-MARG-1, L-MARG-3, D-5)`(
    slug: String, side: CGFloat
  ) throws {
    let sim = try device(slug)
    sim.launch(root)
    let safe = root.view.safeAreaInsets
    #expect(root.view.layoutMargins == insets(safe.top, side, safe.bottom, side))
    #expect(
      root.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  @Test func `an iPad's compact window has the margins of a phone (L-MARG-3)`() throws {
    let pad = try device("ipad-pro-11-4", .iOS(18), held: .landscapeLeft)
    pad.launch(root)
    #expect(root.view.layoutMargins.left == 20)
    try pad.resize(to: .split(.third))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.layoutMargins.left == 16)
    try pad.resize(to: .fullScreen)
    #expect(root.view.layoutMargins.left == 20)
  }

  @Test(arguments: [
    (CGFloat(320), CGFloat(16)), (402, 16), (413, 16), (414, 20), (428, 20), (600, 20),
  ])
  func `the window's width decides, whatever the device (V-70, F-50)`(
    width: CGFloat, side: CGFloat
  ) throws {
    for slug in ["iphone-se-3", "iphone-15-pro-max", "ipad-pro-11-4"] {
      let sim = try device(slug, .iOS(17))
      sim.launch(root)
      sim.doing { sim.window?.frame.size.width = width }
      #expect(root.view.layoutMargins.left == side, "\(slug)")
      #expect(root.systemMinimumLayoutMargins.leading == side)
    }
  }

  /// W-47.
  @Test(arguments: [
    ("iphone-x", 11, CGFloat(16), CGFloat(16)), ("iphone-12", 17, 16, 16),
    ("iphone-15-pro", 17, 16, 16), ("iphone-17", 26, 16, 16), ("iphone-11", 13, 20, 20),
    ("iphone-12-pro-max", 17, 20, 20), ("iphone-8", 13, 16, 20), ("iphone-8-plus", 13, 20, 20),
  ])
  func `in landscape a phone with a home indicator has the portrait margin (V-70)`(
    slug: String, system: Int, portrait: CGFloat, landscape: CGFloat
  ) throws {
    let sim = try device(slug, .iOS(system))
    sim.launch(root)
    #expect(root.systemMinimumLayoutMargins.leading == portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(root.systemMinimumLayoutMargins.leading == landscape)
    #expect(root.view.layoutMargins.left == root.view.safeAreaInsets.left + landscape)
    // A window that does not fill the screen uses its own width.
    sim.doing { sim.window?.frame.size.width = 600 }
    #expect(root.systemMinimumLayoutMargins.leading == 20)
  }

  @Test func `a rotation to more than 414 points moves views pinned to the margins (V-70)`() throws
  {
    let sim = try device("iphone-se-3", .iOS(17))
    let pinned = UIView("pinned")
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.onLoad = { root in
      root.view.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
      ])
    }
    sim.launch(root)
    #expect(pinned.frame.minX == 16 && pinned.frame.width == 343)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(pinned.frame.minX == 20 && pinned.frame.width == 627)
    #expect(!events.on("root.view").named("layoutMarginsDidChange").isEmpty)
  }

  @Test func `a window that grows wider moves the margins of all its controllers (V-70)`() throws {
    let sim = try device("iphone-se-3", .iOS(17))
    sim.launch(root)
    let (child, modal, above) = (Probe("child"), Probe("modal"), Probe("above"))
    modal.modalPresentationStyle = .overFullScreen
    sim.doing {
      root.embed(child, frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      root.present(modal, animated: false)
      modal.embed(above, frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    }
    for controller in [child, above] {
      controller.view.autoresizingMask = []
      #expect(controller.view.layoutMargins.left == 16)
    }
    let events = sim.events { sim.doing { sim.window?.frame.size.width = 430 } }
    for view in ["root.view", "child.view", "modal.view", "above.view"] {
      #expect(events.on(view).named("layoutMarginsDidChange").count == 1, "\(view)")
    }
    #expect(child.view.layoutMargins.left == 20 && child.view.bounds.width == 200)
    let wider = sim.events { sim.doing { sim.window?.frame.size.width = 600 } }
    #expect(wider.on("child.view", "above.view").named("layoutMarginsDidChange").isEmpty)
  }

  // MARK: Direction

  @Test func `directional margins are another form of the same value (L-MARG-2)`() {
    let view = UIView()
    let directional = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = directional
    #expect(view.layoutMargins == insets(0, 30, 0, 10))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == insets(0, 10, 0, 30))
    view.layoutMargins = insets(1, 2, 3, 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func `margins are mirrored with the user's language direction (L-MARG-2)`() {
    let view = UIView("v", CGRect(x: 50, y: 100, width: 100, height: 100))
    view.directionalLayoutMargins.leading = 30
    root.onLoad = { $0.view.addSubview(view) }
    sim.launch(root)
    #expect(view.layoutMargins.left == 30 && view.layoutMargins.right == 8)
    let events = sim.events { sim.settings.layoutDirection = .rightToLeft }
    #expect(view.layoutMargins.left == 8 && view.layoutMargins.right == 30)
    #expect(events.named("layoutMarginsDidChange").map(\.receiver) == ["v"])
    let direction = sim.perform { UIView.userInterfaceLayoutDirection(for: .unspecified) }
    #expect(direction == .rightToLeft)
  }

  // MARK: Minimum

  @Test func `the larger of minimum and own margin applies on each side (L-MARG-3)`() throws {
    let sim = try launch("iphone-15-pro-max", .iOS(17))
    func sides(_ own: CGFloat) -> [CGFloat] {
      sim.perform { root.view.layoutMargins = insets(0, own, 0, own) }
      return [root.view.layoutMargins.left, root.view.layoutMargins.right]
    }
    #expect(sides(10) == [20, 20])
    #expect(sides(30) == [30, 30])
    sim.perform { root.viewRespectsSystemMinimumLayoutMargins = false }
    #expect(sides(10) == [10, 10])
    #expect(sides(64) == [64, 64])
  }

  // MARK: Safe area

  @Test func `margins begin at the safe area unless this is switched off (L-MARG-4, S15)`() throws {
    let sim = try launch("iphone-7", .iOS(11))
    sim.perform { root.view.layoutMargins.top = 12 }
    #expect(root.view.layoutMargins.top == 32)
    sim.perform { root.view.insetsLayoutMarginsFromSafeArea = false }
    #expect(root.view.layoutMargins.top == 12)
    #expect(!root.view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `a view that fills the screen adds the safe area to its own margins (L-MARG-4)`() {
    let view = UIView("v")
    root.onLoad = {
      view.frame = $0.view.bounds
      $0.view.addSubview(view)
    }
    sim.launch(root)
    #expect(view.layoutMargins == insets(67, 8, 42, 8))
    sim.perform { view.insetsLayoutMarginsFromSafeArea = false }
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func `additional insets increase margins (L-MARG-4, L-SAFE-1)`() {
    sim.launch(root)
    sim.doing { root.additionalSafeAreaInsets = insets(5, 30, 49, 10) }
    #expect(root.view.layoutMargins == insets(64, 46, 83, 26))
  }

  // MARK: The superview's margins

  @Test func `a view over the root preserves its margins, also for pinned views (L-MARG-5, S15)`()
    throws
  {
    let sim = try device("iphone-6", .iOS(9))
    let view = UIView("v")
    let inner = UIView("v1")
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.onLoad = {
      view.frame = $0.view.bounds
      view.preservesSuperviewLayoutMargins = true
      $0.view.addSubview(view)
      view.addSubview(inner)
      NSLayoutConstraint.activate(pin(inner, toMarginsOf: view))
    }
    sim.launch(root)
    #expect(view.layoutMargins == insets(8, 16, 8, 16))
    #expect(inner.frame == view.bounds.inset(by: insets(8, 16, 8, 16)))
  }

  private func pin(_ inner: UIView, toMarginsOf outer: UIView) -> [NSLayoutConstraint] {
    [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
      (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ].map {
      NSLayoutConstraint(
        item: inner, attribute: $0.0, relatedBy: .equal, toItem: outer, attribute: $0.1,
        multiplier: 1, constant: 0)
    }
  }

  private func top(of own: CGFloat, at distance: CGFloat, in margin: CGFloat) -> CGFloat {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: distance, width: 300, height: 100))
    outer.layoutMargins.top = margin
    inner.layoutMargins.top = own
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    return inner.layoutMargins.top
  }

  @Test func `the part of the superview's margin inside a view is preserved (L-MARG-5, S15)`() {
    #expect(top(of: 8, at: 20, in: 50) == 30)
    #expect(top(of: 40, at: 20, in: 50) == 40)
    #expect(top(of: 8, at: 60, in: 50) == 8)
    #expect(top(of: 8, at: -10, in: 50) == 60)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = insets(140, 140, 140, 140)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(140, 140, 140, 140))
  }

  @Test func `preserved margins pass through several levels (L-MARG-5)`() {
    let views = (0..<3).map {
      UIView(frame: CGRect(x: 0, y: $0 == 0 ? 0 : 10, width: 100, height: 100))
    }
    views[0].layoutMargins.top = 50
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
    }
    #expect(views.map(\.layoutMargins.top) == [50, 40, 30])
    views[1].preservesSuperviewLayoutMargins = false
    #expect(views.map(\.layoutMargins.top) == [50, 8, 8])
  }

  @Test func `own margin, minimum, safe area and superview's margin apply in order (L-MARG-6)`() {
    let view = UIView("v")
    root.onLoad = {
      view.frame = $0.view.bounds
      view.preservesSuperviewLayoutMargins = true
      $0.view.addSubview(view)
    }
    sim.launch(root)
    #expect(root.view.layoutMargins == insets(59, 16, 34, 16))
    #expect(view.layoutMargins == insets(67, 16, 42, 16))
  }

  /// Content inside the margins of a view that preserves them is inside the margins of all superviews that are
  /// preserved.
  @Test func `content stays inside every preserved margin (L-MARG-5, L-MARG-6)`() throws {
    var random = SplitMix64(seed: 11)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    for _ in 0..<60 {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      top.layoutMargins = insets(number(0...60), number(0...60), number(0...60), number(0...60))
      var views = [top]
      for _ in 0..<5 {
        let outer = views[views.count - 1]
        outer.bounds.origin = CGPoint(x: number(-5...5), y: number(-5...5))
        let view = UIView(
          frame: outer.bounds.inset(
            by: insets(number(-9...30), number(-9...30), number(-9...30), number(-9...30))))
        view.preservesSuperviewLayoutMargins = true
        view.layoutMargins = insets(number(0...20), number(0...20), number(0...20), number(0...20))
        outer.addSubview(view)
        views.append(view)
      }
      let last = try #require(views.last)
      let content = last.bounds.inset(by: last.layoutMargins)
      for view in views {
        let space = view.bounds.inset(by: view.layoutMargins).insetBy(dx: -1e-6, dy: -1e-6)
        let inside = last.convert(content, to: view)
        #expect(inside.minX >= space.minX && inside.maxX <= space.maxX)
        #expect(inside.minY >= space.minY && inside.maxY <= space.maxY)
      }
    }
  }

  // MARK: Bad input

  @Test func `margins that are not finite are refused (D-11)`() {
    let view = UIView()
    #expect(
      expectException("NSInvalidArgumentException", on: sim) {
        sim.perform { view.layoutMargins.left = .nan }
      })
    #expect(
      expectException("NSInvalidArgumentException", on: sim) {
        sim.perform { view.directionalLayoutMargins.leading = .infinity }
      })
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

}
