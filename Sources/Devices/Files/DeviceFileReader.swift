public import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// A device file that has been read: the profile, and the document that places findings.
public struct DeviceFile: Sendable {
  /// The profile in the file.
  public let profile: DeviceProfile
  /// The document, whose values know their line and column.
  public let document: DocumentValue

  /// The value at a way of keys from the root, or the nearest above it that exists.
  ///
  /// - Complexity: linear in the number of members on the way.
  func node(_ keys: [String]) -> JSONNode {
    var node = document.node
    for key in keys {
      let next: JSONNode? =
        if case .array(let elements) = node.value, let index = Int(key) {
          elements.indices.contains(index) ? elements[index] : nil
        } else {
          node.value[key]
        }
      guard let next else { break }
      node = next
    }
    return node
  }
}

/// Reads device files: keys, types, words and ranges of single values.
///
/// What relates several values to each other is checked by ``DeviceLaws``.
public enum DeviceFileReader {
  /// The version of the form that is read.
  public static let format = 1

  /// Reads a device file; mistakes are one line with its place.
  ///
  /// - Throws: every mistake of the file, with its place.
  public static func read(contentsOf path: String) throws(DocumentError) -> DeviceFile {
    try read(DocumentValue(try JSONReader.read(contentsOf: path), file: path))
  }

  /// Reads the document of a device file.
  ///
  /// - Throws: each key, type, word and single value that is not allowed, a line each.
  public static func read(_ document: DocumentValue) throws(DocumentError) -> DeviceFile {
    DeviceFile(
      profile: try EveryMistake.read(document) { (document) throws(DocumentError) in
        try profile(document)
      }, document: document)
  }

  private static func profile(_ document: DocumentValue) throws(DocumentError) -> DeviceProfile {
    let reader = try document.object(DeviceShapes.device)
    _ = try reader["format"].integer(in: format...format)
    let orientations = try reader["orientations"].object(DeviceShapes.orientations)
    let classes = try reader["sizeClasses"].object(DeviceShapes.sizeClasses)
    let mask = try orientations["viewControllerDefault"].word(of: DeviceWords.defaultOrientations)
    try checkFixedSpace(reader.known("fixedCoordinateSpace"))
    return DeviceProfile(
      name: try reader["name"].nonemptyString(),
      slug: try reader["slug"].nonemptyString(),
      kind: try reader["kind"].word(DeviceKind.self),
      idiom: UIUserInterfaceIdiom(name: try reader["idiom"].word(of: DeviceWords.idiom))!,
      modelIdentifiers: try reader.known("modelIdentifiers")?.strings() ?? [],
      year: try reader["year"].integer(in: 2007...2100),
      declaredSystems: try declaredSystems(reader["osRange"]),
      diagonalInches: try reader.known("diagonalInches")?.number(in: 1...100),
      pixelsPerInch: try reader.known("ppi")?.number(in: 1...10_000),
      screen: try screen(reader["screen"]),
      displayZoom: try reader.known("displayZoom").map(displayZoom),
      enlargedApp: try reader.known("enlargedApp").map(displayZoom),
      safeAreas: try reader["safeArea"].list(safeArea),
      portraitSizeClasses: try classes["portrait"].sizeClasses(),
      landscapeSizeClasses: try classes["landscape"].sizeClasses(),
      defaultOrientations: mask == "all" ? .all : .allButUpsideDown,
      supportsUpsideDown: try orientations["portraitUpsideDownSupported"].bool(),
      readableWidth: try reader.known("readableContentWidth").map(readableWidth),
      cornerRadius: try reader.known("cornerRadius")?.length(),
      hasHomeButton: try reader["homeButton"].bool(),
      hasHomeIndicator: try reader["homeIndicator"].bool(),
      sensorHousing: try sensorHousing(reader["sensorHousing"]),
      keyboardHeight: try reader.known("keyboardHeight").map(keyboardHeight),
      confidence: try reader["confidence"].confidence(),
      notes: try reader.known("notes")?.strings() ?? [],
      sources: try reader["sources"].strings())
  }

