public import Foundation
public import GimbalGeometry
import GimbalTraits

/// A reserved region of the display that content should avoid, in the coordinates of the app's
/// scene.
struct DisplayRegion: Equatable {
  /// The kind of the region: the fold, or a part that the hardware covers.
  var kind: UIView.ReservedRegion.Kind
  /// The number of the region on the display.
  var number: Int
  /// The frame in the coordinates of the app's scene, in points.
  var frame: CGRect
  /// The distances between the edges of `frame` and the fold line, in points; zero for occlusions.
  var margins: UIEdgeInsets
  /// True if content should avoid the region now; a fold is active while it is partly open.
  var isActive: Bool
}

/// The state of a device from which its regions follow; a step of the hinge compares only this.
struct DisplayRegionsState: Equatable {
  /// True for the inner display.
  var isInner: Bool
  /// True if the device is partly open, so that content should avoid the fold.
  var isPartlyOpen: Bool
  /// True if the status bar is hidden.
  var hidesStatusBar: Bool
  /// The orientation of the interface.
  var orientation: UIInterfaceOrientation
  /// The part of the display that the app has; nil for the whole display.
  var part: ScreenPart?
}

/// The regions of the display that the fold and the cameras take, for views that read them.
///
/// See: R-FOLD-9, R-FOLD-10.
@MainActor
struct DisplayRegions {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// The current regions of the display, in the coordinates of the scene and clipped to it.
  ///
  /// Rule: R-FOLD-9.
  fileprivate var displayRegions: [DisplayRegion] {
    guard machine.fold != nil, machine.features.hasDisplayRegions else { return [] }
    let display = CGRect(origin: .zero, size: machine.screenSize(machine.interfaceOrientation))
    var regions: [DisplayRegion] = []
    if let division { regions.append(division) }
    let whole = machine.hardware.states.state(
      machine.interfaceOrientation, hidesStatusBar: machine.barSource.systemBars.hidesStatusBar)
    for (index, occlusion) in (whole?.occlusions ?? []).enumerated() {
      regions.append(
        DisplayRegion(
          kind: .occlusion, number: index + 1, frame: occlusion.frame, margins: .zero,
          isActive: occlusion.isActive))
    }
    guard let side = machine.part?.side else { return regions }
    // The scene of a pane has its origin at the pane's own corner.
    let size = WindowGeometry(machine).windowSize(machine.interfaceOrientation)
    let pane = CGRect(
      x: side == .right ? display.width - size.width : 0,
      y: side == .right ? display.height - size.height : 0, width: size.width, height: size.height)
    return regions.compactMap { region in
      let visible = region.frame.intersection(pane)
      guard !visible.isNull, !visible.isEmpty else { return nil }
      var region = region
      region.frame = visible.offsetBy(dx: -pane.minX, dy: -pane.minY)
      return region
    }
  }

