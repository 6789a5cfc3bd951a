import GimbalDocuments
public import GimbalTraits

/// The systems that exist: `Devices/systems/ios.json`.
public struct KnownSystems: Sendable {
  /// Major versions, oldest first.
  public let majors: [Int]
  /// Minor versions whose behaviour differs from the first of the same major version, by major
  /// version.
  public let minors: [Int: [Int]]
  /// The major version up to which rows without an end in device files hold.
  ///
  /// For later systems only rows that begin there hold.
  public let measuredTo: Int
  /// The source of the list.
  public let sources: [String]

  /// The embedded list of systems.
  public static let standard = KnownSystems(StandardData.document("systems/ios.json"))

  /// The newest system; devices without a last system run it.
  public let newest: SystemVersion

  /// Returns the major version after another, or nil after the newest.
  ///
  /// - Complexity: linear in the number of systems.
  public func major(after major: Int) -> Int? { majors.first { $0 > major } }

  private static let shape = ObjectShape(
    "systems",
    required: ["format", "majors", "minors", "measuredTo", "notes", "confidence", "sources"])

  /// Reads the embedded file; invalid content is a defect of Gimbal and traps.
  private init(_ document: DocumentValue) {
    (majors, minors, measuredTo, sources) = StandardData.expect { () throws(DocumentError) in
      let reader = try document.object(Self.shape)
      let majors = try reader["majors"].list { (value) throws(DocumentError) in
        try value.integer(in: 1...999)
      }
      guard !majors.isEmpty, zip(majors, majors.dropFirst()).allSatisfy({ $0 < $1 }) else {
        throw reader["majors"].error("'majors' must name systems, oldest first")
      }
      var minors: [Int: [Int]] = [:]
      for version in try reader["minors"].list({ (value) throws(DocumentError) in
        try value.version()
      }) {
        minors[version.major, default: []].append(version.minor)
      }
      return (
        majors, minors, try reader["measuredTo"].version().major, try reader["sources"].strings()
      )
    }
    let major = majors[majors.count - 1]
    newest = SystemVersion(major: major, minor: minors[major]?.last ?? 0)
  }
}
