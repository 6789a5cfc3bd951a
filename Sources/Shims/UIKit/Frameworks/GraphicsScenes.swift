public import Foundation
public import GimbalEngine

// Scenes of SceneKit and SpriteKit on a device that draws neither.

/// A scene of SceneKit; it is empty.
///
/// Source: Apple, SCNScene.
open class SCNScene: NSObject {}

/// A view that stores a scene of SceneKit and draws nothing.
///
/// Source: Apple, SCNView.
@preconcurrency @MainActor
open class SCNView: UIView {
  /// The scene.
  @Settable open var scene: SCNScene?
  /// True if the user may move the camera; stored without effect.
  @Settable open var allowsCameraControl = false
  /// True if a light is added to a scene without one; stored without effect.
  @Settable open var autoenablesDefaultLighting = false

  /// Returns an image with the size of the view and without content.
  open func snapshot() -> UIImage { UIGraphicsImageRenderer(size: bounds.size).image { _ in } }
}

/// A texture of SpriteKit: an image.
///
/// Source: Apple, SKTexture.
open class SKTexture: NSObject {
  private final let image: CGImage

  /// Creates a texture of an image.
  public init(cgImage image: CGImage) { self.image = image }
  /// Returns the image.
  open func cgImage() -> CGImage { image }
}

/// A scene of SpriteKit; it is empty.
///
/// Source: Apple, SKScene.
@preconcurrency @MainActor
open class SKScene: UIResponder {
  /// The size, in the scene's units.
  @Settable open var size = CGSize(width: 1, height: 1)
  /// The view that presents the scene; nil without one.
  open fileprivate(set) weak var view: SKView?

  /// Creates a scene of a size.
  public init(size: CGSize) {
    super.init()
    self.size = size
  }

  /// Called when a view presents the scene.
  open func didMove(to view: SKView) {}
  /// Called before the scene is removed from a view.
  open func willMove(from view: SKView) {}
}

/// A view that stores a scene of SpriteKit and draws nothing.
///
/// Source: Apple, SKView.
@preconcurrency @MainActor
open class SKView: UIView {
  /// The scene that is presented.
  open private(set) var scene: SKScene?

  /// Presents a scene in place of the present one; nil removes it.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }

  /// Returns nil: nothing is drawn.
  open func texture(from node: SKScene) -> SKTexture? { nil }
}