  /// The region along the fold; nil on the outer display.
  private var division: DisplayRegion? {
    guard let fold = machine.fold, machine.hardware.isInner else { return nil }
    let size = machine.screenSize(machine.interfaceOrientation)
    let length = machine.hardware.portraitSize.height
    let isFromStart = [.portrait, .landscapeRight].contains(machine.interfaceOrientation)
    let line = (isFromStart ? fold.line : length - fold.line) - fold.margin
    let isLandscape = machine.interfaceOrientation.isLandscape
    let margin = fold.margin
    return DisplayRegion(
      kind: .division, number: 0,
      frame: isLandscape
        ? CGRect(x: line, y: 0, width: 2 * margin, height: size.height)
        : CGRect(x: 0, y: line, width: size.width, height: 2 * margin),
      margins: isLandscape
        ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0),
      isActive: machine.folding.posture == .partlyOpen)
  }

  /// The state from which the current regions follow.
  fileprivate var state: DisplayRegionsState {
    DisplayRegionsState(
      isInner: machine.hardware.isInner,
      isPartlyOpen: machine.folding.posture == .partlyOpen,
      hidesStatusBar: machine.barSource.systemBars.hidesStatusBar,
      orientation: machine.interfaceOrientation, part: machine.part)
  }

  /// The regions that the app's views read, updated after changes of the display.
  fileprivate var publishedRegions: [DisplayRegion] {
    if machine.folding.regionsState == nil { updateRegions() }
    return machine.folding.regions
  }

  /// The regions of the display as it is, also before they are published.
  fileprivate var currentRegions: [DisplayRegion] {
    let published = publishedRegions
    return machine.folding.regionsState == state ? published : displayRegions
  }

  private func updateRegions() {
    machine.folding.regionsState = state
    machine.folding.regions = displayRegions
  }

  fileprivate func publishRegions() {
    guard let published = machine.folding.regionsState, published != state else { return }
    let known = machine.folding.regions
    updateRegions()
    let read = Self.changedTraits(from: known, to: machine.folding.regions)
    let readers = machine.folding.readers
    machine.folding.readers = []
    for reader in readers {
      guard let view = reader.view else { continue }
      machine.folding.readers.append(reader)
      guard reader.state != machine.folding.regionsState, view.machine === machine else { continue }
      let own = view.traitState?.reads.work(for: read) ?? TrackedWork()
      let ofController = view.node.pointee.controller?.traitState?.reads.work(for: read)
      let work = own.union(ofController ?? TrackedWork())
      if work.contains(.layout) { view.node.requestWork(.needsLayout) }
      if work.contains(.display) { view.setNeedsDisplayPart(nil) }
      if work.contains(.properties) { view.node.setNeedsProperties(.view) }
      if work.contains(.propertiesOfController) { view.node.setNeedsProperties(.controller) }
      if work.contains(.constraints) { view.node.setNeedsConstraints() }
    }
  }

  /// Returns the traits that represent the kinds whose regions differ.
  private nonisolated static func changedTraits(
    from known: [DisplayRegion], to regions: [DisplayRegion]
  ) -> [ObjectIdentifier] {
    [UIView.ReservedRegion.Kind.occlusion, .division].filter { kind in
      known.filter { $0.kind == kind } != regions.filter { $0.kind == kind }
    }.map { ObjectIdentifier($0.trait) }
  }

  /// Records that the running phase has read regions of a kind, so that it runs again when they
  /// change.
  ///
  /// `state` is nil for the published regions.
  ///
  /// Rule: R-FOLD-10.
  fileprivate func recordRead(of kind: UIView.ReservedRegion.Kind, in state: DisplayRegionsState?) {
    guard machine.fold != nil, let node = machine.traversal.pointee.tracked.node else { return }
    let phase = machine.traversal.pointee.tracked.phase
    if phase.isOfController {
      node.pointee.controller?.madeTraitState().reads.record(kind.trait, in: phase)
    } else {
      node.pointee.owner.madeTraitState().reads.record(kind.trait, in: phase)
    }
    let view = node.pointee.owner
    for index in machine.folding.readers.indices
    where machine.folding.readers[index].view === view {
      if machine.folding.readers[index].state != nil {
        machine.folding.readers[index].state = state
      }
      return
    }
    machine.folding.readers.append(FoldingState.WeakReader(view: view, state: state))
  }
}

extension Machine: RegionProviding {
  /// Publishes changed regions at once, or after the commit of the run-loop turn.
  func regionsMayChange(afterCommit later: Bool) {
    // Without a reader or a change there is nothing to publish, and the run loop needs no cycle.
    guard fold != nil, let published = folding.regionsState,
      published != DisplayRegions(self).state
    else { return }
    if !later { return DisplayRegions(self).publishRegions() }
    afterCommit.append { [unowned self] in DisplayRegions(self).publishRegions() }
  }

  /// Calls the hinge interactions of the view; called when it has entered or left a window.
  func viewDidChangeWindow(_ view: UIView) {
    for entry in folding.observers where entry.observer?.observedView === view {
      entry.observer?.hingeDidUpdate()
    }
  }
}

