/// The way in which the copies of an intake are built.
public enum IntakePurpose: Hashable, Sendable {
  /// As in the app's own manifest.
  case package
  /// As an executable that launches the app and has the verbs of `gimbal`.
  case app
  /// As a library for test bundles, which run in the launched app.
  case tests

  var isHosted: Bool { self == .app }

  /// The name of the start file of such an executable.
  static let startFile = "GimbalStart.swift"

  /// Returns the source of that file; nil for an executable without a delegate.
  func start(_ start: AppStart, folder: String, target: String?) -> String? {
    switch self {
    case .package: return nil
    case .app:
      return app(start, folder: folder, target: target).map { app in
        """
        // Written by gimbal app: the command line of Gimbal with this app.
        \("import") GimbalCommandLine

        @main
        @MainActor
        enum GimbalStart {
          static func main() {
            GimbalProgram(
              app: \(app)
            ).run()
          }
        }

        """
      }
    case .tests:
      return """
        // Written by gimbal test: the app in which the tests run.
        \("import") GimbalHost

        extension TestHost: @retroactive TestHosting {
          \("public") static var folder: String { "\(SourceRewriter.quoted(folder))" }
          \("public") static var app: HostedApp? {
            \(app(start, folder: folder, target: target) ?? "nil")
          }
        }

        """
    }
  }

  /// Returns the expression that creates the app; nil without a delegate.
  private func app(_ start: AppStart, folder: String, target: String?) -> String? {
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
      HostedApp(
              folder: "\(SourceRewriter.quoted(folder))",
              target: \(target.map { "\"\(SourceRewriter.quoted($0))\"" } ?? "nil"),
              delegate: { \(delegate.name)() },
              sceneDelegates: [\(scenes.isEmpty ? ":" : scenes.joined(separator: ", "))]\(applications))
      """
  }
}
