// The names that types and members of `import Gimbal` had in version 0.1.0.
//
// They work until the next minor version, and the compiler names the new ones. Aliases of types in
// lower modules are here too, so that `import UIKit` does not see them.

public import GimbalDevices
public import GimbalEngine
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraces
public import GimbalTraits

/// The former name of `BarMetric`.
@available(*, deprecated, renamed: "BarMetric")
public typealias BarFigure = BarMetric

/// The former name of `BarHeightMetrics`.
@available(*, deprecated, renamed: "BarHeightMetrics")
public typealias BarFigures = BarHeightMetrics

/// The former name of `BarHeightMetrics26`.
@available(*, deprecated, renamed: "BarHeightMetrics26")
public typealias BarFigures26 = BarHeightMetrics26

/// The former name of `DerivedMetrics`.
@available(*, deprecated, renamed: "DerivedMetrics")
public typealias DerivedFigures = DerivedMetrics

/// The former name of `DeviceInvariant`.
@available(*, deprecated, renamed: "DeviceInvariant")
public typealias DeviceLaw = DeviceInvariant

/// The former name of `DeviceInvariants`.
@available(*, deprecated, renamed: "DeviceInvariants")
public typealias DeviceLaws = DeviceInvariants

/// The former name of `CallbackTiming`.
@available(*, deprecated, renamed: "CallbackTiming")
public typealias Era = CallbackTiming

/// The former name of `SourcedValue`.
@available(*, deprecated, renamed: "SourcedValue")
public typealias Figure = SourcedValue

/// The former name of `SimulatedTouch`.
@available(*, deprecated, renamed: "SimulatedTouch")
public typealias Finger = SimulatedTouch

/// The former name of `FloatingSheetMetrics`.
@available(*, deprecated, renamed: "FloatingSheetMetrics")
public typealias FloatingSheetFigures = FloatingSheetMetrics

/// The former name of `FontWeightMetrics`.
@available(*, deprecated, renamed: "FontWeightMetrics")
public typealias FontWeightFigures = FontWeightMetrics

/// The former name of `LayoutMetrics`.
@available(*, deprecated, renamed: "LayoutMetrics")
public typealias LayoutFigures = LayoutMetrics

/// The former name of `LocatedView`.
@available(*, deprecated, renamed: "LocatedView")
public typealias PlacedView = LocatedView

/// The former name of `QuarterRotation`.
@available(*, deprecated, renamed: "QuarterRotation")
public typealias QuarterTurn = QuarterRotation

/// The former name of `SafeAreaMetrics`.
@available(*, deprecated, renamed: "SafeAreaMetrics")
public typealias SafeAreaFigures = SafeAreaMetrics

/// The former name of `TraceMarker`.
@available(*, deprecated, renamed: "TraceMarker")
public typealias TraceMark = TraceMarker

// MARK: Members

extension Hardware {
  /// The former name of `layoutMetrics`.
  @available(*, deprecated, renamed: "layoutMetrics")
  public var layoutFigures: LayoutMetrics {
    get { layoutMetrics }
    set { layoutMetrics = newValue }
  }
}

extension BarHeights {
  /// The former name of `metrics`.
  @available(*, deprecated, renamed: "metrics")
  public var figures: [SystemBar: BarHeightMetrics] { metrics }
}

extension DeviceFinding {
  /// The former name of `invariant`.
  @available(*, deprecated, renamed: "invariant")
  public var law: DeviceInvariant { invariant }
}

extension DeviceInvariant {
  /// The former name of `landscapeIsRotated`.
  @available(*, deprecated, renamed: "landscapeIsRotated")
  public static var landscapeIsTurned: Self { .landscapeIsRotated }
}

extension CallbackTiming {
  /// The former name of `rotatedRootView`.
  @available(*, deprecated, renamed: "rotatedRootView")
  public static var e1: Self { .rotatedRootView }

  /// The former name of `sizeTransitions`.
  @available(*, deprecated, renamed: "sizeTransitions")
  public static var e2: Self { .sizeTransitions }

  /// The former name of `traitPrediction`.
  @available(*, deprecated, renamed: "traitPrediction")
  public static var e3: Self { .traitPrediction }

