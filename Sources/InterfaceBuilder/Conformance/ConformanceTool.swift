import Foundation
import GimbalInterfaceDocuments

/// `gimbal-conformance`: lays published documents out on their canvases and compares with the frames in them.
@MainActor
package enum ConformanceTool {
  /// Runs the tool and returns its exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    var mode = CanvasLayout.Mode.structure
    var readsInsets = false
    var showsMismatches = false
    var labels: LabelWidths?
    var paths: [String] = []
    for argument in arguments {
      if argument == "--whole" {
        mode = .whole
      } else if argument == "--insets" {
        readsInsets = true
      } else if argument == "--mismatches" {
        showsMismatches = true
      } else if argument == "--labels" {
        labels = LabelWidths()
      } else {
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else {
      print("usage: gimbal-conformance [--whole] [--mismatches] [--labels] DOCUMENT-OR-FOLDER…")
      return 2
    }
    var table = ConformanceTable()
    for file in paths.flatMap(documents) {
      do {
        let document = try InterfaceDocument(
          Data(contentsOf: URL(filePath: file)), file: file)
        if labels != nil {
          labels?.add(document)
          continue
        }
        let layout = CanvasLayout(document, mode)
        let comparisons = layout.run().map { result in
          guard readsInsets, let other = CanvasEvidence.canvas(of: result.root, result.canvas)
          else { return result }
          if showsMismatches {
            print(
              "INSETS \(file) \(document.device ?? "-") \(document.toolsVersion) \(result.root.view.id) \(result.canvas.size) rule \(result.canvas.safeArea) shown \(other.safeArea)"
            )
          }
          return layout.layOut(result.root, on: other)
        }.flatMap(FrameComparison.all)
        table.add(document, comparisons)
        if showsMismatches { printMismatches(document, comparisons) }
      } catch {
        print(error)
      }
    }
    if showsMismatches { for miss in labels?.misses ?? [] { print(miss) } }
    print(labels?.text ?? table.text)
    return 0
  }

  private static func printMismatches(
    _ document: InterfaceDocument, _ comparisons: [FrameComparison]
  ) {
    guard !ConformanceTable.isExcluded(document) else { return }
    for item in comparisons where item.nearness != .withinHalf {
      let place = document.place(of: item.view.markup)
      let stale = StaleFrames.reason(item, in: document)
      print(
        "\(document.file):\(place) \(item.view.kind) \(item.view.id) class=\(item.view.customClass?.name ?? "-") root=\(item.root.kind)/\(item.root.view.id) saved \(text(item.saved)) found \(text(item.found))\(stale.map { " STALE " + $0 } ?? "")"
      )
    }
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\((($0 * 100).rounded() / 100))" }.joined(separator: " ")
  }

  /// The documents at a path: a file, or all below a folder.
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
