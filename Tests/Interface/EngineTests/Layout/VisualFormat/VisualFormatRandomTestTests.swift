import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// Any string is either parsed or refused.
@MainActor
@Suite(.simulator("iphone-15-pro", system: .iOS(17), reportsExceptions: false))
struct VisualFormatRandomTestTests {
  private nonisolated static let seeds: [String] = [
    "[button]-[textField]", "V:|-20@750-[a]-10@45-|", "|-(>=10@m,<=20)-[a(b@1000)][b(n)]|",
    "H:|-0x1F-[a(>=70.5e1,<=100)]-(-3)-[b(==a@m)]-m-|", "V:|[a][b][a]|",
  ]
  private nonisolated static let alphabet = Array(
    "HV:|-[]()@,=<>.+0123456789eExXpPabmn_ \0é🙂\u{301}")

  private func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var characters = Array(text)
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let character = Self.alphabet.randomElement(using: &random)!
      let position = Int.random(in: 0...characters.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.insert(character, at: position)
      case 1 where position < characters.count: characters[position] = character
      case 2 where position < characters.count: characters.remove(at: position)
      default:
        characters.insert(contentsOf: characters.shuffled(using: &random).prefix(3), at: position)
      }
    }
    return String(characters)
  }

  private func noise(_ random: inout SplitMix64) -> String {
    String(
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random)!
      })
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `every string is parsed or refused at a column inside it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let root = UIView()
    var views: [String: Any] = [:]
    for name in ["a", "b", "button", "textField"] {
      let view = UIView()
      root.addSubview(view)
      views[name] = view
    }
    var read = 0
    for _ in 0..<2_000 {
      let text =
        Bool.random(using: &random)
        ? noise(&random) : mutated(Self.seeds.randomElement(using: &random)!, &random)
      do throws(VisualFormatError) {
        let format = try VisualFormat.parse(text)
        let bits = Bool.random(using: &random) ? UInt(random.next() >> 44) : 0
        let options = NSLayoutConstraint.FormatOptions(rawValue: bits)
        let found = try format.constraints(
          options: options, metrics: ["m": 750, "n": 20], views: views, origin: .unknown)
        #expect(found.allSatisfy { $0.constant.isFinite && $0.priority <= .required })
        read += 1
      } catch {
        #expect(
          (1...text.unicodeScalars.count + 1).contains(error.column), "\(text.debugDescription)")
        #expect(error.format == text)
        #expect(error.description.hasPrefix("Unable to parse constraint format: "))
      }
    }
    #expect(read > 20)
  }

  @Test(.timeLimit(.minutes(60))) func `the longest strings of every kind are parsed quickly`() {
    let views: [String: Any] = ["a": UIView()]
    let count = VisualFormat.longestText
    let strings = [
      String(repeating: "[a]", count: count / 3),
      "[a(" + String(repeating: "1,", count: count / 2 - 4) + "1)]",
      "[a]-" + String(repeating: "(", count: count - 4),
      "[a(" + String(repeating: "9", count: count - 5) + ")]",
      "[a]" + String(repeating: "-", count: count - 3),
    ]
    for text in strings {
      let found = NSLayoutConstraint.constraints(
        withVisualFormat: text, metrics: nil, views: views)
      #expect(found.count < count)
    }
  }
}
