import Gimbal
import GimbalDevices
import Testing
import UIKit

/// Names that snapshot tests use, by `import UIKit`.
@MainActor @Suite struct HierarchyTextTests {
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:? 0x[0-9a-f]+/#, with: "")
  }

  @Test func `the hierarchy of views is returned by the name of its method (L-AMB-5)`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let label = UILabel()
    label.text = "A"
    view.addSubview(label)
    let result = view.perform(Selector(("recursiveDescription")))
    let text = try #require(result?.retain().takeUnretainedValue() as? String)
    #expect(
      Self.withoutAddresses(text) == """
        <UIView; frame = (0 0; 9 9); layer = <CALayer>>
           | <UILabel; frame = (0 0; 0 0); text = 'A'; userInteractionEnabled = NO; \
        layer = <_UILabelLayer>>
        """)
  }

  @Test func `the hierarchy of controllers has states, views and presented controllers (L-AMB-5)`()
    throws
  {
    let simulator = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let tabs = simulator.perform {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: pages),
        UINavigationController(rootViewController: UIViewController()),
      ]
      return tabs
    }
    simulator.launch(tabs)
    simulator.perform { tabs.present(UIViewController(), animated: false) }
    simulator.settle()
    let result = simulator.perform { tabs.perform(Selector(("_printHierarchy"))) }
    let text = try #require(result?.retain().takeUnretainedValue() as? String)
    #expect(
      Self.withoutAddresses(text) == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
           |    |    | <UIViewController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: disappeared, view: (view not loaded)
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
           + <UIViewController>, state: appeared, view: <UIView>, \
        presented with: <UISheetPresentationController>
        """)
  }

  @Test func `perform returns objects and bridged values, and nil for a method without a result`() {
    @MainActor final class Store: NSObject {
      let object = NSObject()
      func stored() -> NSObject { object }
      func missing() -> String? { nil }
      func number(_ a: NSNumber) -> Int { a.intValue + 1 }
      func nothing() {}
    }
    let store = Store()
    #expect(store.perform(Selector(of: Store.stored))?.takeUnretainedValue() === store.object)
    #expect(store.perform(Selector(of: Store.missing)) == nil)
    #expect(store.perform(Selector(of: Store.nothing)) == nil)
    let number = store.perform(Selector(of: Store.number), with: NSNumber(value: 2))
    #expect(number?.takeUnretainedValue() as? Int == 3)
  }

  @Test func `a CGFloat casts to a number object and back`() {
    let number = CGFloat(1.5) as NSNumber
    #expect(number == 1.5 && (number as Any) as? CGFloat == 1.5)
    #expect(NSNumber(value: 2) as Any as? CGFloat == 2)
  }

  @Test func `an activity of a test runs its closure`() throws {
    let name = XCTContext.runActivity(named: "Open") { activity in
      let file = XCTAttachment(uniformTypeIdentifier: nil, name: "a", payload: nil)
      activity.add(file)
      return activity.name + (file.name ?? "") + file.uniformTypeIdentifier
    }
    #expect(name == "Openapublic.data")
  }

  @Test func `images of scenes and pages have no content`() async {
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.snapshot().size == view.bounds.size && view.snapshot().pngData() == nil)
    #expect(SKView().texture(from: SKScene(size: .zero)) == nil)
    let image: UIImage? = await withCheckedContinuation { continuation in
      WKWebView().takeSnapshot(with: WKSnapshotConfiguration()) { image, error in
        continuation.resume(returning: error == nil ? UIImage() : image)
      }
    }
    #expect(image == nil)
  }
}
