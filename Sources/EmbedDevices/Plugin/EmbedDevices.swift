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
    return [
      // Does nothing, but the folder that it names is watched: when a file comes or goes, the build
      // is planned anew and the list below is made again. Without it a removed file breaks builds.
      .prebuildCommand(
        displayName: "Watch the folder Devices",
        executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["true"],
        outputFilesDirectory: folder),
      .buildCommand(
        displayName: "Embed the folder Devices",
        executable: try context.tool(named: "EmbedDevicesTool").url,
        arguments: [folder.path, output.path],
        inputFiles: try jsonFiles(in: folder),
        outputFiles: [output]),
    ]
  }

  /// All JSON files of the folder and its folders, sorted by their paths.
  private func jsonFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
