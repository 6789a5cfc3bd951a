import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import InterfaceCorpus
import SlowTests
import Testing

/// Every published document runs on devices, rotated and with other settings, without a defect of Gimbal.
@MainActor
@Suite(
  .enabled(
    if: InterfaceCorpus.found != nil, "GIMBAL_INTERFACE_CORPUS names no folder of documents"))
struct CorpusLaunchTests {
  nonisolated static let devices = [
    "iphone-se-2", "iphone-15-pro-max", "iphone-13-mini", "ipad-pro-13-m4",
  ]

  private func run(_ record: InterfaceCorpus.Record, on device: String) throws {
    let corpus = try #require(InterfaceCorpus.found)
    let document = try InterfaceDocument(corpus.data(of: record), file: record.file)
    let sim = try Simulator(
      DeviceCatalog.standard.device(device), recording: .last(2_000))
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    for controller in controllers(of: document, sim) {
      sim.launch(controller)
      for orientation in [
        UIDeviceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait,
      ] {
        sim.rotate(to: orientation)
      }
      for category in [
        UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .extraSmall, .large,
      ] {
        sim.settings.contentSizeCategory = category
      }
      sim.settings.layoutDirection = .rightToLeft
      sim.settings.layoutDirection = .leftToRight
      #expect(sim.isAtRest, "\(record.file)")
      let loops = sim.trace.events.filter { $0.name.hasPrefix("layoutLoop") }
      #expect(loops.isEmpty, "\(record.file)")
    }
    #expect(raised.isEmpty, "\(record.file): \(raised.prefix(3))")
  }

  private func controllers(of document: InterfaceDocument, _ sim: Simulator) -> [UIViewController] {
    if document.format == .storyboard {
      let scenes = StoryboardScenes(document)
      let board = UIStoryboard(name: document.file, source: scenes)
      return scenes.controllers.compactMap { id in sim.perform { scenes.make(id, of: board) } }
    }
    let views = sim.perform { NibDocument.views(of: document) }
    return views.map { view in
      sim.perform {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
    }
  }

  @Test(arguments: devices)
  func `a sample of documents runs on a device`(device: String) throws {
    let corpus = try #require(InterfaceCorpus.found)
    let offset = CorpusLaunchTests.devices.firstIndex(of: device) ?? 0
    for (index, record) in corpus.records.enumerated() where index % 40 == offset * 10 {
      try run(record, on: device)
    }
  }

  @Test(.long, arguments: devices)
  func `every document runs on a device`(device: String) throws {
    for record in try #require(InterfaceCorpus.found).records { try run(record, on: device) }
  }
}
