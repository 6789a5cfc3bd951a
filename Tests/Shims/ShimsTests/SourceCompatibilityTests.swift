import Testing
import UIKit

/// A library's own operators on priorities, which are preferred to the system's.
extension UILayoutPriority {
  fileprivate static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(min(1000, left.rawValue + right))
  }

  fileprivate static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(max(1, left.rawValue - right))
  }
}

/// Source forms of public libraries (evidence §3b).
@MainActor
@Suite struct SourceCompatibilityTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let greeting = "made by init()"
  }

  private final class Windowless: UIResponder, UIApplicationDelegate {}

  @Test func `a delegate's window is an optional of an optional`() throws {
    let delegate = AppDelegate()
    let application: (any UIApplicationDelegate)? = delegate
    delegate.window = UIWindow()
    delegate.window?.rootViewController = UIViewController()

    #expect(application?.window??.rootViewController != nil)
    #expect(application!.window!! === delegate.window)
    guard let window = application?.window else {
      Issue.record("the delegate has a window")
      return
    }
    #expect(window === delegate.window)
    let none: (any UIApplicationDelegate)? = Windowless()
    #expect((none?.window ?? nil) == nil)
  }

  @Test func `a library's operators on priorities are preferred to the system's`() {
    #expect((UILayoutPriority.required + 1).rawValue == 1000)
    #expect((UILayoutPriority.fittingSizeLevel - 60).rawValue == 1)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == Float(250))
    #expect((Float(1) + UILayoutPriority.defaultLow).rawValue == 251)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 5
    #expect(priority.rawValue == 255)
    #expect(priority > .defaultLow)
  }

  @Test func `system spacing functions of anchors can be referenced`() {
    typealias Horizontal = (NSLayoutXAxisAnchor) -> (NSLayoutXAxisAnchor, CGFloat) ->
      NSLayoutConstraint
    typealias Vertical = (NSLayoutYAxisAnchor) -> (NSLayoutYAxisAnchor, CGFloat) ->
      NSLayoutConstraint
    let horizontal: [Horizontal] = [
      NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:),
      NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:),
      NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:),
    ]
    let vertical: [Vertical] = [
      NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:),
      NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:),
      NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:),
    ]
    let view = UIView()
    let other = UIView()
    view.addSubview(other)

    let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    #expect(
      horizontal.map { $0(other.leadingAnchor)(view.leadingAnchor, 2) }.map(\.relation)
        == relations)
    #expect(
      vertical.map { $0(other.topAnchor)(view.topAnchor, 2).constant } == [16, 16, 16])
  }

  @Test func `the names of the screen, the device and the app never trap`() {
    #expect(UIScreen.main.bounds.width > 0)
    #expect(!UIDevice.current.model.isEmpty)
    #expect(UIApplication.shared.windows.count >= 0)
  }
}
