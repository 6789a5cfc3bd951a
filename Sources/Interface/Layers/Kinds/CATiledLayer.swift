public import Foundation

/// A layer whose content is drawn in tiles: their size is kept, and the content is drawn as a whole.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize: CGSize {
    get { objects["tileSize"] as? CGSize ?? CGSize(width: 256, height: 256) }
    set { objects["tileSize"] = newValue }
  }

  /// The number of sizes of content that are kept.
  open var levelsOfDetail: Int {
    get { objects["levelsOfDetail"] as? Int ?? 1 }
    set { objects["levelsOfDetail"] = newValue }
  }

  /// The number of those that are larger than the layer.
  open var levelsOfDetailBias: Int {
    get { objects["levelsOfDetailBias"] as? Int ?? 0 }
    set { objects["levelsOfDetailBias"] = newValue }
  }

  /// The time in which a tile comes up, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
