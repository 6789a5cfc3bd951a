import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// An object of an app's class among the objects of a scene.
final class Provider: NSObject {
  nonisolated(unsafe) static weak var last: Provider?
  let number = 7

  override init() {
    super.init()
    Provider.last = self
  }
}

/// A controller with an outlet to it.
final class ProvidedController: UIViewController, InterfaceConnectable {
  weak var provider: Provider?
  var numberWhenLoaded: Int?

  func connectOutlet(_ name: String, to object: Any) -> Bool {
    guard name == "provider" else { return false }
    provider = object as? Provider
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    numberWhenLoaded = provider?.number
  }
}

/// A controller that is the delegate of its views.
final class DelegatingController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate
{}

@MainActor
@Suite struct StoryboardObjectsTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
  }

  private func first<Controller: UIViewController>(
    _ objects: String, in simulator: Simulator? = nil
  ) throws -> Controller {
    let sim = simulator ?? sim
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
    let board = UIStoryboard(name: "Main", source: StoryboardScenes(document))
    return try #require(sim.perform { board.instantiateInitialViewController() as? Controller })
  }

  @Test func `objects of an app's classes are made, connected and retained with the controller`()
    throws
  {
    let controller: ProvidedController = try first(
      """
      <viewController id="c" customClass="ProvidedController" customModule="InterfaceBuilderTests">
      <view key="view" id="v"/><connections><outlet property="provider" destination="p" id="o"/></connections></viewController>
      <customObject id="p" customClass="Provider" customModule="InterfaceBuilderTests"/>
      <customObject id="q" customClass="Nobody" customModule="InterfaceBuilderTests"/>
      """)
    sim.launch(controller)
    #expect(controller.numberWhenLoaded == 7)
    #expect(Provider.last != nil && Provider.last === controller.provider)
  }

  @Test func `a view is marked if an outlet holds its constraint or a placeholder gives its size`()
    throws
  {
    func view(_ id: String, _ constraint: String) -> String {
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><subviews>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)"/></subviews><constraints>
      <constraint firstAttribute="height" constant="30" id="h\(id)"\(constraint)/></constraints></view>
      """
    }
    let controller: UIViewController = try first(
      """
      <viewController id="c"><view key="view" id="v"><subviews>\(view("a", ""))\(view("b", ""))
      \(view("d", " placeholder=\"YES\""))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="t"/>
      </constraints></view>
      <connections><outlet property="top" destination="t" id="o"/>
      <outletCollection property="heights" destination="hb" id="p"/></connections></viewController>
      """)
    sim.launch(controller)
    #expect(controller.view.subviews.map(\.hasConnectedConstraint) == [true, true, false])
    #expect(controller.view.subviews.map(\.awaitsContent) == [false, false, true])
    #expect(!controller.view.hasConnectedConstraint)
    #expect(sim.layout.views.filter(\.hasConnectedConstraint).count == 2)
  }

  @Test func `a label without an attribute for its font size shrinks to fit`() throws {
    func label(_ attributes: String) -> String {
      "<label text=\"a\" \(attributes)><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/></label>"
    }
    let controller: UIViewController = try first(
      """
      <viewController id="c"><view key="view" id="v"><subviews>
      \(label("adjustsFontSizeToFit=\"NO\" id=\"a\""))\(label("id=\"b\""))
      \(label("minimumScaleFactor=\"0.5\" id=\"d\""))\(label("minimumFontSize=\"8\" id=\"e\""))
      </subviews></view></viewController>
      """)
    sim.launch(controller)
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.adjustsFontSizeToFitWidth) == [false, true, true, true])
    #expect(labels.map(\.minimumScaleFactor) == [0, 0, 0.5, 0.4])
  }

  @Test func `views have the delegates that the document connects, others have none (R-NIB-6)`()
    throws
  {
    func view(_ kind: String, _ id: String) -> String {
      let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"40\"/>"
      return """
        <\(kind) id="\(id)">\(frame)<connections>
        <outlet property="delegate" destination="c" id="o\(id)"/></connections></\(kind)>
        <\(kind) id="n\(id)">\(frame)</\(kind)>
        """
    }
    let views =
      view("textField", "f") + view("textView", "t") + view("scrollView", "s")
      + view("searchBar", "b")
    let controller: DelegatingController = try first(
      """
      <viewController id="c" customClass="DelegatingController" customModule="InterfaceBuilderTests">
      <view key="view" id="v"><subviews>\(views)</subviews></view></viewController>
      """)
    sim.launch(controller)
    let all = controller.view.subviews
    let delegates: [[AnyObject?]] = [
      all.compactMap { $0 as? UITextField }.map(\.delegate),
      all.compactMap { $0 as? UITextView }.map(\.delegate),
      all.compactMap { $0 as? UITextView }.map { ($0 as UIScrollView).delegate },
      all.compactMap { $0 is UITextView ? nil : $0 as? UIScrollView }.map(\.delegate),
      all.compactMap { $0 as? UISearchBar }.map(\.delegate),
    ]
    for pair in delegates {
      #expect(pair.count == 2 && pair.first.flatMap(\.self) === controller)
      #expect(pair.last.flatMap(\.self) == nil)
    }
  }

  @Test func `a controller has the preferred content size of the document`() throws {
    let controller: UIViewController = try first(
      """
      <viewController id="c"><view key="view" id="v"/>
      <value key="contentSizeForViewInPopover" type="size" width="540" height="700"/></viewController>
      """)
    #expect(controller.preferredContentSize == CGSize(width: 540, height: 700))
  }

  @Test(arguments: [false, true])
  func `a popover segue points at the view or the bar button that it names`(
    namesButton: Bool
  ) throws {
    let pad = try Simulator(DeviceCatalog.standard.device("ipad-9"), system: .iOS(15))
    let anchor = namesButton ? "popoverAnchorBarButtonItem=\"i\"" : "popoverAnchorView=\"a\""
    let controller: UIViewController = try first(
      """
      <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="820" height="1180"/><subviews>
      <view id="a"><rect key="frame" x="100" y="200" width="50" height="50"/></view></subviews></view>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="i"/></navigationItem>
      <connections><segue destination="d" kind="popoverPresentation" identifier="more" animates="NO" \(anchor) id="s">
      <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d"><view key="view" id="w"/></viewController>
      """, in: pad)
    pad.launch(UINavigationController(rootViewController: controller))
    pad.perform { controller.performSegue(withIdentifier: "more", sender: nil) }
    pad.settle()
    let popover = try #require(controller.presentedViewController?.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .up)
    if namesButton {
      #expect(popover.barButtonItem === controller.navigationItem.rightBarButtonItem)
    } else {
      #expect(popover.sourceView === controller.view.subviews.first)
    }
  }

  @Test func `a system button with a segue keeps its own title and image`() throws {
    let controller: UIViewController = try first(
      """
      <viewController id="c"><view key="view" id="v"/><navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="i">
      <connections><segue destination="d" kind="show" id="s"/></connections></barButtonItem>
      </navigationItem></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d"><view key="view" id="w"/></viewController>
      """)
    sim.perform { controller.loadViewIfNeeded() }
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.primaryAction != nil)
    #expect(item.title == nil && item.image == nil)
  }

  @Test func `columns get navigation controllers where a document allows columns`() throws {
    let others = """
      <viewController id="a" title="Primary"><view key="view" id="va"/></viewController></objects></scene><scene sceneID="s3"><objects>
      <viewController id="b" title="Detail"><view key="view" id="vb"/></viewController>
      """
    func split(_ attribute: String) throws -> UISplitViewController {
      try first(
        """
        <splitViewController \(attribute) id="c"><connections>
        <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
        </connections></splitViewController></objects></scene><scene sceneID="s2"><objects>\(others)
        """)
    }
    let columns = try split("allowDoubleColumnStyle=\"YES\"")
    #expect(columns.style == .doubleColumn)
    let stacks = columns.viewControllers.map {
      ($0 as? UINavigationController)?.viewControllers.first?.title
    }
    #expect(stacks == ["Primary", "Detail"])
    let classic = try split("")
    #expect(
      classic.style == .unspecified
        && classic.viewControllers.map(\.title) == ["Primary", "Detail"])
  }
}
