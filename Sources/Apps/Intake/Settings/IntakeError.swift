/// The reason why an intake of a folder fails.
public enum IntakeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no `Package.swift`.
  case noManifest(String)
  /// The folder has no sources.
  case noSources(String)
  /// The folder for the copies is the package, contains it, or contains other files.
  case outputIsTaken(String)
  /// Gimbal's own package was not found at the named folder, or at all.
  case noGimbal(String?)
  /// The settings file of an intake is invalid.
  case settings(String, String)
  /// The folder has no app to launch, for a reason.
  case noApp(String, String)
  /// A file cannot be read or written.
  case file(String, String)

  /// One line that ends with the remedy.
  public var description: String {
    switch self {
    case .noManifest(let path):
      "\(path): found no Package.swift; name the folder of a package"
    case .noSources(let path): "\(path): found no Swift sources; name the folder of a package"
    case .outputIsTaken(let path):
      "\(path): the copies need a folder of their own, new or made by an intake; name another with --out"
    case .noGimbal(let path):
      (path.map { "\($0): found neither Gimbal's Package.swift nor its modules; " }
        ?? "Gimbal's own package was not found; ")
        + "name its folder with --gimbal"
    case .settings(let path, let issue), .noApp(let path, let issue): "\(path): \(issue)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
