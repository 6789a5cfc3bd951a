/// The explanation of each kind of finding, for `gimbal lint --explain` and `Findings.md`.
extension FindingKind {
  /// The explanation for people who meet the finding: what was found, what is left out, and what helps.
  ///
  /// `Documentation/Findings.md` has one heading for each kind with this text below it.
  public var explanation: String {
    switch self {
    case .offScreen:
      """
      The view is visible by its properties, and no part of it lies in the window. Hide views that wait outside
      the window for an animation with `isHidden`, or list them in the scene's `allow`. Content of scroll views
      is not checked, nor are views that an outlet's constraint moves.
      """
    case .cutByWindow:
      """
      A part of the view lies outside the window. Backgrounds, which reach the edge on purpose, and content of
      scroll views are not checked. Of a button from edge to edge only the title is checked. Neither is a button whose
      title and image are inside, nor an image or background that is cut off on every device, as a decoration is.
      Constrain the view to the safe area or a margin.
      """
    case .underSensor:
      """
      The notch or the Dynamic Island hides a part of the view, on this device and in this orientation. Constrain
      the view to the safe area. Devices whose cut-out has no measured size are not checked. Scroll views that reach
      the window's edge inset their content, and are not checked. Neither is a part that an image or an opaque view
      in front covers. Of a background the views on it are checked. Storyboard scenes that are neither initial nor
      shown by a segue may be parts of others, and are checked at their edges only if `--scene` names them.
      """
    case .underHomeIndicator:
      """
      A text or a control lies under the home indicator, where a swipe belongs to the system. Constrain it to the
      bottom of the safe area. The area of the indicator is the lowest 13 points in the middle of the screen; its
      exact size is not documented.
      """
    case .underCamera:
      """
      A camera of a foldable device covers a part of a text, a control or an image. The camera of the outer display
      always does, and the safe area excludes it. The camera of the inner display covers content only while it is in
      use. No safe area excludes it, so a text or a control there is a note. `reservedRegions(kind: .occlusion)` has
      both.
      """
    case .underCorner:
      """
      A rounded corner of the display cuts off a part of a text, a control or an image. Margins of the safe area keep
      it out of the corner. Of a control only the title is checked. An image that fills the corner, that extends from
      edge to edge, or that the app sets at run time is not checked.
      """
    case .offSafeArea:
      """
      The view extends under a bar, next to the sensor housing or into the area of the home indicator. Backgrounds
      from edge to edge are not checked. Neither are bars, bands and scroll views that end at the window's edge,
      because they do so on purpose. Neither are images that end there. Scroll views may also begin below a bar. One
      point is tolerated, and four for views that hold others. Of pickers and page controls only the middle is checked,
      and of a button without background only title and image. Scenes that only code shows are checked if `--scene`
      names them. Use `safeAreaLayoutGuide`, or the scene's list `allow`.
      """
    case .acrossFold:
      """
      The device is partly open, and its fold runs through a text or a control, with a part on either side of it.
      No safe area, margin or inset of a collection excludes the fold. Read `reservedRegions(kind: .division)` in a
      layout method, or use `UIArrangementViewController`. Bars, scrolling content, labels without text and buttons that
      show nothing are not checked. Neither are scenes that segues present as sheets, which are in one half then.
      """
    case .underKeyboard:
      """
      With the keyboard shown, a text input lies below it and outside any scroll view. Constrain it to
      `keyboardLayoutGuide`, or put the form into a scroll view. Only configurations with the keyboard are checked.
      """
    case .overlap:
      """
      Two texts or controls overlap in their visible parts, or two siblings overlap or have the same frame. A view
      inside the other is not checked. The same applies to a text beside a control's title and image, on a control
      without a title, or on a label or field that draws nothing. Images and backgrounds that fill their superview are
      not checked either, nor images on an image from edge to edge. The same applies to a few points of space around
      two titles, transparent views, and controls over images and activity indicators. Controls and bars over
      scrolling content are not checked. Of pickers only the middle is checked. A view may lie partly on an image or
      background if it does so on every device, or if an outlet's constraint moves one of the two.
      """
    case .covered:
      """
      An opaque view in front covers a text or a control completely. It can be neither read nor touched.
      Bring it to the front, or hide it while it is not needed. Other findings about its position are left out.
      """
    case .widerThanPane:
      """
      The app has a pane of Split View, and the view extends beyond its left or right edge: it needs more width than the
      pane has. On a foldable phone each pane is 469 points wide and compact. Let widths follow the window, and
      arrange views by size classes. Scrolling content and backgrounds are not checked.
      """
    case .screenSized:
      """
      The view is as wide as `UIScreen.main`, and its window is not. On a foldable device the main screen is the outer
      one in every posture. In Split View and in resizable windows it is larger than the window. Use the bounds of the
      window or of the superview.
      """
    case .lostBarItem:
      """
      The button is not shown, because its bar is at the side and its `axisBehavior` is `.horizontalOnly`. Give the
      button an image and leave the behavior automatic, or move it to another bar.
      """
    case .horizontalBarItem:
      """
      Bars can be at the side, but not this button: it has only a title, a custom view, or is the system's edit button.
      Because of it, a part of its toolbar stays at the bottom. With an image, or with `axisBehavior`
      `.verticalPreferred`, the button moves to the side and leaves the height to the content.
      """
    case .clipped:
      """
      A superview with `clipsToBounds` hides a part of the view, or all of it, and does not scroll. Views that cover
      the whole superview, such as an image that fills it, are not checked. Neither are hidden views that an outlet's
      constraint moves, nor images that are cut off on every device.
      """
    case .truncated:
      """
      A part of the text is not visible because width, lines or height are too small. Set `numberOfLines = 0`, give it
      space to grow, or a higher compression resistance. Less than one point is tolerated. Placeholder text and keys of
      a strings table, such as `welcome_title`, are not checked.
      """
    case .truncatedWhenLarge:
      """
      The text fits at the default text size, but not at the text size of this configuration. Users who chose that
      size cannot read it. Let the text have more lines and its container scroll.
      """
    case .contentTooWide:
      """
      The content of a scroll view that scrolls vertically is wider than the view, so that it also scrolls
      horizontally. Most often the content's width is not constrained to `frameLayoutGuide`. Views that zoom, page or
      scroll only horizontally are not checked.
      """
    case .touchTarget:
      """
      A control that can be touched is smaller than 44 points on one side (a note), or smaller than 28 (a
      warning). Controls in bars and those whose size the system sets are not checked. Source: Apple, Human
      Interface Guidelines, Accessibility.
      """
    case .offGrid:
      """
      An edge of the frame lies between two pixels, so that lines and text are blurred. Auto Layout rounds;
      frames that are set in code are not rounded. Round to 1 / `displayScale`. Cells and headers that a list lays out
      are not checked.
      """
    case .conflict:
      """
      Required constraints conflict, and UIKit breaks one of them. The message names a minimal set: without any one
      of them the others can be satisfied. Lower a priority, or remove one. A set that contains only the system's
      constraints is not reported.
      """
    case .ambiguous:
      """
      The constraints do not determine the position or the size of the view, which can differ on another device or
      system. The message names what is missing. Add a constraint for it. Other findings about the position are left
      out. Views in a conflict are not reported, because the conflict is. Views that depend on content that is loaded
      later are not reported either: an image, a class that does not exist here, or an empty container of a document.
      """
    case .zeroSize:
      """
      The view is not hidden, and its width or height is zero. A text or a control without size is a warning. A view
      with a background or with subviews is a note. Views without content are not checked: a label without text, an
      empty container, an image or a class that is loaded later, and the views around these. Neither are views inside
      such a class, nor those that a placeholder or an outlet's constraint sizes.
      """
    case .negativeSize:
      """
      The view's bounds have a negative width or height. UIKit does not draw the view, and layout that depends on
      its edges is reversed. A calculated frame had less space than it needed.
      """
    case .unmeasurable:
      """
      A coordinate of the view's frame is NaN, or beyond a million points. The calculation of the frame
      divides by zero, or grows without a limit.
      """
    case .notRestored:
      """
      The device was rotated to every orientation that the app supports and back, and the view's frame has changed.
      Something is changed in a rotation and not changed back, such as a constant or a constraint that stays active.
      Cells of lists and views with an ambiguous layout are not checked. Layouts with a conflict are not checked
      either, because another constraint can be broken in them after the rotation.
      """
    case .movedByFold:
      """
      The device was folded and unfolded, or the reverse, and the view's frame has changed. Something is changed on
      the way and not changed back. An example is a size that was saved on one display and is used on the other. Cells
      of lists and layouts with a conflict are not checked.
      """
    case .limit:
      """
      The layout has so many overlaps or views that not all of them were compared. This is not an error of the named
      view. Views that are not listed were not checked.
      """
    }
  }

