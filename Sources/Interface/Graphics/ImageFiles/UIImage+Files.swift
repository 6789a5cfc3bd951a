public import Foundation
import GimbalGeometry
public import GimbalTraits

/// The names and geometry of image files, one file for each scale.
enum ImageFiles {
  /// The extensions that are tried for a name without one.
  static let endings = AssetCatalog.imageEndings

  /// Returns the image of a file for a scale.
  ///
  /// If the name contains no scale, names with one, such as `name@2x`, are tried first, from the
  /// requested scale down, then up.
  ///
  /// Rule: L-IMG-3.
  static func image(at path: String, for scale: CGFloat) -> ImageGeometry? {
    let ending = (path as NSString).pathExtension
    let base = ending.isEmpty ? path : (path as NSString).deletingPathExtension
    for ending in ending.isEmpty ? endings : [ending] {
      if let stated = self.scale(of: base) {
        if let found = read(base + "." + ending, stated) { return found }
        continue
      }
      for step in order(for: scale) {
        let name = base + (step == 1 ? "" : "@\(step)x")
        if let found = read(name + "." + ending, CGFloat(step)) { return found }
      }
    }
    return nil
  }

  /// Returns the scales in the order in which they are tried for a scale.
  static func order(for scale: CGFloat) -> [Int] {
    let expected = scale >= 3 ? 3 : scale >= 2 ? 2 : 1
    return Array((1...expected).reversed()) + Array((expected + 1)..<4)
  }

  /// Returns the scale at the end of a name.
  private static func scale(of base: String) -> CGFloat? {
    for scale in 2...3 where base.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return nil
  }

  /// The maximum number of bytes that are read of a file.
  private static let headLimit = 4 << 20

  /// Reads the geometry of an image file with a scale; nil if its format is not supported.
  static func read(_ path: String, _ scale: CGFloat) -> ImageGeometry? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: headLimit), let header = ImageHeader(data) else {
      return nil
    }
    var geometry = ImageGeometry(header, scale: scale)
    geometry.source = (path as NSString).lastPathComponent
    return geometry
  }
}

/// The contents of the file of an image set.
struct ImageSetContents: Decodable {
  /// An image of the set for some devices and appearances.
  struct Entry: Decodable {
    /// The name of the file in the folder; nil if the slot is empty.
    let filename: String?
    /// The scale as `2x`; nil for all scales.
    let scale: String?
    /// The idiom of the devices; `universal` for all.
    let idiom: String?
    /// The appearances for which the image is used; nil for all.
    let appearances: [CatalogAppearance]?
    /// How the image is resized; nil if it is scaled as a whole.
    let resizing: Resizing?
    /// The insets of the alignment rectangle; nil for none.
    let alignment: Insets?

    /// The keys of Xcode's file.
    enum CodingKeys: String, CodingKey {
      case filename
      case scale
      case idiom
      case appearances
      case resizing
      case alignment = "alignment-insets"
    }
  }

  /// How an image is resized.
  struct Resizing: Decodable {
    /// The mode of the center: `tile`, or another one for stretching.
    struct Center: Decodable { let mode: String? }

    /// The part between the caps.
    let center: Center?
    /// The caps, which are not resized.
    let insets: Insets?

    /// The keys of Xcode's file.
    enum CodingKeys: String, CodingKey {
      case center
      case insets = "cap-insets"
    }
  }

  /// Insets in pixels, as the file of a set contains them.
  struct Insets: Decodable {
    /// The upper inset; nil for none.
    let top: Double?
    /// The left inset; nil for none.
    let left: Double?
    /// The lower inset; nil for none.
    let bottom: Double?
    /// The right inset; nil for none.
    let right: Double?

    /// Returns the insets in points; a missing or illegal one counts as 0.
    func points(_ scale: CGFloat) -> UIEdgeInsets {
      func length(_ pixels: Double?) -> CGFloat {
        pixels.map { $0 >= 0 && $0 < 1e9 ? CGFloat($0) / scale : 0 } ?? 0
      }
      return UIEdgeInsets(
        top: length(top), left: length(left), bottom: length(bottom), right: length(right))
    }
  }

  /// The properties of the whole set.
  struct Properties: Decodable {
    /// The rendering mode: `template`, `original` or nil.
    let intent: String?

    /// The keys of Xcode's file.
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  /// The images of the set.
  let images: [Entry]
  /// The properties; nil if the file has none.
  let properties: Properties?

