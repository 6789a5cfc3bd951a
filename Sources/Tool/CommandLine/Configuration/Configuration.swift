import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalScenarioFiles

/// The options for all command lines, from a project's file `gimbal.json`.
struct Configuration {
  /// The name of the file.
  static let fileName = "gimbal.json"

  /// The values by the names of options, such as `--devices`.
  private(set) var options: [String: [String]] = [:]
  /// The scenarios of `gimbal run` if the command line names none.
  private(set) var scenarios: [String]?
  /// The severity from which a finding makes the program fail.
  private(set) var severity: Severity?

  /// Reads a file; its paths are relative to its folder.
  ///
  /// - Throws: all errors, each with its position and the nearest name.
  init(_ path: String, catalog: String?) throws(DocumentError) {
    let document = DocumentValue(try JSONReader.read(contentsOf: path), file: path)
    self = try EveryMistake.read(document, Self.valueSchema(of: path, catalog: catalog).read)
    file = path
  }

  private init() {}

  /// Rejects a path that leads out of the folder of the file.
  private func refuseOutside(
    _ path: String, _ option: String, of verb: Verb
  ) throws(DocumentError) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let allows = verb.options.contains { $0.name == Option.allowOutside.name }
    guard !FileReader.isInside(path, folder: folder.isEmpty ? "/" : folder),
      !FileWriter.isSameFile(path, folder)
    else { return }
    throw DocumentError(
      file: file,
      issue:
        "\(QuotedText.of(path)) leads out of the folder of the file; name \(option) in the call"
        + (allows ? ", or give '\(Option.allowOutside.name)'" : ""))
  }

  /// The path of the file.
  private var file = fileName

  /// Sets the options that a command line omits to the values of the file.
  ///
  /// - Throws: one line for a path that leads out of the file's folder, unless the
  ///   command line allows that.
  func fill(_ arguments: inout Arguments, of verb: Verb) throws(DocumentError) {
    if !arguments.has(.allowOutside) {
      for (option, text) in [Option.catalog, .out].compactMap({ option in
        options[option.name].map { (option, $0[0]) }
      }) where !arguments.has(option) && verb.options.contains(where: { $0.name == option.name }) {
        try refuseOutside(text, option.name, of: verb)
      }
      if verb.isRun, arguments.operands.isEmpty {
        for path in scenarios ?? [] { try refuseOutside(path, "a path", of: verb) }
      }
    }
    for (name, values) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = verb.options.first(where: { $0.name == name }),
        // The folder of a run's results is not a file that other verbs write.
        name != Option.out.name || verb.isRun
      else { continue }
      arguments.fill(option, values)
    }
    if let severity {
      if verb.isRun {
        if severity <= .warning { arguments.fill(.strict, []) }
      } else if let option = verb.options.first(where: { $0.name == Option.failOn.name }) {
        arguments.fill(option, [severity.rawValue])
      }
    }
    if verb.isRun, let scenarios { arguments.fill(operands: scenarios) }
  }

  /// Returns true if a verb has options that a file may set.
  static func applies(to options: [Option]) -> Bool {
    options.contains { option in
      entries.contains { $0.option?.name == option.name }
    }
  }
}

// MARK: The keys

extension Configuration {
  private struct Entry: Sendable {
    /// The member of the file, with its description.
    let member: MemberEntry
    /// The option whose value it is; nil for a key without an option.
    let option: Option?
  }

  private static let nameList = ValueSchema<[String]>.oneOrMore(of: .name, limit: 1000)

