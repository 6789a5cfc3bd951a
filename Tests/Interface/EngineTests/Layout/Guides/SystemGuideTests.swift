import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The rectangles of the system's layout guides (L-GUIDE-1, -3, -4, S14).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct SystemGuideTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws { sim = try #require(Simulator.bound) }

  /// Adds a view to the root's view that is constrained to a guide on all sides.
  private func tied(to guide: @escaping (UIView) -> UILayoutGuide) -> UIView {
    let view = UIView("tied")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.onLoad = {
      $0.view.addSubview(view)
      let guide = guide($0.view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    return view
  }

  @Test func `a guide of the app is laid out like a view (L-GUIDE-1)`() {
    let guide = UILayoutGuide()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && guide.layoutFrame == .zero)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -30),
      guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.2),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 75, width: 250, height: 50))
  }

  @Test func `the layout margins guide follows margins to zero and back (L-GUIDE-3)`() {
    sim.launch(root)
    let (box, view) = sim.perform {
      (UIView(frame: CGRect(x: 0, y: 200, width: 90, height: 80)), UIView())
    }
    sim.doing {
      root.view.addSubview(box)
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let guide = box.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    for inset in [8.0, 0, 5, 0] {
      sim.doing {
        box.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      }
      #expect(view.frame == box.bounds.insetBy(dx: inset, dy: inset))
    }
  }

  @Test func `the safe area guide is the bounds inset by the safe area (L-GUIDE-3)`() throws {
    let sim = try device("iphone-14")
    sim.launch(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    sim.doing { root.additionalSafeAreaInsets.top = 12 }
    #expect(
      root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 390, height: 751))
    sim.doing { root.view.bounds.origin = CGPoint(x: 3, y: 5) }
    #expect(root.view.safeAreaLayoutGuide.layoutFrame.origin == CGPoint(x: 3, y: 64))
  }

  @Test func `the layout margins guide is the bounds inset by the margins (L-GUIDE-3)`() {
    let view = tied { $0.layoutMarginsGuide }
    sim.launch(root)
    #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
    #expect(root.view.layoutMarginsGuide.layoutFrame == view.frame)
    sim.doing {
      root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 40, bottom: 20, trailing: 0)
    }
    #expect(view.frame == CGRect(x: 40, y: 69, width: 337, height: 729))
    sim.settings.layoutDirection = .rightToLeft
    #expect(view.frame == CGRect(x: 16, y: 69, width: 337, height: 729))
    sim.rotate(to: .landscapeLeft)
    // In landscape a phone with a home indicator has margins of 16 (W-47).
    #expect(view.frame == CGRect(x: 75, y: 10, width: 852 - 75 - 99, height: 393 - 10 - 41))
    #expect(root.view.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func `guides move with the origin of the bounds (L-GUIDE-3)`() {
    let view = tied { $0.layoutMarginsGuide }
    sim.launch(root)
    sim.doing { root.view.bounds.origin = CGPoint(x: 7, y: 9) }
    // The margins do not move: the edges that they are measured from have moved too.
    #expect(view.frame == CGRect(x: 23, y: 68, width: 361, height: 759))
  }

  @Test func `nested layout margins guides can coincide (L-GUIDE-3, L-MARG-5)`() {
    let outer = tied { $0.layoutMarginsGuide }
    outer.preservesSuperviewLayoutMargins = true
    let inner = UIView("inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    sim.launch(root)
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 345, height: 10))
    sim.doing { root.view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0) }
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 311, height: 10))
  }

  // MARK: Readable width

  @Test func `the readable width is limited (L-GUIDE-4)`() throws {
    let sim = try device("ipad-pro-12-9-4", .iOS(17))
    let view = tied { $0.readableContentGuide }
    sim.launch(root)
    let margins = root.view.layoutMarginsGuide.layoutFrame
    #expect(margins.width == 984)
    #expect(view.frame.minX == 176 && view.frame.width == 672)
    #expect(view.frame.minY == margins.minY && view.frame.height == margins.height)
    #expect(root.view.readableContentGuide.layoutFrame == view.frame)
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame.minX == 347 && view.frame.width == 672)
    #expect(sim.assumptions.isEmpty)
  }

  @Test func `narrower margins limit the readable width (L-GUIDE-4)`() throws {
    let view = tied { $0.readableContentGuide }
    sim.launch(root)
    #expect(view.frame == root.view.layoutMarginsGuide.layoutFrame)
    #expect(root.view.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `the readable width grows with the text size (L-GUIDE-4, D-5)`() throws {
    let sim = try device("ipad-pro-12-9-4", .iOS(17))
    let view = tied { $0.readableContentGuide }
    sim.launch(root)
    var widths: [CGFloat] = []
    for category in Typography.standard.categories.map(\.category) {
      sim.settings.contentSizeCategory = category
      widths.append(view.frame.width)
      #expect(root.view.readableContentGuide.layoutFrame == view.frame)
      #expect(abs(view.frame.midX - 512) <= 0.5)
    }
    #expect(widths.prefix(7) == [560, 597, 635, 672, 747, 821, 896])
    #expect(Set(widths.dropFirst(7)) == [896])
    #expect(sim.assumptions.filter { $0.hasPrefix("readable width: ") }.count == 2)
  }

  @Test func `the readable guide is centered between uneven margins (L-GUIDE-4)`() throws {
    let sim = try device("ipad-pro-12-9-4", .iOS(17))
    let view = tied { $0.readableContentGuide }
    sim.launch(root)
    sim.doing { root.view.layoutMargins = UIEdgeInsets(top: 0, left: 220, bottom: 0, right: 0) }
    #expect(view.frame.minX == 220 + (1024 - 220 - 20 - 672) / 2 && view.frame.width == 672)
    #expect(root.view.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `a readable guide has its width in a view laid out by constraints (L-GUIDE-4)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let view = UIView()
    let inner = UIView()
    for (child, parent) in [(view, outer), (inner, view)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let width = view.widthAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      width, view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.leftAnchor.constraint(equalTo: view.readableContentGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.readableContentGuide.rightAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 114 && inner.frame.width == 672)
    width.constant = 500
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 8 && inner.frame.width == 484)
  }

  // MARK: Conflicts

  private func conflict(
    _ views: @escaping (UIView) -> [NSLayoutConstraint]
  ) throws -> UnsatisfiableConstraints {
    var found: [UnsatisfiableConstraints] = []
    sim.onUnsatisfiableConstraints = { found.append($0) }
    defer { sim.onUnsatisfiableConstraints = nil }
    root.onLoad = { NSLayoutConstraint.activate(views($0.view)) }
    sim.launch(root)
    try #require(found.count == 1)
    return found[0]
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.top, "UIViewSafeAreaLayoutGuide-top"),
    (.bottom, "UIViewSafeAreaLayoutGuide-bottom"),
  ])
  func `the safe area's constraints are required and named in conflicts (L-GUIDE-6)`(
    edge: NSLayoutConstraint.Attribute, name: String
  ) throws {
    let view = UIView("v")
    view.translatesAutoresizingMaskIntoConstraints = false
    let conflict = try conflict { root in
      root.addSubview(view)
      return [
        NSLayoutConstraint(
          item: view, attribute: edge, relatedBy: .equal, toItem: root.safeAreaLayoutGuide,
          attribute: edge, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge,
          multiplier: 1, constant: 0),
      ]
    }
    let guide = try #require(conflict.constraints.first { $0.identifier == name })
    #expect(guide.priority == .required && guide.isActive)
    #expect(conflict.broken !== guide)
    #expect(conflict.constraints.count == 3)
    #expect(conflict.log.contains("'\(name)'"))
  }

  @Test func `the margins' constraints are required and named in conflicts (L-GUIDE-6)`() throws {
    let view = UIView("v")
    view.translatesAutoresizingMaskIntoConstraints = false
    let conflict = try conflict { root in
      root.addSubview(view)
      return [
        view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
      ]
    }
    let name = "UIView-leftMargin-guide-constraint"
    let guide = try #require(conflict.constraints.first { $0.identifier == name })
    #expect(guide.priority == .required && conflict.broken !== guide)
    #expect(conflict.log.contains("'\(name)'"))
  }
}
