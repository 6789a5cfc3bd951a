import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Controllers at the top level of nib files, and nested controllers.
@MainActor @Suite struct NibControllerTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    InterfaceClasses.register(LoginController.self, as: "LoginController")
  }

  private func nib(_ objects: String, owner: String = "") -> UINib {
    UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)</objects></document>
        """.utf8), bundle: nil)
  }

  @Test
  func `a controller is made with its view, which is loaded on request (R-NIB-9)`()
    throws
  {
    let file = nib(
      """
      <view id="w"/>
      <viewController title="Inner" id="c" customClass="LoginController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Hello" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></view>
      <connections><outlet property="label" destination="l" id="o3"/></connections></viewController>
      """,
      owner: "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>")
    let owner = sim.perform { LoginController() }
    let made = sim.perform { file.instantiate(withOwner: owner) }
    #expect(made.count == 2 && made[0] is UIView)
    let inner = try #require(made.last as? LoginController)
    #expect(inner.title == "Inner" && inner.storyboard == nil)
    #expect(inner.received == ["awake false"])
    #expect(owner.label != nil && owner.label === inner.label)
    sim.launch(inner)
    #expect(inner.received == ["awake false", "loaded Hello 0"])
    #expect(inner.label?.superview === inner.view)
  }

  @Test func `container controllers get their child controllers (R-NIB-9)`() throws {
    let file = nib(
      """
      <tabBarController id="t"><viewControllers>
      <navigationController id="n"><viewControllers>
      <viewController title="First" id="a"/><viewController title="Second" id="b"/>
      </viewControllers></navigationController>
      <viewController title="Other" id="d"/></viewControllers></tabBarController>
      <splitViewController id="s"><navigationController key="masterViewController" id="m"/>
      <viewController key="detailViewController" title="Detail" id="e"/></splitViewController>
      """)
    let made = sim.perform { file.instantiate(withOwner: nil) }
    let tabs = try #require(made.first as? UITabBarController)
    #expect(!tabs.isViewLoaded, "V-9")
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["First", "Second"])
    #expect(tabs.viewControllers?.last?.title == "Other")
    let split = try #require(made.last as? UISplitViewController)
    #expect(split.viewControllers.first is UINavigationController)
    #expect(split.viewControllers.last?.title == "Detail")
    sim.launch(tabs)
    #expect(stack.view.window != nil)
  }

  @Test func `a controller without a view loads the nib file that it names (R-NIB-9)`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Named\(UUID().uuidString)"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="view" destination="v" id="o2"/></connections></placeholder>
      <view tag="7" id="v"/></objects></document>
      """
    try Data(text.utf8).write(to: folder.appending(path: name + ".xib"))
    try InterfaceFolders.open(folder)
    defer { InterfaceFolders.closeAll() }
    let file = nib("<viewController nibName=\"\(name)\" id=\"c\"/>")
    let made = sim.perform { file.instantiate(withOwner: nil) }
    let controller = try #require(made.first as? UIViewController)
    #expect(controller.nibName == name)
    #expect(sim.perform { controller.view.tag } == 7)
  }
}
