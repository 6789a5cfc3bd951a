import Testing
import UIKit

@testable import UIKit

private final class Plain {}

/// Counts deallocated values.
private final class Mourned: Sendable {
  private let onDeath: @Sendable () -> Void

  init(onDeath: @escaping @Sendable () -> Void) { self.onDeath = onDeath }

  deinit { onDeath() }
}

@Suite(.serialized) struct AssociatedObjectsTests {
  @MainActor private static var first: UInt8 = 0
  @MainActor private static var second: UInt8 = 0

  @MainActor @Test func `a value is found under its key until it is set to nil`() {
    let objects: [AnyObject] = [
      UIView(), UIViewController(), UILayoutGuide(), NSLayoutConstraint(), Plain(),
    ]
    for object in objects {
      objc_setAssociatedObject(object, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
      #expect(objc_getAssociatedObject(Plain(), &Self.first) == nil)

      objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.first) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Self.second) == nil)
    }
  }

  @MainActor @Test func `an object in an optional has the values of the object`() {
    let view = UIView()
    let optional: AnyObject? = view
    objc_setAssociatedObject(optional as Any, &Self.first, "x", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "x")
  }

  @MainActor @Test func `a copied value does not follow the original`() {
    let view = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &Self.first, text, .OBJC_ASSOCIATION_COPY)
    objc_setAssociatedObject(view, &Self.second, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("b")
    #expect((objc_getAssociatedObject(view, &Self.first) as? NSString)?.description == "a")
    #expect((objc_getAssociatedObject(view, &Self.second) as? NSString)?.description == "ab")
  }

  @MainActor @Test func `an assigned value is not retained`() {
    let view = UIView()
    var value: UIView? = UIView()
    objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? UIView === value)
    value = nil
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
  }

  @MainActor @Test
  func `views, controllers, guides and constraints release their values on deinit`() {
    nonisolated(unsafe) var deaths = 0
    let makers: [() -> AnyObject] = [
      { UIView() }, { UIViewController() }, { UILayoutGuide() }, { NSLayoutConstraint() },
    ]
    for (index, make) in makers.enumerated() {
      var object: AnyObject? = make()
      let value = Mourned { deaths += 1 }
      objc_setAssociatedObject(object as Any, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(deaths == index)
      object = nil
    }
    #expect(deaths == makers.count)
  }

  @MainActor @Test func `values may set associated objects while a view releases them`() {
    nonisolated(unsafe) var deaths = 0
    let other = UIView()
    var view: UIView? = UIView()
    for _ in 0..<2 {
      let value = Mourned {
        deaths += 1
        MainActor.assumeIsolated {
          objc_setAssociatedObject(other, &Self.second, deaths, .OBJC_ASSOCIATION_RETAIN)
        }
      }
      objc_setAssociatedObject(view as Any, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(deaths == 1)
    view = nil
    #expect(deaths == 2)
    #expect(objc_getAssociatedObject(other, &Self.second) as? Int == 2)
  }

  @MainActor @Test func `the storage of deallocated objects of other classes is bounded`() {
    nonisolated(unsafe) var deaths = 0
    var most = 0
    let retained = (0..<100).map { _ in Plain() }
    for object in retained {
      objc_setAssociatedObject(object, &Self.first, "kept", .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<10_000 {
      let value = Mourned { deaths += 1 }
      objc_setAssociatedObject(Plain(), &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
      most = max(most, AssociationTable.shared.count)
    }
    #expect(most <= 2 * 101 + 16)
    #expect(deaths >= 10_000 - most)
    #expect(retained.allSatisfy { objc_getAssociatedObject($0, &Self.first) as? String == "kept" })
  }

  @Test func `associated objects are thread-safe`() async {
    final class Shared: Sendable {}
    let shared = Shared()
    let keys = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 1)
    let base = UInt(bitPattern: keys)
    await withTaskGroup { group in
      for index in 0..<8 {
        group.addTask {
          let key = UnsafeRawPointer(bitPattern: base + UInt(index))!
          for count in 0..<500 {
            objc_setAssociatedObject(shared, key, count, .OBJC_ASSOCIATION_RETAIN)
          }
        }
      }
    }
    for index in 0..<8 {
      #expect(objc_getAssociatedObject(shared, keys + index) as? Int == 499)
    }
    objc_removeAssociatedObjects(shared)
    keys.deallocate()
  }

  @Test func `an autorelease pool returns the result and rethrows the error`() {
    struct Refusal: Error, Equatable {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Refusal()) { try autoreleasepool { throw Refusal() } }
  }
}
