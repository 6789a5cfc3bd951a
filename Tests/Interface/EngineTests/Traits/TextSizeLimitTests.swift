import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The text sizes that a view allows (R-TRAIT-12).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TextSizeLimitTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let outer = UIView("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView("inner", CGRect(x: 0, y: 0, width: 50, height: 50))

  init() throws { sim = try #require(Simulator.bound) }

  private func launch(_ sim: Simulator) {
    root.onLoad = { [outer, inner] root in
      outer.addSubview(inner)
      root.view.addSubview(outer)
    }
    sim.launch(root)
  }

  private func size(_ view: UIView) -> UIContentSizeCategory {
    view.traitCollection.preferredContentSizeCategory
  }

  @Test func `a maximum size applies to the view and all below it, not above`() {
    launch(sim)
    sim.doing { outer.maximumContentSizeCategory = .extraLarge }
    sim.settings.contentSizeCategory = .accessibilityLarge
    #expect(size(outer) == .extraLarge && size(inner) == .extraLarge)
    #expect(size(root.view) == .accessibilityLarge)
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    sim.settings.contentSizeCategory = .small
    #expect(size(inner) == .small)
    sim.settings.contentSizeCategory = .accessibilityLarge
    sim.doing { outer.maximumContentSizeCategory = nil }
    #expect(size(inner) == .accessibilityLarge)
  }

  @Test func `a minimum size applies too, and an inner one narrows the outer range`() {
    launch(sim)
    sim.doing {
      outer.minimumContentSizeCategory = .medium
      inner.minimumContentSizeCategory = .extraExtraLarge
    }
    sim.settings.contentSizeCategory = .extraSmall
    #expect(size(outer) == .medium && size(inner) == .extraExtraLarge)
  }

  @Test func `a minimum above the maximum is ignored`() {
    launch(sim)
    sim.doing {
      outer.minimumContentSizeCategory = .accessibilityMedium
      outer.maximumContentSizeCategory = .large
    }
    #expect(size(outer) == .large)
    sim.settings.contentSizeCategory = .small
    #expect(size(outer) == .small)
    sim.settings.contentSizeCategory = .accessibilityExtraLarge
    #expect(size(outer) == .large)
  }

  @Test func `a change of the limits is notified as a change of traits`() {
    launch(sim)
    sim.settings.contentSizeCategory = .accessibilityLarge
    let events = sim.events { sim.doing { outer.maximumContentSizeCategory = .large } }
    #expect(
      events.named("traitCollectionDidChange").lines == [
        "outer traitCollectionDidChange(_:)", "inner traitCollectionDidChange(_:)",
      ])
    #expect(
      sim.events { sim.settings.contentSizeCategory = .accessibilityExtraLarge }
        .named("traitCollectionDidChange").lines.allSatisfy { !$0.hasPrefix("outer") })
  }

  @Test func `a label that adjusts to the text size respects its limit`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Menu"
    label.maximumContentSizeCategory = .large
    root.onLoad = { $0.view.addSubview(label) }
    sim.launch(root)
    let height = label.intrinsicContentSize.height
    sim.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize.height == height && label.font.pointSize == 17)
  }

  @Test func `before iOS 15 these limits do not exist`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-8"), system: .iOS(14))
    launch(sim)
    sim.doing { outer.maximumContentSizeCategory = .small }
    #expect(size(outer) == .large && outer.maximumContentSizeCategory == nil)
  }
}
