// The module that UIKit source imports as Core Graphics: points, rectangles and transforms.
//
// It re-exports Foundation's and Gimbal's geometry and declares nothing else. It is built only off
// Apple platforms.

@_exported public import Foundation
@_exported public import GimbalGeometry
@_exported public import GimbalGraphics
