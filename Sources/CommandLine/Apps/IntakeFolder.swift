import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalIntake

/// The folders of an intake: where the copies lie, and where Gimbal's own package is.
enum IntakeFolder {
  /// The folder of the copies: the one of `--out`, or one in the hidden folder `.gimbal` of the app.
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
    // A folder that hides the copies from the app's own history.
    let hidden = home.appendingPathComponent(hiddenName)
    do throws(DocumentError) {
      let folder = try Folder(home.path)
      switch try folder.entry(hiddenName) {
      case nil:
        guard FileManager.default.isWritableFile(atPath: home.path) else {
          throw DocumentError(file: hidden.path, problem: "the folder cannot be written")
        }
      case _?:
        let inner = try folder.folder(hiddenName)
        if try inner.entry(name) != nil { _ = try inner.folder(name) }
      }
    } catch {
      throw .file(error.file, error.problem + "; name another with --out")
    }
    return hidden.appendingPathComponent(name).path
  }

  /// Hides the copies from the app's own history, once they are written.
  static func hide(_ output: String) throws(IntakeError) {
    let hidden = (output as NSString).deletingLastPathComponent
    guard (hidden as NSString).lastPathComponent == hiddenName else { return }
    do throws(DocumentError) {
      let folder = try Folder((hidden as NSString).deletingLastPathComponent).folder(hiddenName)
      if try folder.entry(".gitignore") == nil {
        try folder.replace(".gitignore", with: Array("*\n".utf8))
      }
    } catch {
      throw .file(error.file, error.problem)
    }
  }

  private static let hiddenName = ".gimbal"

  /// The folder of builds that all apps share, so that Gimbal is built for the first alone; nil where Gimbal's package
  /// cannot be written.
  static func builds(of gimbal: String) -> String? {
    let folder = gimbal + "/.build/apps"
    guard (try? Folder(folder, makes: true)) != nil else { return nil }
    return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
  }

  /// The package that the program was built from: the nearest folder above it with a manifest of this name.
  ///
  /// - Throws: ``IntakeError/noGimbal(_:)`` where there is none.
  @MainActor
  static func gimbal(_ arguments: Arguments, _ session: Session) throws(IntakeError) -> String {
    let given = arguments.text(.gimbalPackage)
    var folder = given ?? session.executable ?? ""
    repeat {
      let manifest = try? FileReader.text(of: folder + "/Package.swift")
      if manifest?.contains("name: \"gimbal\",") == true { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    } while given == nil && folder.count > 1
    throw .noGimbal(given)
  }
}

extension Option {
  /// The folder of the copies.
  static let copies = Option(
    name: "--out", form: .text("DIR"),
    summary: "The folder of the copies; without it .gimbal in the app's folder.")
  /// The folder of Gimbal's own package.
  static let gimbalPackage = Option(
    name: "--gimbal", form: .text("DIR"),
    summary: "The folder of Gimbal's own package; without it the one that built\nthis program.")
}
