import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Accessibility properties of views, and snapshots of views.
@MainActor @Suite(.simulator("iphone-15-pro")) struct AccessibilityTests {
  @Test func `labels and controls are accessibility elements, other views are not`() {
    let label = UILabel()
    label.text = "Name"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    label.isAccessibilityElement = false
    label.accessibilityLabel = "Surname"
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.header, .selected]
    (view.accessibilityValue, view.accessibilityHint) = ("7", "Opens")
    #expect(!label.isAccessibilityElement && label.accessibilityLabel == "Surname")
    #expect(view.isAccessibilityElement && view.accessibilityTraits == [.header, .selected])
    #expect(view.accessibilityValue == "7" && view.accessibilityHint == "Opens")
  }

  @Test func `accessibility frames are in screen coordinates`() throws {
    let sim = try #require(Simulator.bound)
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.view.addSubview(view)
    view.addSubview(inner)
    sim.launch(root)
    #expect(inner.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 12.5, y: 24))
    inner.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
    #expect(inner.accessibilityFrame.minX == 5)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 21, width: 2, height: 2))
    view.accessibilityElements = [inner, element]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.index(ofAccessibilityElement: element) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(view.accessibilityElement(at: 0) as? UIView === inner)
    #expect(view.accessibilityElement(at: 2) == nil)
  }

  @Test func `retained elements are released with the view`() {
    weak var gone: NSObject?
    do {
      let view = UIView()
      let element = UIAccessibilityElement(accessibilityContainer: view)
      view.accessibilityElements = [element]
      gone = element
    }
    #expect(gone == nil)
    #expect(UIView().accessibilityElements == nil)
  }

  @Test func `a snapshot of a view is a view with its frame and without subviews`() throws {
    let sim = try #require(Simulator.bound)
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addSubview(UIView())
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    root.view.addSubview(view)
    sim.launch(root)
    let testImage = view.snapshotView(afterScreenUpdates: true)
    #expect(testImage?.frame == view.frame && testImage?.subviews.isEmpty == true)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 5, y: 5, width: 10, height: 10), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }
}

/// Undoing along the responder chain.
@MainActor @Suite(.simulator("iphone-15-pro")) struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  @Test func `a change is undone and redone`() {
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    counter.set(2, manager)
    manager.setActionName("Count")
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Count")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    counter.set(9, manager)
    #expect(!manager.canRedo, "a new change ends what could be redone")
  }

  @Test func `groups are undone together, up to the limit of levels`() {
    let (manager, counter) = (UndoManager(), Counter())
    manager.beginUndoGrouping()
    counter.set(1, manager)
    counter.set(2, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
    manager.levelsOfUndo = 1
    counter.set(3, manager)
    counter.set(4, manager)
    manager.undo()
    #expect(counter.value == 3 && !manager.canUndo)
    manager.disableUndoRegistration()
    counter.set(5, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    counter.set(6, manager)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test func `views and controllers have their window's undo manager`() throws {
    let sim = try #require(Simulator.bound)
    let root = UIViewController()
    let view = UIView()
    #expect(view.undoManager == nil)
    root.view.addSubview(view)
    sim.launch(root)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === root.undoManager && root.undoManager === view.window?.undoManager)
  }
}
