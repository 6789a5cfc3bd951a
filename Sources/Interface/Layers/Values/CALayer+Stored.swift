import Foundation

/// The filter for pixels where a picture is shown larger or smaller.
///
/// Source: Apple, CALayerContentsFilter.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of the neighbors: the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A mixture of the neighbors at two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The form of the pixels of what a layer draws.
///
/// Source: Apple, CALayerContentsFormat.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 8 bits for each part: the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 16 bits for each part.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Properties that concern pixels alone: kept without effect.
extension CALayer {
  /// The edges that are smoothed.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      stored("edgeAntialiasingMask")
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { objects["edgeAntialiasingMask"] = newValue }
  }

  /// The filter for contents that are shown smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { stored("minificationFilter") ?? .linear }
    set { objects["minificationFilter"] = newValue }
  }

  /// The filter for contents that are shown larger.
  public final var magnificationFilter: CALayerContentsFilter {
    get { stored("magnificationFilter") ?? .linear }
    set { objects["magnificationFilter"] = newValue }
  }

  /// The bias towards less detail where contents are shown smaller.
  public final var minificationFilterBias: Float {
    get { stored("minificationFilterBias") ?? 0 }
    set { objects["minificationFilterBias"] = newValue }
  }

  /// The filter that blends the layer with the content behind it.
  public final var compositingFilter: Any? {
    get { objects["compositingFilter"] }
    set { objects["compositingFilter"] = newValue }
  }

  /// The filters of the layer's picture.
  public final var filters: [Any]? {
    get { stored("filters") }
    set { objects["filters"] = newValue }
  }

  /// The filters of the content behind the layer.
  public final var backgroundFilters: [Any]? {
    get { stored("backgroundFilters") }
    set { objects["backgroundFilters"] = newValue }
  }

  /// The form of the pixels of what is drawn.
  public final var contentsFormat: CALayerContentsFormat {
    get { stored("contentsFormat") ?? .RGBA8Uint }
    set { objects["contentsFormat"] = newValue }
  }

  private final func stored<Value>(_ name: String) -> Value? { objects[name] as? Value }
}
