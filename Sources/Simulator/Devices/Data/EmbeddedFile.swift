/// A file of the folder `Devices/` as the library has it.
struct EmbeddedFile: Sendable {
  /// The path inside `Devices/`, such as `iphone-15-pro.json`.
  let path: StaticString
  /// The bytes of the file.
  let text: StaticString
  /// The values by which it is chosen, of a device's file; nil for other files.
  var facts: DeviceFacts?
}

/// The facts by which a device is chosen, so that no file is read for them.
///
/// Numbers and no versions, so that the list of files costs nothing when the program starts.
struct DeviceFacts: Sendable {
  /// True for an iPad.
  let isPad: Bool
  /// The numbers of ``DeviceProfile/defaultSystem``.
  let major: Int
  let minor: Int
  let patch: Int
}

/// The files that the library carries, sorted by the bytes of their paths; a test writes `all` from the folder `Devices/`.
enum EmbeddedFiles {
  /// The file at a path, or nil.
  ///
  /// - Complexity: linear in the number of files.
  static func file(at path: String) -> EmbeddedFile? {
    all.first { $0.path.description == path }
  }
}
