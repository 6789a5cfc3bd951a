import Foundation
import Testing
import UIKit

/// Dynamic animators store their behaviors, and move nothing.
@MainActor @Suite struct DynamicsTests {
  private final class Shaking: UIDynamicBehavior {
    var animators: [UIDynamicAnimator?] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      animators.append(dynamicAnimator)
    }
  }

  @Test func `an animator has its behaviors until they are removed`() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let (parent, child) = (UIDynamicBehavior(), Shaking())
    parent.addChildBehavior(child)
    animator.addBehavior(parent)
    animator.addBehavior(parent)
    #expect(animator.behaviors.count == 1 && child.dynamicAnimator === animator)
    #expect(!animator.isRunning && animator.elapsedTime == 0)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && child.dynamicAnimator == nil)
    #expect(child.animators.count == 3)
  }

  @Test func `an animator finds the items in a rectangle, where the app has put them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 200)))
    #expect(animator.items(in: CGRect(x: 35, y: 55, width: 9, height: 9)).count == 1)
    #expect(animator.items(in: CGRect(x: 150, y: 150, width: 99, height: 99)).isEmpty)
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `an animator of a layout finds the attributes of cells and supplementary views`() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 1, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    animator.addBehavior(UIAttachmentBehavior(item: cell, attachedToAnchor: .zero))
    animator.addBehavior(UIDynamicItemBehavior(items: [header]))
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "footer", at: path) == nil)
  }

  @Test func `directions have an angle and a strength`() {
    let gravity = UIGravityBehavior()
    #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5 && push.mode == .instantaneous && push.active)
  }

  @Test func `boundaries have identifiers`() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 10)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `an attachment has the distance of its ends, and velocities add up`() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    let attachment = UIAttachmentBehavior(item: one, attachedTo: other)
    #expect(attachment.length == 50 && attachment.attachedBehaviorType == .items)
    #expect(attachment.items.count == 2 && attachment.attachmentRange.isInfinite)
    let properties = UIDynamicItemBehavior(items: [one])
    properties.addLinearVelocity(CGPoint(x: 1, y: 2), for: one)
    properties.addLinearVelocity(CGPoint(x: 1, y: 2), for: one)
    #expect(properties.linearVelocity(for: one) == CGPoint(x: 2, y: 4))
    let group = UIDynamicItemGroup(items: [one, other])
    #expect(group.center == CGPoint(x: 20, y: 25))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 40, height: 50))
  }

  @Test func `values that Apple's compiler bridges are arguments of formats`() {
    let identifier = UUID()
    #expect(String(format: "%@", identifier as CVarArg) == identifier.uuidString)
    #expect(String(format: "%@", [1, 2] as CVarArg) == "[1, 2]")
    let predicate = NSPredicate(format: "SELF == %@", identifier as CVarArg)
    #expect(predicate.evaluate(with: identifier))
    #expect(NSObject().forwardingTarget(for: nil) == nil)
  }
}
