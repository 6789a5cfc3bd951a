import Foundation
import PackagePlugin

/// Builds copies of a target's originals without code that needs the Objective-C runtime.
///
/// The originals are in `Originals/<target>` of the package, since SwiftPM compiles all sources in
/// the target's own folder; the target has one file of its own, which may be empty.
@main
struct GimbalIntake: BuildToolPlugin {
  /// Returns one command that runs `GimbalIntakeTool` for all originals of a target.
  ///
  /// SwiftPM calls it for each target that uses the plugin, and compiles the copies with the
  /// target.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let originals = context.package.directoryURL.appending(path: "Originals/\(target.name)")
    let names = try Self.sources(below: originals)
    guard !names.isEmpty else {
      Diagnostics.error("GimbalIntake: found no Swift sources in \(originals.path)")
      return []
    }
    let inputs = names.map { originals.appending(path: $0) }
    let outputs = names.map { name in
      context.pluginWorkDirectoryURL.appending(
        path: name.replacingOccurrences(of: "/", with: "+").dropLast(".swift".count)
          + ".copy.swift")
    }
    return [
      .buildCommand(
        displayName: "Taking in \(target.name)",
        executable: try context.tool(named: "GimbalIntakeTool").url,
        arguments: zip(inputs, outputs).flatMap { [$0.path, $1.path] }, inputFiles: inputs,
        outputFiles: outputs)
    ]
  }

  /// Returns the paths of all sources in a folder, relative to it.
  private static func sources(below folder: URL) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