  /// The keys in the order of the page; the schema, the parser and the page use them.
  private static let entries: [Entry] = [
    Entry(
      member: MemberEntry("$schema", ValueSchema<String>.text, SchemaDocument.note), option: nil),
    Entry(
      member: MemberEntry(
        "scenarios", nameList, "Files and folders that 'gimbal run' runs if the call names none."
      ),
      option: nil),
    Entry(
      member: MemberEntry(
        "devices", nameList, "Slugs, or the families phones, ipads and all, for '--devices'."),
      option: .devices),
    Entry(
      member: MemberEntry(
        "systems", nameList,
        "Versions, callback timings (e1 to e5), newest or all, for '--systems'."),
      option: .runSystems),
    Entry(
      member: MemberEntry(
        "catalog", ValueSchema<String>.name, "A folder of device files, for '--catalog'."),
      option: .catalog),
    Entry(
      member: MemberEntry(
        "out", ValueSchema<String>.name, "The folder of a run's results, for '--out'."),
      option: .out),
    Entry(
      member: MemberEntry(
        "severity", ValueSchema<Severity>.word("severity"),
        "The lowest severity of a finding that fails a call: '--fail-on'; warning or note also sets "
          + "'--strict' for runs."), option: .failOn),
    Entry(
      member: MemberEntry(
        "jobs", ValueSchema<Int>.integer(in: Option.jobs.range),
        "The number of processes, for '--jobs'."),
      option: .jobs),
    Entry(
      member: MemberEntry(
        "timeout", ValueSchema<Int>.integer(in: Option.timeout.range),
        "The time limit of a case in seconds, for '--timeout'."), option: .timeout),
    Entry(
      member: MemberEntry(
        "retry", ValueSchema<Int>.integer(in: Option.retry.range),
        "The number of times that a failed case is run again, for '--retry'."), option: .retry),
  ]

  private static let table = ObjectTable(
    "configuration",
    "Default options for all calls in a project; options of a call take precedence.",
    entries.map(\.member))

  /// The keys with their descriptions, for the page about them.
  static let keys = entries.map(\.member)

  /// The JSON schema of the file, for editors and for `gimbal schema`.
  static let schema = SchemaDocument(
    "configuration", title: "The configuration of a project, gimbal.json",
    root: ValueSchema<Configuration>(table) { (_) in Configuration() }.schema)

  private static func valueSchema(of path: String, catalog given: String?) -> ValueSchema<
    Configuration
  > {
    ValueSchema(table) { (reader) throws(DocumentError) in
      var result = Configuration()
      let nextTo = { (name: String) in Self.path(name, nextTo: path) }
      result.scenarios = try reader.optional("scenarios", nameList)?.map(nextTo)
      for (key, option) in [("catalog", Option.catalog), ("out", .out)] {
        if let text = try reader.optional(key, .name) {
          result.options[option.name] = [nextTo(text)]
        }
      }
      for (key, option) in [("jobs", Option.jobs), ("timeout", .timeout), ("retry", .retry)] {
        if let number = try reader.optional(key, .integer(in: option.range)) {
          result.options[option.name] = ["\(number)"]
        }
      }
      result.severity = try reader.optional("severity", .word("severity"))
      let folder = given ?? result.options[Option.catalog.name]?[0]
      result.options[Option.devices.name] = try reader.optional(
        "devices", deviceNames(in: folder, of: reader))
      result.options[Option.runSystems.name] = try reader.optional("systems", systemNames)
      return result
    }
  }

  /// Names that choose devices of the catalog.
  private static func deviceNames(
    in folder: String?, of reader: ObjectReader
  ) throws(DocumentError) -> ValueSchema<[String]> {
    guard reader.given("devices") != nil else { return nameList }
    let catalog: DeviceCatalog
    do {
      catalog =
        try folder.map { (path) throws(DeviceCatalogError) in
          try DeviceCatalog.load(folder: path)
        } ?? .standard
    } catch {
      throw (reader.given("catalog") ?? reader.value).error("\(error)")
    }
    let device = ValueSchema<String>(.name) { (value) throws(DocumentError) in
      let word = try value.nonemptyString()
      do {
        _ = try catalog.select([word])
      } catch {
        throw value.error("\(error)")
      }
      return word
    }
    return .oneOrMore(of: device, limit: 1000)
  }

  private static let systemNames = ValueSchema<[String]>.oneOrMore(
    of: ValueSchema<String>(.name) { (value) throws(DocumentError) in
      try CaseSelection.checkSystems(value)
      return try value.nonemptyString()
    }, limit: 1000)

  /// Returns a path of the file as the command line would write it.
  private static func path(_ name: String, nextTo file: String) -> String {
    guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
    return file[...slash] + name
  }
}

extension Option {
  /// The range of numbers that the option accepts.
  fileprivate var range: ClosedRange<Int> {
    guard case .number(_, let range) = valueKind else { return 0...0 }
    return range
  }
}
