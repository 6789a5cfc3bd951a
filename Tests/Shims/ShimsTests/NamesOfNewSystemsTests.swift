import Foundation
import Testing
import UIKit

/// Names of UIKit from iOS 13 to 26 that public code uses, as an app's source uses them: those listed as stored
/// or refused in `Documentation/AppAPI.md` below "Names of newer systems".
@MainActor @Suite struct NamesOfNewSystemsTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func preferredWindowingControlStyle(
      for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle { .minimal }
  }

  @Test func `values of scenes are stored, and another scene is refused`() throws {
    let restrictions: KeyPath<UIWindowScene, UISceneSizeRestrictions?> = \.sizeRestrictions
    let behaviors: KeyPath<UIWindowScene, UISceneWindowingBehaviors?> = \.windowingBehaviors
    let flags: [AnyKeyPath] = [
      restrictions, behaviors, \UIWindowScene.isFullScreen,
      \UIWindowScene.Geometry.isInteractivelyResizing, \UIScene.activationConditions,
      \UISceneSizeRestrictions.minimumSize, \UISceneSizeRestrictions.maximumSize,
      \UISceneSizeRestrictions.allowsFullScreen, \UISceneWindowingBehaviors.isClosable,
      \UISceneWindowingBehaviors.isMiniaturizable,
    ]
    #expect(Set(flags).count == flags.count)
    typealias Style = UIWindowScene.WindowingControlStyle
    #expect(Style.automatic !== Style.unified)
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    #expect(!conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "id"))
    let options = UIWindowScene.ActivationRequestOptions()
    options.preferredPresentationStyle = .prominent
    let activity = NSUserActivity(activityType: "open")
    let configuration = UIWindowScene.ActivationConfiguration(
      userActivity: activity, options: options)
    #expect(configuration.userActivity === activity && configuration.preview == nil)
    var errors = 0
    let request = UISceneSessionActivationRequest(userActivity: activity, options: options)
    #expect(request.role == .windowApplication && request.session == nil)
    UIApplication.shared.activateSceneSession(for: request) { _ in errors += 1 }
    #expect(errors == 1)
  }

  @Test func `values of glass, corners and edges are stored`() {
    let view = UIView()
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    #expect(view.cornerConfiguration == .corners(radius: .containerConcentric(minimum: 8)))
    #expect(UIView().cornerConfiguration == .corners(radius: 0))
    view.cornerConfiguration = .capsule(maximumRadius: 20)
    #expect(view.cornerConfiguration != .capsule())
    view.cornerConfiguration = .uniformTopRadius(12, bottomLeftRadius: .fixed(4))
    view.cornerConfiguration = .uniformEdges(leftRadius: 1, rightRadius: 2)
    let (glass, container) = (UIGlassEffect(style: .clear), UIGlassContainerEffect())
    glass.isInteractive = true
    glass.tintColor = .red
    container.spacing = 12
    #expect(UIVisualEffectView(effect: glass).effect === glass)
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    scroll.bottomEdgeEffect.isHidden = true
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(scroll.bottomEdgeEffect.isHidden && !scroll.leftEdgeEffect.isHidden)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scroll
    interaction.edge = .bottom
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test func `preferences of vertical bars and sheet placement are stored`() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    item.axisBehavior = .verticalPreferred
    let controller = UIViewController()
    controller.navigationItem.verticalBarCompressionBehavior = .prefersTabBar
    controller.setNeedsUpdateOfVerticalBarConfiguration()
    #expect(item.axisBehavior == .verticalPreferred)
    #expect(controller.navigationItem.verticalBarCompressionBehavior == .prefersTabBar)
    #expect(controller.preferredVerticalBarBehavior == .automatic)
    #expect(controller.childForPreferredVerticalBarBehavior == nil)
    controller.modalPresentationStyle = .pageSheet
    controller.sheetPresentationController?.preferredPlacement = .leading
    #expect(controller.sheetPresentationController?.preferredPlacement == .leading)
  }

  @Test func `raw values are UIKit's`() {
    #expect(UIVerticalBarEdge.leading.rawValue == 1 && UIVerticalBarEdge.trailing.rawValue == 2)
    #expect(UIVerticalBarBehavior.disabled.rawValue == 1)
    #expect(UIVerticalBarCompressionBehavior.prefersTabBar.rawValue == 2)
    #expect(UIBarButtonItem.AxisBehavior.horizontalOnly.rawValue == 1)
    #expect(UISheetPresentationController.Placement.center.rawValue == 2)
    #expect(UIView.AnimationOptions.flushUpdates.rawValue == 1 << 28)
    #expect(UIHDRHeadroomUsageLimit.active.rawValue == 0)
    #expect(UISplitViewController.LayoutEnvironment.collapsed.rawValue == 2)
    #expect(UIGlassEffect.Style.clear.rawValue == 1)
    #expect(UIWindowScene.PresentationStyle.prominent.rawValue == 2)
  }
}
