public import Foundation

/// A scene over a range of one measurement: the stretches with equal relations and findings.
///
/// The values between stretches are exact.
public struct LayoutSweep: Hashable, Sendable {
  /// The measurement that varies.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// The width of the screen.
    case width
    /// The height of the screen.
    case height
    /// The size of text, in its twelve categories.
    case text
    /// The width of the app's window on the device's screen, with the screen's height.
    case window
    /// The angle of the hinge of a foldable device, in degrees.
    case hinge
  }

  /// A stretch without changes of relations and findings.
  public struct Stretch: Hashable, Sendable {
    /// The first value: points, or the index of a text size.
    public var first: CGFloat
    /// The last value of the stretch.
    public var last: CGFloat
    /// The index of its class: stretches with equal relations have the same.
    public var layoutClass: Int
    /// The differences of its relations from those of the previous stretch; empty for the first.
    public var differences: [String]
    /// The findings at its first value, without notes.
    public var findings: [Finding]
    /// The ids of the findings that the previous stretch did not have.
    public var appeared: Set<String>
    /// The messages of the previous stretch's findings that are gone.
    public var ended: [String]

    /// Creates a stretch.
    public init(
      first: CGFloat, last: CGFloat, layoutClass: Int, differences: [String], findings: [Finding],
      appeared: Set<String>, ended: [String]
    ) {
      self.first = first
      self.last = last
      self.layoutClass = layoutClass
      self.differences = differences
      self.findings = findings
      self.appeared = appeared
      self.ended = ended
    }
  }

  /// The measure.
  public var axis: Axis
  /// The resolution of the search: one pixel, or one text size.
  public var step: CGFloat
  /// The stretches in order; each begins where the previous one ended.
  public var stretches: [Stretch]
  /// The number of layouts that were made.
  public var layouts: Int
  /// True if there were more stretches than ``limit``, so that the rest was not searched.
  public var isCut: Bool

  /// Creates a sweep from its stretches.
  public init(axis: Axis, step: CGFloat, stretches: [Stretch], layouts: Int, isCut: Bool) {
    self.axis = axis
    self.step = step
    self.stretches = stretches
    self.layouts = layouts
    self.isCut = isCut
  }

  /// The limit of stretches.
  public static let limit = 100
  /// The distance of the initial samples, in points.
  ///
  /// A narrower stretch that begins and ends with the same layout can be missed.
  public static let grain: CGFloat = 8
}

extension LayoutSweep.Axis {
  /// True if the axis varies a length in points, rather than the text size or the hinge's angle.
  var isLength: Bool { self != .text && self != .hinge }

  /// The distance of the initial samples, in the axis's units: points, text sizes or degrees.
  var grain: CGFloat {
    switch self {
    case .text: 1
    case .hinge: 10
    case .width, .height, .window: LayoutSweep.grain
    }
  }

  /// Returns the resolution of the search on a screen of a scale.
  func step(scale: CGFloat) -> CGFloat {
    switch self {
    case .text, .window, .hinge: 1
    case .width, .height: 1 / max(1, scale)
    }
  }
}

/// The class and the findings at one value of a sweep.
struct SweepSample {
  /// The value: points, the index of a text size, or degrees.
  let value: CGFloat
  /// The relations of the layout at the value.
  let relations: LayoutRelations
  /// The findings at the value that are errors or warnings.
  let findings: [Finding]
  /// The findings' ids, for comparison with other samples.
  let ids: Set<String>

  /// Finds relations and findings of the layout that was shown for a value.
  init(value: CGFloat, configuration: Configuration) {
    self.value = value
    relations = LayoutRelations(configuration.layout, scale: configuration.device.scale)
    findings = LayoutFindings.findings(of: configuration, index: 0).filter { $0.severity > .note }
    ids = Set(findings.map(\.id))
  }

  private init(_ sample: SweepSample, value: CGFloat) {
    self.value = value
    relations = sample.relations
    findings = sample.findings
    ids = sample.ids
  }

  /// Returns the same relations and findings with another value, for a merged stretch.
  func moved(to value: CGFloat) -> SweepSample { SweepSample(self, value: value) }