  private static func declaredSystems(
    _ value: DocumentValue
  ) throws(DocumentError) -> DeclaredSystems {
    let reader = try value.object(DeviceShapes.osRange)
    return DeclaredSystems(
      first: try reader.known("min")?.version(), last: try reader.known("max")?.systemLimit(),
      basis: try reader["basis"].nonemptyString())
  }

  private static func screen(_ value: DocumentValue) throws(DocumentError) -> DeviceScreen {
    let reader = try value.object(DeviceShapes.screen)
    return DeviceScreen(
      pointsPortrait: try reader["pointsPortrait"].size(),
      pointsLandscape: try reader["pointsLandscape"].size(),
      scale: try reader["scale"].scale(), nativeScale: try reader["nativeScale"].scale(),
      nativePixels: try reader["nativePixels"].size(),
      renderedPixels: try reader["renderedPixels"].size(),
      isDownsampled: try reader["downsampled"].bool())
  }

  private static func displayZoom(_ value: DocumentValue) throws(DocumentError) -> DisplayZoom {
    let reader = try value.object(DeviceShapes.displayZoom)
    let points = try reader["points"].object(DeviceShapes.zoomedSize)
    return DisplayZoom(
      width: try points["width"].length(), height: try points["height"].knownLength(),
      nativeScale: try reader["nativeScale"].scale(),
      confidence: try reader["confidence"].confidence())
  }

  private static func safeArea(_ value: DocumentValue) throws(DocumentError) -> SafeAreaFigures {
    let reader = try value.object(DeviceShapes.safeArea)
    let bar = try reader["statusBarHeight"].object(DeviceShapes.statusBarHeight)
    return SafeAreaFigures(
      first: try reader["osFrom"].version(), last: try reader.known("osTo")?.systemLimit(),
      portrait: try reader.known("portrait")?.insets(),
      landscape: try reader.known("landscape")?.insets(),
      statusBarPortrait: try bar["portrait"].knownLength(),
      statusBarLandscape: try bar["landscape"].knownLength(),
      contestedLandscape: try reader.given("contestedLandscape").map(contested))
  }

  private static func contested(_ value: DocumentValue) throws(DocumentError) -> ContestedInsets {
    let reader = try value.object(DeviceShapes.contestedInsets)
    return ContestedInsets(
      insets: try reader["insets"].insets(), source: try reader["source"].nonemptyString())
  }

  private static func readableWidth(_ value: DocumentValue) throws(DocumentError) -> ReadableWidth {
    let reader = try value.object(DeviceShapes.readableContentWidth)
    let widths = try reader["large"].object(DeviceShapes.widths)
    return ReadableWidth(
      portrait: try widths["portrait"].length(), landscape: try widths["landscape"].length(),
      confidence: try reader["confidence"].confidence())
  }

  private static func sensorHousing(_ value: DocumentValue) throws(DocumentError) -> SensorHousing {
    let reader = try value.object(DeviceShapes.sensorHousing)
    return SensorHousing(
      kind: try reader["kind"].word(SensorHousing.Kind.self),
      size: try reader.known("size")?.size(), topOffset: try reader.known("topOffset")?.length(),
      confidence: try reader.known("confidence")?.confidence())
  }

  private static func keyboardHeight(
    _ value: DocumentValue
  ) throws(DocumentError) -> KeyboardHeight {
    let reader = try value.object(DeviceShapes.keyboardHeight)
    return KeyboardHeight(
      portrait: try reader["portrait"].length(), landscape: try reader["landscape"].length(),
      system: try reader["os"].version())
  }

  /// The fixed space adds no figure to the profile; its size is compared by ``DeviceLaws``.
  private static func checkFixedSpace(_ value: DocumentValue?) throws(DocumentError) {
    guard let reader = try value?.object(DeviceShapes.fixedCoordinateSpace) else { return }
    _ = try reader["origin"].nonemptyString()
    _ = try reader["reference"].nonemptyString()
    _ = try reader["size"].size()
  }
}
