import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import GimbalLists
import Testing

/// A table view controller with static rows in its document.
final class SettingsController: UITableViewController, InterfaceConnectable {
  var field: UITextField?
  var received: [String] = []

  func connectOutlet(_ name: String, to object: Any) -> Bool {
    guard name == "field" else { return false }
    field = object as? UITextField
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    received.append(
      "prepare \(segue.identifier ?? "-") \((sender as? UITableViewCell)?.textLabel?.text ?? "-")")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    received.append("select \(indexPath[0]) \(indexPath[1])")
  }
}

/// A table view controller that dequeues its rows.
final class FeedController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.title?.text = "Post \(indexPath.row)"
    return cell
  }
}

/// A cell that a document connects.
final class PostCell: UITableViewCell, InterfaceConnectable {
  var title: UILabel?
  var prepared = 0

  func connectOutlet(_ name: String, to object: Any) -> Bool {
    guard name == "title" else { return false }
    title = object as? UILabel
    return true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    prepared += 1
  }
}

/// A collection view controller with headers.
final class GridController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

@MainActor
@Suite struct DocumentListTests {
  private let sim: Simulator

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
  }

  /// Returns a storyboard with the scenes' objects, with `c` as the first.
  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene>
      <scene sceneID="s2"><objects><viewController id="d" title="Detail"><view key="view" id="dv"/></viewController></objects></scene></scenes>
      </document>
      """
    return try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
  }

  private func launch<Controller: UIViewController>(
    _ objects: String, as type: Controller.Type
  ) throws -> Controller {
    let board = UIStoryboard(name: "Main", source: StoryboardScenes(try document(objects)))
    let controller = try #require(
      sim.perform { board.instantiateInitialViewController() as? Controller })
    sim.launch(controller)
    return controller
  }

  private static let outlets = """
    <connections><outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/></connections>
    """

  static let settings = """
    <tableViewController id="c" customClass="SettingsController" customModule="InterfaceBuilderTests">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="393" height="70"/></view>
    <sections><tableViewSection headerTitle="Account" id="s1"><cells>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" accessoryType="disclosureIndicator" id="c1"><rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><rect key="frame" x="0" y="0" width="360" height="44"/>
    <subviews><label text="Name" id="l1"><rect key="frame" x="16" y="0" width="300" height="44"/></label></subviews></tableViewCellContentView>
    <connections><segue destination="d" kind="show" identifier="name" id="g1"/></connections></tableViewCell>
    <tableViewCell rowHeight="80" id="c2"><rect key="frame" x="0" y="44" width="393" height="80"/>
    <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2"><rect key="frame" x="0" y="0" width="393" height="80"/>
    <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="f"/></subviews>
    <constraints><constraint firstItem="f" firstAttribute="leading" secondItem="v2" secondAttribute="leadingMargin" id="k1"/>
    <constraint firstItem="f" firstAttribute="centerY" secondItem="v2" secondAttribute="centerY" id="k2"/>
    <constraint firstAttribute="trailingMargin" secondItem="f" secondAttribute="trailing" id="k3"/></constraints></tableViewCellContentView>
    </tableViewCell></cells></tableViewSection></sections>\(outlets)
    </tableView><connections><outlet property="field" destination="f" id="o3"/></connections></tableViewController>
    """

  @Test func `rows of a document are in the table with their heights (R-NIB-8)`() throws {
    let controller = try launch(Self.settings, as: SettingsController.self)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect(table.tableHeaderView?.frame.height == 70)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.frame.height) == [44, 80])
    #expect(table.visibleCells[0].textLabel?.text == "Name")
    #expect(table.visibleCells[0].accessoryType == .disclosureIndicator)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "ACCOUNT")
    #expect(controller.field?.frame.minX == 20)
    #expect(controller.field?.frame.width == 353)
  }

  @Test func `a cell's segue is performed before the delegate's didSelect (R-NIB-8)`() throws {
    let controller = try launch(Self.settings, as: SettingsController.self)
    sim.perform { controller.tableView?.tap(IndexPath(indexes: [0, 0])) }
    sim.settle()
    #expect(controller.received == ["prepare name Name", "select 0 0"])
    #expect(controller.presentedViewController?.title == "Detail")
  }

  @Test func `a prototype is made of its class, connected, and reused (R-NIB-8)`() throws {
    let controller = try launch(
      """
      <tableViewController id="c" customClass="FeedController" customModule="InterfaceBuilderTests">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="100" sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="post" customClass="PostCell" customModule="InterfaceBuilderTests" id="p"><rect key="frame" x="0" y="28" width="393" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="p" id="pv"><rect key="frame" x="0" y="0" width="393" height="100"/>
      <subviews><label text="-" translatesAutoresizingMaskIntoConstraints="NO" id="pl"/></subviews>
      <constraints><constraint firstItem="pl" firstAttribute="leading" secondItem="pv" secondAttribute="leadingMargin" id="k1"/>
      <constraint firstItem="pl" firstAttribute="top" secondItem="pv" secondAttribute="topMargin" id="k2"/></constraints></tableViewCellContentView>
      <connections><outlet property="title" destination="pl" id="o4"/></connections></tableViewCell></prototypes>\(Self.outlets)
      </tableView></tableViewController>
      """, as: FeedController.self)
    let table = try #require(controller.tableView)
    let cells = table.visibleCells.compactMap { $0 as? PostCell }
    #expect(cells.count == 8 && cells[3].title?.text == "Post 3")
    let position = try #require(cells[3].title?.frame.origin)
    #expect((position.x - 20).magnitude < 0.01 && (position.y - 11).magnitude < 0.01)
    #expect(cells[3].reuseIdentifier == "post" && cells[3].frame.height == 100)
    for _ in 0..<3 {
      sim.perform { table.contentOffset.y += 300 }
      sim.settle()
    }
    let counts = table.visibleCells.compactMap { ($0 as? PostCell)?.prepared }
    #expect(counts.contains(1))
  }

  private func cellNib(
    _ identifier: String, element: String = "tableViewCell", and others: String = ""
  ) -> UINib {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(element) reuseIdentifier="\(identifier)" id="p"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <\(element)ContentView key="contentView" id="pv"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews><view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="q"><constraints><constraint firstAttribute="height" constant="90" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="q" firstAttribute="top" secondItem="pv" secondAttribute="top" id="k1"/>
      <constraint firstAttribute="bottom" secondItem="q" secondAttribute="bottom" id="k2"/></constraints>
      </\(element)ContentView></\(element)>\(others)</objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  @Test func `a cell of a registered nib file has a height from its constraints (R-NIB-8)`() throws
  {
    let table = sim.perform { UITableView(frame: .zero) }
    table.register(cellNib("row"), forCellReuseIdentifier: "row")
    let cell = try #require(sim.perform { table.dequeueReusableCell(withIdentifier: "row") })
    #expect(cell.contentView.viewWithTag(7) != nil)
    let fit = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fit.height == 90)
  }

  @Test func `a nib file with another view or identifier raises UIKit's exception`() throws {
    var raised: [UIKitException] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception) }
    let table = sim.perform { UITableView(frame: .zero) }
    table.register(
      cellNib("tile", element: "collectionViewCell"), forCellReuseIdentifier: "row")
    _ = sim.perform { table.dequeueReusableCell(withIdentifier: "row") }
    table.register(cellNib("other"), forCellReuseIdentifier: "row")
    _ = sim.perform { table.dequeueReusableCell(withIdentifier: "row") }
    #expect(
      raised.map(\.reason) == [
        "invalid nib registered for identifier (row) - nib must contain exactly one top level object which must be a UITableViewCell instance",
        "cell reuse indicator in nib (other) does not match the identifier used to register the nib (row)",
      ])
  }

  /// R-NIB-2.6.
  @Test func `a gesture recognizer is a top-level object, which a nib file of a cell may not have`()
  {
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    let nib = cellNib("row", and: #"<tapGestureRecognizer id="t"/><view id="v"/>"#)
    let made = sim.perform { nib.instantiate(withOwner: nil) }
    #expect(made.count == 3 && made[1] is UITapGestureRecognizer)
    let table = sim.perform { UITableView(frame: .zero) }
    table.register(
      cellNib("row", and: #"<tapGestureRecognizer id="t"/>"#), forCellReuseIdentifier: "row")
    _ = sim.perform { table.dequeueReusableCell(withIdentifier: "row") }
    #expect(raised.count == 1 && raised[0].contains("exactly one top level object"))
  }

  @Test func `a collection view has its document's layout, cells and headers (R-NIB-8)`() throws {
    let controller = try launch(
      """
      <collectionViewController id="c" customClass="GridController" customModule="InterfaceBuilderTests">
      <collectionView key="view" dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="y">
      <size key="itemSize" width="100" height="120"/><size key="headerReferenceSize" width="50" height="40"/>
      <size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="10" minY="5" maxX="10" maxY="5"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="tile" tag="3" id="p"><rect key="frame" x="0" y="0" width="100" height="120"/>
      <view key="contentView" id="pv"><rect key="frame" x="0" y="0" width="100" height="120"/></view></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="4" id="hv"><rect key="frame" x="0" y="0" width="393" height="40"/></collectionReusableView>\(Self.outlets)
      </collectionView></collectionViewController>
      """, as: GridController.self)
    let grid = try #require(controller.collectionView)
    #expect(grid.visibleCells.map(\.tag) == [3, 3, 3, 3, 3])
    #expect(grid.visibleCells[0].frame == CGRect(x: 10, y: 45, width: 100, height: 120))
    #expect(grid.visibleCells[3].frame.minY == 169)
    let header = grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(indexes: [0, 0]))
    #expect(header?.tag == 4 && header?.frame.height == 40)
  }

  @Test func `a controller's bars have their views, and its table has its refresh control`()
    throws
  {
    let document = try document(
      """
      <tableViewController id="c"><tableView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      <navigationItem key="navigationItem" id="n"><view key="titleView" id="t" tag="5"><rect key="frame" x="0" y="0" width="80" height="30"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
      <constraints><constraint firstItem="i" firstAttribute="width" secondItem="t" secondAttribute="width" id="k"/></constraints></view>
      <barButtonItem key="rightBarButtonItem" id="b"><view key="customView" id="w" tag="6"><rect key="frame" x="0" y="0" width="20" height="20"/></view></barButtonItem>
      </navigationItem>
      <toolbarItems><barButtonItem style="plain" id="q"><view key="customView" id="z" tag="7"><rect key="frame" x="0" y="0" width="90" height="30"/></view></barButtonItem></toolbarItems>
      <refreshControl key="refreshControl" id="r"/></tableViewController>
      """)
    #expect(UnreadElements.all(in: document).isEmpty)
    let controller = try #require(
      UIStoryboard(name: "Main", source: StoryboardScenes(document))
        .instantiateInitialViewController() as? UITableViewController)
    #expect(controller.view != nil)
    #expect(controller.refreshControl != nil)
    let item = controller.navigationItem
    #expect(item.titleView?.tag == 5 && item.titleView?.frame.width == 80)
    #expect(item.titleView?.constraints.count == 1)
    #expect(item.rightBarButtonItem?.customView?.tag == 6)
    #expect(controller.toolbarItems?.first?.customView?.tag == 7)
  }

  @Test func `unread elements of a document are listed with their location`() throws {
    let document = try document(
      """
      <viewController id="c"><view key="view" id="v"/><refreshControl key="refreshControl" id="r"/>
      <fancyThing id="x"/></viewController>
      """)
    let found = UnreadElements.all(in: document)
    let names = found.map { $0.markup.name }
    #expect(names == ["refreshControl", "fancyThing"])
    #expect(document.location(of: found[1].markup).column == 1)
  }
}
