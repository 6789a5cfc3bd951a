import Foundation
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import SeededGenerator
import Testing

/// Returns the first bytes of a PNG.
private func png(_ width: UInt32, _ height: UInt32) -> Data {
  var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
  bytes += Array("IHDR".utf8)
  for number in [width, height] {
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
  return Data(bytes + [8, 6, 0, 0, 0, 1, 2, 3, 4])
}

/// Returns the first bytes of a JPEG, with an Exif orientation.
private func jpeg(
  _ width: UInt16, _ height: UInt16, orientation: UInt8? = nil, isLittleEndian: Bool = false
) -> Data {
  var bytes: [UInt8] = [0xff, 0xd8]
  if let orientation {
    var exif = Array("Exif".utf8) + [0, 0]
    if isLittleEndian {
      exif += Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
      exif += [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    } else {
      exif += Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      exif += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    }
    bytes += [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
  }
  bytes += [0xff, 0xdb, 0, 4, 9, 9, 0xff, 0xc2, 0, 11, 8]
  for number in [height, width] { bytes += [UInt8(number >> 8), UInt8(number & 255)] }
  return Data(bytes + [1, 0x11, 0])
}

@Suite("Pictures") struct ImageTests {
  /// Makes a folder for the duration of one test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "gimbal-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = GraphicsEnvironment(system: .iOS(18), displayScale: 3)
    try GraphicsEnvironment.$ofTask.withValue(device) { try body(folder) }
  }

  private func write(_ data: Data, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// L-IMG-2.
  @Test func `PNG and JPEG files have their size in pixels`() {
    #expect(UIImage(data: png(40, 30))?.size == CGSize(width: 40, height: 30))
    #expect(UIImage(data: png(40, 30), scale: 2)?.size == CGSize(width: 20, height: 15))
    #expect(UIImage(data: jpeg(640, 480))?.size == CGSize(width: 640, height: 480))
    #expect(UIImage(data: png(40, 30), scale: 2)?.cgImage?.width == 40)
  }

  /// L-IMG-1.
  @Test func `a rotated image has its width and height exchanged`() {
    let image = UIImage(data: jpeg(640, 480, orientation: 6))
    #expect(image?.imageOrientation == .right && image?.size == CGSize(width: 480, height: 640))
    #expect(image?.cgImage?.width == 640)
    #expect(UIImage(data: jpeg(640, 480, orientation: 3))?.imageOrientation == .down)
    let little = UIImage(data: jpeg(640, 480, orientation: 6, isLittleEndian: true))
    #expect(little?.imageOrientation == .right && little?.size == image?.size)
    #expect(UIImage(data: jpeg(640, 480, orientation: 9))?.imageOrientation == .up)
    let rotated = UIImage(simulatedSize: CGSize(width: 2, height: 1))
      .withHorizontallyFlippedOrientation()
    #expect(rotated.imageOrientation == .upMirrored)
  }

  @Test func `truncated, empty or unknown data is no image`() {
    for count in 0..<33 { #expect(UIImage(data: png(4, 4).prefix(count)) == nil) }
    let whole = jpeg(4, 4, orientation: 6)
    for count in 0..<whole.count - 3 { #expect(UIImage(data: whole.prefix(count)) == nil) }
    #expect(UIImage(data: png(0, 4)) == nil && UIImage(data: jpeg(4, 0)) == nil)
    // What follows the size of a JPEG is not read.
    #expect(UIImage(data: whole.prefix(whole.count - 3))?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(data: png(4, 0)) == nil && UIImage(data: jpeg(0, 4)) == nil)
    #expect(UIImage(data: png(.max, 4)) == nil && UIImage(data: png(4, .max)) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
  }

  @Test func `a slice of data is read from its start`() {
    let data = Data([1, 2, 3]) + png(7, 9)
    #expect(UIImage(data: data.dropFirst(3))?.size == CGSize(width: 7, height: 9))
  }

  /// 100,000 with `GIMBAL_LONG_TESTS`.
  @Test func `malformed headers neither trap nor hang`() {
    let isLong = ProcessInfo.processInfo.environment["GIMBAL_LONG_TESTS"] != nil
    var random = SplitMix64(seed: 99)
    let drawings = [
      Data("%PDF-1.4 /MediaBox [0 0 24 24]".utf8),
      Data("<svg width=\"24\" height=\"24\" viewBox=\"0 0 1 2\">".utf8),
    ]
    let seeds = [png(40, 30), jpeg(640, 480), jpeg(640, 480, orientation: 6)] + drawings
    for _ in 0..<(isLong ? 100_000 : 4_000) {
      var bytes = Array(seeds.randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        case 1: bytes[Int.random(in: bytes.indices, using: &random)] = 0xff
        default: bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random)))
        }
      }
      if let size = UIImage(data: Data(bytes))?.size {
        #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
      }
    }
  }

  @Test func `a drawn image has its size in points, whatever the scale`() {
    let pdf = Data("%PDF-1.7\n<< /MediaBox [ 0 0 24 18.5 ] >>".utf8)
    #expect(UIImage(data: pdf, scale: 3)?.size == CGSize(width: 24, height: 18.5))
    let svg = Data("<?xml?><svg viewBox=\"0 0 32 16\" fill='none'>".utf8)
    #expect(UIImage(data: svg)?.size == CGSize(width: 32, height: 16))
  }

  /// L-IMG-3.
  @Test func `a file for the screen's scale is preferred to the requested one`() throws {
    try withFolder { folder in
      try write(png(10, 10), folder + "/dot.png")
      try write(png(40, 40), folder + "/dot@2x.png")
      #expect(UIImage(contentsOfFile: folder + "/dot.png")?.size == CGSize(width: 20, height: 20))
      #expect(UIImage(contentsOfFile: folder + "/dot@2x.png")?.scale == 2)
      #expect(UIImage(contentsOfFile: folder + "/dot")?.scale == 2)
      #expect(UIImage(contentsOfFile: folder + "/none.png") == nil)
    }
  }

  /// L-IMG-3, L-COL-8.
  @Test func `a bundle's catalog has images by scale and style, and colors`() throws {
    try withFolder { folder in
      let set = folder + "/Assets.xcassets/Icons/logo.imageset"
      try write(png(20, 20), set + "/a.png")
      try write(png(90, 60), set + "/b.png")
      try write(png(30, 30), set + "/c.png")
      try write(
        Data(
          """
          { "images": [
            { "idiom": "universal", "filename": "a.png", "scale": "2x" },
            { "idiom": "universal", "filename": "b.png", "scale": "3x",
              "alignment-insets": { "top": 3, "left": 6, "bottom": 0, "right": 0 } },
            { "idiom": "universal", "filename": "c.png", "scale": "3x",
              "appearances": [{ "appearance": "luminosity", "value": "dark" }] } ],
            "properties": { "template-rendering-intent": "template" } }
          """.utf8), set + "/Contents.json")
      try write(
        Data(
          """
          { "colors": [
            { "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "0xFF", "green": "128", "blue": "0.25", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": { "color-space": "display-p3",
              "components": { "red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1" } } } ] }
          """.utf8), folder + "/Assets.xcassets/brand.colorset/Contents.json")
      let bundle = try #require(Bundle(path: folder))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let logo = UIImage(named: "logo", in: bundle, compatibleWith: nil)
      #expect(logo?.size == CGSize(width: 30, height: 20) && logo?.scale == 3)
      #expect(logo?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
      #expect(logo?.renderingMode == .alwaysTemplate)
      let two = UIImage(
        named: "logo", in: bundle, compatibleWith: UITraitCollection(displayScale: 2))
      #expect(two?.size == CGSize(width: 10, height: 10))
      #expect(
        UIImage(named: "logo", in: bundle, compatibleWith: dark)?.size
          == CGSize(width: 10, height: 10))
      #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
      // `Bundle(for:)` returns another object for the main bundle.
      AssetFolders.use([folder])
      defer { AssetFolders.use([]) }
      #expect(AssetFolders.hasImage("logo") && AssetFolders.hasColor("brand"))
      #expect(!AssetFolders.hasImage("brand") && !AssetFolders.hasColor("logo"))
      let own = try #require(Bundle(path: Bundle.main.bundlePath))
      #expect(own !== Bundle.main)
      #expect(UIImage(named: "logo", in: own, compatibleWith: nil)?.scale == 3)
      #expect(UIColor(named: "brand", in: own, compatibleWith: nil) != nil)
      // The image's former file extension.
      #expect(UIImage(named: "logo.png", in: bundle, compatibleWith: nil)?.size == logo?.size)

      let brand = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
      let light = brand.resolvedColor(with: UITraitCollection()).cgColor
      #expect(light.components == [1, 128.0 / 255, 0.25, 1])
      #expect(brand.resolvedColor(with: dark).description == "UIDisplayP3ColorSpace 0.1 0.2 0.3 1")
      #expect(UIColor(named: "none", in: bundle, compatibleWith: nil) == nil)
    }
  }

  /// L-COL-5, L-IMG-3.
  @Test func `colors of a catalog are equal by name, insets of images are lengths`() throws {
    try withFolder { folder in
      for (name, red) in [("brand", "0.5"), ("accent", "0.5"), ("warning", "1")] {
        let color = #"{ "color-space": "srgb", "components": "#
        let parts = #"{ "red": "\#(red)", "green": "0", "blue": "0", "alpha": "1" } }"#
        try write(
          Data(#"{ "colors": [{ "idiom": "universal", "color": \#(color + parts) }] }"#.utf8),
          folder + "/Assets.xcassets/\(name).colorset/Contents.json")
      }
      let set = folder + "/Assets.xcassets/logo.imageset"
      try write(png(20, 20), set + "/a.png")
      try write(
        Data(
          """
          { "images": [{ "idiom": "universal", "filename": "a.png", "scale": "2x",
            "alignment-insets": { "top": -4, "left": 2e9, "bottom": 6, "right": 0 } }] }
          """.utf8), set + "/Contents.json")
      let bundle = try #require(Bundle(path: folder))
      func color(_ name: String) throws -> UIColor {
        try #require(UIColor(named: name, in: bundle, compatibleWith: nil))
      }
      #expect(try color("brand") == color("brand") && color("brand") != color("accent"))
      #expect(try color("brand") != color("warning"))
      // Insets are lengths; others are ignored.
      let logo = UIImage(named: "logo", in: bundle, compatibleWith: nil)
      #expect(logo?.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
    }
  }

  @Test func `an image preserves the values that it is given`() {
    let image = UIImage(simulatedSize: CGSize(width: 20, height: 10), scale: 2)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let changed = image.withRenderingMode(.alwaysOriginal).withAlignmentRectInsets(insets)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(changed.renderingMode == .alwaysOriginal && changed.alignmentRectInsets == insets)
    #expect(changed.capInsets == insets && changed.resizingMode == .stretch)
    #expect(changed.flipsForRightToLeftLayoutDirection && changed.size == image.size)
    #expect(image.renderingMode == .automatic)
  }

  @Test func `a part of an image has whole pixels inside the image`() throws {
    let whole = try #require(
      UIImage(simulatedSize: CGSize(width: 20, height: 10), scale: 2).cgImage)
    func size(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
      whole.cropping(to: CGRect(x: x, y: y, width: width, height: height)).map {
        [$0.width, $0.height]
      }
    }
    #expect(size(10, 5, 100, 3) == [30, 3] && size(39.5, 19.5, 1, 1) == [1, 1])
    #expect(size(-5, -5, 6, 7) == [1, 2] && size(0, 0, 40, 20) == [40, 20])
    #expect(size(40, 0, 5, 5) == nil && size(0, 20, 5, 5) == nil && size(90, 90, 5, 5) == nil)
    #expect(size(5, 5, 0, 3) == nil && size(5, 5, 3, 0) == nil)
  }

  /// L-IMG-4, W-62.
  @Test func `a checkmark has the recorded size`() {
    #expect(UIImage(systemName: "checkmark")?.size == CGSize(width: 20, height: 19))
  }

  /// L-IMG-4.
  @Test func `a symbol grows with its configuration, and any valid name is accepted`() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))
    let large = try #require(
      UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
    #expect(plain.isSymbolImage && abs(large.size.width / plain.size.width - 2) < 0.05)
    let small = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))
    #expect(try #require(small).size.width < plain.size.width)
    #expect(UIImage(systemName: "No Symbol") == nil && UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "a..b") == nil)
    let nothing = UIImage.SymbolConfiguration(pointSize: 0)
    #expect(UIImage(systemName: "star", withConfiguration: nothing) == nil)
    #expect(
      UIImage(simulatedSize: .zero).applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(scale: .large))
        == nil)
  }
}
