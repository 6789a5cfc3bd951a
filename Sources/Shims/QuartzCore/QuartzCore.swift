// The module that UIKit source imports as Quartz Core: layers and animations.
//
// It re-exports geometry and the engine and declares nothing else. It is built only off Apple
// platforms.

@_exported public import CoreGraphics
@_exported public import GimbalEngine
@_exported public import GimbalLayers
