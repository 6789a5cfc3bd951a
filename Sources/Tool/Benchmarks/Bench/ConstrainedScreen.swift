import Foundation
import Gimbal

/// A workload as views and constraints made from anchors, with the expected frames.
///
/// The views are in one container (nested in W3), whose size is the root size.
@MainActor
struct ConstrainedScreen {
  /// The name of the row that measures the screen.
  let name: String
  /// The view that contains the constrained views.
  let container: UIView
  /// The constrained views.
  let views: [UIView]

  /// Fills a container with the views of W1, W2, W3 or W4a, without constraints.
  init(_ name: String, views count: Int, in container: UIView) {
    self.name = name
    self.container = container
    var views: [UIView] = []
    for index in 0..<count {
      let view: UIView = name == "W4a" ? ContentView(Self.content(index)) : CountingView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (name == "W3" ? views.last ?? container : container).addSubview(view)
      views.append(view)
    }
    self.views = views
  }

  /// Creates the workload's constraints, in the workload's order.
  func makeConstraints() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(4 * views.count)
    for index in views.indices {
      switch name {
      case "W1": inset(views[index], in: container, by: CGFloat(8 + index % 7), &made)
      case "W2": chain(index, &made)
      case "W3": inset(views[index], in: index == 0 ? container : views[index - 1], by: 0.25, &made)
      case "W4a": if index % 2 == 1 { row(views[index - 1], views[index], index / 2, &made) }
      default: preconditionFailure("no views for \(name)")
      }
    }
    return made
  }

  private func inset(
    _ view: UIView, in outer: UIView, by margin: CGFloat, _ made: inout [NSLayoutConstraint]
  ) {
    made.append(view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: margin))
    made.append(view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -margin))
    made.append(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: margin))
    made.append(view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -margin))
  }

  private func chain(_ index: Int, _ made: inout [NSLayoutConstraint]) {
    let view = views[index]
    guard index > 0 else {
      made.append(view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16))
      made.append(view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16))
      made.append(view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8))
      made.append(view.heightAnchor.constraint(equalToConstant: 44))
      return
    }
    let above = views[index - 1]
    made.append(view.leadingAnchor.constraint(equalTo: above.leadingAnchor))
    made.append(view.trailingAnchor.constraint(equalTo: above.trailingAnchor))
    made.append(view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8))
    made.append(view.heightAnchor.constraint(equalTo: above.heightAnchor))
  }

  private func row(
    _ label: UIView, _ field: UIView, _ row: Int, _ made: inout [NSLayoutConstraint]
  ) {
    let top = CGFloat(28 * row)
    made.append(label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16))
    made.append(label.topAnchor.constraint(equalTo: container.topAnchor, constant: top))
    made.append(field.topAnchor.constraint(equalTo: container.topAnchor, constant: top))
    made.append(field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8))
    made.append(field.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16))
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
  }

  private static func content(_ index: Int) -> CGSize {
    index % 2 == 0
      ? CGSize(width: 40 + index / 2 % 50, height: 20) : CGSize(width: 60, height: 21)
  }

  /// Returns the frame of a view in its superview at a size of the container, before rounding to
  /// pixels.
  private func frame(_ index: Int, in size: CGSize) -> CGRect {
    switch name {
    case "W1":
      return CGRect(origin: .zero, size: size).insetBy(
        dx: CGFloat(8 + index % 7), dy: CGFloat(8 + index % 7))
    case "W2":
      return CGRect(x: 16, y: 8 + 52 * CGFloat(index), width: size.width - 32, height: 44)
    case "W3":
      let outer = CGSize(
        width: size.width - 0.5 * CGFloat(index), height: size.height - 0.5 * CGFloat(index))
      return CGRect(origin: .zero, size: outer).insetBy(dx: 0.25, dy: 0.25)
    default:
      let top = CGFloat(28 * (index / 2))
      let label = Self.content(index - index % 2)
      if index % 2 == 0 { return CGRect(origin: CGPoint(x: 16, y: top), size: label) }
      let left = 16 + label.width + 8
      return CGRect(x: left, y: top, width: size.width - 16 - left, height: 21)
    }
  }

  /// Returns the reason why the frames are wrong, or nil: each edge must be within half a pixel of
  /// its expected position.
  func complaint(scale: CGFloat, except loser: Int? = nil) -> String? {
    let limit = 0.5 / scale + 1e-4
    for (index, view) in views.enumerated() where index != loser {
      let expected = frame(index, in: container.bounds.size)
      let found = view.frame
      let errors = [
        expected.minX - found.minX, expected.minY - found.minY, expected.maxX - found.maxX,
        expected.maxY - found.maxY,
      ]
      if let error = errors.first(where: { !(abs($0) <= limit) }) {
        return "view \(index) is at \(found), \(error) points off \(expected)"
      }
    }
    return nil
  }
}

/// A view that performs an action on layout.
class CountingView: UIView {
  /// The number of calls of `layoutSubviews()`.
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts &+= 1
  }
}

/// A view with an intrinsic content size.
private final class ContentView: CountingView {
  private let content: CGSize

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
