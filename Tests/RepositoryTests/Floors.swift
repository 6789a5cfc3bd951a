/// The floors of a room: its folders, of which each may name what stands below it.
struct Floors: Sendable {
  /// Two folders that depend both ways.
  struct Tie: Sendable {
    let lower: String
    let upper: String
    /// The reason why the lower one names the upper one too.
    let reason: String
  }

  /// The folder of `Sources`.
  let room: String
  /// The folders, the highest first; `.` is the room's own.
  let folders: [String]
  /// The folders that depend both ways all the same.
  var ties: [Tie] = []
  /// Files that may name whatever stands above them: only what stands in such a class's own body can be
  /// overridden or stored.
  var bodies: Set<String> = []

  /// The floors of all rooms that have more than one subject.
  static let all = [
    scenarios, scenarioFiles, engine, interfaceBuilder, containers, alerts, lists, fields, controls,
    gestures, text, solver, motion, layers, graphics, terms, interfaceDocuments, projects, reports,
    traces,
    traits, intake, documents, geometry, devices, comparison, fontFiles,
    commandLine,
  ]

  /// The number of pairs of folders that may depend both ways, in all rooms.
  static let tieLimit = 15

  /// The largest share of a room's lines in one folder: a quarter, and some room to grow before the folder is split.
  static let largestShare = 0.27

  private static let scenarios = Floors(
    room: "Scenarios",
    folders: [
      "Running", "Evidence", "Checks", "Acts", "Stage", "Values", "Scripted", "Lists", "Results",
      ".",
    ],
    ties: [
      Tie(
        lower: "Scripted", upper: "Stage",
        reason: "a scripted object has what the scene says of it done by the stage that made it"),
      Tie(
        lower: "Checks", upper: "Running",
        reason: "a claim is put to the case that runs, which notes what does not hold"),
    ])

  private static let scenarioFiles = Floors(
    room: "ScenarioFiles",
    folders: [
      "Cases", "Reading", "Expansion", "Steps", "Forms", "ValueForms", "Words", "Scenario",
      "Scene", "Documents", "Constraints", "Expressions", "Selection",
    ])

  private static let devices = Floors(
    room: "Devices",
    folders: [
      "Catalog", "Laws", "Multitasking", "Presentation", "Controls", "Typography", "Layout",
      "Files", "Profile", "Figures", "Data",
    ])

  private static let commandLine = Floors(
    room: "CommandLine",
    folders: [
      ".", "Watch", "Verbs", "Checks", "Completion", "Configuration", "Storms", "Interfaces", "New",
      "Run", "Apps", "Compare", "Arguments", "Workers", "Files", "Options", "Program",
    ])

  private static let comparison = Floors(
    room: "Comparison",
    folders: [
      ".", "Turns", "Sweeps", "Baselines", "Comparing", "Findings", "Overlaps", "Relations",
      "Configurations",
    ])

  private static let fontFiles = Floors(
    room: "FontFiles",
    folders: [".", "Shaping", "Shaper", "Lookups", "Scripts", "Tables", "Bytes"])

  private static let solver = Floors(
    room: "Solver",
    folders: [
      "Inspection", "Solving", "Conflicts", "Components", "Presolve", "Changes", "System", "Work",
      "Core", "Storage", "Interface",
    ])

  private static let terms = Floors(
    room: "Terms",
    folders: [
      "Views", "Lists", "Apps", "FormatReading", "FormatNumbers", "VisualFormat", "Constraints",
      ".",
    ])

  private static let intake = Floors(
    room: "Intake",
    folders: [
      "Packages", "Modules", "Declarations", "Words", "Changes", "Outline", "Lexing",
      "Settings",
    ])

  private static let engine = Floors(
    room: "Engine",
    folders: [
      "Invariants", "Diagnostics", "Launch", "VisualFormat", "Rotation", "Folding", "Controllers",
      "Documents", "Scrolling", "Views", "UpdateCycle", "Animations", "Layers", "Margins",
      "SystemBars",
      "Solving", "Presentation", "Constraints", "Traits", "ContainerClasses", "Touches",
      "Responders", "Application", "Transitions", "Coordinates", "Look", "Memory", "Faults",
      "Machine", "Classes",
    ],
    bodies: ["Classes/UIView.swift", "Classes/UIViewController.swift"])

  private static let interfaceBuilder = Floors(
    room: "InterfaceBuilder",
    folders: [
      "Storyboards", "Runtime", "Conformance", "Saved", "Canvas", "Classes", "Building",
    ],
    ties: [
      Tie(
        lower: "Building", upper: "Classes",
        reason: "a builder makes each view by its class, and classes add to the builder"),
      Tie(
        lower: "Classes", upper: "Runtime",
        reason: "bars and cells are read with what their controllers know"),
    ])

