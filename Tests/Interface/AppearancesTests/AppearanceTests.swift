import Foundation
import Gimbal
import GimbalAppearances
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalLists
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The appearance that an app sets for classes (R-LOOK-1 to R-LOOK-3).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct AppearanceTests {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}
  private final class Drawer: UIView {}
  private final class MovedLabel: UILabel {
    var fontOnMoving: CGFloat?
    override func didMoveToWindow() { fontOnMoving = font.pointSize }
  }

  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func show(_ view: UIView, in superview: UIView? = nil) {
    sim.doing { (superview ?? root.view).addSubview(view) }
  }

  private func label(_ text: String = "Text") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test
  func
    `a label takes its class's font when it enters a window, and its size follows`()
  {
    let label = label()
    let bare = label.intrinsicContentSize
    UILabel.appearance().font = .systemFont(ofSize: 30)
    #expect(label.font.pointSize == 17)
    show(label)
    #expect(label.font.pointSize == 30)
    #expect(label.intrinsicContentSize.width > bare.width)
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance().font.pointSize == 30)
  }

  @Test func `a view in a window keeps its values until it enters a window again`() {
    let label = label()
    show(label)
    UILabel.appearance().font = .systemFont(ofSize: 30)
    sim.settle()
    #expect(label.font.pointSize == 17)
    sim.doing { label.removeFromSuperview() }
    show(label)
    #expect(label.font.pointSize == 30)
    UILabel.appearance().font = .systemFont(ofSize: 24)
    sim.doing { label.removeFromSuperview() }
    show(label)
    #expect(label.font.pointSize == 24)
  }

  @Test func `values that a view sets itself stay, before and after it enters a window`() {
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let own = label()
    own.font = .systemFont(ofSize: 12)
    show(own)
    #expect(own.font.pointSize == 12)
    let later = label()
    show(later)
    later.font = .systemFont(ofSize: 13)
    sim.doing { later.removeFromSuperview() }
    show(later)
    #expect(later.font.pointSize == 13)
  }

  @Test func `a view has its appearance values in didMoveToWindow`() {
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let label = MovedLabel()
    show(label)
    #expect(label.fontOnMoving == 30)
  }

  @Test func `values of a subclass win over those of its superclass`() {
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UILabel.appearance().numberOfLines = 3
    Badge.appearance().font = .systemFont(ofSize: 11)
    let (plain, badge) = (label(), Badge())
    show(plain)
    show(badge)
    #expect(plain.font.pointSize == 30 && badge.font.pointSize == 11)
    #expect(badge.numberOfLines == 3)
    #expect(sim.name(of: plain) == "UILabel#1")
  }

  @Test func `containers narrow a proxy, the outermost wins, then the longer list`() {
    let (panel, drawer) = (Panel(), Drawer())
    show(drawer)
    show(panel, in: drawer)
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).font = .systemFont(ofSize: 20)
    let (inside, outside) = (label(), label())
    show(inside, in: panel)
    show(outside)
    #expect(inside.font.pointSize == 20 && outside.font.pointSize == 30)

    UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).font = .systemFont(ofSize: 21)
    let second = label()
    show(second, in: panel)
    #expect(second.font.pointSize == 21)

    UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Drawer.self]).font =
      .systemFont(ofSize: 22)
    let third = label()
    show(third, in: panel)
    #expect(third.font.pointSize == 22)

    UILabel.appearance(whenContainedInInstancesOf: [Drawer.self, Panel.self]).font =
      .systemFont(ofSize: 23)
    let fourth = label()
    show(fourth, in: panel)
    #expect(fourth.font.pointSize == 22)
  }

  @Test func `a controller is a container too, and traits narrow a proxy`() {
    UILabel.appearance(whenContainedInInstancesOf: [Probe.self]).font = .systemFont(ofSize: 19)
    UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).numberOfLines = 2
    UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).numberOfLines = 5
    let label = label()
    show(label)
    #expect(label.font.pointSize == 19 && label.numberOfLines == 5)
  }

  @Test func `a layout direction set for all views mirrors their layout`() {
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      child.topAnchor.constraint(equalTo: box.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    show(box)
    #expect(child.frame.minX == 180)
  }

  @Test func `scroll views, bars and windows apply their proxies`() {
    UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
    UINavigationBar.appearance().prefersLargeTitles = true
    UINavigationBar.appearance().titleTextAttributes = [.kern: 2]
    let scrollView = UIScrollView()
    show(scrollView)
    #expect(scrollView.contentInsetAdjustmentBehavior == .never)
    let navigation = UINavigationController(rootViewController: Probe("A"))
    sim.doing { root.present(navigation, animated: false) }
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.titleTextAttributes?[.kern] as? Int == 2)
    #expect(abs(navigation.navigationBar.frame.height - 108) < 0.001)
  }

  @Test func `labels that the system makes for headers apply the font`() throws {
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font =
      .systemFont(ofSize: 31)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Header"
    show(header)
    #expect(header.textLabel?.font.pointSize == 31)
  }

  @Test func `classes with special initialization have proxies`() {
    UITableViewCell.appearance().selectionStyle = .none
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    UICollectionView.appearance().isPrefetchingEnabled = false
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UIActivityIndicatorView.appearance().color = .red
    UIDatePicker.appearance().preferredDatePickerStyle = .wheels
    let table = UITableView(frame: .zero, style: .grouped)
    show(table)
    #expect(table.separatorInset.left == 40)
    let spinner = UIActivityIndicatorView()
    show(spinner)
    #expect(spinner.color == .red)
  }

  @Test func `devices before and after iOS 13 apply values in one process (W-25)`() throws {
    for (slug, system) in [("iphone-8", SystemVersion.iOS(12)), ("iphone-15-pro", .iOS(17))] {
      let sim = try device(slug, system)
      let root = Probe("root")
      sim.launch(root)
      let color = sim.perform {
        UILabel.appearance().textColor = .red
        let label = UILabel()
        root.view.addSubview(label)
        return label.textColor
      }
      #expect(color == .red)
    }
  }
}
