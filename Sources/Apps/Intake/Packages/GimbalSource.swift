#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The location of Gimbal for the copies.
public enum GimbalSource: Sendable {
  /// The folder of Gimbal's package, which is built with the copies.
  case package(URL)
  /// A folder in which Gimbal is built: the compiler's modules in `modules`, and the libraries.
  case built(URL)

  /// The folder.
  public var folder: URL {
    switch self {
    case .package(let folder), .built(let folder): folder
    }
  }

  /// Returns the lines of a manifest that add Gimbal's modules to every target of `package`.
  ///
  /// Targets get UIKit, tests their device, and the program of a hosted app the verbs of `gimbal`.
  /// Separate frameworks are added only to packages that import them. Unsafe flags are allowed,
  /// since no package depends on a package of copies. The libraries find Swift's runtime through
  /// the rpath of the program that loads them, by the older of two tags. The path of the modules is
  /// in one word with its flag: SwiftPM gives such words of test targets to the targets that it
  /// generates from them, which import the tests.
  ///
  /// - Parameters:
  ///   - isHosted: True if an executable launches the app.
  ///   - hosts: Targets other than tests that also have the tests' device.
  ///   - frameworks: The frameworks that a target imports.
  func lines(isHosted: Bool, hosts: [String] = [], frameworks: Set<String> = []) -> String {
    let path = SourceRewriter.quoted(folder.standardizedFileURL.resolvingSymlinksInPath().path)
    switch self {
    case .package:
      let products = (["UIKit"] + frameworks.sorted()).map {
        "target.dependencies.append(.product(name: \"\($0)\", package: \"gimbal\"))"
      }
      return """
        package.dependencies.append(.package(name: "gimbal", path: "\(path)"))
        for target in package.targets where [.regular, .executable, .test].contains(target.type) {
          \(products.joined(separator: "; "))
          if target.type == .test\(hosts.map { " || target.name == \"\($0)\"" }.joined()) {
            target.dependencies.append(.product(name: "GimbalHost", package: "gimbal"))
          }
        \(isHosted ? "  if target.type == .executable { target.dependencies.append(.product(name: \"GimbalCommandLine\", package: \"gimbal\")) }" : "")
        }

        """
    case .built:
      return """
        for target in package.targets where [.regular, .executable, .test].contains(target.type) {
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I\(path)/modules"])]
          let libraries = target.type == .test ? ["-lGimbal", "-lGimbalTesting"] : ["-lGimbal"]
          target.linkerSettings =
            (target.linkerSettings ?? [])
            + [.unsafeFlags(["-L", "\(path)"] + libraries + ["-Xlinker", "-rpath=\(path)", "-Xlinker", "--disable-new-dtags"])]
        }

        """
    }
  }
}
