import Foundation
import GimbalDocuments

/// The reader of `Devices/layout/bars.json`.
extension TypographyReader {
  private static let barKeys = [
    "phonePortrait", "phoneLandscapeCompactWidth", "phoneLandscapeRegularWidth",
    "pad_iOS11AndEarlier", "pad_iOS12AndLater", "confidence",
  ]
  private static let largeTitleKeys = [
    "largeTitleExtra", "largeTitleTotalPhone", "largeTitleTotalPad_iOS12",
  ]
  private static let inSheetShape = ObjectShape(
    "navigationBarInSheet",
    required: ["phone_iOS13AndLater", "phone_iOS26", "pad", "confidence", "note"])
  private static let riseShape = ObjectShape(
    "navigationBarAboveSafeArea",
    required: ["osFrom", "osTo", "safeAreaTop", "points", "pixels", "confidence", "note"])
  private static let raisedShape = ObjectShape(
    "toolbarInNavigationController",
    required: ["osFrom", "osTo", "phonePortraitHomeIndicator", "confidence", "note"])
  private static let atTopShape = ObjectShape(
    "tabBarAtTop", required: ["pad_iOS18AndLater", "note"])

  /// Reads the heights of bars.
  static func bars() throws(DocumentError) -> BarHeights {
    let reader = try file(
      "bars",
      ["units"] + SystemBar.allCases.map(\.rawValue)
        + [
          "navigationBarInSheet", "navigationBarAboveSafeArea", "tabBarAtTop",
          "toolbarInNavigationController", "promptExtra", "searchBarExtra",
          "searchBarField",
          "tableRowMinimum", "ios26", "conflicts", "sources",
        ], in: layoutFolder)
    let shape26 = ObjectShape(
      "ios26",
      required: ["note", "searchBarExtra", "navigationBarTopInLandscape"]
        + SystemBar.allCases.map(\.rawValue))
    let rows26 = try reader["ios26"].object(shape26)
    var metrics: [SystemBar: BarHeightMetrics] = [:]
    var on26: [SystemBar: BarHeightMetrics26] = [:]
    for bar in SystemBar.allCases {
      metrics[bar] = try Self.metrics(bar, reader[bar.rawValue])
      on26[bar] = try Self.metrics26(rows26[bar.rawValue])
    }
    let navigation = try reader["navigationBar"].object(Self.shape(.navigationBar))
    let inSheet = try reader["navigationBarInSheet"].object(Self.inSheetShape)
    let sheetConfidence = try inSheet["confidence"].confidence()
    return BarHeights(
      metrics: metrics, largeTitleExtra: try navigation["largeTitleExtra"].length(),
      largeTitlePhone: try navigation["largeTitleTotalPhone"].length(),
      largeTitlePad: try navigation["largeTitleTotalPad_iOS12"].length(),
      inSheetFrom13: SourcedValue(
        try inSheet["phone_iOS13AndLater"].length(), .given(sheetConfidence)),
      inSheetOn26: SourcedValue(try inSheet["phone_iOS26"].length(), .given(sheetConfidence)),
      rises: try reader["navigationBarAboveSafeArea"].list(Self.rise),
      tabBarAtTop: try reader["tabBarAtTop"].object(Self.atTopShape)["pad_iOS18AndLater"]
        .knownLength(),
      raisedToolbars: try reader["toolbarInNavigationController"].list(Self.raised),
      promptExtra: try reader["promptExtra"].length(),
      searchBarExtra: try reader["searchBarExtra"].length(),
      landscapeTopOn26: try rows26["navigationBarTopInLandscape"].height(),
      searchBarExtraOn26: try rows26["searchBarExtra"].height(),
      searchField: try reader["searchBarField"].length(),
      tableRowMinimum: try reader["tableRowMinimum"].length(), on26: on26)
  }

  private static func rise(_ value: DocumentValue) throws(DocumentError) -> BarRise {
    let row = try value.object(riseShape)
    return BarRise(
      first: try row["osFrom"].version(), last: try row["osTo"].known?.systemLimit(),
      safeAreaTop: try row["safeAreaTop"].length(), points: try row["points"].knownLength(),
      pixels: try row["pixels"].knownLength(), confidence: try row["confidence"].confidence())
  }

  private static func raised(_ value: DocumentValue) throws(DocumentError) -> RaisedToolbar {
    let row = try value.object(raisedShape)
    return RaisedToolbar(
      first: try row["osFrom"].version(), last: try row["osTo"].known?.systemLimit(),
      height: try row["phonePortraitHomeIndicator"].length(),
      confidence: try row["confidence"].confidence())
  }

  private static func shape(_ bar: SystemBar) -> ObjectShape {
    ObjectShape(
      bar.rawValue, required: bar == .navigationBar ? barKeys + largeTitleKeys : barKeys,
      optional: ["note"])
  }

  private static func metrics(
    _ bar: SystemBar, _ value: DocumentValue
  ) throws(DocumentError) -> BarHeightMetrics {
    let row = try value.object(shape(bar))
    return BarHeightMetrics(
      phonePortrait: try row["phonePortrait"].length(),
      phoneLandscapeCompact: try row["phoneLandscapeCompactWidth"].length(),
      phoneLandscapeRegular: try row["phoneLandscapeRegularWidth"].length(),
      padUpTo11: try row["pad_iOS11AndEarlier"].length(),
      padFrom12: try row["pad_iOS12AndLater"].length(),
      confidence: try row["confidence"].confidence())
  }

  private static func metrics26(_ value: DocumentValue) throws(DocumentError) -> BarHeightMetrics26
  {
    let row = try value.object(
      ObjectShape("ios26", required: ["phonePortrait", "phoneLandscape", "pad"]))
    return BarHeightMetrics26(
      phonePortrait: try row["phonePortrait"].knownHeight(),
      phoneLandscape: try row["phoneLandscape"].knownHeight(), pad: try row["pad"].knownHeight())
  }
}

extension DocumentValue {
  /// Reads a height with its confidence, or nil for null.
  fileprivate func knownHeight() throws(DocumentError) -> SourcedValue<CGFloat>? {
    guard let value = known else { return nil }
    return try value.height()
  }

  /// Reads a height with its confidence.
  fileprivate func height() throws(DocumentError) -> SourcedValue<CGFloat> {
    let row = try object(ObjectShape("height", required: ["height", "confidence"]))
    return SourcedValue(try row["height"].length(), .given(try row["confidence"].confidence()))
  }
}
