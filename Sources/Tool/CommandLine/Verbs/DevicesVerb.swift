import Gimbal
import GimbalDocuments
import GimbalReports

extension Verb {
  /// `gimbal devices`: the catalog, or one device in full.
  static let devices = Verb(
    "devices", "The catalog as a table, or one device in full.",
    operands: Operands(usage: "[NAME…]", count: 0...Operands.many),
    details: """
      One slug shows that device with all metrics, their confidence and their sources. Families and
      several slugs show a table. Metrics without a source are derived and labelled 'assumed'.

      Systems are named by versions, or by e1 to e5, ranges of systems with the same callback order:
      \(CallbackTimingHelp.lines.joined(separator: "\n"))
      """,
    options: [
      .devices, .catalog,
      .minYear, .maxYear, .idiom, .horizontal, .vertical, .minWidth, .maxWidth,
      .json,
    ],
    examples: [
      Example(call: "devices", meaning: "All devices, one line each."),
      Example(call: "devices iphone-15-pro", meaning: "All values of one device."),
      Example(
        call: "devices phones --min-year 2020 --json", meaning: "Phones since 2020, for a script."),
      Example(
        call: "devices --idiom phone --horizontal regular",
        meaning: "Phones with a regular width in landscape."),
    ],
    run: DevicesVerb.run)
}

extension Option {
  fileprivate static let minYear = Option(
    name: "--min-year", valueKind: .number("YEAR", 2000...2100),
    summary: "Released in that year or later.")
  fileprivate static let maxYear = Option(
    name: "--max-year", valueKind: .number("YEAR", 2000...2100),
    summary: "Released in that year or before.")
  fileprivate static let idiom = Option(
    name: "--idiom", valueKind: .word(["phone", "pad"]),
    summary: "Of that idiom; an iPod is a phone.")
  fileprivate static let horizontal = Option(
    name: "--horizontal", valueKind: .word(["compact", "regular"]),
    summary: "Of that horizontal size class, in portrait or landscape.")
  fileprivate static let vertical = Option(
    name: "--vertical", valueKind: .word(["compact", "regular"]),
    summary: "Of that vertical size class, in portrait or landscape.")
  fileprivate static let minWidth = Option(
    name: "--min-width", valueKind: .number("POINTS", 1...10_000),
    summary: "At least that wide in portrait.")
  fileprivate static let maxWidth = Option(
    name: "--max-width", valueKind: .number("POINTS", 1...10_000),
    summary: "At most that wide in portrait.")
}

/// Executes `gimbal devices`.
enum DevicesVerb {
  /// Prints the devices that the arguments choose; a single one with all of its metrics.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let catalog = try session.catalog(arguments)
    let callArguments = arguments.operands + (arguments.list(.devices) ?? [])
    let filter = filter(arguments)
    let isOne = callArguments.count == 1 && DeviceFamily(rawValue: callArguments[0]) == nil
    let selected = try callArguments.isEmpty ? catalog.devices : catalog.select(callArguments)
    let devices = selected.filter { filter.admits($0) }
    if isOne, let device = devices.first {
      session.console.write(
        arguments.has(.json)
          ? JSONText.pretty(DeviceJSON.full(device)) : DeviceText.full(device))
    } else if arguments.has(.json) {
      session.console.write(
        JSONText.pretty(.members([("devices", .elements(devices.map(DeviceJSON.row)))])))
    } else {
      session.console.write(DeviceText.table(devices))
    }
    return .held
  }

  private static func filter(_ arguments: Arguments) -> DeviceFilter {
    var filter = DeviceFilter()
    filter.minYear = arguments.number(.minYear)
    filter.maxYear = arguments.number(.maxYear)
    filter.minWidth = arguments.number(.minWidth).map(Double.init)
    filter.maxWidth = arguments.number(.maxWidth).map(Double.init)
    filter.idiom = arguments.text(.idiom).map { $0 == "pad" ? .pad : .phone }
    filter.horizontalSizeClass = arguments.text(.horizontal).map(sizeClass)
    filter.verticalSizeClass = arguments.text(.vertical).map(sizeClass)
    return filter
  }

  private static func sizeClass(_ word: String) -> UIUserInterfaceSizeClass {
    word == "regular" ? .regular : .compact
  }
}
