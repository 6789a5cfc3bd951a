// swift-tools-version: 5.9

import PackageDescription

// An app as it stands for Apple platforms: it knows nothing of Gimbal.
let package = Package(
  name: "Notes",
  platforms: [.iOS(.v15)],
  targets: [
    .executableTarget(name: "Notes", resources: [.process("Main.storyboard")]),
    .testTarget(name: "NotesTests", dependencies: ["Notes"]),
  ]
)
