// swift-tools-version: 6.2

import PackageDescription

// An app whose sources say `import UIKit`, as they do on Apple platforms, and its tests.
let package = Package(
  name: "UIKitApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "gimbal", path: "../../..")],
  targets: [
    .target(name: "Profile", dependencies: [.product(name: "UIKit", package: "gimbal")]),
    .target(
      name: "Badges", dependencies: [.product(name: "UIKit", package: "gimbal")],
      plugins: [.plugin(name: "GimbalIntake", package: "gimbal")]),
    .executableTarget(name: "App", dependencies: [.product(name: "UIKit", package: "gimbal")]),
    .executableTarget(
      name: "OlderApp", dependencies: [.product(name: "UIKit", package: "gimbal")]),
    .testTarget(
      name: "PlainTests",
      dependencies: ["Badges", .product(name: "UIKit", package: "gimbal")]),
    // One source for Linux and iOS, where `import UIKit` is Apple's.
    .testTarget(
      name: "SharedTests",
      dependencies: [
        .product(name: "GimbalTesting", package: "gimbal"),
        .product(name: "UIKit", package: "gimbal", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "ProfileTests",
      dependencies: [
        "Profile",
        .product(name: "UIKit", package: "gimbal"),
        .product(name: "Gimbal", package: "gimbal"),
        .product(name: "GimbalTesting", package: "gimbal"),
      ]),
  ]
)
