import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import GimbalLists
import Testing

/// Size class variations in objects that no storyboard's controller owns: nib files, cells, reusable views (R-NIB-7).
@MainActor @Suite struct TreeVariationsTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    InterfaceClasses.register(Connected.self, as: "Connected")
    InterfaceClasses.register(VaryingCell.self, as: "VaryingCell")
  }

  /// An owner that stores the connections of a document.
  final class Connected: UIViewController, InterfaceConnectable {
    var outlets: [String: AnyObject] = [:]
    var file: UINib?

    func connectOutlet(_ name: String, to object: Any) -> Bool {
      outlets[name] = object as AnyObject
      return true
    }

    override func loadView() { _ = file?.instantiate(withOwner: self) }
  }

  final class VaryingCell: UITableViewCell {}

  /// A box of 50 × 50, 20 high in compact height, and a label next to it that exists only then.
  private static let tree = """
    <subviews>
    <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="100" y="100" width="50" height="50"/>
    <constraints><constraint firstAttribute="height" constant="50" id="h">
    <variation key="heightClass=compact" constant="20"/></constraint>
    <constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
    <label tag="2" text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="wide">
    <rect key="frame" x="0" y="0" width="40" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/></variation>
    </label>
    <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="last">
    <rect key="frame" x="0" y="0" width="4" height="4"/></view>
    </subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="r" secondAttribute="top" constant="100" id="t"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="100" id="l"/>
    <constraint firstItem="wide" firstAttribute="leading" secondItem="box" secondAttribute="trailing" constant="8" id="a"/>
    <constraint firstItem="wide" firstAttribute="top" secondItem="box" secondAttribute="top" id="b"/>
    <constraint firstItem="last" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="only"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask>
    <mask key="constraints"><exclude reference="a"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="wide"/></mask>
    <mask key="constraints"><include reference="a"/><exclude reference="only"/></mask></variation>
    """

  private func file(_ objects: String, owner: String = "") -> UINib {
    UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22155" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Connected">\(owner)</placeholder>
        \(objects)</objects></document>
        """.utf8), bundle: nil)
  }

  private var plain: UINib {
    file(
      "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>\(Self.tree)</view>",
      owner: """
        <connections><outlet property="view" destination="r" id="o1"/><outlet property="wide" destination="wide" id="o2"/>
        <outlet property="only" destination="only" id="o3"/><outlet property="a" destination="a" id="o4"/></connections>
        """)
  }

  private func owner() -> Connected {
    let owner = sim.perform { Connected() }
    owner.file = plain
    sim.launch(owner)
    return owner
  }

  private func tags(in view: UIView) -> [Int] { view.subviews.map(\.tag) }

  @Test func `a nib file's constants, fonts, views and constraints follow its owner's traits`()
    throws
  {
    let owner = owner()
    let label = try #require(owner.outlets["wide"] as? UILabel)
    let box = try #require(owner.view.viewWithTag(1))
    #expect(box.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
    #expect(tags(in: owner.view) == [1, 3] && label.superview == nil)
    #expect(label.font.pointSize == 17)
    sim.rotate(to: .landscapeLeft)
    #expect(box.frame.height == 20)
    #expect(tags(in: owner.view) == [1, 2, 3])
    #expect(label.frame.origin == CGPoint(x: 158, y: 100) && label.font.pointSize == 11)
    #expect((owner.outlets["only"] as? NSLayoutConstraint)?.isActive == false)
    sim.rotate(to: .portrait)
    #expect(box.frame.height == 50)
    #expect(tags(in: owner.view) == [1, 3] && label.superview == nil)
    #expect((owner.outlets["only"] as? NSLayoutConstraint)?.isActive == true)
    #expect((owner.outlets["a"] as? NSLayoutConstraint)?.isActive == false)
  }

  @Test func `a view of a nib file without an owner follows its own traits`() throws {
    let controller = sim.perform { UIViewController() }
    sim.launch(controller)
    let file = plain
    let view = sim.perform { file.instantiate(withOwner: nil)[0] as! UIView }
    sim.rotate(to: .landscapeLeft)
    #expect(view.viewWithTag(1)?.bounds.height == 0 || view.viewWithTag(2) == nil)
    sim.perform { controller.view.addSubview(view) }
    sim.settle()
    #expect(view.viewWithTag(1)?.frame.height == 20 && tags(in: view) == [1, 2, 3])
    sim.rotate(to: .portrait)
    #expect(view.viewWithTag(1)?.frame.height == 50 && tags(in: view) == [1, 3])
  }

  /// A document that Xcode 8 or later saved has the mask, an older one does not.
  @Test func `a view with a fixed frame follows the mask that its document has (R-NIB-2)`() throws {
    func bar(_ mask: String) throws -> CGRect {
      let owner = sim.perform { Connected() }
      owner.file = file(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view tag="1" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="623" width="375" height="44"/>\(mask)</view></subviews></view>
        """,
        owner: """
          <connections><outlet property="view" destination="r" id="o1"/></connections>
          """)
      sim.launch(owner)
      return try #require(owner.view.viewWithTag(1)).frame
    }
    let mask = """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      """
    #expect(try bar("") == CGRect(x: 0, y: 623, width: 375, height: 44))
    #expect(try bar(mask) == CGRect(x: 0, y: 808, width: 393, height: 44))
  }

  @Test func `values that no size class changes stay as the app has set them`() throws {
    let owner = owner()
    let label = try #require(owner.outlets["wide"] as? UILabel)
    let only = try #require(owner.outlets["only"] as? NSLayoutConstraint)
    sim.perform {
      label.text = "Own"
      label.isHidden = true
      only.constant = 7
    }
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    #expect(label.text == "Own" && label.isHidden && only.constant == 7)
    sim.perform { only.isActive = false }
    sim.settings.userInterfaceStyle = .dark
    #expect(!only.isActive)
  }

  @Test func `a label without a font in the file retains the font that the app has set`() throws {
    let label = """
      <label tag="4" text="Plain" translatesAutoresizingMaskIntoConstraints="NO" id="plain">
      <rect key="frame" x="0" y="0" width="40" height="20"/></label></subviews>
      """
    let tree = Self.tree.replacing("</subviews>", with: label)
    let file = file(
      "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>\(tree)</view>"
    )
    let controller = sim.perform { UIViewController() }
    sim.launch(controller)
    let view = sim.perform { file.instantiate(withOwner: nil)[0] as! UIView }
    sim.perform { controller.view.addSubview(view) }
    sim.settle()
    let plain = try #require(view.viewWithTag(4) as? UILabel)
    #expect(plain.font.pointSize == 17)
    sim.perform { plain.font = .systemFont(ofSize: 30) }
    sim.rotate(to: .landscapeLeft)
    #expect(view.viewWithTag(1)?.frame.height == 20 && plain.font.pointSize == 30)
  }

  @Test func `the objects of a nib file are released with their last owner`() throws {
    weak var view: UIView?
    weak var label: UIView?
    do {
      let file = plain
      let made = sim.perform { file.instantiate(withOwner: nil) }
      view = made.first as? UIView
      #expect(view != nil)
      label = view?.viewWithTag(1)
    }
    #expect(view == nil && label == nil)
  }

  /// A table view controller with cells of a nib file.
  private final class Feed: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }
  }

  @Test func `cells made from a nib file follow their table's traits`() throws {
    let content = Self.tree.replacing("secondItem=\"r\"", with: "secondItem=\"content\"")
    let file = file(
      """
      <tableViewCell reuseIdentifier="c" rowHeight="300" customClass="VaryingCell" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="300"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="300"/>\(content)</tableViewCellContentView></tableViewCell>
      """)
    let feed = sim.perform { Feed() }
    sim.perform {
      feed.tableView.rowHeight = 300
      feed.tableView.register(file, forCellReuseIdentifier: "c")
    }
    sim.launch(feed)
    let cell = try #require(feed.tableView.visibleCells.first)
    let box = try #require(cell.viewWithTag(1))
    #expect(box.frame.height == 50)
    sim.rotate(to: .landscapeLeft)
    #expect(box.frame.height == 20 && tags(in: cell.contentView) == [1, 2, 3])
    sim.rotate(to: .portrait)
    #expect(box.frame.height == 50 && tags(in: cell.contentView) == [1, 3])
  }
}
