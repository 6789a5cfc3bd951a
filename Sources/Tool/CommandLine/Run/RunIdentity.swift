import Gimbal
import GimbalDocuments

/// The first line of a folder of results: the identity of the run and the part.
struct RunIdentity: Hashable {
  /// The version of Gimbal that has run the cases.
  var gimbal = GimbalVersion.current
  /// The number of the part, from 1.
  var part = 1
  /// The number of parts into which the run is divided.
  var parts = 1
  /// The files and folders of the command line.
  var paths: [String] = []
  /// The options of the command line that affect results, with their values.
  var options: [String] = []

  /// The options that affect the cases of a run or their results.
  private static let recordedOptions: [Option] = [
    .devices, .runSystems, .filter, .onlyFailed, .timings, .catalog, .scene, .target, .locale,
    .strict, .allowOutside,
  ]

  /// Creates the identity of an empty run.
  init() {}

  /// Creates the identity of a command line's run.
  init(_ arguments: Arguments, _ shard: Shard?) {
    part = shard?.index ?? 1
    parts = shard?.count ?? 1
    paths = arguments.operands
    options = Self.recordedOptions.filter(arguments.has).map { option in
      ([option.name] + (arguments.list(option) ?? [])).joined(separator: " ")
    }
  }

  /// Creates the identity of a whole run from that of one of its parts.
  init(joined parts: RunIdentity) {
    self = parts
    part = 1
    self.parts = 1
  }

  /// Returns the reason why another command line cannot continue these results; nil if it can.
  func refusal(toGoOnWith other: RunIdentity) -> String? {
    if gimbal != other.gimbal {
      return "contains results of Gimbal \(gimbal), and this is \(other.gimbal)"
    }
    return difference(from: other).map { "contains the results of another run: \($0)" }
  }

  /// Returns the difference of another command line, the present one; nil if there is none.
  private func difference(from other: RunIdentity) -> String? {
    if (part, parts) != (other.part, other.parts) {
      return "part \(part) of \(parts), and this is part \(other.part) of \(other.parts)"
    }
    if let more = other.options.first(where: { !options.contains($0) }) {
      return "this run has \(QuotedText.of(more)), the earlier one does not"
    }
    if let more = options.first(where: { !other.options.contains($0) }) {
      return "the earlier run has \(QuotedText.of(more)), this one does not"
    }
    if let (old, new) = zip(paths, other.paths).first(where: { $0 != $1 }) {
      return "the earlier run is of \(QuotedText.of(old)), this one is of \(QuotedText.of(new))"
    }
    return paths.count == other.paths.count
      ? nil : "the earlier run is of \(paths.count) paths, this one is of \(other.paths.count)"
  }

  /// Returns the reason why results of another folder are not a part of the same run; nil if they
  /// can be.
  ///
  /// The paths may differ between machines.
  func refusal(toJoin other: RunIdentity, in folder: String) -> String? {
    let folder = QuotedText.of(folder)
    if gimbal != other.gimbal {
      return
        "contains results of Gimbal \(other.gimbal), and \(folder) those of Gimbal \(gimbal); run all "
        + "parts with one version"
    }
    if parts != other.parts {
      return "is a part of another run: it is one of \(other.parts), and \(folder) one of \(parts)"
    }
    if options != other.options {
      let values =
        options.isEmpty ? "no such options" : QuotedText.of(options.joined(separator: " "))
      let others =
        other.options.isEmpty
        ? "no such options" : QuotedText.of(other.options.joined(separator: " "))
      return "is a part of another run: it has \(others), and that of \(folder) \(values)"
    }
    return nil
  }
}

// MARK: The line

extension RunIdentity {
  /// The first key of the line.
  static let key = "run"

  private static let shape = ObjectShape(key, required: [key])
  private static let innerShape = ObjectShape(
    key, required: ["format", "gimbal", "part", "parts", "paths", "options"])

  /// Writes the object of the line, without the line feed.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key(Self.key)
    writer.beginObject()
    writer.key("format")
    writer.integer(CaseRecord.format)
    writer.key("gimbal")
    writer.string(gimbal)
    writer.key("part")
    writer.integer(part)
    writer.key("parts")
    writer.integer(parts)
    for (key, values) in [("paths", paths), ("options", options)] {
      writer.key(key)
      writer.beginArray()
      for word in values { writer.string(word) }
      writer.endArray()
    }
    writer.endObject()
    writer.endObject()
  }

  /// Reads the object of the line; another format of results is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(Self.shape)[Self.key].object(Self.innerShape)
    _ = try reader["format"].integer(in: CaseRecord.format...CaseRecord.format)
    gimbal = try reader["gimbal"].string()
    parts = try reader["parts"].integer(in: 1...Shard.limit)
    part = try reader["part"].integer(in: 1...parts)
    paths = try reader["paths"].array().map { (value) throws(DocumentError) in try value.string() }
    options = try reader["options"].array().map { (value) throws(DocumentError) in
      try value.string()
    }
  }
}
