import GimbalDocuments
public import GimbalTraits

/// The systems that exist: `Devices/systems/ios.json`.
public struct KnownSystems: Sendable {
  /// First numbers, oldest first.
  public let majors: [Int]
  /// The source of the list.
  public let sources: [String]

  /// The systems that the library knows.
  public static let standard = KnownSystems(StandardData.document("systems/ios.json"))

  /// The newest system; devices without a last system run it.
  public var newest: SystemVersion { SystemVersion(major: majors[majors.count - 1]) }

  /// The first number that comes after another, or nil after the newest.
  ///
  /// - Complexity: linear in the number of systems.
  public func major(after major: Int) -> Int? { majors.first { $0 > major } }

  private static let shape = ObjectShape(
    "systems", required: ["format", "majors", "notes", "confidence", "sources"])

  private init(_ document: DocumentValue) {
    (majors, sources) = StandardData.expect { () throws(DocumentError) in
      let reader = try document.object(Self.shape)
      let majors = try reader["majors"].list { (value) throws(DocumentError) in
        try value.integer(in: 1...999)
      }
      guard !majors.isEmpty, zip(majors, majors.dropFirst()).allSatisfy({ $0 < $1 }) else {
        throw reader["majors"].error("'majors' must name systems, oldest first")
      }
      return (majors, try reader["sources"].strings())
    }
  }
}
