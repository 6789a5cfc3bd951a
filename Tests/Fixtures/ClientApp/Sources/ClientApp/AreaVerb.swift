import Gimbal
import GimbalCommandLine

extension AppVerb {
  /// `area DEVICE…`: the part of each screen that the video has.
  static let area = AppVerb(
    "area", "The part of a screen that the video has, upright and on its side.",
    operands: "DEVICE…"
  ) { words, console in
    for word in words {
      let sim = try Simulator(DeviceCatalog.standard.device(word))
      sim.launch(PlayerViewController())
      var parts: [Int] = []
      for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
        sim.rotate(to: orientation)
        guard let video = sim.layout["video"]?.frame, let screen = sim.window?.bounds else {
          return .failed
        }
        let part = video.width * video.height / (screen.width * screen.height)
        parts.append(Int((part * 100).rounded()))
      }
      console.write("\(word): \(parts[0]) % upright, \(parts[1]) % on its side\n")
    }
    return .held
  }
}
