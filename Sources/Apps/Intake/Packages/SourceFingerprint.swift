#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The state of an app's sources, which identifies its build: names, sizes and times.
public enum SourceFingerprint {
  /// Returns the state of a folder; nil if it cannot be read.
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

  /// The suffixes of files other than Swift sources that a build reads.
  private static let endings = [
    "project.pbxproj", ".xcconfig", IntakeSettings.fileName,
  ]

  /// Returns a line that changes when a file changes: path, size and date; nil without a file.
  public static func line(_ path: String) -> String? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path),
      let size = found[.size] as? Int, let time = found[.modificationDate] as? Date
    else { return nil }
    return "\(path) \(size) \(time.timeIntervalSinceReferenceDate)"
  }
}
