// The name under which UIKit source imports what lies below views.
//
// It hands on geometry and the engine, and holds nothing of its own. Off Apple platforms only.

@_exported public import CoreGraphics
@_exported public import GimbalEngine
@_exported public import GimbalLayers
