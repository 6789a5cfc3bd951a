// swift-tools-version: 6.2

import PackageDescription

/// Every module of the project says what it imports for itself and what it hands on.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Programs are linked by the linker that comes with the toolchain in debug builds: it takes two thirds of the time,
/// and four programs are linked anew after each change.
///
/// Programs alone have it, so that no library of the package has flags of its own.
let linking: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

/// Declares a room of the house, which may import what it names and nothing else.
func room(_ name: String, folder: String? = nil, imports: [String] = []) -> Target {
  .target(
    name: "Gimbal" + name, dependencies: imports.map { .init(stringLiteral: $0) },
    path: "Sources/" + (folder ?? name), swiftSettings: settings)
}

/// The tests of a room, in a folder of `Tests`.
func tests(_ folder: String, imports: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: folder + "Tests", dependencies: imports.map { .init(stringLiteral: $0) },
    path: "Tests/" + folder + "Tests", exclude: exclude, swiftSettings: settings)
}

/// A module that hands on Gimbal's names under one of Apple's, off Apple platforms only.
func shim(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    path: "Sources/Shims/" + name, swiftSettings: settings)
}

let package = Package(
  name: "gimbal",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Gimbal", targets: ["Gimbal"]),
    .library(name: "GimbalTesting", targets: ["GimbalTesting"]),
    .library(name: "GimbalHost", targets: ["GimbalHost"]),
    .library(name: "GimbalCommandLine", targets: ["GimbalCommandLine"]),
    .plugin(name: "GimbalIntake", targets: ["GimbalIntakePlugin"]),
    .executable(name: "gimbal", targets: ["GimbalTool"]),
  ],
  targets: [
    room("Geometry"),
    tests("Geometry", imports: ["SeededGenerator", "GimbalGeometry"]),
    room("Documents"),
    tests("Documents", imports: ["SeededGenerator", "GimbalDocuments"]),
    room("Files", imports: ["GimbalDocuments"]),
    tests("Files", imports: ["GimbalDocuments", "GimbalFiles"]),
    room("Traits", imports: ["GimbalGeometry"]),
    tests("Traits", imports: ["SeededGenerator", "GimbalTraits", "GimbalGeometry"]),
    room("Predicates"),
    tests("Predicates", imports: ["GimbalPredicates"]),
    room("Traces", imports: ["GimbalGeometry", "GimbalDocuments"]),
    tests(
      "Traces", imports: ["SeededGenerator", "GimbalGeometry", "GimbalDocuments", "GimbalTraces"]),
    room("Intake", imports: ["GimbalDocuments", "GimbalFiles"]),
    tests("Intake", imports: ["SeededGenerator", "SlowTests", "GimbalIntake"]),
    room("Solver"),
    tests("Solver", imports: ["SeededGenerator", "SlowTests", "GimbalSolver"]),
    room("FontFiles"),
    tests(
      "FontFiles",
      imports: ["SeededGenerator", "SlowTests", "Gimbal", "GimbalFontFiles", "GimbalTesting"]),
    room("Text", imports: ["GimbalFontFiles", "GimbalGeometry", "GimbalTraits"]),
    room("Motion", imports: ["GimbalGeometry"]),
    room("Layers", imports: ["GimbalGeometry", "GimbalGraphics", "GimbalMotion"]),
    tests("Layers", imports: ["GimbalGeometry", "GimbalLayers", "GimbalMotion"]),
    tests("Motion", imports: ["SeededGenerator", "GimbalGeometry", "GimbalMotion"]),
    room("Graphics", imports: ["GimbalGeometry", "GimbalTraits"]),
    tests(
      "Graphics",
      imports: [
        "SeededGenerator", "GimbalGeometry", "GimbalGraphics", "GimbalTraits",
      ]),
    room("Terms", imports: ["GimbalGeometry", "GimbalTraits"]),
    room(
      "Engine",
      imports: [
        "GimbalGeometry", "GimbalGraphics", "GimbalLayers", "GimbalMotion", "GimbalSolver",
        "GimbalTerms", "GimbalText", "GimbalTraits", "GimbalTraces",
      ]),
    room("Gestures", imports: ["GimbalEngine", "GimbalGeometry", "GimbalMotion", "GimbalTraces"]),
    tests(
      "Gestures",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalGeometry", "GimbalGestures", "GimbalSnapshots", "GimbalTesting",
        "GimbalTestSupport", "GimbalTraces",
      ]),
    room(
      "Controls",
      imports: [
        "GimbalEngine", "GimbalGeometry", "GimbalGraphics", "GimbalGestures", "GimbalText",
        "GimbalTraits", "GimbalTraces",
      ]),
    room(
      "Fields",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalGeometry", "GimbalGraphics", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Fields",
      imports: [
        "SlowTests", "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine", "GimbalFields",
        "GimbalGeometry", "GimbalGraphics", "GimbalTesting", "GimbalTestSupport", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),
    room(
      "Lists",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGestures",
        "GimbalGraphics", "GimbalTerms", "GimbalText", "GimbalTraits", "GimbalTraces",
      ]),
    tests(
      "Lists",
      imports: [
        "SeededGenerator", "SlowTests", "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalGeometry", "GimbalLists", "GimbalTesting", "GimbalTestSupport", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),
    room(
      "Containers",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalGeometry", "GimbalGraphics", "GimbalGestures",
        "GimbalText", "GimbalTraits", "GimbalTraces",
      ]),
    room(
      "InterfaceBuilder",
      imports: [
        "GimbalGestures", "GimbalLayers", "GimbalControls", "GimbalDocuments", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalInterfaceDocuments", "GimbalLists", "GimbalProjects", "GimbalText", "GimbalTraces",
        "GimbalTraits",
      ]),
    tests(
      "InterfaceBuilder",
      imports: [
        "InterfaceCorpus", "SlowTests", "Gimbal", "GimbalEngine", "GimbalInterfaceBuilder",
        "GimbalInterfaceDocuments", "GimbalLists",
      ]),
    room(
      "Alerts",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalText", "GimbalTraits",
      ]),
    tests(
      "Alerts",
      imports: [
        "Gimbal", "GimbalAlerts", "GimbalDevices", "GimbalEngine", "GimbalFields",
        "GimbalGeometry", "GimbalTesting", "GimbalTestSupport", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Engine",
      imports: [
        "GimbalAlerts",
        "SeededGenerator", "SlowTests", "Gimbal", "GimbalDevices", "GimbalEngine",
        "GimbalContainers", "GimbalLayers", "GimbalLists", "GimbalMotion", "GimbalText",
        "GimbalControls",
        "GimbalGeometry", "GimbalGraphics", "GimbalSnapshots",
        "GimbalSolver", "GimbalTesting", "GimbalTestSupport", "GimbalTraces", "GimbalTraits",
      ]),
    room(
      "Appearances",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalLists", "GimbalText", "GimbalTraits",
      ]),
    tests(
      "Appearances",
      imports: [
        "Gimbal", "GimbalAppearances", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalLists", "GimbalTesting", "GimbalTestSupport",
        "GimbalTraits",
      ]),
    room("InterfaceDocuments"),
    room("Projects", imports: ["GimbalDocuments", "GimbalInterfaceDocuments"]),
    tests(
      "Projects",
      imports: ["SeededGenerator", "GimbalInterfaceDocuments", "GimbalProjects"]),
    tests(
      "InterfaceDocuments",
      imports: ["SeededGenerator", "InterfaceCorpus", "GimbalInterfaceDocuments"]),
    room("Devices", imports: ["GimbalGeometry", "GimbalTraits", "GimbalDocuments"]),
    tests(
      "Devices",
      imports: ["GimbalDevices", "GimbalDocuments", "GimbalGeometry", "GimbalTraits"]),
    room("Findings"),
    tests("Findings", imports: ["GimbalFindings"]),
    room("Snapshots", imports: ["GimbalGeometry", "GimbalDocuments"]),
    tests("Snapshots", imports: ["GimbalGeometry", "GimbalDocuments", "GimbalSnapshots"]),
    room(
      "", folder: "Gimbal",
      imports: [
        "GimbalGeometry", "GimbalGraphics", "GimbalDocuments", "GimbalTraits", "GimbalTraces",
        "GimbalSnapshots", "GimbalEngine", "GimbalGestures", "GimbalContainers", "GimbalLayers",
        "GimbalText", "GimbalControls", "GimbalAlerts", "GimbalAppearances", "GimbalDevices",
        "GimbalFields", "GimbalInterfaceBuilder", "GimbalLists",
      ]),
    tests(
      "Gimbal",
      imports: [
        "SeededGenerator", "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalGeometry",
        "GimbalSnapshots", "GimbalTesting", "GimbalTestSupport", "GimbalTraces", "GimbalTraits",
      ]),
    .target(
      name: "GimbalTestSupport",
      dependencies: [
        "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalGeometry", "GimbalTraces", "GimbalTraits",
      ], path: "Tests/TestSupport", swiftSettings: settings),
    room(
      "ScenarioFiles",
      imports: [
        "GimbalDevices", "GimbalDocuments", "GimbalFindings", "GimbalGeometry", "GimbalGraphics",
        "GimbalInterfaceDocuments", "GimbalProjects", "GimbalSnapshots", "GimbalTerms",
        "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "ScenarioFiles",
      imports: [
        "SeededGenerator", "GimbalDevices", "GimbalDocuments", "GimbalGeometry",
        "GimbalScenarioFiles", "GimbalTerms", "GimbalTraits",
      ]),
    room(
      "Goldens",
      imports: [
        "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalFiles", "GimbalGeometry",
        "GimbalSnapshots", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Goldens",
      imports: [
        "GimbalDevices", "GimbalGeometry", "GimbalGoldens", "GimbalSnapshots", "GimbalTraces",
        "GimbalTraits",
      ]),
    room(
      "Scenarios",
      imports: [
        "Gimbal", "GimbalGoldens", "GimbalDocuments", "GimbalTraces", "GimbalSnapshots",
        "GimbalDevices",
        "GimbalGeometry", "GimbalGraphics", "GimbalTraits", "GimbalEngine", "GimbalGestures",
        "GimbalContainers", "GimbalFields", "GimbalInterfaceBuilder", "GimbalInterfaceDocuments",
        "GimbalLists", "GimbalScenarioFiles", "GimbalText", "GimbalControls", "GimbalProjects",
        "GimbalTerms",
      ]),
    tests(
      "Scenarios",
      imports: [
        "SeededGenerator", "GimbalScenarioFiles", "GimbalScenarios", "Gimbal", "GimbalDocuments",
        "GimbalTraces", "GimbalSnapshots", "GimbalDevices", "GimbalGeometry", "GimbalTraits",
        "GimbalEngine", "ScenarioMutations",
      ]),
    .target(
      name: "SchemaValidation", dependencies: ["GimbalDocuments"], path: "Tests/SchemaValidation",
      swiftSettings: settings),
    .target(
      name: "ScenarioMutations",
      dependencies: [
        "GimbalDocuments", "GimbalGeometry", "GimbalScenarioFiles", "GimbalTraces", "GimbalTraits",
      ], path: "Tests/ScenarioMutations", swiftSettings: settings),
    room("Pictures"),
    tests("Pictures", imports: ["GimbalPictures"]),
    room(
      "Comparison",
      imports: [
        "Gimbal", "GimbalDocuments", "GimbalFindings", "GimbalGeometry", "GimbalTraits",
        "GimbalTraces", "GimbalSnapshots", "GimbalEngine", "GimbalDevices",
      ]),
    .target(
      name: "SeededGenerator", path: "Tests/SeededGenerator", swiftSettings: settings),
    .target(name: "InterfaceCorpus", path: "Tests/InterfaceCorpus", swiftSettings: settings),
    .target(name: "SlowTests", path: "Tests/SlowTests", swiftSettings: settings),
    .target(
      name: "LayoutFixtures",
      dependencies: [
        "GimbalComparison", "GimbalDevices", "GimbalGeometry", "GimbalSnapshots", "GimbalTraits",
      ], path: "Tests/LayoutFixtures", swiftSettings: settings),
    tests(
      "Comparison",
      imports: [
        "SeededGenerator", "GimbalComparison", "GimbalDocuments", "GimbalFindings",
        "LayoutFixtures", "Gimbal", "GimbalGeometry", "GimbalGraphics",
        "GimbalTraits", "GimbalSnapshots", "GimbalEngine", "GimbalDevices",
      ]),
    room(
      "Storms",
      imports: [
        "Gimbal", "GimbalComparison", "GimbalContainers", "GimbalControls", "GimbalDevices",
        "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGestures",
        "GimbalLists", "GimbalScenarios", "GimbalSnapshots", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Storms",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalDocuments",
        "GimbalEngine", "GimbalGeometry", "GimbalScenarios", "GimbalStorms", "GimbalTesting",
        "GimbalTraits", "SlowTests",
      ]),
    room(
      "Reports",
      imports: [
        "GimbalScenarios", "GimbalComparison", "GimbalStorms", "GimbalDocuments",
        "GimbalSnapshots", "GimbalDevices", "GimbalGeometry", "GimbalPictures", "GimbalText",
        "GimbalTraces",
        "GimbalTraits",
      ]),
    tests(
      "Reports",
      imports: [
        "SchemaValidation", "GimbalFindings", "GimbalReports", "GimbalScenarios",
        "GimbalComparison", "GimbalTraces",
        "GimbalDocuments", "GimbalSnapshots", "GimbalDevices", "GimbalGeometry", "GimbalTraits",
        "GimbalScenarioFiles", "LayoutFixtures",
      ]),
    room(
      "Testing", folder: "GimbalTesting",
      imports: [
        "Gimbal", "GimbalDevices", "GimbalDocuments", "GimbalEngine", "GimbalGeometry",
        "GimbalGoldens", "GimbalReports", "GimbalScenarios", "GimbalSnapshots", "GimbalStorms",
        "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "GimbalTesting",
      imports: [
        "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalControls", "GimbalGeometry",
        "GimbalSnapshots", "GimbalTesting", "GimbalTraces", "GimbalTraits",
      ], exclude: ["GoldenExpectTests.goldens"]),
    room("Host", folder: "GimbalHost", imports: ["Gimbal", "GimbalScenarios", "GimbalTesting"]),
    room(
      "CommandLine",
      imports: [
        "Gimbal", "GimbalGeometry", "GimbalTraces", "GimbalTraits", "GimbalEngine", "GimbalDevices",
        "GimbalDocuments", "GimbalFiles", "GimbalInterfaceBuilder", "GimbalInterfaceDocuments",
        "GimbalIntake", "GimbalProjects",
        "GimbalGoldens", "GimbalScenarioFiles", "GimbalScenarios", "GimbalComparison",
        "GimbalReports", "GimbalSnapshots", "GimbalStorms",
      ]),
    tests(
      "CommandLine",
      imports: [
        "GimbalCommandLine", "GimbalDocuments", "GimbalEngine", "GimbalFiles", "GimbalScenarios",
        "SlowTests",
      ]),
    .executableTarget(
      name: "ProgramUnderTest", dependencies: ["Gimbal", "GimbalCommandLine"],
      path: "Tests/ProgramUnderTest", swiftSettings: settings, linkerSettings: linking),
    tests("Runs", imports: ["ProgramUnderTest", "SeededGenerator", "SlowTests"]),
    tests(
      "Examples",
      imports: [
        "Gimbal", "GimbalCommandLine", "GimbalComparison", "GimbalControls", "GimbalDevices",
        "GimbalEngine", "GimbalGeometry", "GimbalScenarios", "GimbalSnapshots", "GimbalTesting",
        "GimbalTraces", "GimbalTraits",
      ]),
    // The start of a test that `gimbal new` writes, as an app's package builds it.
    .testTarget(
      name: "StartTests", dependencies: ["Gimbal", "GimbalTesting"], path: "Tests/StartTests"),
    .executableTarget(
      name: "GimbalTool", dependencies: ["GimbalCommandLine"], path: "Sources/GimbalTool",
      swiftSettings: settings, linkerSettings: linking),
    tests(
      "Conformance",
      imports: [
        "SlowTests", "GimbalScenarioFiles", "GimbalScenarios", "Gimbal", "GimbalAlerts",
        "GimbalDevices", "GimbalDocuments", "GimbalEngine", "GimbalContainers", "GimbalControls",
        "GimbalFields",
        "GimbalGeometry",
        "GimbalGestures", "GimbalLists", "GimbalTestSupport", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Repository",
      imports: [
        "SlowTests", "GimbalGoldens", "GimbalScenarioFiles", "GimbalScenarios", "GimbalDevices",
        "GimbalDocuments", "GimbalFindings", "GimbalTraces", "GimbalTraits", "ScenarioMutations",
        "SchemaValidation",
      ]),
    .executableTarget(
      name: "gimbal-bench",
      dependencies: [
        "Gimbal", "GimbalComparison", "GimbalDocuments", "GimbalInterfaceBuilder",
        "GimbalInterfaceDocuments",
        "GimbalMotion", "GimbalReports", "GimbalScenarios", "GimbalSolver", "InterfaceCorpus",
      ],
      path: "Sources/Benchmarks/Bench", swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "gimbal-conformance",
      dependencies: [
        "Gimbal", "GimbalInterfaceBuilder", "GimbalInterfaceDocuments", "SeededGenerator",
      ],
      path: "Sources/Benchmarks/Conformance", swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "gimbal-baseline", path: "Sources/Benchmarks/Baseline", swiftSettings: settings),
    .plugin(
      name: "GimbalIntakePlugin", capability: .buildTool(), dependencies: ["GimbalIntakeTool"],
      path: "Sources/IntakePlugin/Plugin"),
    .executableTarget(
      name: "GimbalIntakeTool", dependencies: ["GimbalFiles", "GimbalIntake"],
      path: "Sources/IntakePlugin/Tool",
      swiftSettings: settings),
  ]
)

// Nothing of Gimbal stands on these: they are for packages whose sources say `import UIKit`.
#if !canImport(Darwin)
  // What a shim hands on changes without the shim, so that whoever imports it is built anew only for
  // being told of these too.
  let handedOn = [
    "GimbalAlerts", "GimbalAppearances", "GimbalContainers", "GimbalControls", "GimbalEngine",
    "GimbalFields",
    "GimbalGeometry", "GimbalGraphics", "GimbalGestures", "GimbalInterfaceBuilder",
    "GimbalLayers", "GimbalLists", "GimbalPredicates",
    "GimbalTerms", "GimbalText", "GimbalTraits",
  ]
  // Frameworks that only those clients build which import them.
  package.products += ["Combine", "CoreData"].map { .library(name: $0, targets: [$0]) }
  package.products.append(
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "os", "_Testing_UIKit", "_Testing_CoreGraphics",
      ] + handedOn))
  package.targets += [
    shim("CoreGraphics", imports: ["GimbalGeometry", "GimbalGraphics"]),
    shim("QuartzCore", imports: ["CoreGraphics", "GimbalEngine", "GimbalLayers"]),
    shim(
      "UIKit",
      imports: [
        "CoreGraphics", "QuartzCore", "Gimbal", "GimbalAlerts", "GimbalAppearances", "GimbalEngine",
        "GimbalFields", "GimbalGestures",
        "GimbalContainers", "GimbalText", "GimbalControls", "GimbalGeometry", "GimbalGraphics",
        "GimbalInterfaceBuilder", "GimbalLayers", "GimbalLists", "GimbalPredicates",
        "GimbalTraits",
      ]),
    shim(
      "CoreData", imports: ["UIKit", "GimbalDocuments", "GimbalPredicates", "GimbalProjects"]),
    shim("Combine"),
    tests("Combine", imports: ["Combine"]),
    tests("CoreData", imports: ["CoreData", "UIKit"] + handedOn),
    shim("os"),
    shim("_Testing_CoreGraphics"),
    shim("_Testing_UIKit"),
    // A file for other people's tests of iOS; here its half without the Objective-C runtime is built and tested.
    .target(
      name: "UIKitTraceRecorder", dependencies: ["UIKit"], path: "Documentation/Recorder",
      exclude: ["README.md"]),
    tests(
      "Recorder",
      imports: [
        "UIKit", "UIKitTraceRecorder", "GimbalDevices", "GimbalTesting", "GimbalTraces",
      ] + handedOn + ["Gimbal"]),
    tests(
      "Shims",
      imports: [
        "Gimbal", "GimbalDevices", "UIKit", "os", "_Testing_UIKit", "_Testing_CoreGraphics",
      ] + handedOn),
  ]
#endif
