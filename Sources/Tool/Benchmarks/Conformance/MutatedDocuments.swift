import Foundation
import Gimbal
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import SeededGenerator

/// Documents with random changes: each is rejected with one line, or built and laid out on a
/// device.
///
/// Every number gives the same document. The number is written to the progress file before the
/// document is read, so that the parent process knows which document ended this one.
@MainActor
enum MutatedDocuments {
  /// The maximum number of seconds for one document.
  private static let limit: UInt32 = 20

  /// Runs the documents of some numbers and returns the exit status.
  static func run(_ numbers: Range<Int>, folder: String, progress: String) -> Int32 {
    let originals = documents(below: folder)
    guard !originals.isEmpty, let log = FileHandle(forWritingAtPath: progress) else {
      print("gimbal-conformance: there is no document below \(folder), or no file \(progress)")
      return 2
    }
    var built = 0
    for number in numbers {
      try? log.seek(toOffset: 0)
      try? log.write(contentsOf: Data("\(number)\n".utf8))
      // A document that takes longer is ended by the alarm signal.
      alarm(limit)
      guard let wrong = issue(number, originals, &built) else { continue }
      print("\(number): \(wrong)")
      return 1
    }
    print("\(numbers.count) documents, \(built) of them built")
    return 0
  }

  /// Writes the document of a number, for inspection.
  static func write(_ number: Int, folder: String, to path: String) -> Int32 {
    let (name, data) = document(number, documents(below: folder))
    _ = FileManager.default.createFile(atPath: path, contents: data)
    print("\(number) is made of \(name)")
    return 0
  }

  private static func documents(below folder: String) -> [(name: String, data: Data)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
      }
  }

  // MARK: One document

  private static func document(
    _ number: Int, _ originals: [(name: String, data: Data)]
  ) -> (name: String, data: Data) {
    var generator = SplitMix64(seed: UInt64(number))
    let original = originals[Int.random(in: originals.indices, using: &generator)]
    return (original.name, DocumentMutation.apply(to: original.data, &generator))
  }

  /// Returns the defect in loading or laying out a document, or nil.
  private static func issue(
    _ number: Int, _ originals: [(name: String, data: Data)], _ built: inout Int
  ) -> String? {
    let data = document(number, originals).data
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(data, file: "document")
    } catch {
      let line = "\(error)"
      return line.isEmpty || line.contains("\n") ? "the refusal is not one line: \(line)" : nil
    }
    built += 1
    return show(document, number)
  }

  private static let devices = ["iphone-se-3", "iphone-15-pro-max", "ipad-pro-13-m4"]

  private static func show(_ document: InterfaceDocument, _ number: Int) -> String? {
    guard
      let device = try? DeviceCatalog.standard.device(devices[number % devices.count]),
      let simulator = try? Simulator(device, recording: .off)
    else { return "no device" }
    simulator.exceptionHandler = { _, _ in }
    for controller in controllers(of: document, simulator).prefix(3) {
      simulator.launch(controller)
      simulator.rotate(to: .landscapeLeft)
      guard simulator.isAtRest else { return "the app does not come to rest" }
    }
    if number % 8 == 0 { _ = CanvasLayout(document, .whole).run() }
    return nil
  }

  private static func controllers(
    of document: InterfaceDocument, _ simulator: Simulator
  ) -> [UIViewController] {
    simulator.perform {
      guard document.format == .storyboard else {
        let controller = UIViewController()
        for view in NibDocument.views(of: document) { controller.view.addSubview(view) }
        return [controller]
      }
      let scenes = StoryboardScenes(document)
      let storyboard = UIStoryboard(name: "document", source: scenes)
      return scenes.controllers.prefix(3).compactMap { scenes.make($0, of: storyboard) }
    }
  }
}

/// A change of a document: of its bytes, its lines or the values of its attributes.
private enum DocumentMutation {
  /// Returns the document after one to six changes that a generator selects.
  ///
  /// Called for each mutated document before it is read.
  static func apply(to data: Data, _ generator: inout SplitMix64) -> Data {
    var bytes = Array(data)
    // Few changes leave a document that can be built; many lead to unusual ones.
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard bytes.count > 40 else { break }
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: changeByte(&bytes, &generator)
      case 1: cut(&bytes, &generator)
      case 2...7: changeLine(&bytes, &generator)
      default: changeValue(&bytes, &generator)
      }
    }
    return Data(bytes)
  }

  private static func changeByte(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let position = Int.random(in: bytes.indices, using: &generator)
    bytes[position] = UInt8.random(in: 0...255, using: &generator)
  }

  private static func cut(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let start = Int.random(in: bytes.indices, using: &generator)
    bytes.removeSubrange(
      start..<min(bytes.count, start + Int.random(in: 1...60, using: &generator)))
  }

  /// Returns the line around a position, including its end.
  private static func line(_ bytes: [UInt8], at position: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<position].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  /// Deletes a line, duplicates it, or moves it.
  private static func changeLine(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let range = line(bytes, at: Int.random(in: bytes.indices, using: &generator))
    let text = Array(bytes[range])
    if Bool.random(using: &generator) { bytes.removeSubrange(range) }
    guard !bytes.isEmpty, Int.random(in: 0..<3, using: &generator) > 0 else { return }
    let other = line(bytes, at: Int.random(in: bytes.indices, using: &generator))
    bytes.insert(contentsOf: text, at: other.lowerBound)
  }

  private static let values: [String] = [
    "", "0", "-1", "1", "nan", "inf", "1e300", "-1e300", "1000000", "999999999999999999999", "0.1",
    "YES", "NO", "1000", "0.0000001", "16:9", "0:0", "1:0", "x", "system", "natural", "vertical",
  ]

  /// Sets an attribute to the value of another, or to an unusual one.
  private static func changeValue(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard let range = value(in: bytes, &generator) else { return }
    var text = Array(values[Int.random(in: values.indices, using: &generator)].utf8)
    if Int.random(in: 0..<4, using: &generator) > 0, let other = value(in: bytes, &generator) {
      text = Array(bytes[other])
    }
    bytes.replaceSubrange(range, with: text)
  }

  /// Returns the range of the value of an attribute, between its quotes.
  private static func value(in bytes: [UInt8], _ generator: inout SplitMix64) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    let position = Int.random(in: bytes.indices, using: &generator)
    guard
      let equals = bytes[position...].indices.first(where: {
        bytes[$0] == UInt8(ascii: "=") && $0 + 1 < bytes.count && bytes[$0 + 1] == quote
      }), let end = bytes[(equals + 2)...].firstIndex(of: quote)
    else { return nil }
    return (equals + 2)..<end
  }
}
