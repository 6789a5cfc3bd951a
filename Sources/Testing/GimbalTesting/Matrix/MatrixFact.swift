#if !APPLE_UIKIT
  import Foundation
  import GimbalDevices
  import GimbalGeometry
  import GimbalTraits

  /// A property of some locations of a matrix, and the phrase for those with it.
  struct MatrixFact: Sendable {
    /// The subject; a reason combines properties of different subjects only.
    enum Subject: Sendable {
      case idiom, width, height, widthClass, heightClass, orientation, sensor, homeButton, system
      case scale, posture, window
    }

    /// The subject, which two properties of one reason must not share.
    let subject: Subject
    /// The phrase after `all`: `narrower than 375 pt`.
    let phrase: String
    /// Returns true if a location has the property.
    let holds: @Sendable (MatrixLocation) -> Bool

    /// Returns the properties that hold for some of the locations but not all, the simplest first.
    ///
    /// Thresholds are values of locations, since no test ran between two of them.
    ///
    /// - Complexity: linear in the number of locations, times that of different values.
    static func all(of positions: [MatrixLocation]) -> [MatrixFact] {
      let facts =
        kinds + lengths(.width, positions, \.width, "narrower than", "at least", "wide")
        + lengths(.height, positions, \.height, "shorter than", "at least", "high")
        + systems(positions)
        + scales(positions) + windows(positions)
      return facts.filter { fact in
        let count = positions.count { fact.holds($0) }
        return count > 0 && count < positions.count
      }
    }

    private static let kinds: [MatrixFact] = [
      MatrixFact(.idiom, "phones") { $0.device.idiom == .phone },
      MatrixFact(.idiom, "iPads") { $0.device.idiom == .pad },
      MatrixFact(.widthClass, "of compact width") { $0.sizeClasses.horizontal == .compact },
      MatrixFact(.widthClass, "of regular width") { $0.sizeClasses.horizontal == .regular },
      MatrixFact(.heightClass, "of compact height") { $0.sizeClasses.vertical == .compact },
      MatrixFact(.heightClass, "of regular height") { $0.sizeClasses.vertical == .regular },
      MatrixFact(.orientation, "in landscape") { $0.isOnItsSide },
      MatrixFact(.orientation, "in portrait") { !$0.isOnItsSide },
      MatrixFact(.posture, "open") { $0.posture == .open },
      MatrixFact(.posture, "partly open") { $0.posture == .partlyOpen },
      MatrixFact(.posture, "closed") { $0.posture == .closed },
      MatrixFact(.homeButton, "with a Home button") { $0.device.hasHomeButton },
      MatrixFact(.homeButton, "without a Home button") { !$0.device.hasHomeButton },
      MatrixFact(.sensor, "with a notch") { $0.device.sensorHousing.kind == .notch },
      MatrixFact(.sensor, "with a Dynamic Island") {
        $0.device.sensorHousing.kind == .dynamicIsland
      },
      MatrixFact(.sensor, "with a sensor housing") { $0.device.sensorHousing.kind != .none },
      MatrixFact(.sensor, "without a sensor housing") { $0.device.sensorHousing.kind == .none },
    ]

    private init(
      _ subject: Subject, _ phrase: String, _ holds: @escaping @Sendable (MatrixLocation) -> Bool
    ) {
      (self.subject, self.phrase, self.holds) = (subject, phrase, holds)
    }

    private static func lengths(
      _ subject: Subject, _ positions: [MatrixLocation],
      _ length: @escaping @Sendable (MatrixLocation) -> Double, _ below: String, _ from: String,
      _ side: String
    ) -> [MatrixFact] {
      let metrics = Set(positions.map(length)).sorted()
      let bounds = metrics.dropFirst().flatMap { metric -> [MatrixFact] in
        let text = MeasureText.number(metric)
        return [
          MatrixFact(subject, "\(below) \(text) pt") { length($0) < metric },
          MatrixFact(subject, "\(from) \(text) pt \(side)") { length($0) >= metric },
        ]
      }
      return bounds
        + metrics.map { metric in
          MatrixFact(subject, "\(MeasureText.number(metric)) pt \(side)") { length($0) == metric }
        }
    }

    private static func systems(_ positions: [MatrixLocation]) -> [MatrixFact] {
      let systems = Set(positions.map(\.system)).sorted()
      let bounds = systems.dropFirst().flatMap { system in
        [
          MatrixFact(.system, "before iOS \(system)") { $0.system < system },
          MatrixFact(.system, "from iOS \(system) on") { $0.system >= system },
        ]
      }
      return bounds
        + systems.map { system in MatrixFact(.system, "on iOS \(system)") { $0.system == system } }
    }

    private static func windows(_ positions: [MatrixLocation]) -> [MatrixFact] {
      Set(positions.map(\.window)).map { window in
        MatrixFact(.window, "in \(window)") { $0.window == window }
      }.sorted { $0.phrase < $1.phrase }
    }

    private static func scales(_ positions: [MatrixLocation]) -> [MatrixFact] {
      Set(positions.map(\.device.screen.scale)).sorted().map { scale in
        MatrixFact(.scale, "at @\(MeasureText.number(scale))x") { $0.device.screen.scale == scale }
      }
    }
  }
#endif
