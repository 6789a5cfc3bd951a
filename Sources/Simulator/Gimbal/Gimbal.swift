// The module that users import: a simulator for one device, and the names of UIKit with it.
//
// It connects a profile of the catalog to the engine, moves the clock and takes snapshots. It reads
// no scenarios and prints nothing; `GimbalScenarios` and `GimbalComparison` run it from files.

@_exported public import Foundation
@_exported public import GimbalAlerts
@_exported public import GimbalAppearances
@_exported public import GimbalContainers
@_exported public import GimbalControls
@_exported public import GimbalDevices
@_exported public import GimbalEngine
@_exported public import GimbalFields
@_exported public import GimbalGeometry
@_exported public import GimbalGestures
@_exported public import GimbalGraphics
@_exported public import GimbalInterfaceBuilder
@_exported public import GimbalLayers
@_exported public import GimbalLists
@_exported public import GimbalSnapshots
@_exported public import GimbalText
@_exported public import GimbalTraces
@_exported public import GimbalTraits

/// The version of Gimbal.
public enum GimbalVersion {
  /// The version as a string.
  public static let current = "0.2.0"
}
