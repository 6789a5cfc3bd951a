// The name under which an app's sources import UIKit, so that they compile here unchanged.
//
// It hands on the engine, its values and Foundation, and holds only what the Objective-C runtime gives
// on Apple platforms. It simulates nothing: a test drives the app with `Gimbal`, which never stands on it; without one,
// the default device of `Gimbal` answers.

@_exported public import CoreGraphics
@_exported public import Foundation
// On Apple platforms Foundation has what loads from networks.
@_exported public import FoundationNetworking
// For the default device, and the figures of its text: an app's sources see nothing of it.
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
