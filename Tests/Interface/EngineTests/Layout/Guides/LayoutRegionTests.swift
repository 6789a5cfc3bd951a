import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Regions of views, guides that track edges, and the view that extends its content (L-GUIDE-7 to L-GUIDE-9).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(26))) struct LayoutRegionTests {
  private let regions: [UIView.LayoutRegion] = [.safeArea(), .margins(), .readableContent()]

  private func launched(_ slug: String) throws -> (Simulator, UIViewController) {
    let sim = try Simulator(DeviceCatalog.standard.device(slug), system: .iOS(26))
    let root = UIViewController()
    sim.launch(root)
    return (sim, root)
  }

  @Test(arguments: ["iphone-15-pro", "ipad-pro-11-1"])
  func `a region has the guide and the insets of its kind, also after a rotation (L-GUIDE-7)`(
    slug: String
  ) throws {
    let (sim, root) = try launched(slug)
    let view: UIView = root.view
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      sim.rotate(to: orientation)
      #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
      #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
      for region in regions {
        #expect(
          view.bounds.inset(by: view.edgeInsets(for: region))
            == view.layoutGuide(for: region).layoutFrame)
      }
    }
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(!sim.assumptions.contains { $0.hasPrefix("layout regions") })
    #expect(
      view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
    #expect(sim.assumptions.contains { $0.hasPrefix("layout regions") })
  }

  @Test func `directional insets follow the layout direction (L-GUIDE-7)`() throws {
    let (sim, root) = try launched("iphone-15-pro")
    let view = UIView()
    sim.doing {
      root.view.addSubview(view)
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(
      view.directionalEdgeInsets(for: .margins())
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    sim.doing { view.semanticContentAttribute = .forceRightToLeft }
    let margins = view.layoutMargins
    #expect(
      view.directionalEdgeInsets(for: .margins())
        == NSDirectionalEdgeInsets(
          top: 1, leading: margins.right, bottom: 3, trailing: margins.left))
  }

  @Test(.simulator("iphone-15-pro", system: .iOS(18), reportsExceptions: false))
  func `before iOS 26 layout regions do not exist`() throws {
    let sim = try #require(Simulator.bound)
    let view = UIView()
    expectException("NSInvalidArgumentException", on: sim) {
      #expect(view.edgeInsets(for: .margins()) == .zero)
    }
  }

  @Test func `constraints by edges are active only at the docked keyboard's edges (L-GUIDE-8)`()
    throws
  {
    let (_, root) = try launched("iphone-15-pro")
    let guide = root.view.keyboardLayoutGuide
    let view = UIView()
    root.view.addSubview(view)
    func constraint() -> NSLayoutConstraint {
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)
    }
    let (near, far, away, mixed) = (constraint(), constraint(), constraint(), constraint())
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    #expect(!near.isActive, "the guide follows no floating keyboard yet")
    guide.followsUndockedKeyboard = true
    guide.setConstraints([far], activeWhenNearEdge: .leading)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([mixed], activeWhenAwayFrom: [.top, .bottom])
    #expect(near.isActive && !far.isActive && away.isActive && !mixed.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [])
    let other = constraint()
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(other.isActive && !near.isActive)
    guide.followsUndockedKeyboard = false
    #expect(!other.isActive && !away.isActive)
    guide.removeAllTrackedConstraints()
    guide.followsUndockedKeyboard = true
    #expect(!other.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [])
  }

  @Test func `an extension view lays its content out in the safe area (L-GUIDE-9)`() throws {
    let (sim, root) = try launched("iphone-15-pro")
    let (extended, content) = (UIBackgroundExtensionView(), UIView())
    sim.doing {
      extended.frame = root.view.bounds
      extended.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(extended)
      extended.contentView = content
    }
    #expect(content.superview === extended)
    #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    sim.rotate(to: .landscapeLeft)
    #expect(content.frame == extended.bounds.inset(by: extended.safeAreaInsets))
    sim.doing {
      extended.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    sim.rotate(to: .portrait)
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    sim.doing { extended.contentView = nil }
    #expect(content.superview == nil)
  }
}
