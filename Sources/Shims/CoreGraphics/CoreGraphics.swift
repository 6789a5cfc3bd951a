// The name under which UIKit source imports points, rectangles and transforms.
//
// It hands on Foundation's geometry and Gimbal's, and holds nothing of its own. Off Apple platforms only.

@_exported public import Foundation
@_exported public import GimbalGeometry
@_exported public import GimbalGraphics
