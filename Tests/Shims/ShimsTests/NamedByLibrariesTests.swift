import Gimbal
import GimbalDevices
import Testing
import UIKit

/// UIKit and geometry names that UIKit libraries and their tests use, by `import UIKit`.
@MainActor @Suite struct NamedByLibrariesTests {
  @Test func `rectangles, points and sizes print as on Apple platforms`() {
    let frame = CGRect(x: 0.5, y: 1, width: 100, height: 2)
    #expect("\(frame)" == "(0.5, 1.0, 100.0, 2.0)")
    #expect("\(frame.origin) \(frame.size)" == "(0.5, 1.0) (100.0, 2.0)")
    #expect(String(reflecting: CGPoint.zero) == "(0.0, 0.0)")
  }

  @Test func `classDescription gives class names as the runtime does`() {
    final class Own {}
    let objects: [AnyObject] = [UIView(), Own()]
    let names = objects.map { classDescription(of: $0) }
    #expect(names[0] == "UIView")
    #expect(names[1].hasPrefix("ShimsTests.") && names[1].hasSuffix("Own"))
  }

  @Test func `a layout guide subclass observes its owning view`() {
    final class Guide: UILayoutGuide {
      var owners: [UIView?] = []
      override var owningView: UIView? { didSet { owners.append(owningView) } }
    }
    let view = UIView()
    let guide = Guide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    #expect(guide.owners == [view, nil])
  }

  @Test func `batch updates of a list take a non-escaping function`() {
    final class Table: UITableView {
      var count = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        count += 1
        super.performBatchUpdates(updates, completion: completion)
      }
      func change(_ updates: () -> Void) { performBatchUpdates(updates) }
    }
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    var isCalled = false
    table.change { isCalled = true }
    #expect(isCalled && table.count == 1)
    table.performBatchUpdates(nil)
    #expect(table.count == 2)
    let collection = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.performBatchUpdates { isCalled = false }
    #expect(!isCalled)
  }

  @MainActor private protocol Saving: AnyObject { func save(_ sender: Any?) }

  @Test func `a selector may name a method of a protocol`() {
    final class Owner: NSObject, Saving {
      var count = 0
      func save(_ sender: Any?) { count += 1 }
    }
    let owner = Owner()
    let selector = Selector(of: { (owner: any Saving) in { owner.save($0) } }, named: "save:")
    #expect(owner.responds(to: selector) && !UIView().responds(to: selector))
    let control = UIControl()
    control.addTarget(owner, action: selector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(owner.count == 1)
  }

  @Test func `a delegate has isKind and responds`() {
    final class Owner: NSObject, UITextFieldDelegate {}
    let field = UITextField()
    let owner = Owner()
    field.delegate = owner
    #expect(field.delegate?.isKind(of: NSObject.self) == true)
    #expect(field.delegate?.isKind(of: UIView.self) == false)
    #expect(field.delegate?.responds(to: Selector(of: UIView.layoutSubviews)) == false)
  }

  @Test func `no system is newer than the newest`() { #expect(!isSystemAvailable(9999, 0)) }
}
