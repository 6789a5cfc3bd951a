#if !APPLE_UIKIT
  import Foundation
  public import GimbalDevices
  import GimbalGeometry
  public import GimbalTraits

  /// The devices of a matrix: a family, names, or the devices that a filter admits.
  public struct MatrixDevices: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case names([String])
      case filter(DeviceFilter)
    }

    let kind: Kind

    /// iPhones and iPods.
    public static let phones = named("phones")
    /// iPads.
    public static let ipads = named("ipads")
    /// Every device of the catalog.
    public static let all = named("all")

    /// Devices by their slugs, and families by their keywords: `.named("iphone-se-3", "ipads")`.
    public static func named(_ names: String...) -> MatrixDevices {
      MatrixDevices(kind: .names(names))
    }

    /// Returns the devices that a filter admits.
    public static func matching(_ filter: DeviceFilter) -> MatrixDevices {
      MatrixDevices(kind: .filter(filter))
    }

    /// The environment variable that limits each matrix to some devices.
    static let variable = "GIMBAL_MATRIX"

    /// Returns the devices of a catalog, each once.
    ///
    /// A foldable device is returned in each of the postures, or without postures as it is named.
    /// `only` limits the result to some devices unless it is empty.
    ///
    /// - Throws: the reason why a keyword names no device, or why none of the devices has a posture.
    func devices(
      in catalog: DeviceCatalog, only: [String], postures: [Posture] = []
    ) throws -> [DeviceProfile] {
      let found: [DeviceProfile] =
        switch kind {
        case .names(let names): try catalog.select(names)
        case .filter(let filter): catalog.devices(matching: filter)
        }
      if !postures.isEmpty, let first = found.first, found.allSatisfy({ $0.hinge == nil }) {
        throw PostureRefusal(device: first.name)
      }
      let posed = try found.flatMap { device in
        device.hinge == nil || postures.isEmpty ? [device] : try postures.map(device.at)
      }
      if only.isEmpty { return posed }
      let expected = Set(try catalog.select(only).map(\.slug))
      return posed.filter { expected.contains($0.slug) || expected.contains($0.slugWithoutPosture) }
    }

    /// The keywords in the environment variable.
    static var namesOfEnvironment: [String] {
      (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ",").map(String.init)
    }
  }

  /// The systems of a matrix; a device runs only those that it supports.
  public struct MatrixSystems: Hashable, Sendable, ExpressibleByArrayLiteral {
    private enum Kind: Hashable, Sendable {
      case newest
      case callbackTimings
      case versions([SystemVersion])
    }

    private let kind: Kind

    /// The newest system of a device with known metrics.
    public static let newest = MatrixSystems(kind: .newest)
    /// The newest system of each callback timing that a device runs, as `"all"` in scenario files.
    public static let all = MatrixSystems(kind: .callbackTimings)

    private init(kind: Kind) { self.kind = kind }

    /// These systems: `[.iOS(17), .iOS(18)]`.
    public init(arrayLiteral elements: SystemVersion...) { kind = .versions(elements) }

    /// Returns the systems on a device, oldest first.
    func systems(of device: DeviceProfile) -> [SystemVersion] {
      switch kind {
      case .newest: [device.defaultSystem]
      case .callbackTimings:
        CallbackTiming.allCases.compactMap { callbackTiming in
          let usual = device.defaultSystem
          return usual.callbackTiming == callbackTiming
            ? usual : device.systems.last { $0.callbackTiming == callbackTiming }
        }
      case .versions(let versions): Set(versions).filter { device.runs($0) }.sorted()
      }
    }
  }
#endif
