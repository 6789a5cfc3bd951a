import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// A view that reads traits in one of its phases.
private class Reader: UIView {
  enum Position {
    case layout
    case constraints
    case properties
    case drawing
    case nowhere
  }

  var position = Position.nowhere
  var reads: (UIView) -> Void = { _ = $0.traitCollection.accessibilityContrast }
  var logsCurrent = false
  var currentStyles: [UIUserInterfaceStyle] = []

  override class var requiresConstraintBasedLayout: Bool { true }
  override func layoutSubviews() {
    super.layoutSubviews()
    if logsCurrent { currentStyles.append(UITraitCollection.current.userInterfaceStyle) }
    if position == .layout { reads(self) }
  }
  override func updateConstraints() {
    if position == .constraints { reads(self) }
    super.updateConstraints()
  }
  override func updateProperties() { if position == .properties { reads(self) } }
  override func draw(_ rect: CGRect) { if position == .drawing { reads(self) } }
}

/// A controller that reads traits in one of its phases.
private class ReadingController: UIViewController {
  enum Position {
    case willLayout
    case didLayout
    case constraints
    case properties
  }

  var position: Position?

  override func viewWillLayoutSubviews() { read(.willLayout) }
  override func viewDidLayoutSubviews() { read(.didLayout) }
  override func updateViewConstraints() {
    read(.constraints)
    super.updateViewConstraints()
  }
  override func updateProperties() { read(.properties) }

  private func read(_ position: Position) {
    if position == self.position { _ = traitCollection.accessibilityContrast }
  }
}

/// Traits read in a phase repeat the phase when they change (R-TRAIT-9), and the current collection
/// in each (R-TRAIT-10).
@MainActor @Suite struct TraitTrackingTests {
  private let root = Probe("root")
  private let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func launch(_ system: SystemVersion, _ position: Reader.Position) throws -> Simulator {
    let sim = try device("iphone-15-pro", system)
    reader.sceneIdentifier = "reader"
    reader.position = position
    root.onLoad = { [reader] in $0.view.addSubview(reader) }
    sim.launch(root)
    return sim
  }

  private static let phases = ["layoutSubviews", "updateConstraints", "updateProperties"]

  private func repeated(_ sim: Simulator, _ change: (inout UserSettings) -> Void) -> [String] {
    sim.events { change(&sim.settings) }.on("reader").filter { Self.phases.contains($0.baseName) }
      .map(\.baseName)
  }

  @Test(arguments: [
    (Reader.Position.layout, ["layoutSubviews"]),
    (.properties, ["updateProperties"]), (.nowhere, []),
  ])
  private func `a change of a trait that a view has read repeats the phase (R-TRAIT-9)`(
    position: Reader.Position, expected: [String]
  ) throws {
    let sim = try launch(.iOS(26), position)
    #expect(repeated(sim) { $0.accessibilityContrast = .high } == expected)
    #expect(repeated(sim) { $0.legibilityWeight = .bold } == [])
    #expect(repeated(sim) { $0.accessibilityContrast = .normal } == expected)
  }

  @Test func `constraints are repeated in the same pass (R-TRAIT-9)`() throws {
    let sim = try launch(.iOS(18), .constraints)
    #expect(repeated(sim) { $0.accessibilityContrast = .high }.first == "updateConstraints")
    #expect(repeated(sim) { $0.legibilityWeight = .bold } == [])
  }

  @Test(arguments: [(17, 0), (18, 1), (26, 1)])
  func `a change of a trait that a view has read while it was drawn draws it again (R-TRAIT-9)`(
    system: Int, count: Int
  ) throws {
    let sim = try launch(.iOS(system), .drawing)
    sim.doing { reader.setNeedsDisplay() }
    func drawings(_ change: (inout UserSettings) -> Void) -> Int {
      sim.events { change(&sim.settings) }.on("reader").named("draw").count
    }
    #expect(drawings { $0.accessibilityContrast = .high } == count)
    #expect(drawings { $0.legibilityWeight = .bold } == 0)
  }

  @Test func `before iOS 18 nothing is tracked (R-TRAIT-9)`() throws {
    let sim = try launch(.iOS(17), .layout)
    #expect(repeated(sim) { $0.accessibilityContrast = .high } == [])
  }

  @Test func `only the last run of a phase is tracked`() throws {
    let sim = try launch(.iOS(18), .layout)
    reader.position = .nowhere
    sim.doing { reader.setNeedsLayout() }
    #expect(repeated(sim) { $0.accessibilityContrast = .high } == [])
  }

