import Foundation
import Testing

@testable import GimbalCommandLine

/// The end of the program by a trap has a sentence and the exit status 70.
@Suite struct DefectTests {
  @Test func `a full stack ends with a sentence and exit status 70 (F-4)`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ReportOfDefect.install(call: "gimbal run deep")
        _ = Endless.call(1)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the stack is full: calls lead to themselves without an end"))
    #expect(text.contains("gimbal run deep"))
  }

  @Test func `another trap says nothing of the stack`() async throws {
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
  /// Calls itself, with something to do afterwards, so that no call takes the place of another.
  @inline(never)
  static func call(_ number: Int) -> Int { number &+ call(number &+ 1) &* 3 }
}
