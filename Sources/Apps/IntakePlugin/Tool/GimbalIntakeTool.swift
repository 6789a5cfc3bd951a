import GimbalFiles
import GimbalIntake

// All of Foundation takes longer to load than the rewrite of a source.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// The program that the build plugin `GimbalIntake` runs to rewrite one module's sources.
///
/// The copies compile without the Objective-C runtime. The arguments are pairs of paths: an
/// original, which is only read, and its copy.
@main
struct GimbalIntakeTool {
  /// Rewrites all originals together, and writes the copies.
  ///
  /// Diagnostics about code that cannot be rewritten go to standard error, as compiler warnings.
  ///
  /// - Throws: the error of a file that cannot be read or written, which fails the build.
  static func main() throws {
    let toolArguments = CommandLine.arguments.dropFirst()
    let pairs = stride(from: toolArguments.startIndex, to: toolArguments.endIndex - 1, by: 2).map {
      (toolArguments[$0], toolArguments[$0 + 1])
    }
    var files: [String: [UInt8]] = [:]
    for (original, _) in pairs {
      files[original] = Array(try Data(contentsOf: URL(fileURLWithPath: original)))
    }
    let module = ModuleIntake(files: files)
    for (original, copy) in pairs {
      guard let result = module.rewritten(original) else { continue }
      for diagnostic in result.diagnostics {
        // The format of a compiler's warning, which builds show with its position.
        let line = Array("\(original):\(diagnostic.line): warning: \(diagnostic.text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      }
      let position = "#sourceLocation(file: \"\(original)\", line: 1)\n"
      try FileWriter.replace(copy, with: Array(position.utf8) + result.bytes)
    }
  }
}
