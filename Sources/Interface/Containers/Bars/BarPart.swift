import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText

/// A system title or button in a bar: its frame and its contents.
///
/// Lengths are in points. The frame is in the bar's coordinates; frames of contents are in the
/// part's coordinates.
///
/// The plans of bars create parts from the items. `BarPartSet` creates, updates and removes the
/// views of changed parts.
struct BarPart: Equatable {
  /// The purpose of a part, by which its view is found again at the next update.
  enum Role: Hashable {
    /// The title.
    case title
    /// The large title below the buttons.
    case largeTitle
    /// The line of text above the title.
    case prompt
    /// The back button.
    case back
    /// The button `More` of a side bar.
    case more
    /// The button of a side bar that begins or cancels a search.
    case search
    /// The button of an item of the app.
    case item(ObjectIdentifier)
  }

  /// The view that contains a part: the bar itself, or one of the views in it.
  enum Area {
    /// The bar itself.
    case bar
    /// The view with the title and the buttons.
    case content
    /// The view with the large title.
    case largeTitle
    /// The view in the side bar.
    case side
  }

  /// The purpose of the part.
  var role: Role
  /// The view that contains the part.
  var area = Area.bar
  /// The frame in the bar's coordinates, in points.
  var frame: CGRect
  /// The title; nil for a part without one.
  var text: String?
  /// The font of the title.
  var font: UIFont?
  /// The color of the title; nil for the default.
  var color: UIColor?
  /// The frame of the title in the part, in points.
  var textFrame = CGRect.zero
  /// The image; nil for a part without one.
  var image: UIImage?
  /// The frame of the image; nil without one.
  var imageFrame: CGRect?
  /// The accessibility label of a button without a title.
  var label: String?
  /// False for a disabled button.
  var isEnabled = true
  /// True for the button of the selected tab.
  var isSelected = false

  /// Returns the part, mirrored in a bar of a width.
  func mirrored(in width: CGFloat) -> BarPart {
    var part = self
    part.frame.origin.x = width - frame.maxX
    part.textFrame.origin.x = frame.width - textFrame.maxX
    if let imageFrame { part.imageFrame?.origin.x = frame.width - imageFrame.maxX }
    return part
  }

  /// Returns the part moved by a vector, as from the bar's to another view's coordinates.
  func offset(by origin: CGPoint) -> BarPart {
    var part = self
    part.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    return part
  }
}

/// The system's titles and buttons of a bar, with the views that contain them.
struct BarPlan {
  /// The frame of the view that contains titles and buttons; nil if these are in the bar itself.
  var content: CGRect?
  /// The frame of the view that contains a large title; nil without one.
  var largeTitle: CGRect?
  /// The frame of the view with the buttons in the side bar of a foldable device; nil without any.
  var side: CGRect?
  /// The titles and buttons.
  var parts: [BarPart] = []
}

/// The system's views in a bar, which are updated from the bar's items whenever they are read.
///
/// Rule: R-BAR-11.
@MainActor
final class BarPartSet {
  /// Closures that make the views of parts and handle taps on them.
  struct Maker {
    /// Creates the view for titles and buttons.
    var contentView: @MainActor () -> UIView
    /// Creates the button of a part.
    var button: @MainActor (BarPart.Role) -> BarButtonView
    /// Called when the button of a part is tapped.
    var tap: @MainActor (BarPart.Role) -> Void
  }

  private struct Shown {
    /// The part that the view shows.
    var part: BarPart
    /// The view of the part.
    let view: UIView
  }

  private var content: UIView?
  private var largeTitle: UIView?
  /// The view with the buttons in the side bar of a foldable device, which is outside of this bar.
  private(set) var side: UIView?
  private var shown: [Shown] = []
  /// Views that no part uses at present, by role, for reuse.
  private var spare: [BarPart.Role: UIView] = [:]
  private var isChanging = false

  /// Returns the set that a bar stores; it is made on the first read.
  static func cached(in known: inout AnyObject?) -> BarPartSet {
    if let known { return unsafeDowncast(known, to: BarPartSet.self) }
    let made = BarPartSet()
    known = made
    return made
  }

  /// True if the set has no views.
  var isEmpty: Bool { shown.isEmpty && content == nil }

  /// Shows a plan.
  ///
  /// If a part has not changed, its view keeps changes that the app has made.
  ///
  /// - Complexity: O(*n*²) in the number of parts, of which there are few.
  func show(_ plan: () -> BarPlan, in bar: UIView, _ maker: Maker) {
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    bar.machine.perform {
      let plan = plan()
      bar.changeParts {
        content = position(content, plan.content, in: bar, at: 0, maker.contentView)
        largeTitle = position(largeTitle, plan.largeTitle, in: bar, at: plan.content == nil ? 0 : 1)
        {
          _UINavigationBarLargeTitleView()
        }
        side = position(side, plan.side, in: bar, at: .max) { _UINavigationBarSideView() }
        var next: [Shown] = []
        for part in plan.parts {
          let area = area(of: part, bar)
          let index = plan.content == nil ? next.count : area.subviews.count
          next.append(show(part, in: area, at: index, maker))
        }
        for old in shown where !next.contains(where: { $0.view === old.view }) {
          old.view.superview?.removePart(old.view)
          if case .item = old.part.role { continue }
          spare[old.part.role] = old.view
        }
        shown = next
        content?.forgetLayout()
        largeTitle?.forgetLayout()
        side?.forgetLayout()
        for part in shown { part.view.forgetLayout() }
      }
    }
  }

  /// Returns the view of a part; nil if it is not shown.
  func view(of role: BarPart.Role) -> UIView? { shown.first { $0.part.role == role }?.view }

  private func area(of part: BarPart, _ bar: UIView) -> UIView {
    switch part.area {
    case .bar: bar
    case .content: content ?? bar
    case .largeTitle: largeTitle ?? bar
    case .side: side ?? bar
    }
  }

  /// Positions a view that contains parts, and returns it; without a frame it is removed.
  private func position(
    _ view: UIView?, _ frame: CGRect?, in bar: UIView, at index: Int, _ make: () -> UIView
  ) -> UIView? {
    guard let frame else {
      if let view { bar.removePart(view) }
      return view
    }
    let shown = view ?? make()
    if shown.frame != frame { shown.frame = frame }
    if shown.superview !== bar { bar.addPart(shown, at: index) }
    return shown
  }

  private func show(
    _ part: BarPart, in area: UIView, at index: Int, _ maker: Maker
  ) -> Shown {
    let old = shown.first { $0.part.role == part.role }
    if let old, old.part == part, old.view.superview === area { return old }
    let known = old?.view ?? spare.removeValue(forKey: part.role)
    let view: UIView
    switch part.role {
    case .title, .largeTitle, .prompt:
      let label = known as? UILabel ?? _UINavigationBarTitleLabel(frame: .zero)
      label.font = part.font
      if label.text != part.text { label.text = part.text }
      if let color = part.color { label.textColor = color }
      view = label
    case .back, .more, .search, .item:
      let button = known as? BarButtonView ?? maker.button(part.role)
      button.onTap = { maker.tap(part.role) }
      button.show(part)
      view = button
    }
    let origin = part.area == .bar ? .zero : area.frame.origin
    let frame = part.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if view.frame != frame { view.frame = frame }
    if view.superview !== area { area.addPart(view, at: index) }
    return Shown(part: part, view: view)
  }
}
