import GimbalDocuments
package import GimbalTraits
import Synchronization

/// A device of a catalog, whose file is read once, when the embedded facts do not suffice.
///
/// It can be used from several threads.
package final class CatalogDevice: Sendable {
  /// The stable name, such as `iphone-15-pro`, which scenarios and arguments use.
  package let slug: String
  private let file: EmbeddedFile?
  private let read = AtomicLazyReference<Profile>()

  private final class Profile: Sendable {
    /// The device as its file describes it.
    let value: DeviceProfile

    /// Wraps a device in an object, which `AtomicLazyReference` requires.
    init(_ value: DeviceProfile) { self.value = value }
  }

  /// Creates a device that reads its file when it is needed.
  init(_ slug: String, _ file: EmbeddedFile) {
    self.slug = slug
    self.file = file
  }

  /// Creates an entry for a profile that has been read.
  package init(_ profile: DeviceProfile) {
    slug = profile.slug
    file = nil
    _ = read.storeIfNil(Profile(profile))
  }

  /// The device's profile; reads its file on first use.
  package var profile: DeviceProfile { readProfile.value }

  /// Two threads may read the file at once, and both get the same value.
  private var readProfile: Profile {
    if let profile = read.load() { return profile }
    let profile = StandardData.expect { () throws(DocumentError) in
      try DeviceFileReader.read(StandardData.document(file!)).profile
    }
    return read.storeIfNil(Profile(profile))
  }

  /// The newest system of the device whose safe areas are known; read without the device's file.
  package var defaultSystem: SystemVersion {
    guard let facts = file?.facts else { return profile.defaultSystem }
    return SystemVersion(major: facts.major, minor: facts.minor, patch: facts.patch)
  }

  /// Returns true if the device belongs to a family.
  func isOf(_ family: DeviceFamily) -> Bool {
    family.contains(pad: file?.facts?.isPad ?? (profile.kind == .pad))
  }
}
