/// Making layers of a class that is known at run time only: a view's `layerClass`, and the class of a layer of
/// which the present state is asked for.
///
/// Swift lets such a class be made by a `required` initializer alone. A convenience initializer reaches a
/// subclass's override of the one that it calls all the same; these declarations call those of the base
/// with another class. A subclass that has initializers of its own and not the one that is called ends the
/// process in Swift's runtime, as on the platform.
extension CALayer {
  /// A layer of this class, as by its `init()`.
  @_silgen_name("$s12GimbalLayers7CALayerC4madeACyt_tcfC")
  package static func make(_ nothing: Void) -> CALayer

  /// A layer of this class, as by its `init(layer:)`.
  @_silgen_name("$s12GimbalLayers7CALayerC7showingA2C_tcfC")
  static func make(showing model: __owned CALayer) -> CALayer
}
