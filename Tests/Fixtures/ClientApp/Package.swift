// swift-tools-version: 6.2

import PackageDescription

// An app's own executable: the command line of Gimbal with a view controller of the app as a scene.
let package = Package(
  name: "ClientApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "gimbal", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ClientApp",
      dependencies: [
        .product(name: "Gimbal", package: "gimbal"),
        .product(name: "GimbalCommandLine", package: "gimbal"),
      ])
  ]
)
