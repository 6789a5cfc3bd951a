import Foundation
import Gimbal
import GimbalDevices
import GimbalSnapshots
import Testing
import UIKit

/// A screen with views of every role, and views that are hidden, transparent, clipped, covered and rotated.
private final class EverythingController: UIViewController {
  let bar = UIToolbar()
  let list = UITableView()
  let field = UITextField()
  let button = UIButton(type: .system)
  let label = UILabel()
  let card = UIView()
  let hidden = UIView()
  let faint = UIView()
  let rotated = UIImageView()
  let cover = UIView()
  let clipped = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Everything"
    view.backgroundColor = .systemBackground
    let views: [(UIView, CGRect)] = [
      (bar, CGRect(x: 0, y: 600, width: 320, height: 44)),
      (list, CGRect(x: 0, y: 400, width: 320, height: 150)),
      (field, CGRect(x: 20, y: 120, width: 200, height: 34)),
      (button, CGRect(x: 20, y: 160, width: 90, height: 44)),
      (label, CGRect(x: 20, y: 210, width: 200, height: 21)),
      (card, CGRect(x: 20, y: 240, width: 100, height: 100)),
      (hidden, CGRect(x: 140, y: 240, width: 20, height: 20)),
      (faint, CGRect(x: 170, y: 240, width: 40, height: 40)),
      (rotated, CGRect(x: 230, y: 240, width: 40, height: 20)),
      (cover, CGRect(x: 160, y: 230, width: 60, height: 60)),
    ]
    for (child, frame) in views {
      child.frame = frame
      view.addSubview(child)
    }
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    button.accessibilityIdentifier = "go"
    label.text = "A label"
    field.placeholder = "Name"
    card.clipsToBounds = true
    card.backgroundColor = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5)
    card.accessibilityIdentifier = "card"
    clipped.frame.origin = CGPoint(x: 120, y: 10)
    card.addSubview(clipped)
    hidden.isHidden = true
    faint.alpha = 0.5
    faint.isUserInteractionEnabled = false
    rotated.transform = CGAffineTransform(rotationAngle: .pi / 6)
    cover.backgroundColor = .red
    list.dataSource = self
  }
}

extension EverythingController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

/// Values that public members of UIKit return equal those of Gimbal's engine.
@MainActor @Suite struct WindowReadingTests {
  /// A view's snapshot with the values that public members of UIKit have.
  private static func values(_ view: ViewSnapshot) -> ViewSnapshot {
    var view = view
    // Views without an identifier may have another number in their names.
    view.name = ""
    view.isPositionedByList = false
    view.awaitsContent = false
    view.element = nil
    view.content.isMadeBySystem = false
    view.content.scrolledSize = nil
    // Only the engine knows that the label in a button is the button's, where the class is UILabel.
    let text = ["UILabel", "UITextField"].contains(view.className) ? view.content.text : nil
    view.content.text = text.flatMap {
      $0.string == "" ? nil : ViewText($0.string, rect: .zero, lines: 0, lineWidth: 0)
    }
    return view
  }

  /// The fields of two views that differ, with both values.
  private static func differences(_ read: ViewSnapshot, _ known: ViewSnapshot) -> [String] {
    func text(_ value: Any) -> String {
      var text = ""
      dump(value, to: &text)
      return text
    }
    let pairs = zip(
      Mirror(reflecting: values(read)).children, Mirror(reflecting: values(known)).children)
    return pairs.filter { text($0.value) != text($1.value) }.map {
      "\(known.name), \($0.label ?? ""): read is \(text($0.value)) known is \(text($1.value))"
    }
  }

  /// The views and values that differ, one a line.
  private static func differences(on sim: Simulator) throws -> String {
    let window = try #require(sim.window)
    let found = WindowReading(window).layout
    var expected = sim.layout
    #expect(found.views.count == expected.views.count && found.views.count > 20)
    var all: [String] = []
    for (read, known) in zip(found.views, expected.views) {
      all += differences(read, known)
      let one = LocatedView(read, in: found).visibility
      let other = LocatedView(known, in: expected).visibility
      if one.visiblePart != other.visiblePart || one.isSeen != other.isSeen
        || one.isTouchable != other.isTouchable
      {
        all.append("\(known.name): read is \(one) known is \(other)")
      }
    }
    expected.views = found.views
    #expect(found == expected)
    return all.joined(separator: "\n")
  }

  @Test(arguments: ["iphone-15-pro", "iphone-se-3", "ipad-pro-11-m4"])
  func `a window that is read through public members has the layout that the engine knows`(
    device: String
  ) throws {
    let sim = try Simulator(DeviceCatalog.standard.device(device))
    sim.launch(UINavigationController(rootViewController: EverythingController()))
    #expect(try Self.differences(on: sim) == "")
    sim.rotate(to: .landscapeLeft)
    #expect(try Self.differences(on: sim) == "")
    sim.settings.userInterfaceStyle = .dark
    #expect(try Self.differences(on: sim) == "")
  }

  @Test func `receivers have the names of the trace`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let root = EverythingController()
    sim.launch(root)
    let screen = AssertionScreen(sim.window)

    #expect(screen.layout.names.prefix(2) == sim.layout.names.prefix(2))
    #expect(Array(screen.layout.names.prefix(1)) == ["window"])
    #expect(screen.name(of: root.view) == "root.view")
    #expect(screen.name(of: root.card) == "card")
    #expect(screen.view(at: "go") === root.button)
    #expect(screen.name(of: root.label).hasPrefix("UILabel#"))
    #expect(screen.name(of: UILabel()) == "UILabel")
    #expect(screen.controllers.contains { $0 === root })
  }

  @Test func `without a window there is no view`() {
    let screen = AssertionScreen(nil)

    #expect(screen.layout.views == [] && screen.scale == 1)
    #expect(screen.position(of: UIView()) == nil)
  }
}
