import Foundation

/// The filter for scaled contents.
///
/// Source: Apple, CALayerContentsFilter.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation, the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear interpolation, also between two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format of a layer's drawing.
///
/// Source: Apple, CALayerContentsFormat.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 8 bits for each component, the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 16 bits for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Properties that affect only pixels: stored without effect.
extension CALayer {
  /// The edges that are antialiased.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      stored("edgeAntialiasingMask")
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { objects["edgeAntialiasingMask"] = newValue }
  }

  /// The filter for contents that are scaled down.
  public final var minificationFilter: CALayerContentsFilter {
    get { stored("minificationFilter") ?? .linear }
    set { objects["minificationFilter"] = newValue }
  }

  /// The filter for contents that are scaled up.
  public final var magnificationFilter: CALayerContentsFilter {
    get { stored("magnificationFilter") ?? .linear }
    set { objects["magnificationFilter"] = newValue }
  }

  /// The bias towards less detail for contents that are scaled down.
  public final var minificationFilterBias: Float {
    get { stored("minificationFilterBias") ?? 0 }
    set { objects["minificationFilterBias"] = newValue }
  }

  /// The filter that blends the layer with the content behind it.
  public final var compositingFilter: Any? {
    get { objects["compositingFilter"] }
    set { objects["compositingFilter"] = newValue }
  }

  /// The filters of the layer's content.
  public final var filters: [Any]? {
    get { stored("filters") }
    set { objects["filters"] = newValue }
  }

  /// The filters of the content behind the layer.
  public final var backgroundFilters: [Any]? {
    get { stored("backgroundFilters") }
    set { objects["backgroundFilters"] = newValue }
  }

  /// The pixel format of the drawing.
  public final var contentsFormat: CALayerContentsFormat {
    get { stored("contentsFormat") ?? .RGBA8Uint }
    set { objects["contentsFormat"] = newValue }
  }

  private final func stored<Value>(_ name: String) -> Value? { objects[name] as? Value }
}
