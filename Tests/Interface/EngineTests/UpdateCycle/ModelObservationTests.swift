import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var side: CGFloat = 10
  var title = "One"
  @ObservationIgnored var ignored = 0
}

/// A view that counts its calls, and reads a model in those that a test names.
private final class Reader: UIView {
  var model: Model?
  var reads: Set<String> = []
  var calls: [String] = []

  private func called(_ name: String) {
    calls.append(name)
    if reads.contains(name), let model { calls.append("\(model.side)") }
  }

  override func layoutSubviews() { called("layout") }
  override func updateConstraints() {
    called("constraints")
    super.updateConstraints()
  }
  override func updateProperties() { called("properties") }
  override func draw(_ rect: CGRect) { called("draw") }
  override class var requiresConstraintBasedLayout: Bool { true }
}

/// A label that reads a model in its layout.
private final class ReadingLabel: UILabel {
  var model: Model?
  var sides: [CGFloat] = []

  override func layoutSubviews() { sides += [model?.side ?? 0] }
}

private final class ReadingController: UIViewController {
  let model = Model()
  var calls: [String] = []
  var reads = ""

  private func called(_ name: String) {
    calls.append(name)
    if reads == name { calls.append(model.title) }
  }

  override func viewWillLayoutSubviews() { called("will") }
  override func viewDidLayoutSubviews() { called("did") }
  override func updateProperties() { called("properties") }
  override func updateViewConstraints() {
    called("constraints")
    super.updateViewConstraints()
  }
}

/// Observable models that layout reads (R-LAY-11, W-14).
@MainActor @Suite struct ModelObservationTests {
  private func launch(
    _ system: SystemVersion = .iOS(26), tracks: Bool? = nil, _ root: UIViewController? = nil
  ) throws -> (Simulator, Reader, Model) {
    var app = AppDescription()
    app.tracksObservation = tracks
    let sim = try Simulator(
      DeviceCatalog.standard.device("iphone-15-pro"), system: system, app: app)
    let (reader, model) = sim.perform {
      (Reader(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Model())
    }
    reader.model = model
    let controller = sim.perform { root ?? UIViewController() }
    sim.launch(controller)
    sim.perform {
      controller.view.addSubview(reader)
      // Constraints are updated only where they are in use.
      reader.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
      reader.setNeedsDisplay()
    }
    sim.settle()
    reader.calls = []
    return (sim, reader, model)
  }

  @Test(arguments: ["layout", "constraints", "properties", "draw"])
  func `a change of a value that a view's method read calls the method again (R-LAY-11)`(
    method: String
  ) throws {
    let (sim, reader, model) = try launch()
    reader.reads = [method]
    sim.perform {
      reader.setNeedsLayout()
      reader.setNeedsUpdateConstraints()
      reader.setNeedsUpdateProperties()
      reader.setNeedsDisplay()
    }
    sim.settle()
    for side in [CGFloat(20), 30] {
      reader.calls = []
      sim.perform { model.side = side }
      sim.settle()
      let index = try #require(reader.calls.firstIndex(of: method), "\(reader.calls)")
      #expect(reader.calls[index + 1] == "\(side)")
      #expect(reader.calls.count { $0 == method } == 1)
    }
  }

  @Test func `a subclass of a label is laid out again too (R-LAY-11)`() throws {
    let (sim, reader, model) = try launch()
    let label = sim.perform { ReadingLabel() }
    sim.doing {
      label.model = model
      reader.addSubview(label)
    }
    sim.doing { model.side = 20 }
    #expect(label.sides == [10, 20])
  }

  @Test func `values that were not read, or are not observed, repeat nothing (R-LAY-11)`() throws {
    let (sim, reader, model) = try launch()
    reader.reads = ["layout"]
    sim.doing { reader.setNeedsLayout() }
    reader.calls = []
    sim.doing {
      model.title = "Two"
      model.ignored = 5
    }
    #expect(reader.calls == [])
    sim.doing {
      model.side = 1
      model.side = 2
      model.side = 3
    }
    #expect(reader.calls == ["layout", "3.0"])
  }

  @Test(arguments: ["will", "did", "properties", "constraints"])
  func `a controller's methods are called again (R-LAY-11)`(method: String) throws {
    let controller = ReadingController()
    let (sim, _, _) = try launch(.iOS(26), controller)
    controller.reads = method
    sim.doing {
      controller.view.setNeedsLayout()
      controller.view.setNeedsUpdateConstraints()
      controller.setNeedsUpdateProperties()
    }
    controller.calls = []
    sim.doing { controller.model.title = "Two" }
    let index = try #require(controller.calls.firstIndex(of: method), "\(controller.calls)")
    #expect(controller.calls[index + 1] == "Two")
  }

  @Test(arguments: [
    (17, true, 0), (18, nil, 0), (18, true, 1), (18, false, 0), (26, nil, 1), (26, false, 0),
  ])
  func `iOS 18 needs the Info.plist key, iOS 26 observes by default (R-LAY-11)`(
    system: Int, tracks: Bool?, calls: Int
  ) throws {
    let (sim, reader, model) = try launch(.iOS(system), tracks: tracks)
    reader.reads = ["layout"]
    sim.doing { reader.setNeedsLayout() }
    reader.calls = []
    sim.doing { model.side = 99 }
    #expect(reader.calls.count { $0 == "layout" } == calls)
  }

  @Test func `a button's configuration follows a model (R-LAY-11)`() throws {
    let (sim, reader, model) = try launch()
    let button = sim.perform { UIButton(configuration: .plain()) }
    button.configurationUpdateHandler = { button in
      button.configuration?.title = model.title
    }
    sim.doing {
      reader.superview?.addSubview(button)
      button.sizeToFit()
    }
    #expect(button.configuration?.title == "One")
    sim.doing { model.title = "A longer title" }
    #expect(button.configuration?.title == "A longer title")
  }

  @Test func `a released view is no longer observed (R-LAY-11)`() throws {
    let (sim, reader, model) = try launch()
    reader.reads = ["layout"]
    sim.doing { reader.setNeedsLayout() }
    reader.calls = []
    sim.doing { reader.removeFromSuperview() }
    sim.doing { model.side = 4 }
    #expect(reader.calls == [])
  }
}
