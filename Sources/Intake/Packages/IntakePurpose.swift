/// The form in which the copies of an intake are built.
public enum IntakePurpose: Hashable, Sendable {
  /// As the app's own manifest has them.
  case package
  /// As an executable that launches the app and carries out the verbs of `gimbal`.
  case app

  var isHosted: Bool { self == .app }

  /// The name of the file with which such an executable begins.
  static let startFile = "GimbalStart.swift"

  /// The source of that file; nil without a delegate.
  func start(_ start: AppStart, folder: String, target: String?) -> String? {
    guard let delegate = start.delegate else { return nil }
    let scenes = start.sceneDelegates.map { "\"\(SourceRewriter.quoted($0))\": { \($0)() }" }
    let types = start.applications.map { "\"\(SourceRewriter.quoted($0))\": \($0).self" }
      .joined(separator: ", ")
    let applications =
      types.isEmpty
      ? ""
      : ", applications: [\(types)], principal: "
        + (start.principal.map { "\"\(SourceRewriter.quoted($0))\"" } ?? "nil")
    return """
      // Written by gimbal app: the command line of Gimbal with this app.
      \("import") GimbalCommandLine

      @main
      @MainActor
      enum GimbalStart {
        static func main() {
          GimbalProgram(
            app: HostedApp(
              folder: "\(SourceRewriter.quoted(folder))",
              target: \(target.map { "\"\(SourceRewriter.quoted($0))\"" } ?? "nil"),
              delegate: { \(delegate.name)() },
              sceneDelegates: [\(scenes.isEmpty ? ":" : scenes.joined(separator: ", "))]\(applications))
          ).run()
        }
      }

      """
  }
}
