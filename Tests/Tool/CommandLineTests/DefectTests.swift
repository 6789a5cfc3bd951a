import Foundation
import Testing

@testable import GimbalCommandLine

/// A program that ends by a trap prints a message and has exit status 70.
@Suite struct DefectTests {
  @Test func `a stack overflow ends with a message and exit status 70 (F-4)`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ReportOfDefect.install(call: "gimbal run deep")
        _ = Endless.call(1)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("stack overflow: calls recurse without an end"))
    #expect(text.contains("gimbal run deep"))
  }

  @Test func `another trap does not mention the stack`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ReportOfDefect.install(call: "gimbal run wrong")
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("the stack is full") && text.contains("gimbal run wrong"))
  }
}

private enum Endless {
  /// Calls itself with work afterwards, so that there is no tail call.
  @inline(never)
  static func call(_ number: Int) -> Int { number &+ call(number &+ 1) &* 3 }
}
