public import Foundation

/// A layer with tiled content: the tile size is stored, and the content is drawn as a whole.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize: CGSize {
    get { objects["tileSize"] as? CGSize ?? CGSize(width: 256, height: 256) }
    set { objects["tileSize"] = newValue }
  }

  /// The number of levels of detail.
  open var levelsOfDetail: Int {
    get { objects["levelsOfDetail"] as? Int ?? 1 }
    set { objects["levelsOfDetail"] = newValue }
  }

  /// The number of levels that are larger than the layer.
  open var levelsOfDetailBias: Int {
    get { objects["levelsOfDetailBias"] as? Int ?? 0 }
    set { objects["levelsOfDetailBias"] = newValue }
  }

  /// Returns the duration in which a tile fades in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
