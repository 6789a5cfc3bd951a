import Gimbal
import Testing
import UIKit

/// Objects created from metatypes, as in an app's source.
@MainActor @Suite struct MadeByTypeTests {
  private class Badge: UIView {
    let count: Int
    override init(frame: CGRect) {
      count = 3
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Row: UITableViewCell {
    var made: [String] = []
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made.append("style")
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Key: UIButton {
    var isOwn = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOwn = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Page: UIViewController {
    var nib: String?
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      nib = nibName ?? "none"
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Press: UILongPressGestureRecognizer {
    var isOwn = false
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      isOwn = true
    }
  }

  private func made<View: UIView>(_ type: View.Type) -> View { View() }
  private func framed<View: UIView>(_ type: View.Type) -> View {
    View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func controller<Controller: UIViewController>() -> Controller { Controller() }
  private func button<Button: UIButton>(_ type: UIButton.ButtonType) -> Button {
    Button(type: type)
  }

  @Test func `a metatype parameter creates its own class`() {
    #expect(made(Badge.self).count == 3)
    #expect(framed(Badge.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed(Badge.self).count == 3)
    #expect(made(UILabel.self).numberOfLines == 1)
    let page: Page = controller()
    #expect(page.nib == "none")
    let key: Key = button(.detailDisclosure)
    #expect(key.isOwn && key.buttonType == .detailDisclosure)
    #expect(key.image(for: .normal) != nil)
    let plain: UIButton = button(.system)
    #expect(plain.buttonType == .system && plain.image(for: .normal) == nil)
  }

  @Test func `a metatype variable creates the class of its value, not of its static type`() {
    let type: UIView.Type = Badge.self
    #expect((type.init() as? Badge)?.count == 3)
    #expect((type.init(frame: .zero) as? Badge)?.count == 3)
    let row: UITableViewCell.Type = Row.self
    #expect((row.init(style: .default, reuseIdentifier: "a") as? Row)?.made == ["style"])
    #expect(row.init(style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
    let key: UIButton.Type = Key.self
    #expect((key.init(type: .close) as? Key)?.buttonType == .close)
    let pages: [UIViewController.Type] = [Page.self, UINavigationController.self]
    #expect((pages[0].init() as? Page)?.nib == "none")
    #expect(pages[1].init() is UINavigationController)
    #expect((pages[0].init(nibName: "Page", bundle: nil) as? Page)?.nib == "Page")
    let press: UIGestureRecognizer.Type = Press.self
    #expect((press.init(target: nil, action: nil) as? Press)?.isOwn == true)
  }

  private final class Flow: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "flow"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a metatype creates a navigation controller with a root controller`() {
    let root = UIViewController()
    let types: [UINavigationController.Type] = [UINavigationController.self, Flow.self]
    #expect(types[0].init(rootViewController: root).viewControllers == [root])
    let flow = types[1].init(rootViewController: root)
    #expect(flow is Flow && flow.title == "flow")
  }

  private final class WideTraits: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  }
  private final class Context: UICollectionViewLayoutInvalidationContext {
    let reason: String
    init(reason: String) {
      self.reason = reason
      super.init()
    }
  }
  private final class Screen: UIScreen { override var scale: CGFloat { 7 } }
  private final class Move: UICollectionViewUpdateItem {
    override var updateAction: Action { .move }
  }

  @Test func `subclasses of lists, traits and screens are created and override properties`() throws
  {
    #expect(WideTraits().horizontalSizeClass == .regular)
    #expect(Context(reason: "new data").invalidatedItemIndexPaths == nil)
    #expect(Move().updateAction == .move && Move().indexPathBeforeUpdate == nil)
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-2"))
    let screen = sim.perform { Screen() }
    #expect(screen.scale == 7 && screen.bounds == UIScreen.main.bounds)
  }

  @Test func `objects created from metatypes are deallocated`() {
    weak var view: UIView?
    do {
      let made = made(Badge.self)
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
