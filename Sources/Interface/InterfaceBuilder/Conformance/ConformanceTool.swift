import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// `gimbal-conformance`: lays published documents out on their canvases and compares the frames.
@MainActor
package enum ConformanceTool {
  /// Runs the tool and returns its exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    var mode = CanvasLayout.Mode.structure
    var showsMismatches = false
    var isJSON = false
    var labels: LabelWidths?
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--whole": mode = .whole
      case "--mode":
        guard let named = rest.popFirst().flatMap(CanvasLayout.Mode.init) else { return usage() }
        mode = named
      case "--mismatches": showsMismatches = true
      case "--json": isJSON = true
      case "--labels": labels = LabelWidths()
      default:
        guard !argument.hasPrefix("-") else { return usage() }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { return usage() }
    var table = ConformanceTable()
    for file in paths.flatMap(documents) {
      do {
        let document = try InterfaceDocument(
          Data(try FileReader.read(file)), file: file)
        if labels != nil {
          labels?.add(document)
          continue
        }
        let mismatches = table.add(document, mode)
        if showsMismatches, !isJSON { for item in mismatches { print(text(item, in: document)) } }
      } catch {
        print(error)
      }
    }
    if isJSON {
      print(table.json(mode))
      return 0
    }
    if showsMismatches { for miss in labels?.misses ?? [] { print(miss) } }
    print(labels?.text ?? table.text)
    return 0
  }

  private static func usage() -> Int32 {
    print(
      "usage: gimbal-conformance [--mode structure|whole] [--mismatches] [--json] [--labels] DOCUMENT-OR-FOLDER…"
    )
    return 2
  }

  private static func text(
    _ mismatch: ConformanceTable.Mismatch, in document: InterfaceDocument
  ) -> String {
    let item = mismatch.comparison
    let location = document.location(of: item.view.markup)
    return
      "\(document.file):\(location) \(item.view.kind) \(item.view.id) in \(item.root.kind) \(item.root.view.id) saved \(text(item.saved)) found \(text(item.found)) \(mismatch.reason.text)"
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\((($0 * 100).rounded() / 100))" }.joined(separator: " ")
  }

  /// Returns the documents at a path: a file, or all below a folder.
  private static func documents(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return [path]
    }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { path + "/" + $0 }
  }
}
