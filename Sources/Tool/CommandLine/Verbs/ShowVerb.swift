import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalReports

extension Verb {
  /// `gimbal show`: a scene as an image.
  static let show = Verb(
    "show", "A scene as a drawing: in the terminal, as SVG or PNG, or animated while it rotates.",
    operands: Operands(usage: "SCENE", count: 1...1),
    details: """
      SCENE is what 'compare' takes. By default it is shown on \(ShowVerb.standardDevice) in portrait.
      Without a file it is drawn in characters. An SVG file has one configuration; --turn animates it
      with the frames of the simulated rotation, --fold with those of the hinge. A PNG file has all
      configurations side by side; its text is drawn in a bitmap font.
      """,
    options: [.device] + Option.configurations + [.scene, .target, .turn, .fold, .svg, .png],
    examples: [
      Example(
        call: "show sign-in.scene.json --device iphone-se-3", meaning: "Drawn in the terminal."),
      Example(
        call: "show sign-in.scene.json --device ipad-mini-a17-pro --svg sign-in.svg",
        meaning: "The drawing of the pages, as a file."),
      Example(
        call: "show sign-in.scene.json --turn landscapeLeft --svg rotation.svg",
        meaning: "An animated drawing of the rotation."),
      Example(
        call: "show sign-in.scene.json --device iphone-duo --fold open --svg unfold.svg",
        meaning: "An animated drawing of the device that unfolds."),
      Example(
        call: "show sign-in.scene.json --devices phones --png phones.png",
        meaning: "All phones in one image."),
    ],
    run: ShowVerb.run)
}

extension Option {
  fileprivate static let device = Option(
    name: "--device", valueKind: .list("NAME,…"), summary: "The same as --devices.")
  fileprivate static let turn = Option(
    name: "--turn", valueKind: .word(UIDeviceOrientation.interfaceOrientations.map(\.name)),
    summary: "Rotates the device; with --svg.")
  fileprivate static let fold = Option(
    name: "--fold", valueKind: .word(Posture.allCases.map(\.name)),
    summary: "Folds or unfolds the device to a posture; with --svg.")
  static let svg = Option(
    name: "--svg", valueKind: .text("FILE"), summary: "Writes one configuration as SVG.")
  static let png = Option(
    name: "--png", valueKind: .text("FILE"),
    summary: "Writes all configurations side by side, up to \(ContactSheet.limit), as PNG.")
}

/// Executes `gimbal show`.
enum ShowVerb {
  /// The device on which a scene is shown if the call names none.
  static let standardDevice = "iphone-15-pro"

  /// Writes the image of a scene, or of its rotation or folding, or prints the layout.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.device), arguments.has(.devices) {
      throw CallError.conflict(Option.device.name, Option.devices.name)
    }
    if arguments.has(.turn), arguments.has(.fold) {
      throw CallError.conflict(Option.turn.name, Option.fold.name)
    }
    for moving in [Option.turn, .fold] where arguments.has(moving) {
      guard arguments.has(.svg) else {
        throw CallError.optionMissing(Option.svg.name, nextTo: moving.name)
      }
      if arguments.has(.png) { throw CallError.conflict(moving.name, Option.png.name) }
    }
    let word = arguments.operands[0]
    try arguments.refuseFiles([.svg, .png], over: [word])
    let request = try request(arguments, session)
    let scene = try SceneChoice(word, arguments, session)
    if let name = arguments.text(.turn), let orientation = UIDeviceOrientation(name: name) {
      let rotation = try scene.rotation(request, to: orientation)
      if let refusal = rotation.refusal {
        session.notify("the interface stays \(rotation.after.layout.orientation): \(refusal)")
      }
      try FileWriter.put(arguments.text(.svg) ?? "", RotationSVG.file(rotation))
      return .held
    }
    if let posture = arguments.text(.fold).flatMap({ Posture(rawValue: $0) }) {
      let fold = try scene.fold(request, to: posture)
      try FileWriter.put(arguments.text(.svg) ?? "", FoldSVG.file(fold))
      return .held
    }
    let comparison = try scene.compare(request, allowing: [], session)
    guard let first = comparison.configurations.first else {
      session.notify(comparison.whyNothing)
      return .wrongCall
    }
    for skipped in comparison.skipped {
      session.notify("\(skipped.name) is not shown: \(skipped.explanation)")
    }
    if let file = arguments.text(.svg) {
      guard comparison.configurations.count == 1 else {
        session.notify(
          "\(comparison.configurations.count) configurations are chosen; an SVG file has one: name "
            + "one device, system, orientation, size and choice, or use \(Option.png.name)")
        return .wrongCall
      }
      try FileWriter.put(
        file, ConfigurationSVG.file(first, findings: comparison.findings(of: 0)))
    }
    if let file = arguments.text(.png) { try write(comparison, to: file) }
    if !arguments.has(.svg), !arguments.has(.png) {
      let style = TextStyle(isColored: session.console.usesColours)
      for (index, configuration) in comparison.configurations.enumerated() {
        session.console.write(
          TerminalDrawing.text(
            configuration, findings: comparison.findings(of: index), style: style))
      }
    }
    return .held
  }

  /// Writes the images of all configurations in one PNG file.
  static func write(_ comparison: LayoutComparison, to file: String) throws(DocumentError) {
    guard let bytes = ContactSheet.png(of: comparison) else {
      throw DocumentError(
        file: file, issue: "the image would have too many pixels; choose fewer configurations")
    }
    try FileWriter.replace(file, with: bytes)
  }

  @MainActor
  private static func request(
    _ arguments: Arguments, _ session: Session
  ) throws -> ComparisonRequest {
    let catalog = try session.catalog(arguments)
    var request = try CompareChoices.request(arguments, catalog: catalog)
    let callArguments = arguments.list(.devices) ?? arguments.list(.device) ?? [standardDevice]
    request.devices = try catalog.select(callArguments)
    if !arguments.has(.orientations) { request.orientations = [.portrait] }
    return request
  }
}

extension Arguments {
  /// Rejects output files that would overwrite what the command line reads, folders, or each other.
  func refuseFiles(_ options: [Option], over callArguments: [String?]) throws(DocumentError) {
    var paths: [(option: Option, path: String)] = []
    for option in options {
      guard let path = text(option) else { continue }
      try FileWriter.refuse(path, over: callArguments.compactMap { $0 })
      paths.append((option, path))
    }
    try FileWriter.refuseTwice(paths)
  }
}

extension LayoutComparison {
  /// Returns the findings of one configuration.
  fileprivate func findings(of index: Int) -> [Finding] {
    findings.filter { $0.configuration == index }
  }
}
