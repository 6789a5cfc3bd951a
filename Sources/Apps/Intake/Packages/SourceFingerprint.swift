#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The state of an app's sources, by which a build is known to be of them: names, sizes and times.
public enum SourceFingerprint {
  /// The state of a folder; nil for one that cannot be read.
  ///
  /// - Complexity: O(files).
  public static func text(of folder: URL, leavingOut output: URL) -> String? {
    let root = folder.standardizedFileURL
    guard let listing = try? PackageListing(root, leavingOut: output.standardizedFileURL) else {
      return nil
    }
    let others = listing.others.filter { path in
      endings.contains { path.hasSuffix($0) }
    }
    return (listing.sources + others + ["Package.swift"])
      .compactMap { line(root.appendingPathComponent($0).path) }.joined(separator: "\n")
  }

  /// The files that a build reads besides Swift sources.
  private static let endings = [
    "project.pbxproj", ".xcconfig", IntakeSettings.fileName,
  ]

  /// The state of a file; nil for one that is not there.
  public static func line(_ path: String) -> String? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path),
      let size = found[.size] as? Int, let time = found[.modificationDate] as? Date
    else { return nil }
    return "\(path) \(size) \(time.timeIntervalSinceReferenceDate)"
  }
}
