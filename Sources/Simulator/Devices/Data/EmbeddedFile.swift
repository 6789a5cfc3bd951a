/// A file of the folder `Devices/`, whose text is part of the program.
struct EmbeddedFile: Sendable {
  /// The path in `Devices/`, such as `iphone-15-pro.json`.
  let path: StaticString
  /// The content of the file.
  let text: StaticString
  /// The facts for the selection of a device; nil for other files.
  var facts: DeviceFacts?
}

/// The facts by which a device is selected without reading its file.
///
/// They are integers, not versions, so that the list of files needs no initialization at launch.
struct DeviceFacts: Sendable {
  /// True for an iPad, false for an iPhone or iPod touch.
  let isPad: Bool
  /// The first number of ``DeviceProfile/defaultSystem``.
  let major: Int
  /// The second number of the version.
  let minor: Int
  /// The third number of the version.
  let patch: Int
}

/// The embedded files, sorted by the bytes of their paths.
///
/// A test writes `all` from the folder `Devices/`.
enum EmbeddedFiles {
  /// Returns the file at a path, or nil.
  ///
  /// - Complexity: linear in the number of files.
  static func file(at path: String) -> EmbeddedFile? {
    all.first { $0.path.description == path }
  }
}
