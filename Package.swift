// swift-tools-version: 6.2

import PackageDescription

/// Settings of all modules: imports are internal by default, and members need an import of their module.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Links programs in debug builds with the toolchain's lld, which takes two thirds of the time.
///
/// Each change links four programs again.
/// Only programs use it, so that the libraries of the package have no unsafe flags.
let linking: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

/// The condition of sources that use views of Apple's UIKit instead of Gimbal's.
let appleUIKit = "APPLE_UIKIT"

/// Declares a module by its folder in `Sources`, with the name `Gimbal` + the folder's name and only the given imports.
///
/// Where Apple's UIKit exists, the module has no imports of `withoutUIKit`, and `APPLE_UIKIT` is true in its sources.
func module(_ path: String, imports: [String] = [], withoutUIKit: [String] = []) -> Target {
  let folder = String(path.split(separator: "/")[1])
  return .target(
    name: folder.hasPrefix("Gimbal") ? folder : "Gimbal" + folder,
    dependencies: imports.map { .init(stringLiteral: $0) }
      + withoutUIKit.map { .target(name: $0, condition: .when(platforms: [.linux, .macOS])) },
    path: "Sources/" + path,
    swiftSettings: settings
      + (withoutUIKit.isEmpty
        ? [] : [.define(appleUIKit, .when(platforms: [.iOS, .macCatalyst]))]))
}

/// Declares a test target by its folder in `Tests`.
func tests(
  _ path: String, imports: [String], exclude: [String] = [], defines: [String] = []
) -> Target {
  .testTarget(
    name: String(path.split(separator: "/")[1]),
    dependencies: imports.map { .init(stringLiteral: $0) }, path: "Tests/" + path,
    exclude: exclude, swiftSettings: settings + defines.map { .define($0) })
}

/// Declares a module that several test targets import.
func support(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    path: "Tests/Support/" + name, swiftSettings: settings)
}

/// Declares a module with the name of one of Apple's modules, for other platforms only.
func shim(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    path: "Sources/Shims/" + name, swiftSettings: settings)
}

