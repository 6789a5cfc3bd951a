import Foundation

/// The layer of a view with a look that is no value of a layer's: how much of its last look is there is animated.
package final class ShareLayer: CALayer {
  private static let key = LayerKey("share", number: 1)

  package override class var moreKeys: [String: LayerKey] { [key.name: key] }
}
