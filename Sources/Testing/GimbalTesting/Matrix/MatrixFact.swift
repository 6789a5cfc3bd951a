import Foundation
import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// Something that is true of some places of a matrix, and the words for those of which it is.
struct MatrixFact: Sendable {
  /// The subject, of which a reason names one fact at most.
  enum Subject: Sendable {
    case idiom, width, height, widthClass, heightClass, orientation, sensor, homeButton, system
    case scale, posture, window
  }

  let subject: Subject
  /// The words after `all`: `narrower than 375 pt`.
  let words: String
  let holds: @Sendable (MatrixPlace) -> Bool

  /// The facts of which each is true of some of the places and not of all, the plainest first.
  ///
  /// Thresholds are figures that some place has: between two of them no test has looked.
  ///
  /// - Complexity: linear in the number of places, times that of different figures.
  static func all(of places: [MatrixPlace]) -> [MatrixFact] {
    let facts =
      kinds + lengths(.width, places, \.width, "narrower than", "at least", "wide")
      + lengths(.height, places, \.height, "shorter than", "at least", "high") + systems(places)
      + scales(places) + windows(places)
    return facts.filter { fact in
      let count = places.count { fact.holds($0) }
      return count > 0 && count < places.count
    }
  }

  private static let kinds: [MatrixFact] = [
    MatrixFact(.idiom, "phones") { $0.device.idiom == .phone },
    MatrixFact(.idiom, "iPads") { $0.device.idiom == .pad },
    MatrixFact(.widthClass, "of compact width") { $0.sizeClasses.horizontal == .compact },
    MatrixFact(.widthClass, "of regular width") { $0.sizeClasses.horizontal == .regular },
    MatrixFact(.heightClass, "of compact height") { $0.sizeClasses.vertical == .compact },
    MatrixFact(.heightClass, "of regular height") { $0.sizeClasses.vertical == .regular },
    MatrixFact(.orientation, "on their side") { $0.isOnItsSide },
    MatrixFact(.orientation, "upright") { !$0.isOnItsSide },
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
    _ subject: Subject, _ words: String, _ holds: @escaping @Sendable (MatrixPlace) -> Bool
  ) {
    (self.subject, self.words, self.holds) = (subject, words, holds)
  }

  private static func lengths(
    _ subject: Subject, _ places: [MatrixPlace],
    _ length: @escaping @Sendable (MatrixPlace) -> Double, _ below: String, _ from: String,
    _ side: String
  ) -> [MatrixFact] {
    let figures = Set(places.map(length)).sorted()
    let bounds = figures.dropFirst().flatMap { figure -> [MatrixFact] in
      let text = MeasureText.number(figure)
      return [
        MatrixFact(subject, "\(below) \(text) pt") { length($0) < figure },
        MatrixFact(subject, "\(from) \(text) pt \(side)") { length($0) >= figure },
      ]
    }
    return bounds
      + figures.map { figure in
        MatrixFact(subject, "\(MeasureText.number(figure)) pt \(side)") { length($0) == figure }
      }
  }

  private static func systems(_ places: [MatrixPlace]) -> [MatrixFact] {
    let systems = Set(places.map(\.system)).sorted()
    let bounds = systems.dropFirst().flatMap { system in
      [
        MatrixFact(.system, "before iOS \(system)") { $0.system < system },
        MatrixFact(.system, "from iOS \(system) on") { $0.system >= system },
      ]
    }
    return bounds
      + systems.map { system in MatrixFact(.system, "on iOS \(system)") { $0.system == system } }
  }

  private static func windows(_ places: [MatrixPlace]) -> [MatrixFact] {
    Set(places.map(\.window)).map { window in
      MatrixFact(.window, "in \(window)") { $0.window == window }
    }.sorted { $0.words < $1.words }
  }

  private static func scales(_ places: [MatrixPlace]) -> [MatrixFact] {
    Set(places.map(\.device.screen.scale)).sorted().map { scale in
      MatrixFact(.scale, "at @\(MeasureText.number(scale))x") { $0.device.screen.scale == scale }
    }
  }
}
