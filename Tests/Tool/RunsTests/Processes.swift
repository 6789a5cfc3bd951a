import Foundation

/// Processes of the machine.
enum Processes {
  /// The processes that another process has started.
  static func children(of id: pid_t) -> [pid_t] {
    let list = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    if let list { return list.split(separator: " ").compactMap { pid_t($0) } }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pgrep", "-P", "\(id)"]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
  }

  /// True if a process exists and has not ended.
  static func lives(_ id: pid_t) -> Bool {
    guard kill(id, 0) == 0 else { return false }
    let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? true
  }

  /// True where a library can be preloaded and compiled.
  static let hasClang: Bool = {
    #if os(Linux)
      let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return paths.contains { FileManager.default.isExecutableFile(atPath: $0 + "/clang") }
    #else
      return false
    #endif
  }()
}
