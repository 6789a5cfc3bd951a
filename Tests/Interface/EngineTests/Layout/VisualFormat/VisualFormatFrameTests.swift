import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Frames from visual format strings (L-VFL-4, L-VFL-9).
@MainActor @Suite struct VisualFormatFrameTests {
  private func added(_ name: String, to superview: UIView) -> UIView {
    let view = UIView(name)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func activate(_ formats: String..., views: [String: Any]) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  @Test(.simulator("iphone-7", system: .iOS(10)))
  func `a superview of the seed's size has its two views where the seed has them (L-VFL-9)`() {
    let v1 = UIView("v1", CGRect(x: 0, y: 0, width: 132, height: 194))
    let v2 = added("v2", to: v1)
    let v3 = added("v3", to: v1)
    activate("H:|[v2]|", "V:|[v2(10)]", "H:[v3(20)]|", "V:[v3(20)]|", views: ["v2": v2, "v3": v3])
    v1.layoutIfNeeded()
    #expect(v2.frame == CGRect(x: 0, y: 0, width: 132, height: 10))
    #expect(v3.frame == CGRect(x: 112, y: 174, width: 20, height: 20))
    v1.bounds.size = CGSize(width: 172, height: 144)
    v1.layoutIfNeeded()
    #expect(v2.frame == CGRect(x: 0, y: 0, width: 172, height: 10))
    #expect(v3.frame == CGRect(x: 152, y: 124, width: 20, height: 20))
  }

  @Test(.simulator("iphone-7", system: .iOS(10)))
  func `the seed's eight explicit constraints give the same (L-VFL-9)`() {
    let v1 = UIView("v1", CGRect(x: 0, y: 0, width: 132, height: 194))
    let v2 = added("v2", to: v1)
    let v3 = added("v3", to: v1)
    func pin(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
      v1.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: v1, attribute: attribute,
          multiplier: 1, constant: 0))
    }
    func size(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
      view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: constant))
    }
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top] { pin(v2, attribute) }
    size(v2, .height, 10)
    size(v3, .width, 20)
    size(v3, .height, 20)
    for attribute in [NSLayoutConstraint.Attribute.right, .bottom] { pin(v3, attribute) }
    v1.bounds.size = CGSize(width: 172, height: 144)
    v1.layoutIfNeeded()
    #expect(v2.frame == CGRect(x: 0, y: 0, width: 172, height: 10))
    #expect(v3.frame == CGRect(x: 152, y: 124, width: 20, height: 20))
  }

  @Test(arguments: [8, 10])
  func `the standard space to a superview is its margin from iOS 8 on (L-VFL-4)`(
    major: Int
  ) throws {
    try device("iphone-6", .iOS(major)).perform { checkMargins() }
  }

  private func checkMargins() {
    let superview = UIView("super", CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = added("v", to: superview)
    activate("H:|-[v]-|", "V:|-0-[v]-|", views: ["v": view])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 84, height: 92))
    superview.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 76, height: 97))
  }

  @Test func `in a controller's view of a compact phone it is 16 up to iOS 10 (L-VFL-4)`() throws {
    let sim = try device("iphone-7", .iOS(10))
    let root = Probe("root")
    var views: [String: UIView] = [:]
    root.onLoad = { root in
      for name in ["v", "w"] { views[name] = added(name, to: root.view) }
      activate(
        "H:|-[v(10)]", "V:|-0-[v(10)]", "H:|-0-[w(10)]", "V:|[w(10)]", views: views)
    }
    sim.launch(root)
    #expect(views["v"]?.frame == CGRect(x: 16, y: 0, width: 10, height: 10))
    #expect(views["w"]?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(.simulator("iphone-5", system: .iOS(7)))
  func `up to iOS 7 the standard space is 20 points from the edge (L-VFL-4)`() {
    let superview = UIView("super", CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = added("v", to: superview)
    let found = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[v]-|", metrics: nil, views: ["v": view])
    #expect(
      found.map(\.equation)
        == ["v.leading == super.leading + 20", "super.trailing == v.trailing + 20"])
    NSLayoutConstraint.activate(found)
    activate("V:|-[v]-0-|", views: ["v": view])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 80))
  }
}