  /// Returns the image for some traits.
  ///
  /// It is the image of the most specific entry with matching idiom and appearance, in the best
  /// scale.
  ///
  /// See: L-IMG-3.
  func image(in folder: String, _ traits: UITraitCollection, scale: CGFloat) -> ImageGeometry? {
    let order = ImageFiles.order(for: scale)
    let candidates = images.enumerated().compactMap { index, entry -> (Int, Int, Entry)? in
      guard entry.filename != nil, let specific = entry.specificity(traits) else { return nil }
      let position = entry.scaleNumber.map { order.firstIndex(of: $0) ?? order.count } ?? 0
      return (-specific, position * images.count + index, entry)
    }
    for (_, _, entry) in candidates.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      guard let name = entry.filename, !name.contains("/") else { continue }
      let scale = entry.scaleNumber.map { CGFloat($0) } ?? 1
      guard var geometry = ImageFiles.read(folder + "/" + name, scale) else { continue }
      if let insets = entry.resizing?.insets { geometry.capInsets = insets.points(scale) }
      if let mode = entry.resizing?.center?.mode {
        geometry.resizingMode = mode == "tile" ? .tile : .stretch
      }
      if let insets = entry.alignment { geometry.alignmentRectInsets = insets.points(scale) }
      switch properties?.intent {
      case "template": geometry.renderingMode = .alwaysTemplate
      case "original": geometry.renderingMode = .alwaysOriginal
      default: break
      }
      return geometry
    }
    return nil
  }
}

extension ImageSetContents.Entry {
  /// The scale of the entry, from 1 to 3.
  fileprivate var scaleNumber: Int? {
    scale.flatMap { ["1x": 1, "2x": 2, "3x": 3][$0] }
  }

  /// Returns the number of traits that an entry names, or nil if it does not match them.
  fileprivate func specificity(_ traits: UITraitCollection) -> Int? {
    var score = 0
    switch idiom ?? "universal" {
    case "universal": break
    case traits.userInterfaceIdiom == .pad ? "ipad" : "iphone": score += 1
    default: return nil
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: score += 4
      case ("luminosity", "light") where traits.userInterfaceStyle != .dark: score += 4
      case ("contrast", "high") where traits.accessibilityContrast == .high: score += 2
      default: return nil
      }
    }
    return score
  }
}

extension UIImage {
  /// Creates the image of a file; nil if the file cannot be read.
  ///
  /// If the name contains no scale, a file for the screen's scale takes precedence.
  ///
  /// See: L-IMG-3.
  public convenience init?(contentsOfFile path: String) {
    guard
      let found = ImageFiles.image(at: path, for: GraphicsEnvironment.current.displayScale)
    else { return nil }
    self.init(found)
  }

  /// Creates the image with a name in the main bundle; nil if there is none.
  ///
  /// See: L-IMG-3.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image with a name in the main bundle.
  ///
  /// If there is none, the process ends, as with image literals.
  ///
  /// Source: Apple, `init(imageLiteralResourceName:)`.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(named: name, in: nil, with: nil)!
  }

  /// Creates the image with a name in a bundle, or in the main bundle, for some traits; nil if
  /// there is none.
  ///
  /// See: L-IMG-3.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: Configuration(traitCollection: traitCollection))
  }

  /// Creates the image with a name in a bundle, or in the main bundle; nil if there is none.
  ///
  /// Catalogs take precedence over files.
  ///
  /// See: L-IMG-3.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let isMain = AssetFolders.isMain(bundle)
    let bundle = bundle ?? .main
    let traits = configuration?.traitCollection ?? .current
    let scale =
      traits.displayScale > 0 ? traits.displayScale : GraphicsEnvironment.current.displayScale
    var found: ImageGeometry?
    if let folder = Self.imageSet(name, in: bundle, isMain)
      ?? Self.imageSet((name as NSString).deletingPathExtension, in: bundle, isMain),
      let set: ImageSetContents = AssetCatalog.read(folder)
    {
      found = set.image(in: folder, traits, scale: scale)
    } else if isMain, let path = AssetFolders.decoded((name as NSString).deletingPathExtension) {
      found = ImageFiles.image(at: path, for: scale)
    } else if !name.isEmpty {
      found = ImageFiles.image(
        at: (bundle.resourcePath ?? bundle.bundlePath) + "/" + name, for: scale)
    }
    guard var found else { return nil }
    found.source = "named(\(name))"
    found.configuration = configuration
    self.init(found)
  }

  /// Returns the folder of an image set; the name may end with the extension of an image file.
  private static func imageSet(_ name: String, in bundle: Bundle, _ isMain: Bool) -> String? {
    (isMain ? AssetFolders.imageSet(name) : nil) ?? AssetCatalog.of(bundle).imageSets[name]
  }
}
