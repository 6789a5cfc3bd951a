import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Titles and buttons that the system shows in bars (R-BAR-11 to R-BAR-16).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct BarPartTests {
  private let sim: Simulator
  private let page = Probe("page")
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    page.title = "Profile"
    navigation = UINavigationController(rootViewController: page)
    sim.launch(navigation)
  }

  @MainActor
  private final class Receiver: NSObject {
    var senders: [AnyObject] = []
    func pressed(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  private func text(_ text: String) throws -> LocatedView { try #require(sim.layout[text]) }

  @Test func `a title is centered in its bar (R-BAR-13)`() throws {
    let title = try text("Profile")
    #expect(title.className == "_UINavigationBarTitleLabel")
    #expect(abs(title.windowFrame.midX - 195) < 0.5)
    #expect(title.windowFrame.minY == 47 + 35 / 3.0)
    #expect(title.content.text?.string == "Profile" && title.content.text?.isCut == false)
    sim.doing { page.title = "Another" }
    #expect(sim.layout["Profile"] == nil)
    #expect(try text("Another").windowFrame.minY == 47 + 35 / 3.0)
  }

  @Test func `a title follows a rotation and a hidden bar (R-BAR-11)`() throws {
    sim.rotate(to: .landscapeLeft)
    #expect(abs(try text("Profile").windowFrame.midX - 422) < 0.5)
    sim.doing { navigation.isNavigationBarHidden = true }
    #expect(sim.layout["Profile"] == nil)
    sim.doing { navigation.isNavigationBarHidden = false }
    sim.rotate(to: .portrait)
    #expect(abs(try text("Profile").windowFrame.midX - 195) < 0.5)
  }

  @Test func `a part that the app moves into its own view is in one superview (R-BAR-11)`() throws {
    let bar = navigation.navigationBar
    let parts = bar.subviews
    let part = try #require(parts.first)
    for part in parts { page.view.addSubview(part) }
    sim.doing { page.title = "Another" }
    _ = sim.layout
    sim.rotate(to: .landscapeLeft)

    #expect([bar, page.view].filter { $0.subviews.contains(part) } == [part.superview])
    #expect(sim.layout["Another"] != nil)
  }

  @Test func `reading the layout of a bar records no events (R-BAR-11)`() {
    let count = sim.trace.events.count
    _ = sim.layout
    #expect(!navigation.navigationBar.subviews.isEmpty)
    #expect(sim.trace.events.count == count)
    sim.doing {}
    let later = sim.trace.events.dropFirst(count).map(\.receiverClass)
    #expect(later.allSatisfy(ViewContent.isPrivate))
  }

  @Test func `app code finds the views of a bar, and a frame that it sets stays (R-BAR-11)`()
    throws
  {
    let tabs = UITabBarController()
    let (first, second) = (Probe("first"), Probe("second"))
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    sim.doing { tabs.viewControllers = [first, second] }
    sim.launch(tabs)
    let button = try #require(tabs.tabBar.subviews.first)
    #expect("\(type(of: button))" == "UITabBarButton")
    sim.doing { button.frame.size.width = 50 }
    #expect(try text("One").frame.width == 50)
    sim.doing { first.tabBarItem.title = "Uno" }
    #expect(try text("Uno").frame.width == 191)
  }

  @Test
  func `buttons with titles are at the ends of the row, 16 points from the sides (R-BAR-12)`()
    throws
  {
    sim.doing {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    }
    let (close, save) = (try text("Close"), try text("Save"))
    #expect(close.className == "_UIButtonBarButton" && close.content.role == .control)
    #expect(abs(close.windowFrame.minX - 8) < 0.01 && close.windowFrame.height == 44)
    #expect(abs(close.windowFrame.minX + (close.content.text?.rect.minX ?? 0) - 16) < 0.2)
    #expect(abs(save.windowFrame.maxX - 382) < 0.01 && save.windowFrame.minY == 47)
    #expect(abs(save.windowFrame.minX + (save.content.text?.rect.maxX ?? 0) - 374) < 0.2)
    sim.doing {
      navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      navigation.view.setNeedsLayout()
    }
    #expect(abs(try text("Close").windowFrame.maxX - 382) < 0.01)
    #expect(abs(try text("Save").windowFrame.minX - 8) < 0.01)
  }

  @Test func `buttons with images have 11 points around them, and 8 at an end (R-BAR-12)`() throws {
    let items = [24.0, 24.0].map { width in
      let item = UIBarButtonItem(image: UIImage.sized(width, 24))
      item.title = "picture"
      return item
    }
    sim.doing { page.navigationItem.rightBarButtonItems = items }
    let frames = sim.layout.views.filter { $0.className == "_UIButtonBarButton" }.map(\.windowFrame)
    #expect(frames.map(\.width) == [43, 46] && frames.map(\.minX) == [339, 285])
  }

  @Test
  func `a tap on a button sends its action with the item, or runs its closure (R-BAR-15)`()
    throws
  {
    let receiver = Receiver()
    var count = 0
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: receiver,
      action: Selector(of: Receiver.pressed))
    sim.doing {
      page.navigationItem.rightBarButtonItem = item
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Count") { _ in count += 1 })
    }
    try sim.tap("Save")
    #expect(receiver.senders.count == 1 && receiver.senders.first === item)
    try sim.tap("Count")
    #expect(count == 1)
    sim.doing { item.isEnabled = false }
    try? sim.tap("Save")
    #expect(receiver.senders.count == 1)
  }

  @Test func `a back button with an action performs it, one without an action pops (R-BAR-15)`()
    throws
  {
    var count = 0
    let detail = Probe("detail")
    sim.doing {
      page.navigationItem.backBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Leave") { _ in count += 1 })
      navigation.pushViewController(detail, animated: false)
    }
    try sim.tap("Leave")
    sim.settle()
    #expect(count == 1 && navigation.topViewController === detail)
    sim.doing {
      _ = navigation.popViewController(animated: false)
      page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Return")
      navigation.pushViewController(detail, animated: false)
    }
    try sim.tap("Return")
    sim.settle()
    #expect(count == 1 && navigation.topViewController === page)
  }

  @Test func `a tap on the edit button starts editing, and the next one ends it`() throws {
    sim.doing { page.navigationItem.rightBarButtonItem = page.editButtonItem }
    try sim.tap("Edit")
    #expect(page.isEditing)
    try sim.tap("Done")
    #expect(!page.isEditing)
  }

  @Test
  func `the back button has the title of the item below, and a tap pops (R-BAR-13, R-BAR-15)`()
    throws
  {
    let detail = Probe("detail")
    detail.title = "Detail"
    sim.doing { navigation.pushViewController(detail, animated: true) }
    let back = try text("Profile")
    #expect(back.className == "_UIButtonBarButton" && back.windowFrame.minX == 0)
    #expect(abs((back.content.text?.rect.minX ?? 0) - 28.67) < 0.2)
    #expect(try text("Detail").className == "_UINavigationBarTitleLabel")
    try sim.tap("Profile")
    #expect(navigation.viewControllers == [page])
    #expect(try text("Profile").className == "_UINavigationBarTitleLabel")
  }

  @Test func `a long title shortens the back button to the word Back, or to no text (R-BAR-13)`()
    throws
  {
    let detail = Probe("detail")
    page.title = "A title that is rather long"
    detail.title = "Another one with many words"
    sim.doing { navigation.pushViewController(detail, animated: false) }
    #expect(sim.layout["Back"]?.className == "_UIButtonBarButton")
    sim.doing { detail.title = "Another one with so many words in it, more" }
    let back = try #require(
      sim.layout.views.first { $0.className == "_UIButtonBarButton" })
    #expect(back.windowFrame.width == 44 && back.content.text?.lines == 0)
    sim.doing { page.navigationItem.backButtonDisplayMode = .minimal }
    sim.doing { detail.title = "It" }
    #expect(sim.layout.views.first { $0.className == "_UIButtonBarButton" }?.frame.width == 44)
  }

  @Test func `a large title is below the row until it is scrolled away (R-BAR-13)`() throws {
    navigation.navigationBar.prefersLargeTitles = true
    let scroll = UIScrollView()
    sim.doing {
      page.view.addSubview(scroll)
      scroll.frame = page.view.bounds
      scroll.contentSize = CGSize(width: 390, height: 3000)
    }
    let large = try text("Profile")
    #expect(large.content.text?.fontSize == 34 && abs(large.windowFrame.minX - 16) < 0.01)
    #expect(abs(large.windowFrame.minY - (47 + 44 + 3)) < 0.01)
    sim.doing { scroll.contentOffset.y = 0 }
    #expect(try text("Profile").content.text?.fontSize == 17)
  }

  @Test(.simulator("iphone-se-3", system: .iOS(26)))
  func `titles of tabs on glass are inside of their buttons in both orientations (R-BAR-16)`()
    throws
  {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    sim.doing { tabs.viewControllers = [first, second] }
    sim.launch(tabs)
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      sim.rotate(to: orientation)
      for (title, name) in [("One", "UITabBarButtonLabel#1"), ("Two", "UITabBarButtonLabel#2")] {
        let (button, label) = (try text(title).frame, try text(name).frame)
        #expect(CGRect(origin: .zero, size: button.size).contains(label), "\(orientation)")
      }
    }
  }

  @Test func `tabs share the width, and a tap selects one (R-BAR-15, R-BAR-16)`() throws {
    let tabs = UITabBarController()
    let pages = ["News", "Explore", "Watch", "Profile"].map { name in
      let page = Probe(name)
      page.tabBarItem = UITabBarItem(title: name, image: UIImage.sized(24, 24), tag: 0)
      return page
    }
    tabs.viewControllers = pages
    sim.launch(tabs)
    let frames = try ["News", "Explore", "Watch", "Profile"].map { try text($0).frame }
    #expect(frames.map(\.minX) == [2, 100, 197, 295] && frames.map(\.width) == [94, 93, 94, 93])
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
    try sim.tap("Watch")
    #expect(tabs.selectedViewController === pages[2])
    #expect(sim.layout["Watch"]?.content.role == .control)
  }

  @Test func `buttons of a toolbar share the remaining space and respond to taps (R-BAR-14)`()
    throws
  {
    var count = 0
    sim.doing {
      page.toolbarItems = [
        UIBarButtonItem(primaryAction: UIAction(title: "Reset") { _ in count += 1 }),
        .flexibleSpace(), UIBarButtonItem(title: "Send"),
      ]
      navigation.setToolbarHidden(false, animated: false)
    }
    let (reset, send) = (try text("Reset"), try text("Send"))
    #expect(abs(reset.windowFrame.minX - 8) < 0.01 && abs(send.windowFrame.maxX - 382) < 0.01)
    try sim.tap("Reset")
    #expect(count == 1)
  }

  @Test
  func `buttons of iOS 26 have a glass background, and the back button shows no text (R-BAR-12)`()
    throws
  {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-16-pro"), system: .iOS(26))
    let (page, detail) = (Probe("page"), Probe("detail"))
    page.title = "Encounters"
    detail.title = "Posts"
    let navigation = UINavigationController(rootViewController: page)
    sim.launch(navigation)
    sim.perform {
      detail.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage.sized(22, 22))
      navigation.pushViewController(detail, animated: false)
    }
    sim.settle()
    let buttons = sim.layout.views.filter { $0.className == "_UIButtonBarButton" }
    #expect(
      buttons.map(\.windowFrame) == [
        CGRect(x: 16, y: 62, width: 44, height: 44), CGRect(x: 344, y: 66, width: 38, height: 36),
      ])
    try sim.tap("Encounters")
    #expect(navigation.viewControllers == [page])
  }
}

extension UIImage {
  /// Returns an image with a size in points.
  fileprivate static func sized(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }
}
