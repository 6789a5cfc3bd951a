// The module that an app's sources import as UIKit, so that they compile here unchanged.
//
// It re-exports the engine, its values and Foundation, and adds only what the Objective-C runtime
// provides on Apple platforms. It does not simulate: a test drives the app with `Gimbal`. Without a
// test, the default device of `Gimbal` is used.

@_exported public import CoreGraphics
@_exported public import Foundation
// On Apple platforms Foundation contains the networking types.
@_exported public import FoundationNetworking
// Only for the default device and its font metrics; an app's sources cannot see it.
internal import Gimbal
@_exported public import GimbalAlerts
@_exported public import GimbalAppearances
@_exported public import GimbalContainers
@_exported public import GimbalControls
@_exported public import GimbalEngine
@_exported public import GimbalFields
@_exported public import GimbalGeometry
@_exported public import GimbalGestures
@_exported public import GimbalGraphics
@_exported public import GimbalLists
@_exported public import GimbalPredicates
@_exported public import GimbalText
@_exported public import GimbalTraits
@_exported public import QuartzCore

@_exported public import protocol GimbalInterfaceBuilder.InterfaceConnectable
