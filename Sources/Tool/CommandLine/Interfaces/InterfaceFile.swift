import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalFiles
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import GimbalScenarios

/// A storyboard or a nib file whose saved frames are compared with its constraints.
@MainActor
struct InterfaceFile {
  private let path: String
  private let bytes: Data
  private let document: InterfaceDocument

  /// Reads the file; an error is one line with a position.
  init(_ path: String) throws(DocumentError) {
    self.path = path
    bytes = Data(try FileReader.read(path))
    do {
      document = try InterfaceDocument(bytes, file: path)
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    } catch {
      throw DocumentError(file: path, issue: "cannot be read: \(error)")
    }
  }

  // MARK: The canvas

  /// A view whose saved frame differs from that of the constraints on the document's canvas.
  struct Difference {
    /// The source position, the view and both frames, in one line.
    let line: String
    fileprivate let edit: FrameEdit?
  }

  /// An error if the document's canvas device is unknown: frames that depend on it are neither
  /// judged nor written.
  var unknownDevice: DocumentError? {
    guard let device = CanvasDevice.unknown(in: document) else { return nil }
    let location = document.location(of: device.markup)
    let id = device.markup.id ?? ""
    return DocumentError(
      file: path,
      position: SourcePosition(line: location.line, column: location.column),
      issue:
        "the canvas device \(QuotedText.of(id)) is unknown: saved frames cannot be compared"
        + NearestWord.hint(for: id, in: device.known))
  }

  /// Returns the views whose saved frames differ by more than a point from the constraints.
  func canvasDifferences() -> [Difference] {
    CanvasLayout(document, .whole).run().flatMap { result in
      FrameComparison.all(in: result, withMisplaced: true).filter { $0.nearness == .beyond }
        .map { difference($0, result.canvas.traits) }
    }
  }

  private func difference(_ item: FrameComparison, _ traits: InterfaceTraits) -> Difference {
    let location = document.location(of: item.view.markup)
    return Difference(
      line: "\(document.file):\(location): \(item.view.kind) \(item.view.id) is saved at "
        + "\(Self.text(item.saved)) and is laid out at \(Self.text(item.found))",
      edit: item.frameElement(in: traits).map { FrameEdit($0, to: item.found) })
  }

  /// Writes the file with the frames of the constraints and leaves all other bytes unchanged.
  ///
  /// Without another path it replaces the file.
  func write(_ differences: [Difference], to other: String?) throws(DocumentError) {
    let corrected: Data
    do {
      corrected = try FrameEdit.apply(differences.compactMap(\.edit), to: bytes, named: path)
      // The new text is parsed before it replaces the old file.
      _ = try InterfaceDocument(corrected, file: path)
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    } catch {
      throw DocumentError(file: path, issue: "cannot be corrected: \(error)")
    }
    try FileWriter.replace(other ?? path, with: Array(corrected))
  }

  // MARK: Unsupported elements

  /// Returns the elements without an effect, or with another class's effect: a line each, in the
  /// order of the file.
  ///
  /// All controllers, views and prototypes are created once, on a separate device.
  func omissions() throws -> [String] {
    let simulator = try Simulator(DeviceCatalog.standard.device(InterfaceFile.bench))
    let found = simulator.perform { made } + UnreadElements.all(in: document)
    return found.sorted { ($0.markup.ordinal, $0.reason) < ($1.markup.ordinal, $1.reason) }
      .map {
        "\(document.file):\(document.location(of: $0.markup)): \($0.markup.name): \($0.reason)"
      }
  }

  /// The device on which documents are created to find unsupported elements.
  private static let bench = "iphone-15-pro"

  private var made: [Omission] {
    guard document.format == .storyboard else { return NibDocument.omissions(of: document) }
    let scenes = StoryboardScenes(document)
    scenes.makesPrototypes = true
    let storyboard = UIStoryboard(name: document.file, source: scenes)
    for id in scenes.controllers { scenes.make(id, of: storyboard)?.loadViewIfNeeded() }
    return Array(scenes.omissions)
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { MeasureText.number(($0 * 100).rounded() / 100) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
