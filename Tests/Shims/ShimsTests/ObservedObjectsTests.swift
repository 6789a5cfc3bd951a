import Foundation
import Testing
import UIKit

/// Observation of objects whose class is known only to be an `NSObject` (R-KVO-1).
@MainActor @Suite struct ObservedObjectsTests {
  private final class Model: NSObject {
    var name = "a" { didSet { didChangeValue(forKey: "name") } }
  }

  /// Observes a property of an object of any class.
  private func observe<Subject: NSObject, Value>(
    _ subject: Subject, _ path: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Subject, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    subject.observe(path, options: options, changeHandler: handler)
  }

  @Test func `a model announces its changes (R-KVO-1)`() {
    let model = Model()
    var changes: [String] = []
    let token = observe(model, \.name, [.old, .new, .initial]) { _, change in
      changes.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    model.name = "b"
    model.name = "b"
    Model().name = "c"
    #expect(changes == ["- a", "a b"])
    token.invalidate()
    model.name = "d"
    #expect(changes.count == 2)
  }

  @Test func `a view is observed as by the function of responders (R-KVO-1)`() {
    let view = UIView()
    var widths: [CGFloat] = []
    let token = observe(view, \.bounds, []) { view, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      widths.append(view.bounds.width)
    }
    view.bounds.size.width = 5
    #expect(widths == [5])
    token.invalidate()
  }
}
