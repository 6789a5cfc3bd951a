import Foundation
import GimbalDocuments
import GimbalTraits

/// The reader of `Devices/multitasking/`.
extension Multitasking {
  private static let splitsShape = ObjectShape(
    "splits",
    required: [
      "format", "units", "dividerWidth", "dividerRule", "verticalSizeClass", "horizontalSizeClass",
      "portraitHalf", "safeAreaInPane", "notes",
    ])
  private static let eligibilityShape = ObjectShape(
    "eligibility",
    required: ["format", "since", "splitView", "slideOverOnly", "none", "sources"])
  private static let windowsShape = ObjectShape(
    "windows", required: ["format", "stageManager", "freeWindows", "phoneApps", "moreSpaceScaling"])
  private static let freeWindowsShape = ObjectShape(
    "freeWindows", required: ["since", "note", "minimumSize"])
  private static let phoneAppsShape = ObjectShape(
    "phoneApps",
    required: [
      "note", "screen", "earlierScreen", "screenSince", "wideIPad", "minimumWidth", "sources",
    ])

  /// The splits of all measured sizes of screens, read on first use.
  static let panels = StandardData.files(startingWith: "multitasking/panel-").map(PanelSplits.read)

  /// Returns the panel of a screen size in portrait; nil for a size without a file.
  static func panel(ofSize size: CGSize) -> PanelSplits? {
    guard let width = Int(exactly: size.width), let height = Int(exactly: size.height) else {
      return nil
    }
    return readPanels.value(of: "multitasking/panel-\(width)x\(height).json")
  }

  private static let readPanels = ReadFiles(PanelSplits.read)

  /// Reads the embedded files except those of panels, of which a run needs few.
  init() {
    documents = ["splits", "eligibility", "windows"].map {
      ($0, StandardData.document("multitasking/\($0).json"))
    }
    let (splits, eligibility, windows) = (documents[0].1, documents[1].1, documents[2].1)
    (dividerWidth, since, slideOverOnly, withoutMultitasking, freeWindowsSince, phoneApps) =
      StandardData.expect { () throws(DocumentError) in
        let splits = try splits.object(Self.splitsShape)
        let eligibility = try eligibility.object(Self.eligibilityShape)
        let windows = try windows.object(Self.windowsShape)
        let free = try windows["freeWindows"].object(Self.freeWindowsShape)
        let phoneApps = try windows["phoneApps"].object(Self.phoneAppsShape)
        return (
          try splits["dividerWidth"].length(), try eligibility["since"].version(),
          try eligibility["slideOverOnly"].strings(), try eligibility["none"].strings(),
          try free["since"].version(),
          PhoneApps(
            screen: try DeviceValueSchemas.size.read(phoneApps["screen"]),
            earlierScreen: try DeviceValueSchemas.size.read(phoneApps["earlierScreen"]),
            screenSince: try phoneApps["screenSince"].version(),
            widePad: try phoneApps["wideIPad"].length(),
            minimumWidth: try phoneApps["minimumWidth"].length())
        )
      }
  }
}

extension PanelSplits {
  /// Reads the panel of an embedded file.
  fileprivate static func read(_ file: EmbeddedFile) -> PanelSplits {
    StandardData.expect { () throws(DocumentError) in
      try PanelSplits(StandardData.document(file))
    }
  }

  private static let shape = ObjectShape(
    "panel",
    required: [
      "format", "key", "label", "fullPortrait", "deviceSlugs", "splitView", "slideOver", "notes",
      "sources",
    ])
  private static let paneShape = ObjectShape(
    "pane",
    required: [
      "layout", "orientation", "pane", "size", "horizontalSizeClass", "verticalSizeClass",
      "provenance", "confidence",
    ])
  private static let slideOverShape = ObjectShape(
    "slideOver",
    required: [
      "landscapeWidth", "portraitWidth", "marginAbove", "marginBelow", "horizontalSizeClass",
      "provenance", "confidence", "note",
    ])
  private static let layouts: [(word: String, share: SplitShare?)] = [
    ("full", nil), ("splitThird", .third), ("splitHalf", .half), ("splitTwoThirds", .twoThirds),
  ]

  /// Reads the splits of one size of screens; an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(Self.shape)
    key = try reader["key"].nonemptyString()
    label = try reader["label"].nonemptyString()
    fullPortrait = try DeviceValueSchemas.size.read(reader["fullPortrait"])
    deviceSlugs = try reader["deviceSlugs"].strings()
    panes = try reader["splitView"].list(Self.pane)
    slideOver = try Self.slideOver(reader["slideOver"])
    notes = try reader["notes"].strings()
    sources = try reader["sources"].strings()
  }

  private static func pane(_ value: DocumentValue) throws(DocumentError) -> Pane {
    let reader = try value.object(paneShape)
    let layout = try reader["layout"].word(of: layouts.map(\.word))
    let orientation = try reader["orientation"].word(of: ["portrait", "landscape"])
    return Pane(
      share: layouts.first { $0.word == layout }!.share, isLandscape: orientation == "landscape",
      name: try reader["pane"].nonemptyString(),
      size: try reader.known("size").map(DeviceValueSchemas.size.read),
      sizeClasses: SizeClasses(
        horizontal: try DeviceValueSchemas.sizeClass.read(reader["horizontalSizeClass"]),
        vertical: try DeviceValueSchemas.sizeClass.read(reader["verticalSizeClass"])),
      provenance: try reader["provenance"].nonemptyString(),
      confidence: try reader["confidence"].confidence())
  }

  private static func slideOver(_ value: DocumentValue) throws(DocumentError) -> SlideOver {
    let reader = try value.object(slideOverShape)
    return SlideOver(
      landscapeWidth: try reader["landscapeWidth"].knownLength(),
      portraitWidth: try reader["portraitWidth"].knownLength(),
      marginAbove: try reader["marginAbove"].knownLength(),
      marginBelow: try reader["marginBelow"].knownLength(),
      horizontalSizeClass: try DeviceValueSchemas.sizeClass.read(reader["horizontalSizeClass"]),
      provenance: try reader["provenance"].nonemptyString(),
      confidence: try reader["confidence"].confidence(),
      note: try reader.known("note")?.nonemptyString())
  }
}
