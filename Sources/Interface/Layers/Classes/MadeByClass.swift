/// Initializers for layers of a class that is known only at run time: a view's `layerClass`, and
/// the class of a presentation copy.
///
/// In Swift only a `required` initializer can make such a class. A convenience initializer
/// dispatches to the subclass's override of the initializer that it calls. These declarations
/// therefore call the base class's convenience initializers with another class. A subclass with
/// other initializers but not the called one ends the process in Swift's runtime, as on the
/// platform.
extension CALayer {
  /// Makes a layer of this class by its `init()`.
  @_silgen_name("$s12GimbalLayers7CALayerC4madeACyt_tcfC")
  package static func make(_ nothing: Void) -> CALayer

  /// Makes a layer of this class by its `init(layer:)`.
  @_silgen_name("$s12GimbalLayers7CALayerC7showingA2C_tcfC")
  static func make(showing model: __owned CALayer) -> CALayer
}
