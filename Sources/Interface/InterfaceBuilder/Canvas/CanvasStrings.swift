import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalText
import GimbalTraits

/// Strings that a canvas measured at one pixel per point, whatever the device.
///
/// Their sizes are integers, although views between them are on the device's pixels.
///
/// Source: Interface Builder documents of AgoraIO/API-Examples, corona-warn-app/cwa-app-ios,
/// HeroTransitions/Hero, Juanpe/SkeletonView, material-components/material-components-ios and
/// Ranchero-Software/NetNewsWire.
@MainActor
enum CanvasStrings {
  /// Returns true if the strings of a root view have sizes in whole points.
  ///
  /// That is so if some labels have the height of a line in whole points, and none has that of a
  /// line on the device's pixels. Without such labels the configured buttons decide.
  ///
  /// Source: Interface Builder documents, buttons of 913-groza-vlad/iOS-Bootcamp,
  /// AntoineDuf/ExomindTestiOSWeatherApiApp, cerennacay/iOS-Bootcamp, getsentry/sentry-cocoa and
  /// mculha/iOS-MVVM-C.
  static func areWhole(
    in root: CanvasRoot, _ canvas: Canvas, _ document: InterfaceDocument
  ) -> Bool {
    for kind in ["label", "button"] {
      var count = (whole: 0, fine: 0)
      collect(kind, in: root.view, canvas, &count)
      if count.whole + count.fine > 0 { return count.fine == 0 }
    }
    return false
  }

  private static func collect(
    _ kind: String, in view: ViewDescription, _ canvas: Canvas,
    _ count: inout (whole: Int, fine: Int)
  ) {
    if view.kind == kind, OwnSizes.isOwn(view), let line = line(of: view, canvas),
      let height = view.frame.value(in: canvas.traits)?.height
    {
      let fine = PixelGrid(scale: canvas.scale).roundUp(line.font.lineHeight)
      let whole = PixelGrid(scale: 1).roundUp(line.font.lineHeight)
      if (fine - whole).magnitude > 0.01 {
        if (height - line.padding - whole).magnitude < 0.01 { count.whole += 1 }
        if (height - line.padding - fine).magnitude < 0.01 { count.fine += 1 }
      }
    }
    for inner in [view.content].compactMap(\.self) + view.subviews {
      collect(kind, in: inner, canvas, &count)
    }
  }

  /// Returns the font of a label or a configured button of one line, and the space above and below
  /// the line, in points; nil for other views.
  private static func line(
    of view: ViewDescription, _ canvas: Canvas
  ) -> (font: UIFont, padding: CGFloat)? {
    if view.kind == "button" {
      guard view.markup.child(key: "configuration") != nil else { return nil }
      return (.systemFont(ofSize: UIFont.labelFontSize), 14)
    }
    guard (view.markup.integer("numberOfLines") ?? 1) == 1 else { return nil }
    let description = view.element(key: "fontDescription", in: canvas.traits)
    return (InterfaceFont.font(description, default: UIFont.labelFontSize), 0)
  }

  /// Sets the font that the canvas's version has for a text style.
  static func setSize(
    of view: UIView, _ description: ViewDescription, _ traits: InterfaceTraits,
    _ version: CanvasVersion
  ) {
    guard
      let name = description.element(key: "fontDescription", in: traits)?["style"]
    else { return }
    let style = UIFont.TextStyle(rawValue: name)
    let font = version.font(of: style)
    guard font != .preferredFont(forTextStyle: style) else { return }
    switch view {
    case let label as UILabel:
      // A label that follows the text size would restore the canvas's font.
      label.adjustsFontForContentSizeCategory = false
      label.font = font
    case let button as UIButton: button.titleLabel?.font = font
    default: break
    }
  }

  /// Gives a single-line label or a button the size of its text in whole points.
  ///
  /// See: R-NIB-11.7.
  static func stateWholeSize(of view: UIView) {
    guard view.statedContent == nil else { return }
    if let label = view as? UILabel {
      guard label.numberOfLines == 1 else { return }
    } else if !(view is UIButton) {
      return
    }
    let (size, grid) = (view.intrinsicContentSize, PixelGrid(scale: 1))
    guard size != .zero else { return }
    view.statedContent = StatedContent(
      width: size.width < 0 ? nil : grid.roundUp(size.width),
      height: size.height < 0 ? nil : grid.roundUp(size.height))
  }

  /// Sets the wrapping width of multiline labels that layout made narrower than their text.
  ///
  /// Afterwards their content is as wide as the widest line. Returns true if there were such
  /// labels.
  ///
  /// See: R-NIB-11.1.
  static func breakLines(in objects: InterfaceObjects, of document: InterfaceDocument) -> Bool {
    let version = CanvasVersion(document)
    var isAny = false
    for id in objects.order {
      guard let label = objects.view(id) as? UILabel, label.numberOfLines != 1,
        label.preferredMaxLayoutWidth == 0, label.statedContent == nil,
        label.bounds.width > 0, label.intrinsicContentSize.width > label.bounds.width
      else { continue }
      let width = label.bounds.width
      label.preferredMaxLayoutWidth = width
      let size = label.intrinsicContentSize
      let isPlain = document.elements[id]?.child(key: "attributedText") == nil
      let widest = isPlain ? widestLine(of: label, at: width, version) : 0
      label.statedContent = StatedContent(
        width: min(width, max(size.width, widest)), height: size.height)
      isAny = true
    }
    return isAny
  }

  /// Returns the width of a label's widest line including the spaces at which it breaks, in points.
  private static func widestLine(
    of label: UILabel, at width: CGFloat, _ version: CanvasVersion
  ) -> CGFloat {
    guard let text = label.text else { return 0 }
    let face = label.font.face.face(on: version.fontSystem)
    let lines = MeasuredText(text, face).visibleLines(
      fitting: width, numberOfLines: label.numberOfLines, label.lineBreakMode)
    var rest = text[...]
    var widest: CGFloat = 0
    for line in lines {
      let letters = String(line.reversed().drop { $0 == " " }.reversed())
      guard let position = rest.range(of: letters) else { continue }
      let spaces = rest[position.upperBound...].prefix { $0 == " " }
      rest = rest[spaces.endIndex...]
      let size = MeasuredText(letters + spaces, face).size(
        fitting: 0, numberOfLines: 1, label.machine.pixelGrid)
      widest = max(widest, size.width)
    }
    return widest
  }
}