  /// The page that explains all kinds, as Markdown.
  public static var page: String {
    let head = """
      # Findings

      What `gimbal lint` and `gimbal compare` find, by the first part of a finding's id. `gimbal lint --explain KIND`
      prints one of these paragraphs, and `--format sarif` writes findings for code hosts ([Comparing](Comparing.md)).

      A finding's id is `kind:view` or `kind:view:other`. The id is the same on every device and in every run. A scene's file
      allows intended findings: `"allow": ["offSafeArea:banner", "touchTarget"]`. The option `--allow` allows findings in
      other scenes. Allowed findings are counted and not reported. An entry that no longer allows anything is reported.

      The views of a nib file are shown in the size of the screen, which is not their real size. Findings about the position
      of these views on the screen, or about their size, are not reported. The same applies to a scene that is drawn less than
      320 points wide or high, such as a widget or a drawer. A document for iPads is shown on iPads unless the command names
      other devices. A document is for iPads if its runtime says so, or if its name begins or ends with `iPad`. It
      is also for iPads if its scenes are larger than any iPhone on both sides.

      A scene of a storyboard that is neither the initial one nor shown by a segue may be a part of another one. Findings
      about the edges of the screen are reported for it only if the command names it, as in `Main.storyboard#Profile`.

      Where constraints conflict, UIKit chooses the one that it breaks. Of the views of a conflict, and of the views in them,
      only the constraints are reported.

      ## False findings

      The share of false findings was counted by looking at drawings. `.ci/draw-findings GIMBAL SEED COUNT OUT FILE…` chooses
      findings at random and draws each with the view outlined. A reader then marks the findings that no developer would want
      to see.

      | sample | from | false | most frequent causes |
      | --- | --- | --- | --- |
      | 100, seed 1 | 1439 in 310 published documents and the scenes of this repository | 33 | cells that lists lay out, empty containers without size, labels larger than their text, views of nib files in the size of the screen, ambiguity from absent classes; these kinds were corrected |
      | 100, seed 2 | the remaining 902 | 20 | conflicts in static cells of one table (5), frames of one calculator that differ on an iPad after a full rotation (3), documents for iPads shown on a phone (3), containers, pickers and bars that extend beyond an edge on purpose (3), text that code replaces (3), ambiguity where images are loaded later (2), a width that is wrong by a third of a point (1) |
      | 300, seeds 301 to 303 | the remaining 728 | 16 (6, 5 and 5) | 8 of them were corrected |
      | 300, seed 304 | the first 499 of a part of the files | 14 | widgets and drawers in the size of a screen (4), bars and images that overlap by design (3), overlaps that are not visible (3), the rim of a picker, a button over an image, the handle of a panel, ornaments that their superview clips |
      | 300, seed 305, with the current rules | 737 in all files | 11 (3.7 %) | a document for a phone in landscape shown in portrait (2), views that lie beyond an edge or overlap on purpose (3), views that code moves into a bar or replaces (2), the handle of a panel, a clipped ornament, two titles close to each other, a size that depends on an absent class |
      | 61 of the folding phone, seeds 20261129 and 20261130 | 109 in 84 documents of 18 repositories that no rule was made from | 0, and 2 unclear | a field in a scene for a low container |
      | 53 of other kinds, seed 20261129 | the other 298 of these documents | 9, and 2 unclear | texts and images in a rounded corner (4), views with a fixed frame and a mask (2), a line feed at a label's end, a digit in a low label, a hidden default title; these kinds were corrected |
      | 60 of all kinds | 312 documents of 89 repositories that no rule was made from | 11 | scenes that are only shown pushed or as sheets, cameras and corners under parts of a view that draw nothing; most of these kinds were corrected |
      | 60 of all kinds | 276 other documents of 89 repositories | 15, 5 of them unclear | margins of old documents in apps, covered views, images and texts smaller than their views; most of these kinds were corrected |
      | 60 of all kinds, seed 20261201 | 3313 in 346 other documents of 107 repositories | 13, and 7 unclear | overlaps of titles and images that do not touch (6), documents for iPads shown on phones (2), a table and a round image beside the island (2), a covered table, a guide that takes part in a conflict, a stack view whose views are hidden; 11 of them were corrected |
      | 60 of all kinds, seed 20261202 | 221 other documents of 89 repositories | 9 | views that a connected constraint moves (2), scroll views below a bar (2), edges of a wide button, a bar and a text that nothing covers (3), a size that a placeholder gives, a scene of an extension; these kinds were corrected |
      | 60 of all kinds, seed 20261203 | 1551 in 167 other documents of 81 repositories | 13, and 5 unclear | decorations at an edge or under a view (5), scenes that only code shows (3), labels that shrink (2), a menu that code moves, the rim of a search bar, a size from an absent class; these kinds were corrected |


      """
    return head
      + allCases.map { kind in
        "## \(kind.rawValue)\n\n\(kind.title.prefix(1).uppercased() + kind.title.dropFirst()) "
          + "(\(kind.severity.rawValue)).\n\n\(kind.explanation)\n"
      }.joined(separator: "\n")
  }
}
