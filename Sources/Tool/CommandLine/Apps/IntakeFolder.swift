import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalIntake

/// The folders of an intake: that of the copies, and that of Gimbal's package.
enum IntakeFolder {
  /// Returns the folder of the copies: that of `--out`, or one in the hidden folder `.gimbal` of
  /// the app.
  ///
  /// - Throws: ``IntakeError`` for a folder that cannot be written.
  static func of(
    _ arguments: Arguments, _ folder: String, name: String
  ) throws(IntakeError) -> String {
    if let folder = arguments.text(.copies) { return folder }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw .noApp(folder, "there is no such folder")
    }
    var home = URL(fileURLWithPath: folder)
    if folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcodeproj/") || !isFolder.boolValue {
      home = home.deletingLastPathComponent()
    }
    // A folder that is ignored by the app's version control.
    let hidden = home.appendingPathComponent(hiddenName)
    do throws(DocumentError) {
      let folder = try Folder(home.path)
      switch try folder.entry(hiddenName) {
      case nil:
        guard FileManager.default.isWritableFile(atPath: home.path) else {
          throw DocumentError(file: hidden.path, issue: "the folder cannot be written")
        }
      case _?:
        let inner = try folder.folder(hiddenName)
        if try inner.entry(name) != nil { _ = try inner.folder(name) }
      }
    } catch {
      throw .file(error.file, error.issue + "; name another with --out")
    }
    return hidden.appendingPathComponent(name).path
  }

  /// Makes the app's version control ignore the copies, once they are written.
  static func hide(_ output: String) throws(IntakeError) {
    let hidden = (output as NSString).deletingLastPathComponent
    guard (hidden as NSString).lastPathComponent == hiddenName else { return }
    do throws(DocumentError) {
      let folder = try Folder((hidden as NSString).deletingLastPathComponent).folder(hiddenName)
      if try folder.entry(".gitignore") == nil {
        try folder.replace(".gitignore", with: Array("*\n".utf8))
      }
    } catch {
      throw .file(error.file, error.issue)
    }
  }

  private static let hiddenName = ".gimbal"

  /// Returns the source of Gimbal for the copies: the folder of `--gimbal`, else the one of the
  /// program.
  ///
  /// An installed release has `lib/gimbal` next to its folder; otherwise the nearest enclosing
  /// package is built once for all projects.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - builds: True to build it if it is missing.
  ///   - session: The call.
  /// - Throws: ``IntakeError/noGimbal(_:)`` if there is neither, and one line if a release was
  ///   built with another toolchain than the one on the path.
  @MainActor
  static func gimbal(
    _ arguments: Arguments, builds: Bool, _ session: Session
  ) throws -> GimbalSource {
    if let given = arguments.text(.gimbalPackage) {
      if let source = try package(given) ?? built(given) { return source }
      throw IntakeError.noGimbal(given)
    }
    var folder = session.executable ?? ""
    repeat {
      folder = (folder as NSString).deletingLastPathComponent
      if let source = try package(folder) ?? built(folder + "/lib/gimbal") {
        return try EngineCache.engine(source, builds: builds, session)
      }
    } while folder.count > 1
    throw IntakeError.noGimbal(nil)
  }

  private static func package(_ folder: String) -> GimbalSource? {
    let manifest = try? FileReader.text(of: folder + "/Package.swift")
    return manifest?.contains("name: \"gimbal\",") == true
      ? .package(URL(fileURLWithPath: folder)) : nil
  }

  /// Returns the modules and libraries in a folder.
  private static func built(_ folder: String) throws -> GimbalSource? {
    guard FileManager.default.fileExists(atPath: folder + "/modules/Gimbal.swiftmodule") else {
      return nil
    }
    let expected = toolchain((try? FileReader.text(of: folder + "/toolchain")) ?? "")
    let present = toolchain(try ToolRun(["swiftc", "--version"]).output)
    guard expected == present else {
      throw IntakeError.file(
        folder,
        "was built with \(QuotedText.of(expected)), and 'swiftc' is \(QuotedText.of(present)); use the same "
          + "toolchain, or name a folder of Gimbal's sources with --gimbal")
    }
    return .built(URL(fileURLWithPath: folder))
  }

  /// Returns the line of `swiftc --version` that names the compiler.
  private static func toolchain(_ version: String) -> String {
    version.split(whereSeparator: \.isNewline).first { $0.contains("Swift version") }.map(
      String.init)
      ?? ""
  }
}

extension GimbalSource {
  /// Returns additional build flags for copies, without debug information.
  ///
  /// In a folder that is shared with Gimbal's build, other flags would rebuild everything.
  ///
  /// The index is only written for tests, which are found in it.
  func flags(forTests: Bool) -> [String] {
    guard case .built(let folder) = self else { return [] }
    // SwiftPM's target that runs all tests imports the test targets and has no settings of its own.
    return ["-Xswiftc", "-gnone"]
      + (forTests
        ? ["-Xswiftc", "-I", "-Xswiftc", folder.path + "/modules"] : ["--disable-index-store"])
  }
}

extension Option {
  /// The folder of the copies.
  static let copies = Option(
    name: "--out", valueKind: .text("DIR"),
    summary: "The folder of the copies; default: .gimbal in the app's folder.")
  /// The folder of Gimbal's own package.
  static let gimbalPackage = Option(
    name: "--gimbal", valueKind: .text("DIR"),
    summary:
      "The folder of Gimbal's own package, or lib/gimbal of a release;\ndefault: that of this program."
  )
}
