import Gimbal
import GimbalCommandLine

/// A custom expectation: the window is wider than high.
@MainActor func isWide(_ sim: Simulator) -> String? {
  guard let size = sim.layout["root.view"]?.frame.size else { return "there is no root" }
  return size.width > size.height ? nil : "\(size.width) wide and \(size.height) high"
}

extension AppVerb {
  /// `side DEVICE`: the longer side of a device's screen.
  static let side = AppVerb("side", "The longer side of a screen.", operands: "DEVICE") {
    words, console in
    let sim = try Simulator(DeviceCatalog.standard.device(words.first ?? ""))
    sim.launch(UIViewController())
    console.write("\(Int(max(sim.screen.bounds.width, sim.screen.bounds.height)))\n")
    return .held
  }
}
