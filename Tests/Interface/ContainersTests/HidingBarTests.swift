import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Bars that touches and the keyboard hide (R-BAR-4 to R-BAR-6).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct HidingBarTests {
  private let sim: Simulator
  private let page = Probe("page")
  private let navigation: UINavigationController
  private let middle = CGPoint(x: 200, y: 400)

  init() throws {
    sim = try #require(Simulator.bound)
    navigation = UINavigationController(rootViewController: page)
    sim.launch(navigation)
  }

  private func swipe(_ way: CGFloat, across: CGFloat = 0) {
    sim.drag(from: middle, to: CGPoint(x: middle.x + across, y: middle.y + way), during: 0.2)
  }

  @Test func `an upward swipe hides the bar, and a downward swipe shows it (R-BAR-4)`() {
    swipe(-200)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    swipe(30, across: 150)
    #expect(!navigation.isNavigationBarHidden)
    swipe(-200)
    #expect(navigation.isNavigationBarHidden && page.view.safeAreaInsets.top == 47)
    swipe(200)
    #expect(!navigation.isNavigationBarHidden && page.view.safeAreaInsets.top == 91)
    navigation.hidesBarsOnSwipe = false
    swipe(-200)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `the swipe works together with scrolling (R-BAR-4)`() {
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    sim.doing { page.view.addSubview(scroll) }
    navigation.hidesBarsOnSwipe = true
    swipe(-200)
    #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 0)
    #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
  }

  @Test func `the toolbar hides too if it has buttons (R-BAR-4)`() {
    navigation.hidesBarsOnSwipe = true
    sim.doing { navigation.setToolbarHidden(false, animated: false) }
    swipe(-200)
    #expect(!navigation.isToolbarHidden)
    swipe(200)
    sim.doing { page.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    swipe(-200)
    #expect(navigation.isToolbarHidden)
    swipe(200)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `a tap that nothing handles hides the bar, and the next shows it (R-BAR-5)`() {
    let control = UIControl(frame: CGRect(x: 150, y: 380, width: 100, height: 40))
    navigation.hidesBarsOnTap = true
    sim.tap(at: middle)
    #expect(navigation.isNavigationBarHidden)
    sim.tap(at: middle)
    #expect(!navigation.isNavigationBarHidden)
    sim.doing { page.view.addSubview(control) }
    sim.tap(at: middle)
    #expect(!navigation.isNavigationBarHidden)
    sim.tap(at: CGPoint(x: 200, y: 70))
    #expect(!navigation.isNavigationBarHidden, "the bar's own taps do nothing")
  }

  @Test func `in compact height a tap at the bar's former position shows it (R-BAR-5)`() {
    sim.doing { navigation.hidesBarsWhenVerticallyCompact = true }
    sim.rotate(to: .landscapeLeft)
    #expect(navigation.isNavigationBarHidden)
    sim.tap(at: CGPoint(x: 400, y: 200))
    #expect(navigation.isNavigationBarHidden)
    // The bar is 32 points high.
    sim.tap(at: CGPoint(x: 400, y: 32))
    #expect(navigation.isNavigationBarHidden)
    sim.tap(at: CGPoint(x: 400, y: 31))
    #expect(!navigation.isNavigationBarHidden)
    sim.rotate(to: .portrait)
    sim.rotate(to: .landscapeRight)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `a tap at the lower edge shows the bars where a toolbar was (R-BAR-5)`() {
    let bottom = CGPoint(x: 400, y: 380)
    sim.doing { navigation.hidesBarsWhenVerticallyCompact = true }
    sim.rotate(to: .landscapeLeft)
    sim.tap(at: bottom)
    #expect(navigation.isNavigationBarHidden)
    sim.doing {
      page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      navigation.isToolbarHidden = false
    }
    sim.rotate(to: .portrait)
    sim.rotate(to: .landscapeLeft)
    sim.tap(at: middle)
    #expect(navigation.isNavigationBarHidden)
    sim.tap(at: bottom)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `the keyboard hides the bar, and only a tap shows it again (R-BAR-6)`() {
    sim.keyboardHeight = 300
    #expect(!navigation.isNavigationBarHidden)
    sim.keyboardHeight = 0
    sim.doing { navigation.hidesBarsWhenKeyboardAppears = true }
    sim.keyboardHeight = 300
    #expect(navigation.isNavigationBarHidden)
    sim.keyboardHeight = 0
    #expect(navigation.isNavigationBarHidden)
    sim.tap(at: middle)
    #expect(!navigation.isNavigationBarHidden)
    sim.tap(at: middle)
    #expect(!navigation.isNavigationBarHidden)
  }
}
