import Foundation
import GimbalContainers
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalText
import GimbalTraits

/// Views that follow a scene's rules, and controllers whose deallocation the trace records.
///
/// Their `scriptedBehavior` has the rules. They have the names of UIKit's classes, so that traces
/// and layouts show those.
@MainActor
enum Scripted {
  /// A view that applies layout rules and can have placeholder content.
  final class UIView: GimbalEngine.UIView, StandIn {
    private let rules: [Setting]
    private let builtScene: BuiltScene

    /// Creates a view whose rules are applied at each layout.
    init(frame: CGRect, rules: [Setting], builtScene: BuiltScene) {
      self.rules = rules
      self.builtScene = builtScene
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    /// The placeholder content, from which the intrinsic size is computed; nil for none.
    var content: StandInSize? {
      didSet {
        textBlock = content?.textBlock
        invalidateIntrinsicContentSize()
      }
    }

    /// What `alignmentRectInsets` returns; nil for UIKit's value.
    var alignmentInsets: UIEdgeInsets? {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
      content?.intrinsicSize ?? super.intrinsicContentSize
    }

    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets ?? super.alignmentRectInsets }

    override func layoutSubviews() {
      super.layoutSubviews()
      if !rules.isEmpty { builtScene.apply(rules, traits: traitCollection) }
    }
  }

  /// A controller of no special class.
  final class UIViewController: GimbalEngine.UIViewController, StandIn {
    isolated deinit { recordDeinit() }
  }

  /// A navigation controller.
  final class UINavigationController: GimbalEngine.UINavigationController, StandIn {
    isolated deinit { recordDeinit() }
  }

  /// A tab bar controller.
  final class UITabBarController: GimbalEngine.UITabBarController, StandIn {
    isolated deinit { recordDeinit() }
  }

  /// A split view controller.
  final class UISplitViewController: GimbalEngine.UISplitViewController, StandIn {
    isolated deinit { recordDeinit() }
  }

  /// A table view controller whose table has the scene's rows.
  final class UITableViewController: GimbalLists.UITableViewController, StandIn {
    override func loadView() {
      if let table = scriptedBehavior?.makeView(for: self) {
        view = table
      } else {
        super.loadView()
      }
    }

    isolated deinit { recordDeinit() }
  }

  /// A collection view controller whose collection view has the scene's rows.
  final class UICollectionViewController: GimbalLists.UICollectionViewController, StandIn {
    override func loadView() {
      if let list = scriptedBehavior?.makeView(for: self) { view = list } else { super.loadView() }
    }

    isolated deinit { recordDeinit() }
  }

  /// A page view controller.
  final class UIPageViewController: GimbalContainers.UIPageViewController, StandIn {
    isolated deinit { recordDeinit() }
  }
}

extension StandInSize {
  /// The intrinsic size of the content.
  fileprivate var intrinsicSize: CGSize {
    switch self {
    case .size(let width, let height):
      CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    case .text(let text): text.block.size(fitting: text.preferredMaxLayoutWidth)
    }
  }

  /// The text metrics for layout, if the content is a text.
  fileprivate var textBlock: TextBlock? {
    if case .text(let text) = self { text.block } else { nil }
  }
}

extension StandInText {
  fileprivate var block: TextBlock {
    var block = TextBlock(
      lineWidth: lineWidth, lineHeight: lineHeight, numberOfLines: numberOfLines, ascent: ascent)
    block.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    return block
  }
}
