import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import Testing

/// Images, colors and documents of an app's folder, found by name.
@MainActor
@Suite struct AppFolderTests {
  private let sim: Simulator
  private let folder: URL

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    folder = FileManager.default.temporaryDirectory.appending(path: "gimbal-\(UUID().uuidString)")
  }

  private func write(_ name: String, _ data: Data) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Returns the header of an image file of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  private func document(_ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" initialViewController="c">
    <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews>\(views)</subviews></view>
    </viewController></objects></scene></scenes>
    <resources><image name="dot" width="99" height="99"/><image name="far" width="99" height="99"/>
    <namedColor name="paint"><color red="0" green="0" blue="0" alpha="1"/></namedColor></resources></document>
    """
  }

  private func root(_ name: String) throws -> UIView {
    let controller = sim.perform {
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
    return try #require(sim.perform { controller?.view })
  }

  @Test func `images and colors come from the folder's catalogs`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Catalogs\(UUID().uuidString)"
    try write("Assets.xcassets/dot.imageset/dot@2x.png", png(20, 10))
    try write(
      "Assets.xcassets/dot.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "dot@2x.png"}]}"#)
    try write(
      "Assets.xcassets/paint.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}
      """)
    try write("Pictures/loose@3x.png", png(30, 30))
    try write(
      "\(name).storyboard",
      document(
        """
        <imageView image="dot" id="a"><color key="backgroundColor" name="paint"/></imageView>
        <imageView image="loose" id="b"/>
        """))
    try InterfaceFolders.open(folder)
    defer { InterfaceFolders.closeAll() }

    let view = try root(name)
    let images = view.subviews.compactMap { ($0 as? UIImageView)?.image?.size }
    #expect(images == [CGSize(width: 10, height: 5), CGSize(width: 10, height: 10)])
    #expect(view.subviews.first?.backgroundColor == UIColor(named: "paint"))
    #expect(sim.perform { UIImage(named: "loose") } != nil)
  }

  @Test func `system colors of documents depend on traits, and a color that names itself is nil`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Colors\(UUID().uuidString)"
    let views = """
      <view id="a"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      <view id="b"><color key="backgroundColor" name="paint"/></view>
      """
    try write(
      "\(name).storyboard",
      document(views).replacingOccurrences(
        of: #"<color red="0" green="0" blue="0" alpha="1"/>"#, with: #"<color name="paint"/>"#))
    try InterfaceFolders.open(folder)
    defer { InterfaceFolders.closeAll() }

    let colors = try root(name).subviews.map(\.backgroundColor)
    #expect(colors == [.systemBackground, nil])
  }

  @Test func `a link that leads out of the folder is not followed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Links\(UUID().uuidString)"
    try write("outside/far.png", png(20, 10))
    try write("outside/Secret.storyboard", document(""))
    try write(
      "app/Assets.xcassets/far.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "far.png"}]}"#)
    for path in ["Assets.xcassets/far.imageset/far.png", "far.png"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "app/" + path),
        withDestinationURL: folder.appending(path: "outside/far.png"))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "app/\(name)Secret.storyboard"),
      withDestinationURL: folder.appending(path: "outside/Secret.storyboard"))
    try write("app/\(name).storyboard", document("<imageView image=\"far\" id=\"a\"/>"))
    try InterfaceFolders.open(folder.appending(path: "app"))
    defer { InterfaceFolders.closeAll() }

    // The size is that of the document.
    let image = try root(name).subviews.compactMap { ($0 as? UIImageView)?.image }.first
    #expect(image?.size == CGSize(width: 99, height: 99))
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    _ = sim.perform { UIStoryboard(name: name + "Secret", bundle: nil) }
    #expect(raised.first?.contains("Could not find a storyboard") == true)
  }
}
