import Foundation

/// The layer of a view with an animatable effect for which Core Animation has no property.
///
/// An animation changes the fraction of the latest effect.
package final class ShareLayer: CALayer {
  private static let key = LayerKey("share", number: 1)

  /// The animatable key `share`, which other layers do not have.
  package override class var moreKeys: [String: LayerKey] { [key.name: key] }
}
