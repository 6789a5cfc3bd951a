import Foundation
public import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// A relation between values of a device file.
public enum DeviceInvariant: String, CaseIterable, Hashable, Sendable {
  /// The slug is the file's name.
  case slugIsFileName
  /// Kind and idiom fit each other.
  case kindFitsIdiom
  /// Points times native scale are the panel's pixels.
  case pointsFillPanel
  /// Points times scale are the rendered pixels.
  case renderedIsScaled
  /// A screen is downsampled exactly when rendered and native pixels differ.
  case downsamplingIsStated
  /// The landscape screen is the portrait screen with width and height exchanged.
  case landscapeIsRotated = "landscapeIsTurned"
  /// The fixed coordinate space is the portrait screen.
  case fixedSpaceIsPortrait
  /// Left and right insets agree.
  case sidesAgree
  /// Size classes follow Apple's rule.
  case sizeClassesFollowRule
  /// Every named system exists.
  case systemsExist
  /// The range of systems begins before it ends.
  case systemRangeIsOrdered
  /// No system is in two rows of safe areas.
  case rowsDoNotOverlap
  /// No system between the first and the last row is missing.
  case rowsLeaveNoHole
  /// At least one row has insets for both directions; missing ones are derived from it.
  case safeAreaKnown
  /// A device that folds has an outer and an inner display and a hinge; any other has neither.
  case displaysFitHinge
  /// The fold lies on the inner display.
  case foldIsOnDisplay
  /// No two states of a display are equal.
  case statesDiffer
  /// Occlusions lie on the display.
  case occlusionIsOnDisplay
}

/// A violated invariant of a device file, with the position of the value.
public struct DeviceFinding: Hashable, Sendable, CustomStringConvertible {
  /// The invariant.
  public let invariant: DeviceInvariant
  /// The position and the message.
  public let error: DocumentError

  /// `file:line:column: message`.
  public var description: String { error.description }
}

/// Checks relations between the values of a device file.
public enum DeviceInvariants {
  /// The tolerance in pixels between a downsampled screen and its panel, since points are integers.
  static let downsampledTolerance = 1.6

  /// Returns all invariants that the file violates, in the order of ``DeviceInvariant``.
  ///
  /// - Complexity: linear in the number of safe areas.
  public static func check(_ file: DeviceFile) -> [DeviceFinding] {
    let check = DeviceInvariantCheck(file: file)
    check.identity()
    check.screen()
    check.insets()
    check.sizeClasses()
    check.systems()
    check.displays()
    return check.findings.sorted { order($0.invariant) < order($1.invariant) }
  }

  /// Reads a device file, for `gimbal check`, and returns the invariants that it violates.
  ///
  /// - Throws: an error, if the file cannot be read as a device.
  public static func check(contentsOf path: String) throws(DocumentError) -> [DeviceFinding] {
    check(try DeviceFileReader.read(contentsOf: path))
  }

  private static func order(_ invariant: DeviceInvariant) -> Int {
    DeviceInvariant.allCases.firstIndex(of: invariant)!
  }
}

/// The check of one device file; its functions add findings.
final class DeviceInvariantCheck {
  /// The file with its document and profile.
  let file: DeviceFile
  /// The violations found so far.
  private(set) var findings: [DeviceFinding] = []

  /// The device that the file describes.
  var profile: DeviceProfile { file.profile }

  /// Creates a check without findings.
  init(file: DeviceFile) {
    self.file = file
  }

  /// Records a finding at the value of the keys, unless the invariant holds.
  func require(
    _ invariant: DeviceInvariant, _ holds: Bool, at keys: [String],
    _ issue: @autoclosure () -> String
  ) {
    guard !holds else { return }
    let error = DocumentError(
      file: file.document.file, position: file.node(keys).position, issue: issue())
    findings.append(DeviceFinding(invariant: invariant, error: error))
  }

  /// Checks the name of the file and the kind of the device.
  func identity() {
    let fileName = file.document.file.split(separator: "/").last.map(String.init) ?? ""
    require(
      .slugIsFileName, fileName == profile.slug + ".json", at: ["slug"],
      "the slug is \(QuotedText.of(profile.slug)), but the file is called \(QuotedText.of(fileName))"
    )
    let idiom = profile.kind == .pad ? UIUserInterfaceIdiom.pad : .phone
    require(
      .kindFitsIdiom, profile.idiom == idiom, at: ["idiom"],
      "a \(profile.kind.rawValue) has the idiom '\(idiom.name)', not '\(profile.idiom.name)'")
  }

