// swift-tools-version: 6.0

import PackageDescription

// Tests that are built with the modules and libraries of a release.
let package = Package(name: "Client", targets: [.testTarget(name: "ClientTests")])

let gimbal = "/usr/lib/gimbal"
for target in package.targets {
  target.swiftSettings = [.unsafeFlags(["-I\(gimbal)/modules"])]
  target.linkerSettings = [
    .unsafeFlags(
      ["-L\(gimbal)", "-lGimbal", "-lGimbalTesting"]
        + ["-Xlinker", "-rpath=\(gimbal)", "-Xlinker", "--disable-new-dtags"])
  ]
}
