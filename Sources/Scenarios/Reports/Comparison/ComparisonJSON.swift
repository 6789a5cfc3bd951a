import Foundation
public import GimbalComparison
import GimbalDevices
public import GimbalDocuments
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// A comparison as JSON; `Documentation/Schemas/compare-report.schema.json` describes it.
public enum ComparisonJSON {
  /// The version of the format.
  public static let format = 2

  /// Returns the document as text, optionally with every complete layout.
  ///
  /// - Complexity: linear in the size of the comparison.
  public static func report(_ comparison: LayoutComparison, layouts: Bool = false) -> String {
    JSONText.pretty(document(comparison, layouts: layouts))
  }

  /// Returns the document.
  public static func document(_ comparison: LayoutComparison, layouts: Bool = false) -> JSONValue {
    return .members([
      ("format", integer(format)),
      ("scene", .string(comparison.scene)),
      (
        "configurations",
        .elements(
          zip(comparison.configurations, comparison.classOfConfiguration).map {
            configuration, location in
            self.configuration(configuration, layoutClass: location, layouts: layouts)
          })
      ),
      (
        "skipped",
        .elements(comparison.skipped.map(skipped))
      ),
      (
        "classes",
        .elements(
          comparison.classes.enumerated().map { index, layoutClass in
            .members([
              ("name", .string(LayoutClass.letter(index))),
              ("smallest", integer(layoutClass.smallest)),
              ("largest", integer(layoutClass.largest)),
              ("configurations", .elements(layoutClass.configurations.map(integer))),
              ("differsFrom", layoutClass.nearest.map { .string(LayoutClass.letter($0)) } ?? .null),
              ("differences", strings(layoutClass.differences)),
            ])
          })
      ),
      ("frames", frames(comparison.table)),
      ("findings", .elements(comparison.findings.map { finding($0, comparison.locations) })),
      ("allowed", .elements(comparison.allowed.map { finding($0, comparison.locations) })),
    ])
  }

  /// Returns a skipped configuration, with the reason and the row of the table of orientations.
  static func skipped(_ one: SkippedConfiguration) -> JSONValue {
    .members([
      ("name", .string(one.name)), ("reason", .string(one.reason)),
      ("rule", one.rule.map { .string($0) } ?? .null),
    ])
  }

  private static func configuration(
    _ configuration: Configuration, layoutClass: Int, layouts: Bool
  ) -> JSONValue {
    let id = configuration.id
    let device = configuration.device
    let layout = configuration.layout
    let members: [(String, JSONValue)] = [
      ("name", .string(id.description)),
      ("device", .string(device.slug)),
      ("deviceName", .string(device.name)),
      ("system", .string(id.system.description)),
      ("orientation", .string(id.orientation.name)),
      ("interfaceOrientation", .string(layout.orientation)),
      ("layout", .string(id.window.description)),
      ("variation", strings(id.variation.phrases)),
      ("screen", LayoutJSON.size(layout.screenSize)),
      ("scale", .number(device.scale)),
      ("window", LayoutJSON.rect(layout.windowOnScreen)),
      ("safeArea", LayoutJSON.rect(layout.safeAreaOnScreen)),
      ("sensorHousing", configuration.sensorHousing.map(LayoutJSON.rect) ?? .null),
      ("posture", (configuration.display?.posture.name).map { .string($0) } ?? .null),
      ("fold", configuration.display?.fold.map(LayoutJSON.rect) ?? .null),
      ("traits", .string(layout.traits)),
      ("class", .string(LayoutClass.letter(layoutClass))),
      ("assumptions", strings(configuration.assumptions)),
    ]
    return .members(members + (layouts ? [("snapshot", layout.json)] : []))
  }

  private static func frames(_ table: FrameTable) -> JSONValue {
    .members([
      (
        "columns",
        .elements(table.columns.map { .elements($0.configurations.map(integer)) })
      ),
      (
        "rows",
        .elements(
          table.rows.map { row in
            .members([
              ("view", .string(row.view)), ("class", .string(row.className)),
              ("depth", integer(row.depth)), ("differs", .bool(row.differs)),
              ("cells", .elements(row.cells.map(cell))),
            ])
          })
      ),
    ])
  }

  private static func cell(_ cell: FrameTable.Cell) -> JSONValue {
    guard let frame = cell.frame else { return .null }
    let names = zip(["x", "y", "width", "height"], cell.differs).filter(\.1).map(\.0)
    return .members([
      ("frame", LayoutJSON.rect(frame)), ("visible", .bool(cell.isVisible)),
      ("differs", strings(names)),
    ])
  }

  /// Returns a finding as in every report in JSON; `locations` has the source locations by view.
  static func finding(_ finding: Finding, _ locations: [String: FindingLocation] = [:]) -> JSONValue
  {
    .members([
      ("id", .string(finding.id)),
      ("kind", .string(finding.kind.rawValue)),
      ("severity", .string(finding.severity.rawValue)),
      ("view", .string(finding.view)),
      ("configuration", integer(finding.configuration)),
      ("sentence", .string(finding.message)), ("place", location(locations[finding.view])),
      (
        "evidence",
        .elements(
          finding.measurement.map {
            .members([("name", .string($0.name)), ("rect", LayoutJSON.rect($0.rect))])
          })
      ),
    ])
  }

  /// Returns the position of a finding's view in a file; null without one.
  static func location(_ location: FindingLocation?) -> JSONValue {
    location.map { location in
      .members([
        ("file", .string(location.file)), ("line", integer(location.position.line)),
        ("column", integer(location.position.column)),
        ("object", location.object.map { .string($0) } ?? .null),
      ])
    } ?? .null
  }

  private static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  private static func strings(_ values: [String]) -> JSONValue {
    .elements(values.map { .string($0) })
  }
}