  @Test func `the current collection and custom traits are tracked, other collections are not`()
    throws
  {
    let sim = try launch(.iOS(18), .layout)
    reader.reads = { _ in _ = UITraitCollection.current.legibilityWeight }
    sim.doing { reader.setNeedsLayout() }
    #expect(repeated(sim) { $0.legibilityWeight = .bold } == ["layoutSubviews"])

    reader.reads = { _ = $0.traitCollection[Density.self] }
    sim.doing { reader.setNeedsLayout() }
    let custom = sim.events { sim.doing { root.traitOverrides[Density.self] = 2 } }
    #expect(custom.on("reader").named("layoutSubviews").count == 1)

    reader.reads = { _ in _ = UITraitCollection(accessibilityContrast: .high).accessibilityContrast
    }
    sim.doing { reader.setNeedsLayout() }
    #expect(repeated(sim) { $0.accessibilityContrast = .high } == [])
  }

  @Test(arguments: [
    (ReadingController.Position.willLayout, "viewWillLayoutSubviews"),
    (.didLayout, "viewDidLayoutSubviews"), (.constraints, "updateViewConstraints"),
    (.properties, "updateProperties"),
  ])
  private func `a change of a trait that a controller has read repeats the phase (R-TRAIT-9)`(
    position: ReadingController.Position, name: String
  ) throws {
    let sim = try device("iphone-15-pro", .iOS(26))
    let controller = ReadingController()
    controller.position = position
    controller.sceneIdentifier = "reader"
    root.onLoad = { [reader] root in
      controller.view.addSubview(reader)
      root.embed(controller)
    }
    sim.launch(root)
    let dark = sim.events { sim.settings.accessibilityContrast = .high }
    #expect(dark.on("reader").named(name).count == 1)
    let bold = sim.events { sim.settings.legibilityWeight = .bold }
    #expect(bold.on("reader").named(name).isEmpty)
  }

  @Test(arguments: [
    (ReadingController.Position.willLayout, "viewWillLayoutSubviews"),
    (.didLayout, "viewDidLayoutSubviews"),
  ])
  private func `a controller reads its own traits, even if its view has others (R-TRAIT-9)`(
    position: ReadingController.Position, name: String
  ) throws {
    let sim = try device("iphone-15-pro", .iOS(26))
    let controller = ReadingController()
    controller.position = position
    controller.sceneIdentifier = "reader"
    root.onLoad = { root in
      controller.view.traitOverrides.userInterfaceStyle = .dark
      root.embed(controller)
    }
    sim.launch(root)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    let events = sim.events { sim.settings.accessibilityContrast = .high }
    #expect(events.on("reader").named(name).count == 1)
  }

  @Test func `a layout nested in another tracks its own reads`() throws {
    let sim = try launch(.iOS(18), .layout)
    let outer = ProbeView("outer", .zero)
    outer.onLayout = { [reader] view in
      reader.setNeedsLayout()
      reader.layoutIfNeeded()
      _ = view.traitCollection.legibilityWeight
    }
    sim.doing { root.view.addSubview(outer) }
    let bold = sim.events { sim.settings.legibilityWeight = .bold }
    #expect(bold.on("outer").named("layoutSubviews").count == 1)
  }

  @Test func `the current collection is that of the view being laid out (R-TRAIT-10)`() throws {
    let sim = try launch(.iOS(18), .nowhere)
    reader.logsCurrent = true
    sim.doing {
      reader.traitOverrides.userInterfaceStyle = .dark
      reader.setNeedsLayout()
      root.view.setNeedsLayout()
    }
    var styles: [UIUserInterfaceStyle] = []
    root.onDidLayout = { _ in styles.append(UITraitCollection.current.userInterfaceStyle) }
    root.onWillLayout = { _ in styles.append(UITraitCollection.current.userInterfaceStyle) }
    sim.doing {
      reader.setNeedsLayout()
      root.view.setNeedsLayout()
    }
    #expect(reader.currentStyles.suffix(2) == [.dark, .dark] && styles == [.light, .light])
  }

  @Test(arguments: [14, 15, 16])
  func `setting another's style restores the caller's current collection (R-TRAIT-10)`(
    system: Int
  ) throws {
    let sim = try device("iphone-8", .iOS(system))
    let other = Probe("other")
    var styles: [UIUserInterfaceStyle] = []
    root.onWillLayout = { root in
      guard styles.isEmpty, root.children.contains(other) else { return }
      styles.append(UITraitCollection.current.userInterfaceStyle)
      other.overrideUserInterfaceStyle = .dark
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    sim.launch(root)
    sim.doing {
      root.embed(other)
      root.view.setNeedsLayout()
    }
    #expect(other.traitCollection.userInterfaceStyle == .dark)
    #expect(styles == [.light, .light])
  }

  @Test(arguments: [18, 26])
  func `the interface can rotate while a phase is tracked (R-TRAIT-9)`(system: Int) throws {
    let sim = try device("iphone-15-pro", .iOS(system))
    var rotations = 0
    root.onWillLayout = { _ in
      guard rotations == 0 else { return }
      rotations += 1
      sim.rotate(to: .landscapeLeft)
    }
    sim.launch(root)
    #expect(rotations == 1 && sim.interfaceOrientation == .landscapeRight)
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }
}
