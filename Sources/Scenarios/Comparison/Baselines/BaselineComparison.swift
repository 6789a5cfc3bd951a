public import Foundation
import GimbalGeometry
public import GimbalSnapshots

/// The differences of a scene's layouts from approved ones.
public struct BaselineComparison: Hashable, Sendable {
  /// Configurations with the same changed views and relations.
  public struct Change: Hashable, Sendable {
    /// Indices of configurations, ascending; the values are those of the first one.
    public var configurations: [Int]
    /// The changed relations, such as `submit: below title → right of title`; empty if only values
    /// changed.
    public var relations: [String]
    /// The changes of each view in the first configuration, one line per view.
    public var views: [String]
    /// For each configuration the previous frames of the changed views on the screen.
    public var before: [[Outline]]
    /// True if other configurations have other values.
    public var varies: Bool
  }

  /// The previous rectangle of a view.
  public struct Outline: Hashable, Sendable {
    /// The view's name.
    public var name: String
    /// The rectangle on the screen in the interface's orientation, in points.
    public var rect: CGRect
  }

  /// The scene's name.
  public var scene: String
  /// The current configurations.
  public var configurations: [ConfigurationID]
  /// The changes, in the order of the first configurations.
  public var changes: [Change]
  /// Indices of unchanged configurations.
  public var unchanged: [Int]
  /// Indices of configurations without an approved layout.
  public var unapproved: [Int]
  /// The approved layouts of the configurations that changed, by their indices.
  public var former: [Int: LayoutSnapshot]
  /// The number of approved layouts whose configurations were not requested.
  public var notShown: Int

  /// Compares the layouts of a comparison with a baseline.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts.
  public init(_ comparison: LayoutComparison, with baseline: LayoutBaseline) {
    self.init(LayoutBaseline(comparison), with: baseline)
  }

  /// Compares layouts with those of the same configurations in a baseline.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts.
  public init(_ now: LayoutBaseline, with baseline: LayoutBaseline) {
    scene = now.scene
    configurations = now.entries.map(\.id)
    (changes, unchanged, unapproved, former) = ([], [], [], [:])
    var locations: [ChangeKey: Int] = [:]
    for (index, configuration) in now.entries.enumerated() {
      guard let entry = baseline[configuration.id] else {
        unapproved.append(index)
        continue
      }
      let views = ChangedView.views(from: entry.layout, to: configuration.layout)
      let old = LayoutRelations(entry.layout, scale: entry.scale)
      let new = LayoutRelations(configuration.layout, scale: configuration.scale)
      guard !views.isEmpty || old != new else {
        unchanged.append(index)
        continue
      }
      former[index] = entry.layout
      let relations = old == new ? [] : RelationDifference.lines(from: old, to: new)
      let key = ChangeKey(views: views.map(\.name), relations: relations)
      if let location = locations[key] {
        changes[location].configurations.append(index)
        changes[location].before.append(views.compactMap(\.outline))
        if changes[location].views != views.map(\.line) { changes[location].varies = true }
      } else {
        locations[key] = changes.count
        changes.append(
          Change(
            configurations: [index], relations: relations, views: views.map(\.line),
            before: [views.compactMap(\.outline)], varies: false))
      }
    }
    notShown = baseline.entries.count + unapproved.count - configurations.count
  }
}

/// What two changes have in common if they are reported as one; `BaselineComparison` finds an
/// earlier change by it.
private struct ChangeKey: Hashable {
  /// The names of the changed views, in the order of ``ChangedView/views(from:to:)``.
  let views: [String]
  /// The lines of the changed relations; empty if only values changed.
  let relations: [String]
}

/// A view with a visible change.
private struct ChangedView {
  /// The view's name in the layout.
  let name: String
  /// The line for messages, such as `submit: new at …`: the name and what changed.
  let line: String
  /// The previous rectangle of the view on the screen; nil for a new view.
  let before: CGRect?

  /// The previous rectangle with the name, for drawings; nil for a new view.
  var outline: BaselineComparison.Outline? {
    before.map { BaselineComparison.Outline(name: name, rect: $0) }
  }

  /// Returns the changed views, in the order of the new layout, followed by removed ones.
  ///
  /// Views are identified by name; the second view of a name is a different one.
  static func views(from old: LayoutSnapshot, to new: LayoutSnapshot) -> [ChangedView] {
    var locations: [String: [Int]] = [:]
    for (index, view) in old.views.enumerated().reversed() {
      locations[view.name, default: []].append(index)
    }
    let frames = old.screenFrames
    var changed: [ChangedView] = []
    for view in new.views {
      guard let location = locations[view.name]?.popLast() else {
        changed.append(
          ChangedView(
            name: view.name, line: "\(view.name): new at \(MeasureText.rect(view.frame))",
            before: nil))
        continue
      }
      let phrases = differences(from: old.views[location], to: view)
      guard !phrases.isEmpty else { continue }
      changed.append(
        ChangedView(
          name: view.name, line: "\(view.name): \(phrases.joined(separator: ", "))",
          before: frames[location]))
    }
    for location in locations.values.joined().sorted() {
      changed.append(
        ChangedView(
          name: old.views[location].name, line: "\(old.views[location].name): gone",
          before: frames[location]))
    }
    return changed
  }

  private static func differences(from old: ViewSnapshot, to new: ViewSnapshot) -> [String] {
    var phrases: [String] = []
    if old.className != new.className { phrases.append("\(old.className) → \(new.className)") }
    if !old.frame.isNear(new.frame), MeasureText.rect(old.frame) != MeasureText.rect(new.frame) {
      phrases.append("\(MeasureText.rect(old.frame)) → \(MeasureText.rect(new.frame))")
    }
    if old.transform != new.transform { phrases.append("another transform") }
    if old.isVisible != new.isVisible {
      phrases.append(new.isVisible ? "not visible → visible" : "visible → not visible")
    }
    let (before, after) = (old.content.text, new.content.text)
    if before?.string != after?.string {
      phrases.append("text '\(short(before?.string))' → '\(short(after?.string))'")
    } else if before?.isCut != after?.isCut {
      phrases.append(after?.isCut == true ? "its text is cut off now" : "its text fits now")
    }
    if old.background != new.background { phrases.append("another background") }
    return phrases
  }

  private static func short(_ text: String?) -> String {
    let text = text ?? ""
    return text.unicodeScalars.count > 40 ? String(text.unicodeScalars.prefix(39)) + "…" : text
  }
}
