public import GimbalDocuments
import GimbalGeometry
import Synchronization

/// The devices that can be simulated, by slug.
///
/// ```swift
/// let catalog = DeviceCatalog.standard
/// let narrow = catalog.phones.filter { $0.screenSize(.portrait).width <= 320 }
/// let chosen = try catalog.select(["ipads", "iphone-se-3"])
/// print(narrow.map(\.slug), chosen.count)
/// ```
///
/// The standard catalog is embedded in the library; a device's file is read once, on first use. It
/// can be used from several threads.
public struct DeviceCatalog: Sendable {
  /// All slugs, iPads first; numbers are ordered by value: `ipad-2` before `ipad-10`.
  public let slugs: [String]
  private let entries: [String: CatalogDevice]
  private let families = FoundFamilies()

  /// The devices that are embedded in the library.
  public static let standard: DeviceCatalog = {
    let files = EmbeddedFiles.all.lazy.map { ($0.path.description.utf8, $0) }
      .filter { !$0.0.contains(UInt8(ascii: "/")) }
      .map { CatalogDevice(String($0.0.dropLast(".json".utf8.count))!, $0.1) }
    return DeviceCatalog(entries: Dictionary(uniqueKeysWithValues: files.map { ($0.slug, $0) }))
  }()

  /// Returns the standard catalog with the devices of a folder; see ``adding(folder:)``.
  ///
  /// - Throws: an error, if the folder cannot be read or one of its files is invalid.
  public static func load(folder: String) throws(DeviceCatalogError) -> DeviceCatalog {
    try standard.adding(folder: folder)
  }

  /// Returns the catalog with the device files of a folder, which replace devices of the same slug.
  ///
  /// Every file must be valid; the first invalid one is the error. Subfolders are not read.
  ///
  /// - Throws: an error, if the folder cannot be read or one of its files is invalid.
  /// - Complexity: linear in the size of the files.
  public func adding(folder: String) throws(DeviceCatalogError) -> DeviceCatalog {
    var entries = entries
    do throws(DocumentError) {
      for name in try FileReader.names(inFolder: folder, ending: ".json") {
        let file = try DeviceFileReader.read(contentsOf: folder + "/" + name)
        if let finding = DeviceInvariants.check(file).first { throw finding.error }
        entries[file.profile.slug] = CatalogDevice(file.profile)
      }
    } catch {
      throw .broken(error)
    }
    return DeviceCatalog(entries: entries)
  }

  private init(entries: [String: CatalogDevice]) {
    self.entries = entries
    slugs = entries.keys.sorted(by: SlugOrder.precedes)
  }

  /// Returns the device with a slug.
  ///
  /// - Throws: an error with the nearest slug, if no device has this one.
  public func device(_ slug: String) throws(DeviceCatalogError) -> DeviceProfile {
    try catalogDevice(slug).profile
  }

  /// Returns the same device without reading its file.
  package func catalogDevice(_ slug: String) throws(DeviceCatalogError) -> CatalogDevice {
    if let device = entries[slug] { return device }
    guard let (name, posture) = try postured(slug) else { throw unknown(slug, among: slugs) }
    guard let device = entries[name] else { throw unknown(name, among: slugs) }
    do throws(PostureRefusal) {
      return CatalogDevice(try device.profile.at(posture))
    } catch {
      throw .refused(error)
    }
  }

  /// Returns the device or family of a keyword and the posture after its `@`; nil without `@`.
  func postured(_ word: String) throws(DeviceCatalogError) -> (name: String, posture: Posture)? {
    guard let sign = word.firstIndex(of: "@") else { return nil }
    let name = String(word[..<sign])
    let text = String(word[word.index(after: sign)...])
    guard let posture = Posture(rawValue: text) else {
      throw .posture(
        word: text,
        near: NearestWord.suggestions(for: text, in: Posture.allCases.map(\.name), limit: 1))
    }
    return (name, posture)
  }

  /// All devices, in the order of ``slugs``; reads the whole catalog.
  ///
  /// - Complexity: linear in the number of devices for the first call.
  public var devices: [DeviceProfile] { devices(in: .all) }

  /// Returns the devices of a family, in the order of ``slugs``.
  ///
  /// - Complexity: linear in the number of devices for the first call.
  public func devices(in family: DeviceFamily) -> [DeviceProfile] {
    families.devices(in: family) { catalogDevices(in: family).map(\.profile) }
  }

  /// Returns the same devices without reading embedded files.
  ///
  /// - Complexity: linear in the number of devices.
  package func catalogDevices(in family: DeviceFamily) -> [CatalogDevice] {
    slugs.compactMap { slug in entries[slug].flatMap { $0.isOf(family) ? $0 : nil } }
  }

  /// Returns the error for a word that chooses no device, with the nearest names.
  func unknown(_ word: String, among keywords: [String]) -> DeviceCatalogError {
    // Users write marketing names: `iPhone 15 Pro`.
    let spoken = String(
      word.prefix(NearestWord.comparedLength).map { " _".contains($0) ? "-" : $0 })
    // `iphone-se` matches the devices with that prefix, even if other slugs are nearer.
    let name = spoken.lowercased()
    let own = keywords.contains(name) ? [] : keywords.filter { $0.hasPrefix(name + "-") }
    let near =
      own.isEmpty || own.count > 6
      ? NearestWord.suggestions(for: spoken, in: keywords, limit: 3) : own
    return .unknown(word: word, near: near, count: slugs.count)
  }
}

/// An error of a catalog.
public enum DeviceCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A keyword names no device or family: the nearest ones, and the number of devices.
  case unknown(word: String, near: [String], count: Int)
  /// The word after `@` is no posture: the nearest one.
  case posture(word: String, near: [String])
  /// A posture is given for a device without a hinge.
  case refused(PostureRefusal)
  /// A folder or one of its files cannot be read or is invalid.
  case broken(DocumentError)

  /// One line.
  public var description: String {
    switch self {
    case .unknown(let word, let near, let count):
      "there is no device \(QuotedText.of(word))"
        + (near.isEmpty
          ? "; the catalog has \(count), such as 'iphone-15-pro', and the families 'phones', "
            + "'ipads' and 'all'"
          : "; did you mean \(QuotedText.choice(near))?")
    case .posture(let word, let near):
      "there is no posture \(QuotedText.of(word)); "
        + (near.isEmpty
          ? "allowed is \(QuotedText.choice(Posture.allCases.map(\.name)))"
          : "did you mean \(QuotedText.choice(near))?")
    case .refused(let refusal): refusal.description
    case .broken(let error): error.description
    }
  }
}

/// The families that were requested, since a run requests them for every scenario.
private final class FoundFamilies: Sendable {
  private let found = Mutex<[String: [DeviceProfile]]>([:])

  /// Returns the devices of a family; `find` is called for its first request.
  func devices(in family: DeviceFamily, _ find: () -> [DeviceProfile]) -> [DeviceProfile] {
    if let devices = found.withLock({ $0[family.rawValue] }) { return devices }
    let devices = find()
    found.withLock { $0[family.rawValue] = devices }
    return devices
  }
}
