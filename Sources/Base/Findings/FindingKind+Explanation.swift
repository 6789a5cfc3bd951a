extension FindingKind {
  /// The explanation of the finding: what was found, what is excluded, and what helps.
  ///
  /// `Documentation/Findings.md` has one heading for each kind with this text below it.
  public var explanation: String {
    switch self {
    case .offScreen:
      """
      The view is set to be visible, and no part of it is in the window. If a view waits beyond the edge for an
      animation, set `isHidden` or add it to the scene's `allow` list. Content of scroll views is left out.
      """
    case .cutByWindow:
      """
      A part of the view is in the window, and the rest is beyond the window's edge. Backgrounds, which extend to the
      edge on purpose, and content of scroll views are left out. A constraint to the safe area or a margin helps.
      """
    case .underSensor:
      """
      The notch or the Dynamic Island hides a part of the view, on this device and in this orientation. Pin the view
      to the safe area. Devices whose cut-out has no known size are not checked. Scroll views that extend to the
      window's edge are left out, because they keep their content clear of it.
      """
    case .underHomeIndicator:
      """
      A text or a control is where the home indicator is drawn over it and where a swipe belongs to the system. Pin it
      to the bottom of the safe area. The indicator's area is taken as the lowest 13 points in the middle of the
      screen; no source gives its exact size.
      """
    case .underCamera:
      """
      A camera of a device that folds covers a part of a text, a control or an image. The camera of the outer display
      always does; the safe area keeps clear of it. The camera of the inner display covers content while it is in use,
      and no safe area includes it: a text or a control there is a note. `reservedRegions(kind: .occlusion)` has both.
      """
    case .underCorner:
      """
      A rounded corner of the display cuts off a part of a text, a control or an image. Margins of the safe area keep
      it out of the corner. For a control, only its title is checked. An image that fills the corner is left out.
      """
    case .offSafeArea:
      """
      The view extends below a bar, next to the sensor housing or into the strip of the home indicator. Use
      `safeAreaLayoutGuide`, or the scene's `allow` list. Left out are backgrounds from edge to edge, bars, bands,
      scroll views that end at the window's edge, and a single point. For pickers and page controls only the middle is
      checked, and for a button from edge to edge only its title.
      """
    case .acrossFold:
      """
      The device is partly open, and its fold runs through a text or a control, with half of it on either side. No
      safe area, margin or collection inset keeps clear of the fold. Read `reservedRegions(kind: .division)` in a
      layout method, or use `UIArrangementViewController`. Bars and scrolling content are left out.
      """
    case .underKeyboard:
      """
      With the keyboard shown, a text field is below it and in no scroll view. Pin it to `keyboardLayoutGuide`, or put
      the form into a scroll view. Only configurations with the keyboard are checked.
      """
    case .overlap:
      """
      Two texts or controls overlap in what they show; or two siblings cover each other in part, or have the same
      frame. Left out are a view inside the other, a control without a title under a text, and images and backgrounds
      that fill their superview. Also left out are controls that overlap by a few points while their titles do not.
      The same is true of translucent views, controls over images, controls and bars over scrolling content, and
      spinners. For pickers only the middle is checked.
      """
    case .covered:
      """
      An opaque view in front covers a text or a control completely. It can be neither read nor touched. Bring it to
      the front, or hide it while it is not needed.
      """
    case .widerThanPane:
      """
      The app has a pane of Split View, and the view extends beyond its left or right edge: it needs more width than
      the pane has. On a phone that folds, each pane is 469 points wide and compact. Let widths follow the window, and
      choose the arrangement by size classes. Scrolling content and backgrounds are left out.
      """
    case .screenSized:
      """
      The view is as wide as `UIScreen.main`, and its window is not. On a device that folds, the main screen is the
      outer one in every posture. In Split View and in resizable windows it is larger than the window. Use the bounds
      of the window or of the superview.
      """
    case .lostBarItem:
      """
      Bars are at the side, and the button is not shown, because its `axisBehavior` is `.horizontalOnly`. Give the
      button an image and leave the behavior automatic, or put it elsewhere.
      """
    case .horizontalBarItem:
      """
      Bars may be at the side, and this button keeps its toolbar at the bottom: it has only a title, a custom view, or
      is the system's edit button. With an image, or `axisBehavior` `.verticalPreferred`, the bar moves to the side
      and leaves its height to the content.
      """
    case .clipped:
      """
      A superview with `clipsToBounds` hides a part of the view, or all of it, and does not scroll. A view that covers
      the whole superview, such as an image that fills it, is left out.
      """
    case .truncated:
      """
      A part of the text is not visible for lack of width, lines or height. Set `numberOfLines = 0`, add space, or
      raise the compression resistance. Left out are texts that lack less than a point, filler text, and texts that
      are localization keys, such as `welcome_title`.
      """
    case .truncatedWhenLarge:
      """
      The text fits at the default text size and not at the one of this configuration. Users who chose that size
      cannot read it. Allow the text more lines and let its container scroll.
      """
    case .contentTooWide:
      """
      The content of a scroll view that scrolls vertically is wider than the view, so that it also scrolls sideways.
      Most often the content's width is not constrained to `frameLayoutGuide`. Views that zoom, page or scroll only
      sideways are left out.
      """
    case .touchTarget:
      """
      A control that can be touched is smaller than 44 points on one side (a note), or smaller than 28 (a warning).
      Controls in bars and those whose size the system sets are left out. Source: Apple, Human Interface Guidelines,
      Accessibility.
      """
    case .offGrid:
      """
      An edge of the frame is between two pixels, so that lines and texts look blurred. Auto Layout rounds; frames
      that are set in code do not. Round to 1 / `displayScale`. Cells and headers that a list lays out are left out.
      """
    case .conflict:
      """
      Required constraints cannot hold together, and UIKit breaks one of them. The message names a minimal set:
      without any one of them the others hold. Lower a priority, or remove one. Sets that contain only constraints of
      the system are left out.
      """
    case .ambiguous:
      """
      The constraints do not determine the position or the size of the view: it may be elsewhere on another device or
      system. The message names what is undetermined. Add a constraint for it. Views in a conflict are left out,
      because the conflict is reported. Views are also left out if they depend on content that arrives while the app
      runs: an image, a missing class, an empty container of a document.
      """
    case .zeroSize:
      """
      The view is not hidden and has no width, no height or neither. A text or a control without size is a warning, a
      view with a background or with subviews a note. Views with nothing to show are left out: a label without text,
      an empty container, a missing image or class, and the views around these.
      """
    case .negativeSize:
      """
      The view's bounds have a negative width or height. UIKit draws nothing of it, and what depends on its edges is
      reversed. A frame calculation has run out of space.
      """
    case .unmeasurable:
      """
      A value of the view's frame is NaN, or beyond a million points. The calculation of the frame divides by zero, or
      grows without limit.
      """
    case .notRestored:
      """
      The device was rotated to every orientation that the app supports and back, and the view is not where it was.
      Something changes in a rotation and does not change back, such as a constant or a constraint that stays active.
      Cells of lists are left out, and layouts with a conflict, because UIKit may break another constraint there.
      """
    case .movedByFold:
      """
      The device was folded and unfolded, or the reverse, and the view is not where it was. Something changes on the
      way and does not change back, such as a size that was saved on one display and is used on the other. Cells of
      lists are left out, and layouts with a conflict.
      """
    case .limit:
      """
      The layout has so many overlaps or views that not all of them were compared. The named view has no defect; what
      is not listed was not checked.
      """
    }
  }

  /// The page that explains all kinds, as Markdown.
  public static var page: String {
    let head = """
      # Findings

      `gimbal lint` and `gimbal compare` report these findings. Each section is named by the first word of a finding's
      id. `gimbal lint --explain KIND` prints one section.

      A finding's id is `kind:view` or `kind:view:other`. It is the same on every device and in every run. A scene's
      file allows intended findings: `"allow": ["offSafeArea:banner", "touchTarget"]`. For scenes of other kinds use
      `--allow`. Allowed findings are counted and are not results. An entry that allows nothing any more is reported.

      The views of a nib file are shown at the size of the screen, although they are no screen. Their positions on it
      and what follows from that size are not checked. The same is true of a scene that is drawn less than 320 points
      wide or high, such as a widget or a drawer. A document for iPad only is shown on iPads unless the command names
      other devices. It is recognized by its runtime, by a name that ends in `~ipad` or `_iPad`, or by scenes that are
      drawn larger than any iPhone on both sides.

      ## How often findings are wrong

      `.ci/draw-findings GIMBAL SEED COUNT OUT FILE…` selects findings in files at random, each with a drawing in
      which the view is outlined. A reviewer marks those that are of no use to anybody.

      | seed | selected | from | wrong | kinds of wrong findings |
      | --- | --- | --- | --- | --- |
      | 1 | 100 | 1439 in 310 published documents and the scenes of this repository | 33 | cells that lists had laid out again, empty containers without size, labels larger than their texts, views of nib files stretched to the screen, ambiguity caused by missing classes; fixed since |
      | 2 | 100 | the remaining 902 | 20 | conflicts in static cells of one table (5), frames of one calculator that differ on an iPad after a full rotation (3), documents for iPad only checked on a phone (3), containers, pickers and bars that extend below the sensor or beyond the edge on purpose (3), texts that code replaces (3), ambiguity where images arrive while the app runs (2), a width that is wrong by a third of a point |
      | 301 to 303 | 300 | the remaining 728 | 16 (6, 5 and 5) | 8 of them fixed since |
      | 304 | 300 | the first 499 of a part of the files | 14 | widgets and drawers shown at the size of a screen (4), bars and images that overlap by design (3), overlaps that nobody sees (3), a picker's rim, a button over an image, a panel's handle, ornaments that their superview clips |
      | 305, with the current rules | 300 | the remaining 737 in all files | 11 (3.7 %) | a document for a phone in landscape shown in portrait (2), views that are beyond an edge or overlap on purpose (3), what code moves into a bar or replaces (2), a panel's handle, a clipped ornament, two titles that are close, a size that follows from a missing class |


      """
    return head
      + allCases.map { kind in
        "## \(kind.rawValue)\n\n\(kind.title.prefix(1).uppercased() + kind.title.dropFirst()) "
          + "(\(kind.severity.rawValue)).\n\n\(kind.explanation)\n"
      }.joined(separator: "\n")
  }
}