  private static let containers = Floors(
    room: "Containers",
    folders: [
      "Arrangements", "Work", "Pages", "Split", "Tabs", "Navigation", "Bars", "Presentation",
      "Shared",
      "Popovers",
      "Sheets",
    ],
    ties: [
      Tie(
        lower: "Popovers", upper: "Bars",
        reason: "a popover of a button that stands at the side opens beside its place there")
    ])

  private static let alerts = Floors(
    room: "Alerts", folders: ["Alerts", "StandIns", "Menus", "."])

  private static let lists = Floors(
    room: "Lists",
    folders: [
      "ListControllers", "DiffableSources", "Tables", "Layouts", "Collections", "Swipes", "Cells",
      "Contents", "Snapshots", "Changes", "Lengths",
    ])

  private static let fields = Floors(
    room: "Fields",
    folders: [
      "Search", "Pickers", "TextViews", "TextFields", "TextInput", "Keyboard", "Indicators",
      "Segments",
      "Values", "Figures", ".",
    ])

  private static let controls = Floors(
    room: "Controls",
    folders: [
      "Buttons", "Configurations", "Effects", "Attributes", "Images", "Stacks", "StackPlans",
      "Controls",
      "Labels",
    ])

  private static let gestures = Floors(
    room: "Gestures",
    folders: [
      "Scrolling", "ScrollMotion", "TwoFingers", "Drags", "Arbiter", "Touches", "Taps", ".",
    ])

  private static let text = Floors(
    room: "Text",
    folders: [
      "TextKit", "Styled", "Directions", "Measuring", "Lines", "Fonts", "Files", "Faces",
      "Glyphs", "Typeface",
    ])

  private static let motion = Floors(
    room: "Motion",
    folders: ["Timing", "Curves", "Springs", "Scrolling", "Values", "Transforms", "."])

  private static let layers = Floors(
    room: "Layers",
    folders: ["Kinds", "Runs", "Animations", "Tree", "Values", "Classes", "Keys", "."],
    ties: [
      Tie(
        lower: "Classes", upper: "Runs",
        reason: "a device keeps what is under way in its layers")
    ],
    bodies: ["Classes/CALayer.swift"])

  private static let graphics = Floors(
    room: "Graphics",
    folders: [
      "Renderers", "Drawing", "ImageFiles", "Catalogs", "Symbols", "Images", "Colors", "Paths", ".",
    ])

  private static let interfaceDocuments = Floors(
    room: "InterfaceDocuments",
    folders: [
      "Reading", "Checks", "Controllers", "Model", "Edits", "Variations", "Parsing", "Texts", ".",
    ])

  private static let projects = Floors(
    room: "Projects",
    folders: [
      ".", "Modules", "Strings", "Xcode", "Declarations", "BuildSettings", "PropertyLists",
      "OldStyleLists", "Plurals", "PropertyValues",
    ])

  private static let reports = Floors(
    room: "Reports",
    folders: [
      "RunPages", "Pages", "Pictures", "Findings", "Exchange", "Baselines", "Sweeps", "Comparison",
      "Runs", "Storms", "Devices", "Drawing", ".", "Text",
    ])

  private static let traces = Floors(
    room: "Traces",
    folders: [
      "Differences", "Expectations", "Members", "Patterns", "Wire", "Trace", "Recorder", "Names",
    ])

  private static let traits = Floors(
    room: "Traits",
    folders: [
      "Environment", "Systems", "Making", "Collection", "TraitValues", "Definitions", "Values",
    ])

  private static let documents = Floors(
    room: "Documents", folders: ["Forms", "Reading", "Files", "Parsing", "Writing", "."])

  private static let geometry = Floors(
    room: "Geometry",
    folders: [
      "Displays", "Orientation", "Colors", "Paths", "PathElements", ".", "Insets",
      "SpaceTransforms",
      "Transforms",
    ])
}

/// Names point downwards: a folder names only what stands below it.
///
/// A name counts if it is declared in one folder of the room and in no room below, and if the file that uses
/// it has no name of its own like it.
struct FloorRule {
  let floors: Floors
  /// The folder of each name that is declared in one only.
  private var homes: [String: String] = [:]
  private let floorOf: [String: Int]

