import Foundation
import Gimbal
import GimbalInterfaceBuilder

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 4, words[0] == "--mutated", let numbers = numberRange(words[1]) {
  exit(MutatedDocuments.run(numbers, folder: words[2], progress: words[3]))
} else if words.count == 4, words[0] == "--write-mutated", let number = Int(words[1]) {
  exit(MutatedDocuments.write(number, folder: words[2], to: words[3]))
} else {
  exit(ConformanceTool.run(words))
}

/// Reads `5000..<6000`.
func numberRange(_ text: String) -> Range<Int>? {
  let parts = text.components(separatedBy: "..<").compactMap { Int($0) }
  return parts.count == 2 && parts[0] <= parts[1] ? parts[0]..<parts[1] : nil
}
