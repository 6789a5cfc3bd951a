import Foundation
import GimbalDocuments

extension TypographyReader {
  private static let barKeys = [
    "phonePortrait", "phoneLandscapeCompactWidth", "phoneLandscapeRegularWidth",
    "pad_iOS11AndEarlier", "pad_iOS12AndLater", "confidence",
  ]
  private static let largeTitleKeys = [
    "largeTitleExtra", "largeTitleTotalPhone", "largeTitleTotalPad_iOS12",
  ]

  func bars() throws(DocumentError) -> BarHeights {
    let reader = try file(
      "bars",
      ["units"] + SystemBar.allCases.map(\.rawValue)
        + ["searchBarField", "tableRowMinimum", "ios26", "conflicts", "sources"])
    let shape26 = ObjectShape("ios26", required: ["note"] + SystemBar.allCases.map(\.rawValue))
    let row26 = try reader["ios26"].object(shape26)
    var figures: [SystemBar: BarFigures] = [:]
    var on26: [SystemBar: CGFloat] = [:]
    for bar in SystemBar.allCases {
      figures[bar] = try Self.figures(bar, reader[bar.rawValue])
      on26[bar] = try row26[bar.rawValue].knownLength()
    }
    let navigation = try reader["navigationBar"].object(Self.shape(.navigationBar))
    return BarHeights(
      figures: figures, largeTitleExtra: try navigation["largeTitleExtra"].length(),
      largeTitlePhone: try navigation["largeTitleTotalPhone"].length(),
      largeTitlePad: try navigation["largeTitleTotalPad_iOS12"].length(),
      searchField: try reader["searchBarField"].length(),
      tableRowMinimum: try reader["tableRowMinimum"].length(), on26: on26)
  }

  private static func shape(_ bar: SystemBar) -> ObjectShape {
    ObjectShape(
      bar.rawValue, required: bar == .navigationBar ? barKeys + largeTitleKeys : barKeys,
      optional: ["note"])
  }

  private static func figures(
    _ bar: SystemBar, _ value: DocumentValue
  ) throws(DocumentError) -> BarFigures {
    let row = try value.object(shape(bar))
    return BarFigures(
      phonePortrait: try row["phonePortrait"].length(),
      phoneLandscapeCompact: try row["phoneLandscapeCompactWidth"].length(),
      phoneLandscapeRegular: try row["phoneLandscapeRegularWidth"].length(),
      padUpTo11: try row["pad_iOS11AndEarlier"].length(),
      padFrom12: try row["pad_iOS12AndLater"].length(),
      confidence: try row["confidence"].confidence())
  }
}
