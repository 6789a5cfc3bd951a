import GimbalTraces
import Testing

@Suite struct TraceRecorderTests {
  @Test func `the index of the next event counts what was recorded`() {
    let recorder = TraceRecorder()

    recorder.begin(.viewDidLoad, on: .none)
    recorder.note(.bounds, on: .none)
    recorder.end()

    #expect(recorder.count == 2)
    #expect(recorder.depth == 0)
  }
}
