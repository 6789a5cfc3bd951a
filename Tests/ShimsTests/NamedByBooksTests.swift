import Testing
import UIKit

/// Names that the sample apps of books use, which are kept, by `import UIKit`.
@MainActor @Suite struct NamedByBooksTests {
  private final class Counting: UIView {
    @Invalidating(.display, .layout) var level = 0
    @Invalidating(.intrinsicContentSize) var width: CGFloat = 10
    @Invalidating(.layout, .constraints, .display) var name = ""
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
  }

  @Test func `a property that invalidates has its view laid out again when its value changes`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    var count = 0
    final class Watched: UIView {
      var told: () -> Void = {}
      @Invalidating(.layout) var level = 0
      override func layoutSubviews() { told() }
    }
    let watched = Watched(frame: view.frame)
    watched.told = { count += 1 }
    watched.layoutIfNeeded()
    let before = count
    watched.level = 0
    watched.layoutIfNeeded()
    #expect(count == before)
    watched.level = 1
    watched.layoutIfNeeded()
    #expect(count == before + 1 && watched.level == 1)
    view.width = 20
    view.name = "a"
    view.level = 2
    #expect(view.width == 20 && view.name == "a" && view.level == 2)
  }

  @Test func `geometry is a text and is read from it`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIOffset(horizontal: -1, vertical: 0)) == "{-1, 0}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let leading = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: leading)) == leading)
    #expect(
      NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))).dy == 2)
    #expect(NSCoder.uiOffset(for: "{1, 2}").vertical == 2)
    #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 0, 0]").a == 2)
  }

  @Test func `objects are arguments of texts`() {
    #expect(String(format: "%@!", NSNumber(value: 3)) == "3!")
    let view = UIView()
    #expect(String(format: "%@", view) == view.description)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(String(format: "%@", traits) == String(describing: traits))
  }

  @Test func `bar buttons have actions, menus and possible titles`() {
    let action = UIAction(title: "Add") { _ in }
    let menu = UIMenu(title: "More", children: [action])
    let item = UIBarButtonItem(title: "A", image: nil, primaryAction: action, menu: menu)
    #expect(item.title == "A" && item.primaryAction === action && item.menu === menu)
    #expect(UIBarButtonItem(title: "B", menu: menu).menu === menu)
    let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
    #expect(system.primaryAction === action && system.menu == nil)
    #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
    item.possibleTitles = ["Edit", "Done"]
    #expect(item.possibleTitles?.count == 2)
    #expect(UIBarButtonItem(primaryAction: action).title == "Add")
    UITabBarItem.appearance().setTitleTextAttributes([:], for: .normal)
  }

  private final class Restored: UIViewController, UIViewControllerRestoration {
    override var nibName: String { "None" }
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { Restored() }
  }

  @Test func `what would be restored is kept, and a class states its nib file`() {
    let controller = UIViewController()
    controller.restorationClass = Restored.self
    #expect(controller.restorationClass is Restored.Type)
    #expect((Restored() as UIViewController).nibName == "None")
    #expect(UIViewController(nibName: "A", bundle: nil).nibName == "A")
    #expect(controller.nibName == nil)
  }

  private final class Pressed: NSObject, UIPreviewInteractionDelegate,
    UIViewControllerPreviewingDelegate, UIPointerInteractionDelegate
  {
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {}
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func `presses and pointers are kept and never begin`() {
    let pressed = Pressed()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let interaction = UIPreviewInteraction(view: view)
    interaction.delegate = pressed
    #expect(interaction.view === view && interaction.location(in: view) == .zero)
    let context = UIViewController().registerForPreviewing(with: pressed, sourceView: view)
    #expect(context.sourceRect == view.bounds && context.delegate === pressed)
    let pointer = UIPointerInteraction(delegate: pressed)
    view.addInteraction(pointer)
    #expect(pointer.view === view)
    let style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    let region = UIPointerRegion(rect: view.bounds, identifier: 1)
    #expect(pressed.pointerInteraction(pointer, styleFor: region) == nil)
    let button = UIButton(type: .system)
    #expect(!button.isPointerInteractionEnabled)
    button.pointerStyleProvider = { _, _, _ in style }
    #expect(button.isPointerInteractionEnabled && button.pointerStyleProvider != nil)
  }

  private final class Background: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  private final class Tiles: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
  }

  @Test func `backgrounds of popovers and tiles are kept`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    popover.popoverBackgroundViewClass = Background.self
    #expect(popover.popoverBackgroundViewClass?.arrowHeight() == 20)
    let layer = try #require(Tiles().layer as? CATiledLayer)
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    layer.tileSize = CGSize(width: 10, height: 10)
    #expect(layer.tileSize.width == 10)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    #expect(image.imageRendererFormat.scale == image.scale)
  }

  @Test func `the controller that carries out an action is found upwards`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let show = Selector(of: UIViewController.show(_:sender:), named: "show:sender:")
    #expect(root.targetViewController(forAction: show, sender: nil) === navigation)
    let detail = Selector(
      of: UIViewController.showDetailViewController(_:sender:),
      named: "showDetailViewController:sender:")
    #expect(root.targetViewController(forAction: detail, sender: nil) == nil)
    let pop = Selector(
      of: UINavigationController.popToRootViewController(animated:), named: "pop")
    #expect(root.targetViewController(forAction: pop, sender: nil) === navigation)
  }
}
