import Foundation
import Gimbal
import GimbalInterfaceBuilder

let commandLine = Array(CommandLine.arguments.dropFirst())
if commandLine.count == 4, commandLine[0] == "--mutated", let numbers = numberRange(commandLine[1])
{
  exit(MutatedDocuments.run(numbers, folder: commandLine[2], progress: commandLine[3]))
} else if commandLine.count == 4, commandLine[0] == "--write-mutated",
  let number = Int(commandLine[1])
{
  exit(MutatedDocuments.write(number, folder: commandLine[2], to: commandLine[3]))
} else {
  exit(ConformanceTool.run(commandLine))
}

/// Reads `5000..<6000`.
func numberRange(_ text: String) -> Range<Int>? {
  let parts = text.components(separatedBy: "..<").compactMap { Int($0) }
  return parts.count == 2 && parts[0] <= parts[1] ? parts[0]..<parts[1] : nil
}
