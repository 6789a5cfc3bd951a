import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGestures
import GimbalGraphics
import GimbalLayers
import GimbalLists
import GimbalTraits
import SeededGenerator
import TestSupport

/// An app with lists, fields, recognizers and layers, used at random, that makes random calls inside their callbacks.
///
/// Equal seeds give equal steps. Steps inside callbacks are limited in number and depth, so that every sequence ends.
@MainActor
final class InputRandomTest {
  let sim: Simulator
  var random: SplitMix64
  private(set) var objects: [WeakObject] = []
  private(set) var delegate: InputRandomDelegate?
  let root = UIViewController()
  /// The numbers of rows and items that the data source has in each section.
  var counts = [6, 9]
  /// The number of steps that may still run inside callbacks.
  private var left = 0
  private var depth = 0
  private var isOver = false
  /// The invariants that the first failing step broke.
  private(set) var broken: [String] = []
  private let logsSteps: Bool

  init(seed: Int, logsSteps: Bool = false) throws {
    random = SplitMix64(seed: seed)
    self.logsSteps = logsSteps
    let device = ControllerRandomTest.devices.randomElement(using: &random)!
    sim = try Simulator(
      DeviceCatalog.standard.device(device.slug),
      system: .iOS(device.systems.randomElement(using: &random)!), recording: .last(50))
    sim.exceptionHandler = { _, _ in }
  }

  func run(steps: Int) {
    let delegate = InputRandomDelegate(self)
    self.delegate = delegate
    retain(root)
    left = 20
    sim.launch(
      roll(2) == 0 ? root : sim.perform { UINavigationController(rootViewController: root) })
    sim.doing { for _ in 0..<3 { add(makeView()) } }
    for _ in 0..<steps {
      left = 12
      use()
      if broken.isEmpty { broken = exceptions() }
    }
    isOver = true
    sim.settle()
    if broken.isEmpty { broken = exceptions() }
    // A cell retains its accessory view; inside that view, its table would be part of a cycle of the app's own.
    for table in all(UITableView.self) where table.superview !== root.view {
      sim.doing { table.removeFromSuperview() }
    }
  }

  /// Returns the broken invariants of all living objects, as text.
  private func exceptions() -> [String] {
    let invariants = Invariants(of: sim.machine, with: objects.compactMap(\.object))
    return invariants.breaches.isEmpty ? [] : [invariants.text]
  }

  /// Called in every callback: sometimes runs a step.
  func react(_ callback: @autoclosure () -> String) {
    guard !isOver, left > 0, depth < 4, roll(4) == 0 else { return }
    left -= 1
    depth += 1
    if logsSteps { print(depth, "in", callback()) }
    act()
    depth -= 1
  }

  func log(_ text: @autoclosure () -> String) { if logsSteps { print(depth, text()) } }

  // MARK: Choosing

  func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  func flip() -> Bool { Bool.random(using: &random) }
  func any<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }
  func all<Kind: AnyObject>(_: Kind.Type) -> [Kind] { objects.compactMap { $0.object as? Kind } }
  func pick<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? {
    all(kind).randomElement(using: &random)
  }

  // MARK: Making

  @discardableResult
  func retain<Kind: AnyObject>(_ object: Kind) -> Kind {
    if objects.count > 200 { objects.removeAll { $0.object == nil } }
    objects.append(WeakObject(object))
    return object
  }

  func add(_ view: UIView) {
    let parent = roll(3) == 0 ? pick(UIView.self) ?? root.view! : root.view!
    guard !view.isDescendant(of: parent), !parent.isDescendant(of: view) else { return }
    parent.addSubview(view)
  }

  func makeView() -> UIView {
    let frame = CGRect(x: roll(150), y: roll(300), width: 60 + roll(200), height: 40 + roll(300))
    let view: UIView
    switch roll(9) {
    case 0:
      let field = InputRandomField(frame: frame)
      field.randomTest = self
      field.delegate = delegate
      field.text = "some words"
      field.addAction(
        UIAction { [weak self] _ in self?.react("editingChanged") }, for: .editingChanged)
      field.addAction(UIAction { [weak self] _ in self?.react("didEnd") }, for: .editingDidEnd)
      field.clearButtonMode = .always
      if roll(4) == 0 {
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 40))
      }
      view = field
    case 1:
      let text = UITextView(frame: frame)
      text.delegate = delegate
      text.text = String(repeating: "some words ", count: roll(40))
      view = text
    case 2:
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: 400, height: 900)
      scroll.delegate = delegate
      scroll.maximumZoomScale = 3
      scroll.isPagingEnabled = roll(4) == 0
      let content = InputRandomView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
      content.randomTest = self
      scroll.addSubview(retain(content))
      view = scroll
    case 3:
      let table = UITableView(frame: frame, style: any([.plain, .grouped]))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = delegate
      table.delegate = delegate
      view = table
    case 4:
      let layout =
        flip()
        ? UICollectionViewFlowLayout()
        : UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      let list = UICollectionView(frame: frame, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = delegate
      list.delegate = delegate
      view = list
    case 5:
      let control: UIControl = any([UISwitch(), UISlider(frame: frame), UIButton(frame: frame)])
      for event in [UIControl.Event.touchDown, .touchUpInside, .valueChanged, .touchCancel] {
        control.addAction(UIAction { [weak self] _ in self?.react("action") }, for: event)
      }
      control.frame.origin = frame.origin
      view = control
    case 6:
      let bar = UISearchBar(frame: frame)
      bar.delegate = delegate
      view = bar
    default:
      let plain = InputRandomView(frame: frame)
      plain.randomTest = self
      plain.addGestureRecognizer(makeRecognizer())
      plain.isMultipleTouchEnabled = flip()
      view = plain
    }
    return retain(view)
  }

  func makeRecognizer() -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch roll(6) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + roll(2)
      recognizer = tap
    case 1: recognizer = UIPanGestureRecognizer()
    case 2: recognizer = UILongPressGestureRecognizer()
    case 3: recognizer = UISwipeGestureRecognizer()
    case 4: recognizer = UIPinchGestureRecognizer()
    default:
      let own = InputRandomRecognizer()
      own.randomTest = self
      recognizer = own
    }
    recognizer.delegate = delegate
    recognizer.addTarget(delegate!, action: Selector(of: InputRandomDelegate.recognized))
    recognizer.cancelsTouchesInView = flip()
    recognizer.delaysTouchesBegan = roll(4) == 0
    return retain(recognizer)
  }

  func makeLayer() -> CALayer {
    let layer = flip() ? CALayer() : CAShapeLayer()
    layer.frame = CGRect(x: roll(50), y: roll(50), width: 30, height: 30)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    return retain(layer)
  }
}
