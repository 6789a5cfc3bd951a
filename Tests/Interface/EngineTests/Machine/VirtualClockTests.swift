import Gimbal
import GimbalEngine
import GimbalTesting
import Testing

/// The order of actions on the virtual clock.
@MainActor @Suite(.simulator("iphone-15-pro")) struct VirtualClockTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `at equal times actions come in the order of their calls, before repeated ones`() {
    let clock = sim.machine.clock
    var order: [String] = []
    let beat = clock.beat(every: 1) { order.append("repeated") }
    defer { clock.cancelBeat(beat) }
    for name in ["one", "two"] { clock.schedule(after: 1) { order.append(name) } }
    clock.schedule(after: -1) { order.append("now") }
    clock.schedule(after: .nan) { order.append("NaN") }
    clock.schedule(after: .infinity) { order.append("never") }
    sim.advance(by: 0.5)
    #expect(order == ["now", "NaN"])
    sim.advance(by: 0.5)
    #expect(order == ["now", "NaN", "one", "two", "repeated"])
    sim.advance(by: 1)
    #expect(order.last == "repeated" && order.count == 6)
  }
}
