#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The console of a process: standard output and error.
extension Console {
  /// Creates the console of the results file and the process's errors.
  ///
  /// Colors and one-line progress are only used on a terminal.
  ///
  /// `NO_COLOR` with a value that is not empty disables colors, `TERM=dumb` disables both.
  static func standard(results: Int32, onFailure: @escaping (String) -> Void) -> Console {
    let output = FileDescriptorSink(results, onFailure: onFailure)
    let errors = FileDescriptorSink(STDERR_FILENO, onFailure: { _ in })
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    return Console(
      out: output.write, err: errors.write,
      usesColours: allowsColours(isTerminal: isatty(results) == 1, variable),
      progress: allowsProgress(isTerminal: isatty(STDERR_FILENO) == 1, variable)
        ? .overwritten : .lines,
      descriptor: results)
  }

  /// Returns true if results may contain colors, according to the terminal and the environment.
  static func allowsColours(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    isTerminal && variable("TERM") != "dumb" && (variable("NO_COLOR") ?? "").isEmpty
  }

  /// Returns true if a line may be overwritten.
  static func allowsProgress(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    isTerminal && variable("TERM") != "dumb"
  }
}

/// A sink that writes to an open file until everything is written.
private struct FileDescriptorSink {
  /// The descriptor of the open file.
  let descriptor: Int32
  /// Called with the reason once writing fails.
  let onFailure: (String) -> Void

  /// Creates a sink that does not own the file.
  init(_ descriptor: Int32, onFailure: @escaping (String) -> Void) {
    self.descriptor = descriptor
    self.onFailure = onFailure
  }

  /// Writes the text completely, or calls `onFailure`.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = UnsafeBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          #if canImport(Darwin)
            Darwin.write(descriptor, $0.baseAddress, $0.count)
          #elseif canImport(Musl)
            Musl.write(descriptor, $0.baseAddress, $0.count)
          #else
            Glibc.write(descriptor, $0.baseAddress, $0.count)
          #endif
        }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return onFailure(String(cString: strerror(errno)))
        }
      }
    }
  }
}
