public import Foundation
import GimbalGeometry
public import GimbalTraits

/// The contents of the file of a color set.
private struct ColorSetContents: Decodable {
  /// A value of the color for some devices and appearances.
  struct Entry: Decodable {
    /// The idiom of the devices; `universal` for all.
    let idiom: String?
    /// The appearances for which the value is used; nil for all.
    let appearances: [CatalogAppearance]?
    /// The value; nil if the entry has none.
    let color: Color?
  }

  /// A color with its color space.
  struct Color: Decodable {
    /// The name of the color space; nil for sRGB.
    let space: String?
    /// The components by name, such as `red` or `white`.
    let components: [String: Component]?

    /// The keys of Xcode's file.
    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    /// The color; nil if components are missing.
    var cgColor: CGColor? {
      guard let components else { return nil }
      func part(_ name: String) -> CGFloat? { components[name]?.value }
      let alpha = components["alpha"]?.opacity ?? 1
      if let white = part("white") { return CGColor(.ofExtendedGray, [white, alpha]) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      let space: CGColorSpace = space == "display-p3" ? .ofDisplayP3 : .ofExtendedSRGB
      return CGColor(space, [red, green, blue, alpha])
    }
  }

  /// A component: `0.5`, or from 0 to 255 as `128` or `0x80`.
  struct Component: Decodable {
    /// The component from 0 to 1; nil if the text is not a number.
    let value: CGFloat?
    /// The number as it is written, used for opacities.
    let opacity: CGFloat?

    /// Reads a component that is a number or a string.
    ///
    /// - Throws: An error if it is neither.
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = CGFloat(number)
        opacity = value
      } else {
        let text = try container.decode(String.self)
        value = Self.read(text)
        opacity = Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
      }
    }

    /// Returns the value of a string: integers and hexadecimal numbers are divided by 255.
    static func read(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt16(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return CGFloat(text.contains(".") ? number : number / 255)
    }
  }

  /// The values of the color.
  let colors: [Entry]
}

extension CatalogColor {
  /// Reads a folder `*.colorset`; nil if no entry of its file can be read.
  init?(name: String, folder: String) {
    guard let set: ColorSetContents = AssetCatalog.read(folder) else { return nil }
    let entries: [Entry] = set.colors.compactMap { entry in
      guard let color = entry.color?.cgColor else { return nil }
      var result = Entry(color: color, idiom: entry.idiom ?? "universal")
      for appearance in entry.appearances ?? [] {
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", "dark"): result.style = .dark
        case ("luminosity", "light"): result.style = .light
        case ("contrast", "high"): result.contrast = .high
        default: return nil
        }
      }
      return result
    }
    if entries.isEmpty { return nil }
    self.init(name: name, entries: entries)
  }
}

extension UIColor {
  /// Creates the color with a name in a catalog of the main bundle; nil if there is none.
  ///
  /// Only catalogs that are folders (`*.xcassets`) are read.
  ///
  /// See: L-COL-8.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with a name in a catalog of a bundle, or of the main bundle; nil if there is
  /// none.
  ///
  /// With traits, the result is the fixed color for them.
  ///
  /// See: L-COL-8.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let folder = (AssetFolders.isMain(bundle) ? AssetFolders.colorSet(name) : nil)
        ?? AssetCatalog.of(bundle ?? .main).colorSets[name],
      let color = CatalogColor(name: name, folder: folder)
    else { return nil }
    self.init(cgColor: .clear)
    content = traitCollection.map { .fixed(color.color(with: $0)) } ?? .catalog(color)
  }
}
