import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments

/// A storyboard or a nib file that a call names.
@MainActor
struct InterfaceFile {
  private let document: InterfaceDocument

  /// True for a path of a storyboard or a nib file.
  static func names(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Reads the file; its mistake is one line with a place.
  init(_ path: String) throws(DocumentError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DocumentError(file: path, problem: "cannot be read")
    }
    do {
      document = try InterfaceDocument(data, file: path)
    } catch let error as InterfaceDocumentError {
      throw DocumentError(
        file: path,
        position: error.place.map { SourcePosition(line: $0.line, column: $0.column) },
        problem: error.message)
    } catch {
      throw DocumentError(file: path, problem: "cannot be read: \(error)")
    }
  }

  // MARK: Scenes

  /// Makes a controller on the current simulator: that of a scene's identifier or id, else the first.
  ///
  /// A nib file's views stand in a plain controller's view.
  func controller(scene: String?) throws(DocumentError) -> UIViewController {
    guard document.form == .storyboard else { return nibController() }
    let scenes = StoryboardScenes(document)
    let names = document.scenes.compactMap { $0.controller }
    let wanted = scene ?? document.initialController ?? names.first?.id
    let found = names.first { $0.storyboardIdentifier == wanted || $0.id == wanted }
    let storyboard = UIStoryboard(name: document.file, source: scenes)
    guard let found, let controller = scenes.make(found.id, of: storyboard) else {
      let allowed = names.map { $0.storyboardIdentifier ?? $0.id }.joined(separator: ", ")
      throw DocumentError(
        file: document.file,
        problem: "has no scene '\(wanted ?? "")'; allowed are \(allowed.isEmpty ? "none" : allowed)"
      )
    }
    return controller
  }

  private func nibController() -> UIViewController {
    let controller = UIViewController()
    for view in NibDocument.views(of: document) {
      if controller.view.subviews.isEmpty {
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      controller.view.addSubview(view)
    }
    return controller
  }

  // MARK: What is left out

  /// What of the document has no effect, or not its own: a line each, in the order of the file.
  ///
  /// All controllers, views and prototypes are made once, on a device that nothing else uses.
  func omissions() throws -> [String] {
    let simulator = try Simulator(DeviceCatalog.standard.device(InterfaceFile.bench))
    let found = simulator.perform { made } + UnreadElements.all(in: document)
    return found.sorted { ($0.markup.offset, $0.reason) < ($1.markup.offset, $1.reason) }
      .map { "\(document.file):\(document.place(of: $0.markup)): \($0.markup.name): \($0.reason)" }
  }

  /// The device on which documents are made for their omissions.
  private static let bench = "iphone-15-pro"

  private var made: [ViewBuilder.Omission] {
    guard document.form == .storyboard else { return NibDocument.omissions(of: document) }
    let scenes = StoryboardScenes(document)
    scenes.makesPrototypes = true
    let storyboard = UIStoryboard(name: document.file, source: scenes)
    for id in scenes.controllers { scenes.make(id, of: storyboard)?.loadViewIfNeeded() }
    return Array(scenes.omissions.values)
  }

  // MARK: The canvas

  /// The views whose saved frames are not those of the constraints on the document's own canvas, a line each.
  func canvasDifferences() -> [String] {
    CanvasLayout(document, .whole).run().flatMap(FrameComparison.all)
      .filter { $0.nearness == .beyond }
      .map { item in
        let place = document.place(of: item.view.markup)
        return "\(document.file):\(place): \(item.view.kind) \(item.view.id) is saved at "
          + "\(Self.text(item.saved)) and is laid out at \(Self.text(item.found))"
      }
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { MeasureText.number(($0 * 100).rounded() / 100) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
