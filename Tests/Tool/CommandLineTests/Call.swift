import Checkout
import Foundation
import GimbalEngine

@testable import GimbalCommandLine

/// A call of the program inside the test, with its output.
struct Call {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs a call.
  @MainActor
  init(_ callArguments: String...) {
    self.init(callArguments)
  }

  /// Runs a call.
  @MainActor
  init(
    _ callArguments: [String], program name: String = "gimbal", executable: String? = nil,
    usesColours: Bool = false,
    showsProgress: Bool = false, samplesDevices: Bool = false,
    environment: @escaping () -> [String: String] = { ProcessInfo.processInfo.environment },
    now: @escaping () -> Double = { 0 }
  ) {
    var output = ""
    var errors = ""
    let console = Console(
      out: { output += $0 }, err: { errors += $0 }, usesColours: usesColours,
      showsProgress: showsProgress)
    let program = GimbalProgram(scenes: [
      "Plain": { UIViewController() }, "Cyclic": { CyclicViewController() },
    ])
    status = program.run(
      callArguments, program: name, console: console, executable: executable,
      environment: environment, now: now, samplesDevices: samplesDevices)
    self.output = output
    self.errors = errors
  }

  /// The lines of the errors.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// A screen whose view is added to its own subview.
final class CyclicViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIView()
    view.addSubview(child)
    child.addSubview(view)
  }
}

/// A temporary folder of the test, deleted with the last reference to it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: Data) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }
}

/// The repository that holds these tests.
let repositoryRoot = Checkout.root.path

/// The number of devices in the repository.
let shippedDeviceCount: Int = {
  let names = try? FileManager.default.contentsOfDirectory(atPath: repositoryRoot + "/Devices")
  return names?.count { $0.hasSuffix(".json") } ?? 0
}()