  /// Returns true if both samples have the same relations and findings, so that they are in one
  /// stretch.
  func isLike(_ other: SweepSample) -> Bool { ids == other.ids && relations == other.relations }
}

extension LayoutSweep {
  /// Samples values from the first on, bisects between different ones down to one step, and returns
  /// the breakpoints.
  ///
  /// - Complexity: a layout every ``grain`` points, and for each breakpoint a bisection from a
  ///   grain to a step.
  static func find(
    _ axis: Axis, over range: ClosedRange<CGFloat>, step: CGFloat, grain: CGFloat,
    sample: (CGFloat) throws -> SweepSample
  ) throws -> LayoutSweep {
    var layouts = 0
    func measure(_ value: CGFloat) throws -> SweepSample {
      layouts += 1
      return try sample(value)
    }
    var runs: [(first: SweepSample, last: CGFloat)] = []
    var isCut = false
    // The values are whole steps, so that a middle is one too.
    /// Adds the runs between two samples; bisects until neighbours are alike or a step apart.
    func extend(from one: SweepSample, to other: SweepSample) throws {
      guard runs.count < limit else {
        isCut = true
        return
      }
      if one.isLike(other) {
        runs[runs.count - 1].last = other.value
        return
      }
      let middle = one.value + ((other.value - one.value) / step / 2).rounded(.down) * step
      if middle <= one.value {
        runs.append((other, other.value))
        return
      }
      let found = try measure(middle)
      try extend(from: one, to: found)
      try extend(from: found, to: other)
    }
    var last = try measure(range.lowerBound)
    runs.append((last, last.value))
    while last.value < range.upperBound, !isCut {
      let next = try measure(min(last.value + grain, range.upperBound))
      try extend(from: last, to: next)
      last = next
    }
    return LayoutSweep(
      axis: axis, step: step, stretches: stretches(of: axis.isLength ? lasting(runs) : runs),
      layouts: layouts, isCut: isCut)
  }

  /// The length up to which a stretch counts as transient, in points.
  private static let passing: CGFloat = 1

  /// Returns the runs without those in which views that pass each other are aligned for a moment.
  ///
  /// Such a run is between two others, is at most ``passing`` points long and has no findings that
  /// they do not have. It is merged with the one after it.
  private static func lasting(
    _ runs: [(first: SweepSample, last: CGFloat)]
  ) -> [(first: SweepSample, last: CGFloat)] {
    var lasting: [(first: SweepSample, last: CGFloat)] = []
    var begin: CGFloat?
    for (location, run) in runs.enumerated() {
      let before = lasting.last?.first
      let after = location + 1 < runs.count ? runs[location + 1].first : nil
      let known = (before?.ids ?? []).union(after?.ids ?? [])
      let isPassing =
        run.last - run.first.value <= passing && before != nil && run.first.ids.isSubset(of: known)
      if isPassing, after != nil {
        begin = begin ?? run.first.value
      } else if before.map(run.first.isLike) ?? false {
        lasting[lasting.count - 1].last = run.last
        begin = nil
      } else {
        let first = begin.map { run.first.moved(to: $0) } ?? run.first
        lasting.append((first, run.last))
        begin = nil
      }
    }
    return lasting
  }

  private static func stretches(of runs: [(first: SweepSample, last: CGFloat)]) -> [Stretch] {
    var classes: [LayoutRelations: Int] = [:]
    var stretches: [Stretch] = []
    for (location, run) in runs.enumerated() {
      let number = classes[run.first.relations] ?? classes.count
      classes[run.first.relations] = number
      let before = location > 0 ? runs[location - 1].first : nil
      stretches.append(
        Stretch(
          first: run.first.value, last: run.last, layoutClass: number,
          differences: before.map {
            $0.relations == run.first.relations
              ? [] : RelationDifference.lines(from: $0.relations, to: run.first.relations)
          } ?? [],
          findings: run.first.findings, appeared: run.first.ids.subtracting(before?.ids ?? []),
          ended: (before?.findings ?? []).filter { !run.first.ids.contains($0.id) }.map(\.message))
      )
    }
    return stretches
  }
}
