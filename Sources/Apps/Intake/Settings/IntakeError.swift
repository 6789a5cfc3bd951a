/// The reason why a folder cannot be taken in.
public enum IntakeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no `Package.swift`.
  case noManifest(String)
  /// The folder has no sources.
  case noSources(String)
  /// The folder for the copies is the package, lies around it, or holds something else.
  case outputIsTaken(String)
  /// Gimbal's own package is not where it was looked for; the folder that was named.
  case noGimbal(String?)
  /// The file of an intake's settings is wrong.
  case settings(String, String)
  /// The folder has no app that could be launched; the reason.
  case noApp(String, String)
  /// A file cannot be read or written.
  case file(String, String)

  /// One line that ends with the repair.
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
