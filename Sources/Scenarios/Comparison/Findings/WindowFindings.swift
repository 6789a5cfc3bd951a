import Foundation
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots

/// Corrections of findings about a window by the layouts of other windows.
enum WindowFindings {
  /// Returns the findings without those that another window refutes.
  ///
  /// - A view that also extends beyond a full-screen window is not too wide for its pane. The window
  ///   clips it.
  /// - A view with another width elsewhere on the same display is not as wide as the main screen on
  ///   purpose.
  ///
  /// - Complexity: O(findings × configurations × views) for the second kind, which is rare.
  static func corrected(
    _ findings: [Finding], of configurations: [Configuration]
  ) -> [Finding] {
    let clipped = Set(
      findings.lazy.filter {
        [.cutByWindow, .offScreen].contains($0.kind)
          && !configurations[$0.configuration].isPane
      }.map(\.view)
    ).union(configurations.flatMap(\.clippedInFullScreen))
    return findings.compactMap { finding in
      switch finding.kind {
      case .widerThanPane:
        return clipped.contains(finding.view) ? finding.renamed(.cutByWindow) : finding
      case .screenSized:
        let screen = configurations[finding.configuration].mainScreen
        let differs = configurations.contains { other in
          other.mainScreen == screen
            && other.id.device == configurations[finding.configuration].id.device
            && other.layout.views.contains {
              $0.name == finding.view && abs($0.frame.width - (screen?.width ?? 0)) > 1
            }
        }
        return differs ? nil : finding
      default: return finding
      }
    }
  }
}

extension Configuration {
  /// True for a pane of Split View.
  var isPane: Bool {
    if case .split = id.window.layout { return true }
    return false
  }
}
