import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// A controller with every kind of connection in a storyboard, which logs its calls.
final class LoginController: UIViewController, UnwindDestination {
  var label: UILabel?
  var buttons: [UIButton] = []
  var received: [String] = []

  func connectOutlet(_ name: String, to object: Any) -> Bool {
    guard name == "label" else { return false }
    label = object as? UILabel
    return true
  }

  func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool {
    guard name == "buttons" else { return false }
    buttons = objects.compactMap { $0 as? UIButton }
    return true
  }

  func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool {
    guard name == "tap:" || name == "back:" else { return false }
    received.append("\(name) \(sender is UIButton ? "button" : "segue")")
    return true
  }

  func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? {
    received.append("\(name) \(segueIdentifier ?? "-")")
    return name == "make:" ? MadeController(coder: coder) : nil
  }

  var unwindActions: Set<String> { ["back:"] }

  override func awakeFromNib() {
    super.awakeFromNib()
    received.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    received.append("loaded \(label?.text ?? "-") \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    received.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    received.append("prepare \(segue.identifier ?? "-") \(segue.destination.title ?? "-")")
  }
}

/// A controller that a segue action makes.
final class MadeController: UIViewController {}

/// A label that records in its initializer what its document contains.
final class BadgeLabel: UILabel {
  var textAtInit: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textAtInit = text
    tag = 7
  }

  override init(frame: CGRect) { super.init(frame: frame) }
}