  /// The rule for a room, from its files and those of the rooms below.
  init(_ floors: Floors, files: [String: [SourceWord]], below: Set<String>) {
    self.floors = floors
    floorOf = Dictionary(uniqueKeysWithValues: zip(floors.folders, floors.folders.indices))
    var folders: [String: Set<String>] = [:]
    for (path, words) in files {
      guard let folder = floors.folder(of: path) else { continue }
      for name in FloorRule.members(words) { folders[name, default: []].insert(folder) }
    }
    for (name, its) in folders where its.count == 1 && !below.contains(name) {
      if name.contains(where: \.isUppercase) { homes[name] = its.first }
    }
  }

  /// A name that stands above the file that uses it.
  struct Finding {
    let path: String
    let name: String
    let line: Int
    let lower: String
    let upper: String

    var text: String { "\(path):\(line): '\(name)' stands in \(upper), above \(lower)" }
  }

  /// The names in a file that stand above it.
  func findings(in path: String, _ words: [SourceWord]) -> [Finding] {
    guard let folder = floors.folder(of: path), let floor = floorOf[folder],
      !floors.bodies.contains(floors.name(of: path))
    else { return [] }
    let known = FloorRule.ownNames(words)
    return words.compactMap { word in
      guard let home = homes[word.text], let other = floorOf[home], other < floor,
        !known.contains(word.text)
      else { return nil }
      return Finding(
        path: path, name: word.text, line: word.line + 1, lower: folder, upper: home)
    }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "case", "actor",
  ]

  /// What a file declares for others: types, their members, and globals.
  static func members(_ words: [SourceWord]) -> Set<String> {
    var names: Set<String> = []
    var line = -1
    var isHidden = false
    for (index, word) in words.enumerated() {
      if word.line != line { (line, isHidden) = (word.line, false) }
      switch word.text {
      case "private", "fileprivate": if word.after != UInt8(ascii: "(") { isHidden = true }
      // An import of one type declares nothing here.
      case "override", "import": isHidden = true
      default:
        guard index > 0, !isHidden, word.indent <= 2, word.gap == 0,
          words[index - 1].line == line, declaring.contains(words[index - 1].text),
          !declaring.contains(word.text)
        else { continue }
        names.insert(word.text)
      }
    }
    return names
  }

  /// The names that a file has for itself: of parameters, labels, constants and variables.
  static func ownNames(_ words: [SourceWord]) -> Set<String> {
    var names: Set<String> = []
    let colon = UInt8(ascii: ":")
    for (index, word) in words.enumerated() {
      let isNext = index > 0 && word.line == words[index - 1].line
      if word.after == colon {
        names.insert(word.text)
        if isNext, word.gap == 0 { names.insert(words[index - 1].text) }
      }
      if isNext, word.gap == 0 || word.gap == UInt8(ascii: "(") {
        switch words[index - 1].text {
        case "let", "var", "func", "case", "for", "typealias": names.insert(word.text)
        default: break
        }
      }
      guard word.text == "in", isNext, word.gap == 0 else { continue }
      var earlier = index - 1
      names.insert(words[earlier].text)
      while earlier > 0, words[earlier].gap == UInt8(ascii: ",") {
        earlier -= 1
        names.insert(words[earlier].text)
      }
    }
    return names
  }
}

extension Floors {
  /// The folder of a file of the room, or nil for one of another room.
  func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources", parts[1] == room else { return nil }
    return parts.count > 3 ? String(parts[2]) : "."
  }

  /// True if a name from one folder in another is that of a tie.
  func ties(_ finding: FloorRule.Finding) -> Bool {
    ties.contains { $0.lower == finding.lower && $0.upper == finding.upper }
  }

  /// The path below the room.
  func name(of path: String) -> String { String(path.dropFirst("Sources/\(room)/".count)) }
}

/// Versions have names: what a system does is asked of its features, which alone compare numbers.
enum VersionRule {
  /// The files that compare numbers: what versions are, and figures that a table gives by version.
  static let homes = [
    "Sources/Traits/Environment/", "Sources/Traits/Systems/", "Sources/Devices/", "Sources/Text/",
  ]

  static func findings(in file: RepositoryFile) -> [String] {
    guard file.path.hasPrefix("Sources/"), !homes.contains(where: file.path.hasPrefix) else {
      return []
    }
    return file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > 8, comparesVersion(line) else { return nil }
      return file.finding(index, "a number of a version is compared: give the feature a name")
    }
  }

  private static func comparesVersion(_ line: Substring) -> Bool {
    let text = String(line.drop { $0 == " " })
    if text.hasPrefix("//") { return false }
    if text.contains(".major"), text.contains(where: \.isNumber) {
      return text.contains(/\.major\s*(<|>|==|!=)=?\s*[0-9]/)
        || text.contains(/contains\([\w.]*\.major\)/)
    }
    return text.contains(".iOS(") && text.contains(/[<>=]=?\s*\.iOS\([0-9]/)
  }
}
