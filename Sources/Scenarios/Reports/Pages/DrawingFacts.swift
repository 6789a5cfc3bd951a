import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// The facts by which a page's script finds and filters a drawing, for all its configurations.
struct DrawingFacts {
  /// The attributes of its element: severities, kinds, orientations, class, size and rotation.
  let attributes: [(String, String)]

  /// Collects the facts of a drawing: those of all its configurations, and of its findings.
  init(
    _ drawn: LayoutCollection.Drawn, inClass letter: String, of comparison: LayoutComparison,
    _ findings: [Finding]
  ) {
    let configurations = drawn.configurations.map { comparison.configurations[$0] }
    let layout = configurations[0].layout
    // The inner display of a phone that folds is landscape: it has no positions in portrait.
    let isInner = configurations[0].display?.fold != nil
    func joined(_ keywords: [String]) -> String {
      var seen: Set<String> = []
      return keywords.filter { seen.insert($0).inserted }.joined(separator: " ")
    }
    attributes = [
      ("data-s", joined(findings.map(\.severity.rawValue))),
      ("data-k", joined(findings.map(\.kind.rawValue))),
      ("data-o", joined(configurations.map(\.id.orientation.name))),
      ("data-g", letter),
      ("data-i", isInner ? "" : layout.orientation),
      ("data-w", Markup.number(layout.screenSize.width)),
      ("data-h", Markup.number(layout.screenSize.height)),
    ]
  }
}