@MainActor
@Suite struct StoryboardTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
  }

  static let login = """
    <viewController id="c" storyboardIdentifier="Login" title="Login" customClass="LoginController" customModule="InterfaceBuilderTests">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l" customClass="BadgeLabel" customModule="InterfaceBuilderTests"/>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b1"><state key="normal" title="Go"/>
    <connections><action selector="tap:" destination="c" eventType="touchUpInside" id="a"/>
    <segue destination="d" kind="show" identifier="go" id="s"/></connections></button>
    <button buttonType="system" id="b2"/>
    <containerView id="e"><rect key="frame" x="0" y="100" width="100" height="100"/>
    <connections><segue destination="f" kind="embed" identifier="inside" id="s2"/></connections></containerView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" id="k1">
    <variation key="heightClass=compact" constant="4"/></constraint>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k2"/>
    </constraints>
    </view>
    <connections><outlet property="label" destination="l" id="o"/>
    <outletCollection property="buttons" destination="b1" id="o1"/>
    <outletCollection property="buttons" destination="b2" id="o2"/>
    <segue destination="d" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" id="s3"/></connections>
    </viewController>
    """

  static let others = """
    </objects></scene><scene sceneID="s2"><objects>
    <viewController id="d" title="Detail" sceneMemberID="viewController"><view key="view" id="dv"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
    <connections><segue destination="x" kind="unwind" identifier="home" unwindAction="back:" id="u"/></connections></viewController>
    <exit id="x" userLabel="Exit"/>
    </objects></scene><scene sceneID="s3"><objects>
    <viewController id="f" title="Inside"><view key="view" id="fv"><rect key="frame" x="0" y="0" width="100" height="100"/></view></viewController>
    """

  private func board(
    _ extra: String = "", login: String = StoryboardTests.login
  ) throws -> UIStoryboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>\(login)\(StoryboardTests.others)\(extra)</objects></scene></scenes>
      </document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
    return UIStoryboard(name: "Main", source: StoryboardScenes(document))
  }

  private func launch() throws -> LoginController {
    let board = try board()
    let controller = try #require(
      sim.perform { board.instantiateInitialViewController() as? LoginController })
    #expect(controller.received == ["awake false"])
    sim.launch(controller)
    return controller
  }

  @Test
  func
    `awakeFromNib precedes loading the view, and outlets are set then (R-NIB-1, R-NIB-2)`()
    throws
  {
    let controller = try launch()
    #expect(
      controller.received == ["awake false", "prepare inside Inside", "loaded Name 1"])
    #expect(controller.buttons.count == 2)
    #expect(controller.storyboard != nil)
    let badge = try #require(controller.label as? BadgeLabel)
    #expect(badge.textAtInit == "Name" && badge.tag == 7)
    #expect(badge.frame.origin == CGPoint(x: 16, y: 67))
  }

  @Test func `a constant follows the size class when the device rotates (R-NIB-7)`() throws {
    let controller = try launch()
    sim.rotate(to: .landscapeLeft)
    #expect(controller.label?.frame.minY == 4)
    sim.rotate(to: .portrait)
    #expect(controller.label?.frame.minY == 67)
  }

  @Test
  func `a button sends its action, and performs its segue if the controller agrees (R-NIB-4)`()
    throws
  {
    let controller = try launch()
    controller.received = []
    sim.perform { controller.buttons[0].sendActions(for: .touchUpInside) }
    sim.settle()
    #expect(controller.received == ["tap: button", "should go", "prepare go Detail"])
    #expect(controller.presentedViewController?.title == "Detail")
  }

  @Test func `a segue performed in code is not queried, and a missing one raises`()
    throws
  {
    let controller = try launch()
    controller.received = []
    sim.perform { controller.performSegue(withIdentifier: "modal", sender: nil) }
    sim.settle()
    #expect(controller.received == ["prepare modal Detail"])
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
    var raised: [UIKitException] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception) }
    sim.perform { controller.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("has no segue with identifier 'nowhere'") == true)
  }

  @Test(arguments: [("make:", true), ("leave:", false)])
  func `a method of the source makes the segue's controller, or leaves it to the document`(
    _ selector: String, isMade: Bool
  ) throws {
    let text = StoryboardTests.login.replacing(
      "identifier=\"modal\"",
      with: "identifier=\"modal\" destinationCreationSelector=\"\(selector)\"")
    let board = try board(login: text)
    let controller = try #require(
      sim.perform { board.instantiateInitialViewController() as? LoginController })
    sim.launch(controller)
    controller.received = []
    sim.perform { controller.performSegue(withIdentifier: "modal", sender: nil) }
    sim.settle()
    #expect(controller.received == ["\(selector) modal", "prepare modal Detail"])
    #expect((controller.presentedViewController is MadeController) == isMade)
    #expect(controller.presentedViewController?.title == "Detail")
  }

  @Test
  func
    `an unwind ends at the controller with its action and dismisses those over it (R-NIB-5)`()
    throws
  {
    let controller = try launch()
    sim.perform { controller.performSegue(withIdentifier: "modal", sender: nil) }
    sim.settle()
    let detail = try #require(controller.presentedViewController)
    controller.received = []
    sim.perform { detail.performSegue(withIdentifier: "home", sender: nil) }
    sim.settle()
    #expect(controller.received == ["back: segue"])
    #expect(controller.presentedViewController == nil)
  }

  @Test func `an unwind to a controller below on the same stack pops (R-NIB-5)`() throws {
    let board = try board()
    let controller = try #require(
      sim.perform { board.instantiateInitialViewController() as? LoginController })
    let navigation = sim.perform { UINavigationController(rootViewController: controller) }
    sim.launch(navigation)
    sim.perform { controller.buttons[0].sendActions(for: .touchUpInside) }
    sim.settle()
    let detail = try #require(navigation.topViewController)
    #expect(detail.title == "Detail" && navigation.viewControllers.count == 2)
    sim.perform { detail.performSegue(withIdentifier: "home", sender: nil) }
    sim.settle()
    #expect(controller.received.last == "back: segue")
    #expect(navigation.viewControllers == [controller])
  }

  @Test func `an outlet that the class does not have raises UIKit's exception (R-NIB-6)`() throws {
    let text = StoryboardTests.login.replacing("property=\"label\"", with: "property=\"lable\"")
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects>\(text)\(StoryboardTests.others)</objects></scene></scenes></document>
        """.utf8), file: "Main.storyboard")
    let board = UIStoryboard(name: "Main", source: StoryboardScenes(document))
    var raised: [UIKitException] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception) }
    let controller = try #require(sim.perform { board.instantiateInitialViewController() })
    sim.launch(controller)
    #expect(raised.map(\.name) == ["NSUnknownKeyException"])
    #expect(
      raised.first?.reason.hasSuffix(
        "this class is not key value coding-compliant for the key lable.") == true)
  }

  @Test func `storyboards that embed each other end at a limit`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = ("One\(UUID().uuidString)", "Other\(UUID().uuidString)")
    for (name, next) in [(one, other), (other, one)] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews>
        <containerView id="e"><connections><segue destination="p" kind="embed" id="k"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="\(next)" id="p"/></objects></scene></scenes></document>
        """
      try Data(text.utf8).write(to: folder.appending(path: name + ".storyboard"))
    }
    try InterfaceFolders.open(folder)
    defer { InterfaceFolders.closeAll() }

    let controller = try #require(
      sim.perform { UIStoryboard(name: one, bundle: nil).instantiateInitialViewController() })
    sim.launch(controller)
    var depth = 0
    var inner: UIViewController? = controller
    while let next = inner?.children.first {
      depth += 1
      inner = next
    }
    #expect((1...60).contains(depth))
  }

  @Test func `a nib file sets its owner's outlets and returns its views (R-NIB-2, R-NIB-3)`() throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController">
      <connections><outlet property="label" destination="l" id="o"/><outlet property="view" destination="v" id="o2"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Hello" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></view>
      </objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let owner = sim.perform { LoginController() }
    let made = sim.perform { nib.instantiate(withOwner: owner) }
    #expect(made.count == 1 && made.first as? UIView === owner.viewIfLoaded)
    #expect(owner.label?.text == "Hello")
    #expect(owner.label?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
