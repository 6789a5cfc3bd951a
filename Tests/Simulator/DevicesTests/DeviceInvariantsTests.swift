import Foundation
import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct DeviceInvariantsTests {
  @Test(arguments: DeviceCatalog.standard.slugs) func `every device satisfies all invariants`(
    slug: String
  )
    throws
  {
    let file = try DeviceFileReader.read(contentsOf: DevicesFolder.path + "/\(slug).json")
    #expect(DeviceInvariants.check(file) == [])
    #expect(try DeviceCatalog.standard.device(slug) == file.profile)
  }

  @Test func `every device file is formatted`() throws {
    for file in EmbeddedFiles.all {
      let document = StandardData.document(file)
      #expect(JSONText.pretty(document.node.value) == file.text.description, "\(file.path)")
    }
  }

  @Test func `no two devices share an identifier`() {
    let identifiers = DeviceCatalog.standard.devices.flatMap(\.modelIdentifiers)

    #expect(identifiers.contains("iPhone16,1"))
    #expect(Set(identifiers).count == identifiers.count)
  }

  /// A file, a text in it, its replacement, the violated invariant and its message.
  struct Mutation: Sendable, CustomStringConvertible {
    let device: String
    let old: String
    let new: String
    let invariant: DeviceInvariant
    let message: String

    init(
      _ invariant: DeviceInvariant, _ device: String, _ old: String, _ new: String,
      _ message: String
    ) {
      (self.device, self.old, self.new, self.invariant, self.message) = (
        device, old, new, invariant, message
      )
    }

    var description: String { invariant.rawValue }
  }

  static let mutations = [
    Mutation(
      .slugIsFileName, "iphone-15-pro", #""slug": "iphone-15-pro""#, #""slug": "iphone-15-por""#,
      "4:11: the slug is 'iphone-15-por', but the file is called 'iphone-15-pro.json'"),
    Mutation(
      .kindFitsIdiom, "iphone-15-pro", #""idiom": "phone""#, #""idiom": "pad""#,
      "6:12: a phone has the idiom 'phone', not 'pad'"),
    Mutation(
      .pointsFillPanel, "iphone-15-pro", #""nativePixels": { "width": 1179"#,
      #""nativePixels": { "width": 1180"#,
      "16:21: 393 × 852 points at native scale 3 are 1179 × 2556 pixels, not 1180 × 2556"),
    Mutation(
      .renderedIsScaled, "iphone-15-pro", #""renderedPixels": { "width": 1179"#,
      #""renderedPixels": { "width": 1180"#,
      "18:23: 393 × 852 points at scale 3 are 1179 × 2556 pixels, not 1180 × 2556"),
    Mutation(
      .downsamplingIsStated, "iphone-15-pro", #""downsampled": false"#, #""downsampled": true"#,
      "19:20: 'downsampled' is true, but 1179 × 2556 rendered and 1179 × 2556 native pixels are the same"
    ),
    Mutation(
      .landscapeIsRotated, "iphone-15-pro", #"{ "width": 852, "height": 393 }"#,
      #"{ "width": 852, "height": 392 }"#,
      "14:24: 393 × 852 rotated is 852 × 393, not 852 × 392"),
    Mutation(
      .fixedSpaceIsPortrait, "iphone-15-pro", #""size": { "width": 393"#,
      #""size": { "width": 390"#,
      "49:13: the fixed coordinate space is 390 × 852, but the portrait screen is 393 × 852"),
    Mutation(
      .sidesAgree, "iphone-15-pro", #""left": 59, "bottom": 21, "right": 59"#,
      #""left": 59, "bottom": 21, "right": 44"#,
      "27:67: the landscape inset is 59 at the left and 44 at the right"),
    Mutation(
      .sizeClassesFollowRule, "iphone-15-pro",
      #""landscape": { "horizontal": "compact""#, #""landscape": { "horizontal": "regular""#,
      "40:34: the horizontal class in landscape is regular; "
        + "by the rule for phones below 414 points wide it is compact"),
    Mutation(
      .systemsExist, "iphone-15-pro", #""osTo": "18""#, #""osTo": "19""#,
      "25:15: there is no iOS 19; the systems are 2 to 18, 26 to 27"),
    Mutation(
      .systemRangeIsOrdered, "iphone-x", #""max": "16""#, #""max": "10""#,
      "10:12: the first system, 11, comes after the last, 10"),
    Mutation(
      .rowsDoNotOverlap, "iphone-15-pro", #""osFrom": "26.0""#, #""osFrom": "18.4""#,
      "31:17: the row begins on iOS 18.4, but the row before it reaches iOS 18"),
    Mutation(
      .rowsLeaveNoHole, "iphone-11", #""osFrom": "14.0""#, #""osFrom": "15.0""#,
      "31:17: the row begins on iOS 15, but the row before it ends on iOS 13; "
        + "between them iOS 14 is missing"),
    Mutation(
      .rowsLeaveNoHole, "iphone-15-pro", #""osFrom": "17.0""#, #""osFrom": "17.2""#,
      "24:17: the first row begins on iOS 17.2, but the device's first system is 17"),
    Mutation(
      .rowsLeaveNoHole, "iphone-x", #""osTo": null"#, #""osTo": "15""#,
      "29:15: the last row ends on iOS 15, but the device's last system is 16"),
    Mutation(
      .safeAreaKnown, "iphone-8", #""portrait": { "top": 20, "left": 0, "bottom": 0, "right": 0 }"#,
      #""portrait": null"#,
      "35:15: no row of 'safeArea' has insets for both directions; give at least one"),
    Mutation(
      .displaysFitHinge, "iphone-duo", #""name": "inner""#, #""name": "outer""#,
      "337:12: 'hinge' needs 'displays' with 'outer' and then 'inner', not outer, outer"),
    Mutation(
      .foldIsOnDisplay, "iphone-duo", #""foldLine": 475.5"#, #""foldLine": 975.5"#,
      "339:17: the fold is 975.5 points from the top, but the inner display is 951 points high"),
    Mutation(
      .statesDiffer, "iphone-duo",
      "\"portrait\",\n          \"statusBarHidden\": true,\n          \"safeArea\": { \"top\": 0, \"left\": 0, \"bottom\": 34, \"right\": 84 }",
      "\"portrait\",\n          \"statusBarHidden\": false,\n          \"safeArea\": { \"top\": 0, \"left\": 0, \"bottom\": 34, \"right\": 84 }",
      "109:9: there is a state before it with the same orientation, status bar and side"),
    Mutation(
      .occlusionIsOnDisplay, "iphone-duo", #""x": 382, "y": 0, "width": 84, "height": 170"#,
      #""x": 390, "y": 0, "width": 84, "height": 170"#,
      "71:24: the statusBar reaches beyond the display of 466 × 678"),
  ]

  @Test(arguments: mutations) func `a violated invariant is reported in one line at the value`(
    mutation: Mutation
  )
    throws
  {
    let text = EmbeddedFiles.file(at: mutation.device + ".json")!.text.description
    #expect(text.contains(mutation.old))
    let changed = text.replacingOccurrences(of: mutation.old, with: mutation.new)
    let name = "mine/\(mutation.device).json"
    let node = try JSONReader.read(Array(changed.utf8), file: name)

    let findings = DeviceInvariants.check(
      try DeviceFileReader.read(DocumentValue(node, file: name)))

    let finding = findings.first { $0.invariant == mutation.invariant }
    #expect(finding?.description == "\(name):\(mutation.message)", "\(findings)")
  }

  @Test func `every invariant has a mutation that violates it`() {
    #expect(Set(Self.mutations.map(\.invariant)) == Set(DeviceInvariant.allCases))
  }

  @Test func `a downsampled phone may differ from its panel by 1.6 pixels, others may not`() throws
  {
    let mini = try DeviceCatalog.standard.device("iphone-12-mini").screen
    let width = mini.pointsPortrait.width * mini.nativeScale

    #expect(mini.isDownsampled && mini.nativePixels.width == 1080)
    #expect(abs(width - 1080) <= DeviceInvariants.downsampledTolerance)
  }
}
