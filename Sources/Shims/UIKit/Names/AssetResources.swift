public import Foundation
public import GimbalGraphics

/// A color in a catalog of a bundle, by its name.
///
/// Source: Apple, ColorResource.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource; the name begins with those of groups that provide a namespace.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image in a catalog of a bundle, by its name.
///
/// Source: Apple, ImageResource.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource; the name begins with those of groups that provide a namespace.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates the color of a resource; a clear color if the bundle has none with its name.
  ///
  /// Source: Apple, `init(resource:)`.
  public convenience init(resource: ColorResource) {
    guard UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}

extension UIImage {
  /// Creates the image of a resource; an empty image if the bundle has none with its name.
  ///
  /// Source: Apple, `init(resource:)`.
  public convenience init(resource: ImageResource) {
    guard UIImage(named: resource.name, in: resource.bundle, with: nil) != nil else {
      self.init()
      return
    }
    self.init(named: resource.name, in: resource.bundle, with: nil)!
  }
}
