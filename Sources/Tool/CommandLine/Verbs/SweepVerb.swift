import Foundation
import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalReports
import GimbalScenarios

extension Verb {
  /// `gimbal sweep`: the sizes at which a layout breaks or changes its size class.
  static let sweep = Verb(
    "sweep",
    "The widths, heights, text sizes and hinge angles at which the layout class or the\nfindings change.",
    operands: Operands(usage: "SCENE", count: 1...1),
    details: """
      SCENE is what 'compare' takes. It is shown in portrait on the device of --devices, by default
      an iPad, with a screen whose width or height goes from --from to --to. Where two neighbours
      differ in relations or in findings, bisection finds the breakpoint to the pixel. An iPad of
      another width is a window: from 678 points on its width is regular. Along 'window' the screen
      stays and the app's window grows, which needs free windows; along 'hinge' a foldable phone, by
      default iphone-duo, goes from 0 to 180 degrees. Notes are omitted. An interval of less than
      \(Int(LayoutSweep.grain)) points that begins and ends with the same layout can be missed.
      """,
    options: [
      .sweepDevice, .sweepSystem, .along, .from, .to, .catalog, .scene, .target, .sweepLocale,
      .json,
    ],
    examples: [
      Example(call: "sweep sign-in.scene.json", meaning: "Widths from 320 to 1400 points."),
      Example(
        call:
          "sweep sign-in.scene.json --devices iphone-15-pro --along height --from 480 --to 960",
        meaning: "Heights, with the safe area of that phone."),
      Example(call: "sweep sign-in.scene.json --along text", meaning: "All text sizes."),
      Example(
        call: "sweep sign-in.scene.json --along hinge",
        meaning: "A foldable phone, from closed to flat."),
    ],
    run: SweepVerb.run)
}

extension Option {
  fileprivate static let sweepDevice = Option(
    name: "--devices", valueKind: .text("NAME"),
    summary: "The device whose screen changes; default: \(SweepVerb.standardDevice).")
  fileprivate static let sweepSystem = Option(
    name: "--systems", valueKind: .text("SYSTEM"), summary: "A system such as 17, or newest.")
  fileprivate static let along = Option(
    name: "--along", valueKind: .word(LayoutSweep.Axis.allCases.map(\.rawValue)),
    summary: "What changes; default: width.")
  fileprivate static let from = Option(
    name: "--from", valueKind: .number("POINTS", 1...10_000),
    summary: "The first value; default: 320.")
  fileprivate static let to = Option(
    name: "--to", valueKind: .number("POINTS", 1...10_000),
    summary: "The last value; default: 1400."
  )
  fileprivate static let sweepLocale = Option(
    name: "--locale", valueKind: .list("LANGUAGE"), summary: "The language of a document's strings."
  )
}

/// Executes `gimbal sweep`.
enum SweepVerb {
  /// The device whose screen is changed if the call names none.
  static let standardDevice = "ipad-pro-13-m4"
  private static let foldingDevice = "iphone-duo"

  /// Lays out a scene at many sizes, and prints the ranges in which each finding occurs.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let axis = LayoutSweep.Axis(rawValue: arguments.text(.along) ?? "width") ?? .width
    let usual = axis == .hinge ? foldingDevice : standardDevice
    let device = try session.catalog(arguments).device(arguments.text(.sweepDevice) ?? usual)
    let range = try range(arguments, axis)
    let scene = try SceneChoice(arguments.operands[0], arguments, session)
    let locale = arguments.list(.sweepLocale)?.first
    let sweep = try SceneSweep(
      on: device, system: try system(arguments, device), app: scene.app ?? AppDescription(),
      settings: UserLocale.settings(locale)
    ) { simulator, chosen in
      var chosen = chosen
      chosen.locale = locale
      try scene.launch(simulator, chosen)
    }.run(axis, over: range) { done in
      session.console.progress(done, of: done, "layouts", at: session.now())
    }
    session.console.endProgress()
    session.console.write(
      arguments.has(.json)
        ? SweepJSON.report(sweep, of: scene.name)
        : SweepText.report(
          sweep, of: scene.name, style: TextStyle(isColored: session.console.usesColours)))
    return .held
  }

  private static func range(
    _ arguments: Arguments, _ axis: LayoutSweep.Axis
  ) throws(CallError) -> ClosedRange<CGFloat>? {
    let given = [Option.from, .to].first { arguments.has($0) }
    if axis == .text, let given { throw .conflict(given.name, "\(Option.along.name) text") }
    guard given != nil else { return nil }
    let all = axis == .hinge ? 0...180 : SceneSweep.range
    let first = arguments.number(.from).map { CGFloat($0) } ?? all.lowerBound
    let last = arguments.number(.to).map { CGFloat($0) } ?? all.upperBound
    if axis == .hinge, last > all.upperBound {
      throw .malformed(
        "\(Int(last))", of: Option.to.name, allowed: "an angle from 1 to 180 degrees")
    }
    guard first < last else {
      throw .malformed(
        "\(Int(first))", of: Option.from.name,
        allowed: "a number below that of '--to', \(Int(last))")
    }
    return first...last
  }

  private static func system(
    _ arguments: Arguments, _ device: DeviceProfile
  ) throws(CallError) -> SystemVersion? {
    guard let word = arguments.text(.sweepSystem) else { return nil }
    guard let choice = SystemChoice(word), let system = choice.system(on: device) else {
      throw .malformed(
        word, of: Option.sweepSystem.name,
        allowed: "'newest' or a version that \(device.name) runs: \(device.systemsText)")
    }
    return system
  }
}
