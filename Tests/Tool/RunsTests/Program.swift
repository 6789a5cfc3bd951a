import Checkout
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary folder of the test, deleted with the last reference to it.
final class ScenarioFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and creates its folders.
  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a scenario that rotates a screen of `ProgramUnderTest`.
  func write(scenario name: String, of screen: String, devices: String = "\"iphone-15-pro\"") throws
  {
    try write(
      "\(name).scenario.json",
      """
      {
        "title": "A screen is turned", "devices": [\(devices)], "scene": {"swift": "\(screen)"},
        "steps": [
          {"launch": {}},
          {"rotate": "landscapeLeft"},
          {"expect": {"orientation": "landscapeRight"}}
        ]
      }
      """)
  }

  /// The text of a file; nil if it does not exist.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// A process of `ProgramUnderTest`.
struct Program {
  /// The file of the program: next to the running tests, or in the build folder.
  static let path: String = {
    let own = (CommandLine.arguments.first ?? "").split(separator: "/").dropLast()
    var folders = ["/" + own.joined(separator: "/")]
    #if os(Linux)
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        folders.insert(URL(fileURLWithPath: link).deletingLastPathComponent().path, at: 0)
      }
    #endif
    folders.append(Checkout.root.path + "/.build/debug")
    return folders.map { $0 + "/ProgramUnderTest" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "ProgramUnderTest"
  }()

  let status: Int32
  let output: String
  let errors: String

  /// Runs the program in a folder, or in a subfolder, to its end.
  init(
    _ callArguments: String..., in folder: ScenarioFolder, at position: String = ".",
    program: String = path,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      callArguments: callArguments, in: folder, at: position, program: program,
      environment: environment)
  }

  /// The same with arguments in a list.
  init(
    callArguments: [String], in folder: ScenarioFolder, at position: String = ".",
    program: String = path,
    environment: [String: String] = [:]
  ) throws {
    let process = try Self.start(
      callArguments, in: folder, at: position, program: program, environment: environment)
    process.waitUntilExit()
    status =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
    output = folder.text(".output") ?? ""
    errors = folder.text(".errors") ?? ""
  }

  /// Starts the program in a folder, with output to the files `.output` and `.errors`.
  static func start(
    _ callArguments: [String], in folder: ScenarioFolder, at position: String = ".",
    program: String = path,
    environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = callArguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/" + position)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for (name, stream) in [".output", ".errors"].map({ ($0, folder.path + "/" + $0) }) {
      _ = FileManager.default.createFile(atPath: stream, contents: nil)
      let handle = FileHandle(forWritingAtPath: stream)
      if name == ".output" {
        process.standardOutput = handle
      } else {
        process.standardError = handle
      }
    }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }
}
