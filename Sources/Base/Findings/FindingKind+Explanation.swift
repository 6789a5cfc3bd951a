extension FindingKind {
  /// The explanation for people who meet the finding: what was found, what is left out, and what helps.
  ///
  /// `Documentation/Findings.md` has one heading for each kind with this text below it.
  public var explanation: String {
    switch self {
    case .offScreen:
      """
      The view can be seen by all that is set on it, and no part of it lies in the window. Views that wait
      beyond the edge for an animation belong into `isHidden`, or stand in the scene's list `allow`.
      Content of scroll views is left out.
      """
    case .cutByWindow:
      """
      The view lies in the window in part and reaches beyond its edge. Backgrounds, which reach the edge on
      purpose, and content of scroll views are left out. A constraint to the safe area or a margin helps.
      """
    case .underSensor:
      """
      The notch or the Dynamic Island hides a part of the view, on this device and in this orientation. Pin
      the view to the safe area. Devices whose cut-out has no known size are not judged. Scroll views that reach
      the window's edge keep their content clear of it, and are left out.
      """
    case .underHomeIndicator:
      """
      A text or a control lies where the home indicator is drawn over it and where a swipe belongs to the
      system. Pin it to the bottom of the safe area. The place of the indicator is the lowest 13 points in
      the middle of the screen; its exact size is recorded nowhere.
      """
    case .underCamera:
      """
      A camera of a device that folds covers a part of a text, a control or a picture. The camera of the outer display
      always does; the safe area keeps clear of it. That of the inner display covers content while it is in use, which no
      safe area says: a text or a control there is a note. `reservedRegions(kind: .occlusion)` has both.
      """
    case .underCorner:
      """
      A rounded corner of the display cuts a part of a text, a control or a picture off. Margins of the
      safe area keep it out of the corner. Of a control its title counts; a picture that fills the corner is left out.
      """
    case .offSafeArea:
      """
      The view reaches below a bar, beside the sensor housing or into the strip of the home indicator.
      Backgrounds from edge to edge, bars, bands and scroll views that end at the window's edge do so on purpose and
      are left out, as is a single point. Of pickers and dots the middle counts, as does the title of a button that
      runs from edge to edge. Use `safeAreaLayoutGuide`, or the scene's list `allow`.
      """
    case .acrossFold:
      """
      The device is partly open, and its fold runs through a text or a control: half of it is on either side of the bend.
      No safe area, margin or inset of a collection keeps clear of the fold. Read `reservedRegions(kind: .division)` in a
      layout method, or use `UIArrangementViewController`. Bars and what scrolls are left out.
      """
    case .underKeyboard:
      """
      With the keyboard shown, a field for text lies below it, in nothing that scrolls. Pin to
      `keyboardLayoutGuide`, or put the form into a scroll view. Judged only in configurations with the keyboard.
      """
    case .overlap:
      """
      Two texts or controls share a part of what they show; or two siblings cover each other in part, or lie
      in the same place. A view inside the other, a control without a title under a text, pictures and
      backgrounds that fill their superview, and the room around two titles by a few points are left out; so are
      what shines through, controls over pictures, controls and bars over what scrolls, and spinners. Of pickers
      the middle counts.
      """
    case .covered:
      """
      An opaque view in front leaves nothing of a text or a control. It can be neither read nor touched.
      Bring it to the front, or hide it while it is not wanted.
      """
    case .widerThanPane:
      """
      The app has a pane of Split View, and the view reaches beyond its left or right edge: it needs more width than the
      pane has. On a phone that folds each pane is 469 points wide and compact. Let widths follow the window, and
      arrange by size classes. What scrolls and what is a background is left out.
      """
    case .screenSized:
      """
      The view is as wide as `UIScreen.main`, and its window is not. On a device that folds the main screen is the outer one
      in every posture; in Split View and in resizable windows it is larger than the window. Use the bounds of the window or
      of the superview.
      """
    case .lostBarItem:
      """
      Bars stand at the side, and the button is not shown: its `axisBehavior` is `.horizontalOnly`, and its bar is at
      the side. Give the button a picture and leave the behavior automatic, or put it elsewhere.
      """
    case .horizontalBarItem:
      """
      Bars may stand at the side, and this button keeps its toolbar at the bottom: it has a title alone, a view of
      its own, or is the system's edit button. With a picture, or `axisBehavior` `.verticalPreferred`, the bar goes to the
      side and leaves its height to the content.
      """
    case .clipped:
      """
      A superview with `clipsToBounds` hides a part of the view, or all of it, and does not scroll. What covers
      the whole superview, as a picture that fills it does, is left out.
      """
    case .truncated:
      """
      A part of the text cannot be seen for lack of width, lines or height. Give it `numberOfLines = 0`, room
      to grow, or a higher compression resistance. Less than a point that lacks is left out, as are filler and texts
      that are keys of a table, such as `welcome_title`.
      """
    case .truncatedWhenLarge:
      """
      The text fits at the usual size of text and not at the one that this configuration has. People who chose
      that size cannot read it. Let the text have more lines and its container scroll.
      """
    case .contentTooWide:
      """
      The content of a scroll view that scrolls up and down is wider than the view, so that it also slides
      sideways. Most often the content's width is not tied to `frameLayoutGuide`. Views that zoom, turn pages or
      scroll sideways only are left out.
      """
    case .touchTarget:
      """
      A control that can be touched is smaller than 44 points on one side (a note), or smaller than 28 (a
      warning). Controls in bars and those whose size the system sets are left out. Source: Apple, Human
      Interface Guidelines, Accessibility.
      """
    case .offGrid:
      """
      An edge of the frame lies between two pixels, so that lines and texts look blurred. Auto Layout rounds;
      frames that are set by hand do not. Round to 1 / `displayScale`. Cells and headers that a list places are
      left out.
      """
    case .conflict:
      """
      Required constraints cannot hold together, and UIKit breaks one of them. The sentence names a minimal set:
      without any one of them the others hold. Lower a priority, or remove one. A set of the system's own constraints
      alone is left out.
      """
    case .ambiguous:
      """
      The constraints leave the place or the size of the view open: it may be elsewhere on another device or
      system. The sentence names what is open. Add a constraint for it. Left out are views in a conflict, which is told,
      and what hangs on a content that comes while the app runs: a picture, a class that is not there, an empty
      container of a document.
      """
    case .zeroSize:
      """
      The view is not hidden and has no width, no height or neither. A text or a control without size is a
      warning, a view with a background or with views in it a note. What has nothing to show is left out: a
      label without a text, an empty container, a picture or a class that is still to come, and what stands around
      these.
      """
    case .negativeSize:
      """
      The view's bounds have a width or a height below zero. UIKit draws nothing of it, and what follows from
      its edges is upside down. A frame that is calculated ran out of room.
      """
    case .unmeasurable:
      """
      A figure of the view's frame is not a number, or beyond a million points. The calculation of the frame
      divides by zero, or grows without end.
      """
    case .notRestored:
      """
      The device was turned to every side that the app supports and back, and the view is not where it was.
      Something is changed in a turn and not changed back, such as a constant or a constraint that stays active.
      Cells of lists are left out, and layouts with a conflict, of which another constraint may be given up.
      """
    case .movedByFold:
      """
      The device was folded and unfolded, or the other way round, and the view is not where it was. Something is changed
      on the way and not changed back, such as a size that was saved on one display and is used on the other. Cells of
      lists are left out, and layouts with a conflict.
      """
    case .limit:
      """
      The layout has so many overlaps or views that not all of them were compared. Nothing is wrong with the
      view that is named; what is not listed was not looked at.
      """
    }
  }

  /// The page that explains all kinds, as Markdown.
  public static var page: String {
    let head = """
      # Findings

      What `gimbal lint` and `gimbal compare` find, by the first word of a finding's id. `gimbal lint --explain KIND`
      prints one of these paragraphs.

      A finding's id is `kind:view` or `kind:view:other`. It is the same on every device and in every run. A scene's file
      allows what is meant: `"allow": ["offSafeArea:banner", "touchTarget"]`; so does `--allow` for scenes of other kinds.
      What is allowed is counted, is no result, and an entry that allows nothing any more is reported.

      The views of a nib file are shown as large as the screen and are none: neither their places on it are judged nor what
      follows from that size. So it is with a scene that is drawn less than 320 points wide or high, such as a widget or a
      drawer, which no screen is. A document for iPads alone is shown on iPads unless the call names others: by its runtime, by a
      name that ends in `~ipad` or `_iPad`, or by scenes that are drawn larger than any iPhone on both sides.

      How often findings err is counted by eye: `.ci/draw-findings GIMBAL SEED COUNT OUT FILE…` draws some of all findings in
      files at random, each with its drawing and the view outlined, and somebody marks those that nobody would want to know.
      Of 100 drawn by seed 1 from 1439 in 310 published documents and the scenes of this repository 33 erred: cells that lists
      had placed anew, empty containers without size, labels larger than their texts, views of nib files stretched to the screen,
      ambiguity left open by absent classes. These kinds were mended. Of 100 drawn by seed 2 from the 902 that were left 20
      erred: conflicts in static cells of one table (5), frames of one calculator that differ on a pad after a full turn (3),
      documents for iPad alone looked at on a phone (3), containers, pickers and bars that reach below the sensor or beyond the
      edge on purpose (3), texts that code replaces (3), ambiguity where pictures come while the app runs (2), and a width that
      misses by a third of a point. Of 300 drawn by seeds 301 to 303 from the 728 that were left then 16 erred (6, 5 and 5), of
      which 8 were mended. Of 300 drawn by seed 304 from the first 499 of a part of the files 14 erred: widgets and drawers shown as
      large as a screen (4), bars and pictures that overlap by design (3), overlaps that nobody sees (3), a picker's rim, a button
      over a picture, a panel's handle, ornaments that their superview cuts. Of 300 drawn by seed 305 from the 737 in all files
      that were left then, with the rules as they are now, 11 erred, 3.7 %: a document for a phone on its side shown upright (2),
      views that lie beyond an edge or overlap on purpose (3), what code moves into a bar or replaces (2), and one each of a
      panel's handle, an ornament that is cut, two titles that are close, and a size that follows from an absent class.


      """
    return head
      + allCases.map { kind in
        "## \(kind.rawValue)\n\n\(kind.title.prefix(1).uppercased() + kind.title.dropFirst()) "
          + "(\(kind.severity.rawValue)).\n\n\(kind.explanation)\n"
      }.joined(separator: "\n")
  }
}
