import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalText

/// A control on the canvas of a class that is not simulated exactly.
///
/// It has a known saved frame, an overhang and a baseline.
final class CanvasControl: UIControl {
  /// The overhang of the frame over the alignment rectangle, in points.
  var overhang = UIEdgeInsets.zero

  /// The overhang, by which constraints take the alignment rectangle.
  override var alignmentRectInsets: UIEdgeInsets { overhang }

  /// Sets the baseline to that of a vertically centered line of text in a font.
  func setBaseline(_ font: UIFont) {
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = "x"
    guard var block = label.textBlock else { return }
    block.position = .middle(0)
    block.numberOfLines = 1
    textBlock = block
  }
}

/// The sizes of controls that are specific to the canvas.
///
/// Source: Interface Builder documents, frames of controls that are not determined by constraints.
enum CanvasControls {
  /// Returns the overhang of frames of a kind, in points.
  static func overhang(of kind: String, drawsRoundControls: Bool) -> UIEdgeInsets {
    switch kind {
    case "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider":
      drawsRoundControls ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The kinds for which a canvas lays out only the frame; their cells, headers and contents have
  /// saved frames.
  @MainActor
  static let plain: [String: () -> UIView] = [
    "tableView": { UIScrollView(frame: .zero) }, "collectionView": { UIScrollView(frame: .zero) },
    "tableViewCell": { UIView(frame: .zero) }, "collectionViewCell": { UIView(frame: .zero) },
    "collectionReusableView": { UIView(frame: .zero) },
    "visualEffectView": { UIView(frame: .zero) },
  ]

  /// The kinds that a canvas makes as controls without their own class.
  static let kinds: Set<String> = [
    "switch", "slider", "segmentedControl", "stepper", "textField", "pageControl", "datePicker",
  ]

  /// Sets the height of a button with only an image: at least a line of its title's font.
  ///
  /// See: R-NIB-11.2.
  @MainActor
  static func stateLine(
    of view: UIView, _ description: ViewDescription, _ traits: InterfaceTraits
  ) {
    guard let button = view as? UIButton, button.buttonType == .custom,
      button.configuration == nil, button.statedContent == nil, button.currentImage != nil,
      button.currentTitle == nil, button.currentAttributedTitle == nil
    else { return }
    let size = button.intrinsicContentSize
    let font = InterfaceFont.font(
      description.element(key: "fontDescription", in: traits), default: 18)
    let insets = button.contentEdgeInsets
    let least = font.lineHeight.rounded(.up) + insets.top + insets.bottom
    guard size.height < least else { return }
    button.statedContent = StatedContent(width: size.width, height: least)
  }

  /// Sets the height of a control that the canvas's version draws in another size than its system.
  ///
  /// See: R-NIB-11.12.
  @MainActor
  static func stateHeight(
    of view: UIView, _ description: ViewDescription, _ version: CanvasVersion
  ) {
    guard view.statedContent == nil, let height = version.contentHeight(of: description.kind) else {
      return
    }
    let width = view.intrinsicContentSize.width
    view.statedContent = StatedContent(width: width < 0 ? nil : width, height: height)
  }
}
