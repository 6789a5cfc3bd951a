import Foundation
import Gimbal
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import Observation
import TestSupport
import Testing

@Observable private final class Badge {
  var width: CGFloat = 10
}

/// A view whose width is that of a model.
private final class BadgeView: UIView {
  let badge = Badge()

  override var intrinsicContentSize: CGSize { CGSize(width: badge.width, height: 20) }
}

/// Views at the sides of text fields (F-77).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct SideViewTests {
  @Test func `a text field and its containers are refused as its side views`() throws {
    let sim = try #require(Simulator.bound)
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    let field = sim.perform { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    sim.doing {
      root.view.addSubview(field)
      field.leftViewMode = .always
      field.rightViewMode = .always
      field.leftView = field
      field.rightView = root.view
    }
    #expect(field.leftView == nil && field.rightView == nil)
    #expect(raised.count == 2)
    sim.doing { field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(field.leftView?.superview === field)
  }

  @Test(.simulator("iphone-15-pro", system: .iOS(26)))
  func `a field is laid out again when a model changes that its side view has read (R-LAY-11)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    let side = sim.perform { BadgeView() }
    sim.doing {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.leftViewMode = .always
      field.leftView = side
      root.view.addSubview(field)
    }
    #expect(side.frame.width == 10)
    let later = sim.events { sim.doing { side.badge.width = 30 } }
    #expect(later.named("layoutSubviews").contains { $0.receiverClass == "UITextField" })
  }
}
