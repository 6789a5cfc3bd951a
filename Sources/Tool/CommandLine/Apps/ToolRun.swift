import Foundation
import GimbalIntake

/// A program that is run until it exits, such as `swift build`.
struct ToolRun {
  /// The output and errors of the tool, in the order of printing.
  let output: String
  /// The exit status of the tool.
  let status: Int32

  /// Runs a program from the path and captures its output.
  ///
  /// - Parameters:
  ///   - callArguments: The program and its arguments.
  ///   - folder: The working directory; nil is the current one.
  ///   - environment: The program's environment variables; nil for those of this process.
  ///   - observe: Called with each line of output.
  /// - Throws: ``IntakeError`` for a program that is not on the path.
  init(
    _ callArguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
    observe: ((String) -> Void)? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = callArguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw IntakeError.file(callArguments[0], "the command cannot be started")
    }
    var data = Data()
    if let observe {
      var seen = data.startIndex
      while case let more = pipe.fileHandleForReading.availableData, !more.isEmpty {
        data += more
        while let end = data[seen...].firstIndex(of: UInt8(ascii: "\n")) {
          observe(String(decoding: data[seen..<end], as: UTF8.self))
          seen = end + 1
        }
      }
    } else {
      data = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
    // `env` exits with this status if it does not find the command.
    if status == 127 {
      throw IntakeError.file(
        callArguments[0], "no such command on the path; Swift's toolchain is needed to build an app"
      )
    }
  }

  /// Replaces this process by a program, whose output goes to the process's original output.
  ///
  /// - Throws: ``IntakeError`` if the program cannot be started; otherwise it does not return.
  static func become(_ path: String, _ callArguments: [String], output: Int32) throws -> Never {
    // The reserved descriptor is closed on exec; its duplicate is not.
    if output != STDOUT_FILENO { dup2(output, STDOUT_FILENO) }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + callArguments).map { strdup($0) }
    arguments.append(nil)
    execv(path, arguments)
    throw IntakeError.file(path, "the app's program cannot be started")
  }
}
