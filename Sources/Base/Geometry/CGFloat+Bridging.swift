#if !canImport(Darwin)
  public import Foundation

  // Foundation has no conformance off Apple platforms. The casts of apps need it, and without it
  // Foundation ends the process when it compares numbers in adjacent runs of attributed strings.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns a number object for a cast.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }
    /// Sets the number of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }
    /// Sets the number of an object, and returns true.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }
    /// Returns the number of an object for a cast; 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