extension UIView.ReservedRegion.Kind {
  /// Represents the regions of the kind among the traits that a tracked phase reads.
  fileprivate var trait: any UITraitDefinition.Type {
    self == .division ? DivisionsTrait.self : OcclusionsTrait.self
  }

  private enum DivisionsTrait: UITraitDefinition {
    static let defaultValue = 0
  }

  private enum OcclusionsTrait: UITraitDefinition {
    static let defaultValue = 0
  }
}

extension UIView {
  /// A region of the display that content should avoid (from iOS 27.1 on).
  ///
  /// Source: Apple, UIView.ReservedRegion.
  @preconcurrency @MainActor
  public final class ReservedRegion: NSObject {
    /// The kinds of regions.
    ///
    /// Source: Apple, UIView.ReservedRegion.Kind.
    public struct Kind: Hashable, Sendable {
      private let number: Int

      /// A camera or the status bar, which covers content.
      public static let occlusion = Kind(number: 0)
      /// The fold, which divides content.
      public static let division = Kind(number: 1)
    }

    /// The options of a query for regions.
    ///
    /// Source: Apple, UIView.ReservedRegion.QueryOptions.
    public struct QueryOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: Int

      /// Creates options from raw bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Inactive regions are included.
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    private let number: Int
    /// The identity of the region on the display.
    public var id: AnyHashable { AnyHashable([kind == .division ? 0 : 1, number]) }
    /// The kind of the region.
    public let kind: Kind
    /// The region including its margins, in the coordinates of the queried view, in points.
    public let frame: CGRect
    /// The margins that are part of the frame, in points.
    public let margins: UIEdgeInsets
    /// True if the region currently covers or divides content.
    public let isActive: Bool

    fileprivate init(_ region: DisplayRegion, frame: CGRect) {
      number = region.number
      kind = region.kind
      self.frame = frame
      margins = region.margins
      isActive = region.isActive
      super.init()
    }
  }

  /// Returns the regions of a kind that intersect the view, in its coordinates (from iOS 27.1 on).
  ///
  /// Without options only active regions are returned.
  ///
  /// A region is not clipped to the view. Reading regions in a tracked phase, such as
  /// `layoutSubviews()`, repeats the phase when those of the kind change. There are none without a window or on
  /// a device that is not foldable.
  ///
  /// - Complexity: O(regions × depth).
  ///
  /// Source: Apple, UIView.reservedRegions(kind:options:).
  ///
  /// See: R-FOLD-9, R-FOLD-10.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    DisplayRegions(machine).recordRead(of: kind, in: nil)
    guard machine.fold != nil, let window else { return [] }
    var regions: [ReservedRegion] = []
    for region in DisplayRegions(machine).publishedRegions
    where region.kind == kind && (region.isActive || options.contains(.includeInactive)) {
      guard let frame = frame(of: region, in: window) else { continue }
      regions.append(ReservedRegion(region, frame: frame))
    }
    return regions
  }

  /// The frames of the parts that the hardware covers, in the view's coordinates, in points.
  ///
  /// System bars read them in their layout. In a transition these are the parts of the new display,
  /// which the app's views can read after it.
  ///
  /// See: R-FOLD-9, R-FOLD-18.
  package var currentOcclusions: [CGRect] {
    guard machine.fold != nil else { return [] }
    let regions = DisplayRegions(machine)
    regions.recordRead(of: .occlusion, in: regions.state)
    guard let window else { return [] }
    var frames: [CGRect] = []
    for region in regions.currentRegions where region.kind == .occlusion && region.isActive {
      if let frame = frame(of: region, in: window) { frames.append(frame) }
    }
    return frames
  }

  /// Returns the frame of a region in the view's coordinates; nil if it does not intersect the view.
  private func frame(of region: DisplayRegion, in window: UIWindow) -> CGRect? {
    let inWindow = region.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    let frame = convert(inWindow, from: window)
    return frame.intersects(bounds) ? frame : nil
  }
}
