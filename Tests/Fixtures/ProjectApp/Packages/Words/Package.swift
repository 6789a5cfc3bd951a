// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Words", targets: [.target(name: "Words", resources: [.process("Texts")])])