  /// The former name of `traitInheritance`.
  @available(*, deprecated, renamed: "traitInheritance")
  public static var e4: Self { .traitInheritance }

  /// The former name of `propertyUpdates`.
  @available(*, deprecated, renamed: "propertyUpdates")
  public static var e5: Self { .propertyUpdates }
}

extension SystemVersion {
  /// The former name of `callbackTiming`.
  @available(*, deprecated, renamed: "callbackTiming")
  public var era: CallbackTiming { callbackTiming }
}

extension Trace {
  /// The former name of `markers`.
  @available(*, deprecated, renamed: "markers")
  public var marks: [TraceMarker] {
    get { markers }
    set { markers = newValue }
  }
}

extension TraceHeader {
  /// The former name of `phrase`.
  @available(*, deprecated, renamed: "phrase")
  public var words: String { phrase }
}

extension EventPattern {
  /// The former name of `issue`.
  @available(*, deprecated, renamed: "issue")
  public var problem: EventPatternError? { issue }
}

extension EventPattern {
  /// The former name of `rotationRefused`.
  @available(*, deprecated, renamed: "rotationRefused")
  public static var turnRefused: EventMember { rotationRefused }
}

extension EventPatternError {
  /// The former name of `issue`.
  @available(*, deprecated, renamed: "issue")
  public var problem: String { issue }
}

extension ConstraintState.Conflict {
  /// The former name of `message`.
  @available(*, deprecated, renamed: "message")
  public var sentence: String {
    get { message }
    set { message = newValue }
  }
}

extension LayoutRelation {
  /// The former name of `phrase(_:)`.
  @available(*, deprecated, renamed: "phrase(_:)")
  public func words(_ other: String) -> String { phrase(other) }
}

extension ViewRole {
  /// The former name of `image`.
  @available(*, deprecated, renamed: "image")
  public static var picture: Self { .image }
}

extension ViewSnapshot {
  /// The former name of `isBlockedFromTouches`.
  @available(*, deprecated, renamed: "isBlockedFromTouches")
  public var isKeptFromTouches: Bool {
    get { isBlockedFromTouches }
    set { isBlockedFromTouches = newValue }
  }

  /// The former name of `isPositionedByList`.
  @available(*, deprecated, renamed: "isPositionedByList")
  public var isPlacedByList: Bool {
    get { isPositionedByList }
    set { isPositionedByList = newValue }
  }
}

extension BehaviourSwitches {
  /// The former name of `preservesSpacingBetweenLeadingHiddenViews`.
  @available(*, deprecated, renamed: "preservesSpacingBetweenLeadingHiddenViews")
  public var keepsSpacingBetweenLeadingHiddenViews: Bool {
    get { preservesSpacingBetweenLeadingHiddenViews }
    set { preservesSpacingBetweenLeadingHiddenViews = newValue }
  }

  /// The former name of `observersReceiveRotationFirst`.
  @available(*, deprecated, renamed: "observersReceiveRotationFirst")
  public var observersLearnOfTurnFirst: Bool {
    get { observersReceiveRotationFirst }
    set { observersReceiveRotationFirst = newValue }
  }

  /// The former name of `sceneReceivesGeometryFirst`.
  @available(*, deprecated, renamed: "sceneReceivesGeometryFirst")
  public var sceneLearnsOfGeometryFirst: Bool {
    get { sceneReceivesGeometryFirst }
    set { sceneReceivesGeometryFirst = newValue }
  }

  /// The former name of `reportsStyleSetBeforeLoad`.
  @available(*, deprecated, renamed: "reportsStyleSetBeforeLoad")
  public var tellsOfStyleSetBeforeLoad: Bool {
    get { reportsStyleSetBeforeLoad }
    set { reportsStyleSetBeforeLoad = newValue }
  }

  /// The former name of `reportsRotationAtLaunch`.
  @available(*, deprecated, renamed: "reportsRotationAtLaunch")
  public var tellsOfTurnAtLaunch: Bool {
    get { reportsRotationAtLaunch }
    set { reportsRotationAtLaunch = newValue }
  }
}
