package import Foundation
import GimbalGeometry
public import GimbalTraits

/// The assumed sizes of the system's symbols.
///
/// The true sizes are in a font of which no public record exists. Symbols of a shape have the same
/// width and height relative to the point size. The three scales are 0.8, 1 and 1.28.
///
/// Rule: L-IMG-4.
enum SymbolMetrics {
  /// The message about results that depend on such a size.
  static let assumption =
    "sizes are those of similar shapes, as fractions of the point size; they are not measured"

  /// Shapes by the end or the beginning of a name, with their width and height in point sizes.
  private static let shapes: [(part: String, width: CGFloat, height: CGFloat)] = [
    (".circle", 1.2, 1.17), (".square", 1.1, 1.05), (".rectangle", 1.4, 1.05),
    ("circle", 1.2, 1.17),
    ("square", 1.1, 1.05), ("rectangle", 1.4, 1.05), ("chevron.up", 1.0, 0.62),
    ("chevron.down", 1.0, 0.62), ("chevron", 0.62, 1.0), ("ellipsis", 1.05, 0.28),
    ("line.", 1.15, 0.8), ("list.", 1.2, 0.85), ("minus", 1.0, 0.17), ("plus", 1.0, 0.96),
    ("xmark", 0.92, 0.92), ("star", 1.17, 1.1), ("heart", 1.14, 1.0), ("person.", 1.4, 1.0),
    ("person", 1.05, 1.1), ("bell", 1.05, 1.2), ("magnifyingglass", 1.1, 1.1), ("gear", 1.2, 1.17),
    ("checkmark", 20 / 17, 19 / 17), ("trash", 1.05, 1.25), ("arrow.", 1.1, 1.0),
  ]

  /// Returns the size of a symbol, in thirds of points; nil if no symbol can have the name.
  static func size(of name: String, _ attributes: UIImage.SymbolConfiguration.Attributes) -> CGSize?
  {
    guard !name.isEmpty, name.utf8.count <= 200,
      name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ word in
        !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      })
    else { return nil }
    let pointSize = attributes.pointSize ?? 17
    guard pointSize > 0, pointSize.isFinite else { return nil }
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let shape =
      shapes.first { $0.part.hasPrefix(".") && base.hasSuffix($0.part) }
      ?? shapes.first { base.hasPrefix($0.part) }
    let scale: CGFloat =
      switch attributes.scale {
      case .small: 0.8
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    func length(_ part: CGFloat) -> CGFloat { max(1, (part * pointSize * scale * 3).rounded()) / 3 }
    return CGSize(width: length(shape?.width ?? 1.15), height: length(shape?.height ?? 1.1))
  }
}

extension UIImage {
  /// The assumption about the image's size, or nil.
  package final var assumption: String? { isSymbolImage ? SymbolMetrics.assumption : nil }

  /// Creates a system image with an assumed size, in points.
  package convenience init(ofSystem name: String, size: CGSize) {
    var geometry = ImageGeometry(size: size, scale: GraphicsEnvironment.current.displayScale)
    geometry.isSymbol = true
    geometry.source = "symbol(system: \(name))"
    self.init(geometry)
  }

  /// Creates a system symbol at 17 points; nil if no symbol can have the name.
  ///
  /// Its size is assumed. Any name of lowercase words and digits with dots between them is
  /// accepted.
  ///
  /// See: L-IMG-4.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol for some traits.
  ///
  /// See: L-IMG-4.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// Creates a system symbol with a configuration.
  ///
  /// See: L-IMG-4.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let attributes = SymbolConfiguration.unspecified.applying(configuration)
    guard let size = SymbolMetrics.size(of: name, attributes.attributes) else { return nil }
    var geometry = ImageGeometry(size: size, scale: GraphicsEnvironment.current.displayScale)
    geometry.isSymbol = true
    geometry.source = "symbol(system: \(name))"
    geometry.symbolName = name
    geometry.configuration = attributes
    geometry.renderingMode = .automatic
    self.init(geometry)
  }

  /// Returns the image with another configuration; a symbol's size may change.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    reconfigured(configuration)
  }

  /// Returns the symbol with a configuration applied; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return reconfigured(
      (self.configuration ?? SymbolConfiguration.unspecified).applying(configuration))
  }

  private func reconfigured(_ configuration: Configuration) -> UIImage {
    var changed = geometry
    changed.configuration = configuration
    if let name = geometry.symbolName,
      let attributes = (configuration as? SymbolConfiguration)?.attributes,
      let size = SymbolMetrics.size(of: name, attributes)
    {
      changed.storedSize = size
    }
    return UIImage(changed)
  }
}
