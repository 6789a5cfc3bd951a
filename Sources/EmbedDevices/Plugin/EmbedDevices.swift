// Carries the folder `Devices/` into the library: at build, its files become string literals.
//
// The plugin only says what depends on what, and runs from any package that uses the library; the
// tool beside it writes the Swift file; `Sources/Devices` reads it.

import Foundation
import PackagePlugin

/// Runs the tool whenever a file of `Devices/` is added, changed or removed.
@main struct EmbedDevices: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appendingPathComponent("Devices")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedFiles+All.swift")
    let files = try jsonFiles(in: folder)
    return [
      .buildCommand(
        displayName: "Embed \(files.count) files of Devices",
        executable: try context.tool(named: "EmbedDevicesTool").url,
        // The names are arguments, so that a file that goes away runs the tool again too.
        arguments: [folder.path, output.path] + files,
        inputFiles: files.map { folder.appendingPathComponent($0) },
        outputFiles: [output])
    ]
  }

  /// The paths of all JSON files inside the folder, relative to it and sorted.
  private func jsonFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