  /// Checks the screen and the fixed coordinate space.
  func screen() {
    screen(profile.screen, at: ["screen"])
    if let size = try? file.fixedSpaceSize() {
      let points = profile.screen.pointsPortrait
      require(
        .fixedSpaceIsPortrait, size == points, at: ["fixedCoordinateSpace", "size"],
        "the fixed coordinate space is \(text(size)), but the portrait screen is \(text(points))")
    }
  }

  /// Checks that points, pixels and scales of a screen agree.
  func screen(_ screen: DeviceScreen, at keys: [String]) {
    let points = screen.pointsPortrait
    let tolerance = screen.isDownsampled ? DeviceInvariants.downsampledTolerance : 1e-3
    let panel = points.times(screen.nativeScale)
    require(
      .pointsFillPanel, panel.isClose(to: screen.nativePixels, within: tolerance),
      at: keys + ["nativePixels"],
      "\(text(points)) points at native scale \(MeasureText.number(screen.nativeScale)) are "
        + "\(text(panel)) pixels, not \(text(screen.nativePixels))")
    let rendered = points.times(screen.scale)
    require(
      .renderedIsScaled, rendered == screen.renderedPixels, at: keys + ["renderedPixels"],
      "\(text(points)) points at scale \(MeasureText.number(screen.scale)) are "
        + "\(text(rendered)) pixels, not \(text(screen.renderedPixels))")
    let differs = screen.renderedPixels != screen.nativePixels
    require(
      .downsamplingIsStated, screen.isDownsampled == differs, at: keys + ["downsampled"],
      "'downsampled' is \(screen.isDownsampled), but \(text(screen.renderedPixels)) rendered and "
        + "\(text(screen.nativePixels)) native pixels \(differs ? "differ" : "are the same")")
    let rotated = CGSize(width: points.height, height: points.width)
    require(
      .landscapeIsRotated, screen.pointsLandscape == rotated, at: keys + ["pointsLandscape"],
      "\(text(points)) rotated is \(text(rotated)), not \(text(screen.pointsLandscape))")
  }

  /// Checks the safe areas.
  func insets() {
    for (index, row) in profile.safeAreas.enumerated() {
      for (name, insets) in [("portrait", row.portrait), ("landscape", row.landscape)] {
        guard let insets, profile.hinge == nil else { continue }
        require(
          .sidesAgree, insets.left == insets.right, at: ["safeArea", "\(index)", name, "right"],
          "the \(name) inset is \(MeasureText.number(insets.left)) at the left and "
            + "\(MeasureText.number(insets.right)) at the right")
      }
    }
    require(
      .safeAreaKnown, profile.safeAreas.contains { $0.portrait != nil && $0.landscape != nil },
      at: ["safeArea"], "no row of 'safeArea' has insets for both directions; give at least one")
  }

  /// Checks the size classes of both orientations.
  ///
  /// Source: HIG table of size classes; landscape width is regular only on phones from 414 points.
  func sizeClasses() {
    let isPad = profile.idiom == .pad
    let isWide = isPad || profile.hinge == nil && profile.screen.pointsPortrait.width >= 414
    let rules = [
      ("portrait", "horizontal", profile.portraitSizeClasses.horizontal, isPad),
      ("portrait", "vertical", profile.portraitSizeClasses.vertical, true),
      ("landscape", "horizontal", profile.landscapeSizeClasses.horizontal, isWide),
      ("landscape", "vertical", profile.landscapeSizeClasses.vertical, isPad),
    ]
    for (orientation, axis, found, isRegular) in rules {
      let expected: UIUserInterfaceSizeClass = isRegular ? .regular : .compact
      require(
        .sizeClassesFollowRule, found == expected, at: ["sizeClasses", orientation, axis],
        "the \(axis) class in \(orientation) is \(found.name); by the rule for "
          + (isPad ? "iPads" : "phones \(isWide ? "from" : "below") 414 points wide")
          + " it is \(expected.name)")
    }
  }

  /// Returns a size as messages show it.
  func text(_ size: CGSize) -> String { MeasureText.size(size) }
}

extension CGSize {
  fileprivate func times(_ scale: CGFloat) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }

  fileprivate func isClose(to other: CGSize, within tolerance: Double) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension DeviceFile {
  /// Returns the size of the fixed coordinate space, or nil when the file leaves it out.
  fileprivate func fixedSpaceSize() throws(DocumentError) -> CGSize? {
    guard case .object = node(["fixedCoordinateSpace"]).value,
      let size = node(["fixedCoordinateSpace"]).value["size"]
    else { return nil }
    return try DeviceValueSchemas.size.read(DocumentValue(size, file: document.file))
  }
}
