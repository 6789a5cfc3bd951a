/// The program's output: two streams, and the properties of the terminals behind them.
@MainActor
public final class Console {
  /// True if results may carry colours.
  public let usesColours: Bool
  /// True if a line that is overwritten again and again makes sense.
  public let showsProgress: Bool
  /// The number under which the process's own output is kept; nil where results go elsewhere.
  let descriptor: Int32?
  private let out: (String) -> Void
  private let err: (String) -> Void
  private var progressIsShown = false
  /// The time at which the progress was written last, in seconds.
  private var progressTime = -Double.infinity

  /// The least time between two progress lines, in seconds: writing more often slows the run.
  static let progressInterval = 0.1

  /// Creates a console from two sinks, which get whole lines, apart from the progress.
  public convenience init(
    out: @escaping (String) -> Void, err: @escaping (String) -> Void, usesColours: Bool = false,
    showsProgress: Bool = false
  ) {
    self.init(
      out: out, err: err, usesColours: usesColours, showsProgress: showsProgress, descriptor: nil)
  }

  init(
    out: @escaping (String) -> Void, err: @escaping (String) -> Void, usesColours: Bool,
    showsProgress: Bool, descriptor: Int32?
  ) {
    self.descriptor = descriptor
    self.out = out
    self.err = err
    self.usesColours = usesColours
    self.showsProgress = showsProgress
  }

  /// Writes a part of the result; the text brings its own line breaks.
  public func write(_ text: String) {
    guard !text.isEmpty else { return }
    endProgress()
    out(text)
  }

  /// Writes a line that is no result: a problem, or a remark.
  public func say(_ line: String) {
    endProgress()
    err(line + "\n")
  }

  /// Shows how far a long run has come, on a terminal only, in place of what it showed before.
  ///
  /// `time` is in seconds; within ``progressInterval`` of the last nothing is written.
  func progress(_ done: Int, of total: Int, _ noun: String, at time: Double) {
    guard showsProgress, time - progressTime >= Self.progressInterval else { return }
    progressTime = time
    progressIsShown = true
    err("\r\u{1B}[K\(done) of \(total) \(noun)")
  }

  /// Takes the progress away.
  func endProgress() {
    guard progressIsShown else { return }
    progressIsShown = false
    err("\r\u{1B}[K")
  }
}
