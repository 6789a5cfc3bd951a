import Foundation
import GimbalGeometry
import SeededGenerator

@testable import GimbalTraces

/// Random traces with every kind of value, equal for equal seeds.
enum RandomTrace {
  static func make(seed: UInt64, events count: Int = 60) -> Trace {
    var random = SplitMix64(seed: seed)
    var time = 0.0
    var depth = 0
    let events = (0..<count).map { index in
      time += Bool.random(using: &random) ? 0 : min(number(&random).magnitude, 1e4)
      depth = Int.random(in: 0...min(depth + 1, 40), using: &random)
      return TraceEvent(
        index: index + 7, time: time, depth: depth, receiver: text(&random),
        receiverClass: text(&random), name: EventName.allCases.randomElement(using: &random)!.text,
        arguments: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          TraceArgument(Bool.random(using: &random) ? text(&random) : nil, value(&random, 3))
        },
        cause: Bool.random(using: &random) ? Int.random(in: 0..<(index + 7), using: &random) : nil)
    }
    let seed = Bool.random(using: &random) ? random.next() : nil
    return Trace(
      header: TraceHeader(
        gimbal: "1.2", scenario: text(&random), device: "iphone-15-pro", system: "17.0", seed: seed),
      events: events)
  }

  static func text(_ random: inout SplitMix64) -> String {
    let characters: [Character] = [
      "a", "\"", "\\", "\n", "\u{1}", "é", "→", "👩‍👩‍👧", " ", "\u{2028}", "/",
    ]
    return String(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        characters.randomElement(using: &random)!
      })
  }

  static func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0...3, using: &random) {
    case 0: Double(Int.random(in: -1000...1000, using: &random))
    case 1: Double.random(in: -1...1, using: &random)
    case 2: Double.random(in: -1e9...1e9, using: &random)
    default: [1e300, -1e-300, 0.1, .infinity, 63.7415946665928].randomElement(using: &random)!
    }
  }

  static func value(_ random: inout SplitMix64, _ depth: Int) -> TraceValue {
    let n = (0..<6).map { _ in CGFloat(number(&random)) }
    return switch Int.random(in: 0...(depth > 0 ? 9 : 8), using: &random) {
    case 0: .bool(Bool.random(using: &random))
    case 1: .number(Double(n[0]))
    case 2: .size(CGSize(width: n[0], height: n[1]))
    case 3: .point(CGPoint(x: n[0], y: n[1]))
    case 4: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case 5: .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case 6:
      .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case 7: .text(text(&random))
    case 8: .object(text(&random))
    default: .change(value(&random, depth - 1), value(&random, depth - 1))
    }
  }
}