let package = Package(
  name: "gimbal",
  platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18)],
  products: [
    .library(name: "Gimbal", targets: ["Gimbal"]),
    .library(name: "GimbalTesting", targets: ["GimbalTesting"]),
    .library(name: "GimbalHost", targets: ["GimbalHost"]),
    .library(name: "GimbalCommandLine", targets: ["GimbalCommandLine"]),
    .plugin(name: "GimbalIntake", targets: ["GimbalIntakePlugin"]),
    .executable(name: "gimbal", targets: ["GimbalTool"]),
  ],
  targets: [
    // The order of layers and modules is that of Sources/layers.json, the lowest first.

    // Base
    module("Base/Geometry"),
    module("Base/Documents"),
    module("Base/Files", imports: ["GimbalDocuments"]),
    module("Base/Findings"),
    module("Base/Bitmaps"),
    module("Base/Motion", imports: ["GimbalGeometry"]),
    module("Base/FontFiles"),
    module("Base/Predicates"),
    module("Base/Traces", imports: ["GimbalDocuments", "GimbalGeometry"]),

    // Apps
    module("Apps/InterfaceDocuments"),
    module("Apps/Projects", imports: ["GimbalDocuments", "GimbalInterfaceDocuments"]),
    module("Apps/Intake", imports: ["GimbalDocuments", "GimbalFiles"]),

    // Interface
    module("Interface/Traits", imports: ["GimbalGeometry"]),
    module("Interface/Solver"),
    module("Interface/Text", imports: ["GimbalFontFiles", "GimbalGeometry", "GimbalTraits"]),
    module("Interface/Graphics", imports: ["GimbalGeometry", "GimbalTraits"]),
    module("Interface/Layers", imports: ["GimbalGeometry", "GimbalGraphics", "GimbalMotion"]),
    module("Interface/Terms", imports: ["GimbalGeometry", "GimbalTraits"]),
    module(
      "Interface/Engine",
      imports: [
        "GimbalGeometry", "GimbalGraphics", "GimbalLayers", "GimbalMotion", "GimbalSolver",
        "GimbalTerms", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Interface/Gestures",
      imports: [
        "GimbalEngine", "GimbalGeometry", "GimbalMotion", "GimbalTraces",
      ]),
    module(
      "Interface/Controls",
      imports: [
        "GimbalEngine", "GimbalGeometry", "GimbalGestures", "GimbalGraphics", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Interface/Fields",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalGeometry", "GimbalGraphics", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Interface/Lists",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGestures",
        "GimbalGraphics", "GimbalTerms", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Interface/Containers",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalGeometry", "GimbalGestures", "GimbalGraphics",
        "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Interface/Alerts",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalText", "GimbalTraits",
      ]),
    module(
      "Interface/Appearances",
      imports: [
        "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalLists", "GimbalText", "GimbalTraits",
      ]),
    module(
      "Interface/InterfaceBuilder",
      imports: [
        "GimbalControls", "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry",
        "GimbalGestures", "GimbalGraphics", "GimbalInterfaceDocuments", "GimbalLayers",
        "GimbalLists", "GimbalProjects", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),

    // Simulator
    module("Simulator/Devices", imports: ["GimbalDocuments", "GimbalGeometry", "GimbalTraits"]),
    module("Simulator/Snapshots", imports: ["GimbalDocuments", "GimbalGeometry"]),
    module(
      "Simulator/Gimbal",
      imports: [
        "GimbalAlerts", "GimbalAppearances", "GimbalContainers", "GimbalControls",
        "GimbalDevices", "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry",
        "GimbalGestures", "GimbalGraphics", "GimbalInterfaceBuilder", "GimbalLayers",
        "GimbalLists", "GimbalSnapshots", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),

    // Scenarios
    module(
      "Scenarios/ScenarioFiles",
      imports: [
        "GimbalDevices", "GimbalDocuments", "GimbalFindings", "GimbalGeometry", "GimbalGraphics",
        "GimbalInterfaceDocuments", "GimbalProjects", "GimbalSnapshots", "GimbalTerms",
        "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Scenarios/Comparison",
      imports: [
        "Gimbal", "GimbalDevices", "GimbalDocuments", "GimbalEngine", "GimbalFindings",
        "GimbalGeometry", "GimbalSnapshots", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Scenarios/Goldens",
      imports: [
        "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalFiles", "GimbalGeometry",
        "GimbalSnapshots", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Scenarios/Scenarios",
      imports: [
        "Gimbal", "GimbalComparison", "GimbalContainers", "GimbalControls", "GimbalDevices",
        "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGestures",
        "GimbalGoldens", "GimbalGraphics", "GimbalInterfaceBuilder", "GimbalInterfaceDocuments",
        "GimbalLists", "GimbalProjects", "GimbalScenarioFiles", "GimbalSnapshots",
        "GimbalTerms", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Scenarios/RandomTests",
      imports: [
        "Gimbal", "GimbalComparison", "GimbalContainers", "GimbalControls", "GimbalDevices",
        "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGestures",
        "GimbalLists", "GimbalScenarios", "GimbalSnapshots", "GimbalTraces", "GimbalTraits",
      ]),
    module(
      "Scenarios/Reports",
      imports: [
        "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalGeometry",
        "GimbalBitmaps", "GimbalScenarios", "GimbalSnapshots", "GimbalRandomTests", "GimbalText",
        "GimbalTraces", "GimbalTraits",
      ]),

    // Testing
    module(
      "Testing/GimbalTesting",
      imports: ["GimbalDocuments", "GimbalGeometry", "GimbalSnapshots", "GimbalTraces"],
      withoutUIKit: [
        "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalGoldens", "GimbalReports",
        "GimbalScenarios", "GimbalRandomTests", "GimbalTraits",
      ]),
    module("Testing/GimbalHost", imports: ["Gimbal", "GimbalScenarios", "GimbalTesting"]),

    // Tool
    module(
      "Tool/CommandLine",
      imports: [
        "Gimbal", "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalEngine",
        "GimbalFiles", "GimbalGeometry", "GimbalGoldens", "GimbalIntake",
        "GimbalInterfaceBuilder", "GimbalInterfaceDocuments", "GimbalProjects", "GimbalReports",
        "GimbalScenarioFiles", "GimbalScenarios", "GimbalSnapshots", "GimbalRandomTests",
        "GimbalTraces", "GimbalTraits",
      ]),
    .executableTarget(
      name: "GimbalTool", dependencies: ["GimbalCommandLine"], path: "Sources/Tool/GimbalTool",
      swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "gimbal-bench",
      dependencies: [
        "Gimbal", "GimbalComparison", "GimbalDocuments", "GimbalFontFiles", "GimbalIntake",
        "GimbalInterfaceBuilder", "GimbalInterfaceDocuments", "GimbalMotion", "GimbalProjects",
        "GimbalReports", "GimbalScenarios", "GimbalSolver", "InterfaceCorpus",
      ],
      path: "Sources/Tool/Benchmarks/Bench", swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "gimbal-conformance",
      dependencies: [
        "Gimbal", "GimbalInterfaceBuilder", "GimbalInterfaceDocuments", "SeededGenerator",
      ],
      path: "Sources/Tool/Benchmarks/Conformance", swiftSettings: settings,
      linkerSettings: linking),
    .executableTarget(
      name: "gimbal-baseline", path: "Sources/Tool/Benchmarks/Baseline", swiftSettings: settings),
    .plugin(
      name: "GimbalIntakePlugin", capability: .buildTool(), dependencies: ["GimbalIntakeTool"],
      path: "Sources/Apps/IntakePlugin/Plugin"),
    .executableTarget(
      name: "GimbalIntakeTool", dependencies: ["GimbalFiles", "GimbalIntake"],
      path: "Sources/Apps/IntakePlugin/Tool", swiftSettings: settings),

    // Modules that several test targets import, then the test targets.
    support("Checkout"),
    support("SeededGenerator"),
    support("SlowTests"),
    support("InterfaceCorpus", imports: ["Checkout"]),
    support("SchemaValidation", imports: ["Checkout", "GimbalDocuments"]),
    support(
      "ScenarioMutations",
      imports: [
        "GimbalDocuments", "GimbalGeometry", "GimbalScenarioFiles", "GimbalTraces",
        "GimbalTraits",
      ]),
    support(
      "LayoutFixtures",
      imports: [
        "GimbalComparison", "GimbalDevices", "GimbalGeometry", "GimbalSnapshots", "GimbalTraits",
      ]),
    support(
      "TestSupport",
      imports: [
        "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalGeometry", "GimbalTraces",
        "GimbalTraits",
      ]),
    .executableTarget(
      name: "ProgramUnderTest", dependencies: ["Gimbal", "GimbalCommandLine"],
      path: "Tests/Support/ProgramUnderTest", swiftSettings: settings, linkerSettings: linking),
    tests("Base/DocumentsTests", imports: ["GimbalDocuments", "SeededGenerator"]),
    tests("Base/FilesTests", imports: ["GimbalDocuments", "GimbalFiles"]),
    tests("Base/FindingsTests", imports: ["GimbalFindings"]),
    tests(
      "Base/FontFilesTests",
      imports: [
        "Gimbal", "GimbalFontFiles", "GimbalTesting", "GimbalText", "SeededGenerator", "SlowTests",
      ]),
    tests("Base/GeometryTests", imports: ["GimbalGeometry", "SeededGenerator"]),
    tests("Base/MotionTests", imports: ["GimbalGeometry", "GimbalMotion", "SeededGenerator"]),
    tests("Base/BitmapsTests", imports: ["GimbalBitmaps"]),
    tests("Base/PredicatesTests", imports: ["GimbalPredicates"]),
    tests(
      "Base/TracesTests",
      imports: [
        "Checkout", "GimbalDocuments", "GimbalGeometry", "GimbalTraces", "SeededGenerator",
      ]),
    tests("Apps/IntakeTests", imports: ["GimbalIntake", "SeededGenerator"]),
    tests(
      "Apps/InterfaceDocumentsTests",
      imports: [
        "GimbalInterfaceDocuments", "InterfaceCorpus", "SeededGenerator",
      ]),
    tests(
      "Apps/ProjectsTests",
      imports: [
        "GimbalInterfaceDocuments", "GimbalProjects", "SeededGenerator",
      ]),
    tests(
      "Interface/AlertsTests",
      imports: [
        "Gimbal", "GimbalAlerts", "GimbalDevices", "GimbalEngine", "GimbalFields",
        "GimbalGeometry", "TestSupport", "GimbalTesting", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Interface/AppearancesTests",
      imports: [
        "Gimbal", "GimbalAppearances", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalLists", "TestSupport", "GimbalTesting",
        "GimbalTraits",
      ]),
    tests(
      "Interface/ContainersTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalGraphics", "GimbalSnapshots",
        "TestSupport", "GimbalTesting", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Interface/ControlsTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalGeometry", "GimbalGraphics", "TestSupport", "GimbalTesting", "GimbalText",
        "GimbalTraces", "GimbalTraits", "SeededGenerator", "SlowTests",
      ]),
    tests(
      "Interface/EngineRandomTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalGestures", "GimbalGraphics", "GimbalLayers",
        "GimbalLists", "GimbalSnapshots", "TestSupport", "GimbalTesting", "GimbalText",
        "GimbalTraces", "GimbalTraits", "SeededGenerator", "SlowTests",
      ]),
    tests(
      "Interface/EngineTests",
      imports: [
        "Checkout", "Gimbal", "GimbalAlerts", "GimbalContainers", "GimbalControls",
        "GimbalDevices", "GimbalEngine", "GimbalFields", "GimbalGeometry", "GimbalGraphics",
        "GimbalLayers", "GimbalLists", "GimbalSnapshots", "GimbalSolver", "TestSupport",
        "GimbalTesting", "GimbalText", "GimbalTraces", "GimbalTraits", "SeededGenerator",
      ]),
    tests(
      "Interface/ExceptionsTests",
      imports: [
        "Gimbal", "GimbalAlerts", "GimbalContainers", "GimbalControls", "GimbalDevices",
        "GimbalEngine", "GimbalGeometry", "GimbalLayers", "GimbalLists", "TestSupport",
        "GimbalTesting", "GimbalText", "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Interface/FoldingTests",
      imports: [
        "Checkout", "Gimbal", "GimbalAlerts", "GimbalContainers", "GimbalDevices", "GimbalEngine",
        "GimbalFields", "GimbalGeometry", "GimbalGraphics", "GimbalLists", "TestSupport",
        "GimbalTraces", "GimbalTraits", "SeededGenerator",
      ]),
    tests(
      "Interface/FieldsTests",
      imports: [
        "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine", "GimbalFields",
        "GimbalGeometry", "GimbalGraphics", "TestSupport", "GimbalTesting", "GimbalText",
        "GimbalTraces", "GimbalTraits", "SlowTests",
      ]),
    tests(
      "Interface/GesturesTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalEngine", "GimbalGeometry",
        "GimbalGestures", "GimbalSnapshots", "TestSupport", "GimbalTesting", "GimbalTraces",
      ]),
    tests(
      "Interface/GraphicsTests",
      imports: [
        "GimbalGeometry", "GimbalGraphics", "GimbalTraits", "SeededGenerator",
      ]),
    tests(
      "Interface/InterfaceBuilderTests",
      imports: [
        "Checkout", "Gimbal", "GimbalControls", "GimbalEngine", "GimbalFields", "GimbalGeometry",
        "GimbalInterfaceBuilder", "GimbalInterfaceDocuments", "GimbalLists", "GimbalText",
        "InterfaceCorpus", "SlowTests",
      ]),
    tests(
      "Interface/LayersTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalDevices", "GimbalEngine", "GimbalGeometry",
        "GimbalGraphics", "GimbalLayers", "GimbalMotion", "TestSupport", "GimbalTesting",
        "GimbalText", "GimbalTraces", "SeededGenerator",
      ]),
    tests(
      "Interface/ListsTests",
      imports: [
        "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine", "GimbalGeometry",
        "GimbalLists", "TestSupport", "GimbalTesting", "GimbalText", "GimbalTraces",
        "GimbalTraits", "SeededGenerator", "SlowTests",
      ]),
    tests("Interface/SolverTests", imports: ["GimbalSolver", "SeededGenerator", "SlowTests"]),
    tests(
      "Interface/TextTests",
      imports: [
        "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine", "GimbalGeometry",
        "GimbalGraphics", "TestSupport", "GimbalTesting", "GimbalText", "GimbalTraits",
        "SeededGenerator", "SlowTests",
      ]),
    tests("Interface/TraitsTests", imports: ["GimbalGeometry", "GimbalTraits", "SeededGenerator"]),
    tests(
      "Simulator/ConformanceTests",
      imports: [
        "Checkout", "Gimbal", "GimbalAlerts", "GimbalContainers", "GimbalControls",
        "GimbalDevices", "GimbalDocuments", "GimbalEngine", "GimbalFields", "GimbalGeometry",
        "GimbalGestures", "GimbalLists", "GimbalScenarioFiles", "GimbalScenarios",
        "TestSupport", "GimbalTraces", "GimbalTraits", "SlowTests",
      ]),
    tests(
      "Simulator/DevicesTests",
      imports: [
        "Checkout", "GimbalDevices", "GimbalDocuments", "GimbalGeometry", "GimbalTraits",
      ]),
    tests(
      "Simulator/GimbalTests",
      imports: [
        "Gimbal", "GimbalDevices", "GimbalEngine", "GimbalFields", "GimbalGeometry",
        "GimbalSnapshots", "TestSupport", "GimbalTesting", "GimbalTraces", "GimbalTraits",
        "SeededGenerator",
      ]),
    tests(
      "Simulator/SnapshotsTests",
      imports: [
        "Checkout", "GimbalDocuments", "GimbalGeometry", "GimbalSnapshots",
      ]),
    tests(
      "Scenarios/ComparisonTests",
      imports: [
        "Gimbal", "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalEngine",
        "GimbalFindings", "GimbalGeometry", "GimbalGraphics", "GimbalSnapshots", "GimbalTraits",
        "LayoutFixtures", "SeededGenerator",
      ]),
    tests(
      "Scenarios/GoldensTests",
      imports: [
        "GimbalDevices", "GimbalGeometry", "GimbalGoldens", "GimbalSnapshots", "GimbalTraces",
        "GimbalTraits",
      ]),
    tests(
      "Scenarios/ReportsTests",
      imports: [
        "GimbalBitmaps", "GimbalComparison", "GimbalDevices", "GimbalDocuments", "GimbalFindings",
        "GimbalGeometry", "GimbalReports", "GimbalScenarioFiles", "GimbalScenarios",
        "GimbalSnapshots", "GimbalTraces", "GimbalTraits", "LayoutFixtures", "SchemaValidation",
      ]),
    tests(
      "Scenarios/ScenarioFilesTests",
      imports: [
        "Checkout", "GimbalDevices", "GimbalDocuments", "GimbalGeometry", "GimbalScenarioFiles",
        "GimbalTerms", "GimbalTraits", "SeededGenerator",
      ]),
    tests(
      "Scenarios/ScenariosTests",
      imports: [
        "Checkout", "Gimbal", "GimbalComparison", "GimbalDevices", "GimbalDocuments",
        "GimbalEngine", "GimbalScenarioFiles", "GimbalScenarios", "GimbalSnapshots",
        "GimbalTraces", "GimbalTraits", "ScenarioMutations", "SeededGenerator",
      ]),
    tests(
      "Scenarios/RandomTestsTests",
      imports: [
        "Gimbal", "GimbalContainers", "GimbalControls", "GimbalDevices", "GimbalDocuments",
        "GimbalEngine", "GimbalGeometry", "GimbalScenarios", "GimbalRandomTests", "GimbalTesting",
        "GimbalTraits", "SlowTests",
      ]),
    tests(
      "Testing/ExamplesTests",
      imports: [
        "Gimbal", "GimbalCommandLine", "GimbalComparison", "GimbalControls", "GimbalDevices",
        "GimbalEngine", "GimbalGeometry", "GimbalScenarios", "GimbalSnapshots", "GimbalTesting",
        "GimbalTraces", "GimbalTraits",
      ]),
    tests(
      "Testing/GimbalTestingTests",
      imports: [
        "Gimbal", "GimbalControls", "GimbalDevices", "GimbalEngine", "GimbalGeometry",
        "GimbalSnapshots", "GimbalTesting", "GimbalTraces", "GimbalTraits",
      ], exclude: ["GoldenExpectTests.goldens"]),
    tests(
      "Tool/CommandLineTests",
      imports: [
        "Checkout", "GimbalCommandLine", "GimbalDocuments", "GimbalEngine", "GimbalFiles",
        "GimbalIntake", "GimbalInterfaceBuilder", "GimbalProjects", "GimbalScenarios",
        "GimbalTraits", "SlowTests",
      ]),
    tests(
      "Tool/RepositoryTests",
      imports: [
        "Checkout", "GimbalDevices", "GimbalDocuments", "GimbalFindings", "GimbalGoldens",
        "GimbalScenarioFiles", "GimbalScenarios", "GimbalTraces", "GimbalTraits",
        "ScenarioMutations", "SchemaValidation", "SlowTests",
      ]),
    tests(
      "Tool/RunsTests", imports: ["ProgramUnderTest", "Checkout", "SeededGenerator", "SlowTests"]),
    // The template of a test that `gimbal new` writes, built as in an app's package.
    .testTarget(
      name: "StartTests", dependencies: ["Gimbal", "GimbalTesting"],
      path: "Tests/Testing/StartTests"),
  ]
)

// The products of Apple's names, which clients name on every platform.
#if canImport(Darwin)
  // SwiftPM looks up a product even where its condition is false. Here `import UIKit` is Apple's, and the products
  // contain an empty module of another name.
  package.products += ["UIKit", "Combine", "CoreData"].map {
    .library(name: $0, targets: ["GimbalEmpty"])
  }
  package.targets.append(.target(name: "GimbalEmpty", path: "Sources/Shims/_Testing_UIKit"))
#else
  // No module of Gimbal imports these: they are for packages whose sources contain `import UIKit`.
  // After a change of a module that a shim exports, the build system rebuilds a client only if the client depends on
  // that module, too.
  let exported = [
    "GimbalAlerts", "GimbalAppearances", "GimbalContainers", "GimbalControls", "GimbalEngine",
    "GimbalFields",
    "GimbalGeometry", "GimbalGraphics", "GimbalGestures", "GimbalInterfaceBuilder",
    "GimbalLayers", "GimbalLists", "GimbalPredicates",
    "GimbalTerms", "GimbalText", "GimbalTraits",
  ]
  // Frameworks that are built only for clients that import them.
  package.products += ["Combine", "CoreData"].map { .library(name: $0, targets: [$0]) }
  package.products.append(
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "os", "_Testing_UIKit", "_Testing_CoreGraphics",
      ] + exported))
  package.targets += [
    shim("os"),
    shim("CoreGraphics", imports: ["GimbalGeometry", "GimbalGraphics"]),
    shim("QuartzCore", imports: ["CoreGraphics", "GimbalEngine", "GimbalLayers"]),
    shim(
      "UIKit",
      imports: [
        "CoreGraphics", "QuartzCore", "Gimbal", "GimbalAlerts", "GimbalAppearances",
        "GimbalBitmaps", "GimbalEngine", "GimbalFields", "GimbalGestures",
        "GimbalContainers", "GimbalText", "GimbalControls", "GimbalGeometry", "GimbalGraphics",
        "GimbalInterfaceBuilder", "GimbalLayers", "GimbalLists", "GimbalPredicates",
        "GimbalTraits",
      ]),
    shim("_Testing_CoreGraphics"),
    shim("_Testing_UIKit"),
    shim("Combine", imports: ["GimbalEngine"]),
    shim(
      "CoreData", imports: ["UIKit", "GimbalDocuments", "GimbalPredicates", "GimbalProjects"]),
    tests("Shims/CombineTests", imports: ["Combine", "UIKit"] + exported),
    tests("Shims/CoreDataTests", imports: ["CoreData", "UIKit"] + exported),
    // A file for tests on iOS. Only its part without the Objective-C runtime is built and tested here.
    .target(
      name: "UIKitTraceRecorder", dependencies: ["UIKit"], path: "Documentation/Recorder",
      exclude: ["README.md"]),
    tests(
      "Shims/RecorderTests",
      imports: [
        "UIKit", "UIKitTraceRecorder", "GimbalDevices", "GimbalTesting", "GimbalTraces",
      ] + exported + ["Gimbal"]),
    // The sources of GimbalTesting for Apple's UIKit, over a link, with Gimbal's UIKit.
    tests(
      "Shims/RealViewsTests",
      imports: [
        "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "GimbalDevices", "GimbalDocuments",
        "GimbalSnapshots", "GimbalTraces",
      ] + exported + ["Gimbal"], defines: [appleUIKit]),
    tests(
      "Shims/ShimsTests",
      imports: [
        "Gimbal", "GimbalDevices", "UIKit", "os", "_Testing_UIKit", "_Testing_CoreGraphics",
      ] + exported),
  ]
#endif
