/// The program's output: two streams, and the properties of the terminals behind them.
@MainActor
public final class Console {
  /// True if results may carry colours.
  public let usesColours: Bool
  /// How the progress of a long run is shown.
  let progress: ProgressStyle
  /// The number under which the process's own output is kept; nil where results go elsewhere.
  let descriptor: Int32?
  private let out: (String) -> Void
  private let err: (String) -> Void
  private var progressIsShown = false
  /// The time at which the progress was written last, in seconds.
  private var progressTime = -Double.infinity

  /// The form of the progress of a long run.
  enum ProgressStyle {
    case none
    /// One line of a terminal, which is overwritten.
    case overwritten
    /// A line now and then, as the log of a machine takes it.
    case lines

    /// The least time between two lines, in seconds: writing more often slows the run.
    var interval: Double {
      self == .lines ? 10 : 0.1
    }
  }

  /// Creates a console from two sinks, which get whole lines, apart from the progress.
  public convenience init(
    out: @escaping (String) -> Void, err: @escaping (String) -> Void, usesColours: Bool = false,
    showsProgress: Bool = false
  ) {
    self.init(
      out: out, err: err, usesColours: usesColours,
      progress: showsProgress ? .overwritten : .none, descriptor: nil)
  }

  init(
    out: @escaping (String) -> Void, err: @escaping (String) -> Void, usesColours: Bool,
    progress: ProgressStyle, descriptor: Int32?
  ) {
    self.descriptor = descriptor
    self.out = out
    self.err = err
    self.usesColours = usesColours
    self.progress = progress
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

  /// Shows how far a long run has come: on a terminal in the place of what it showed before.
  ///
  /// `time` is in seconds; within the form's interval of the last line, and of the first call, nothing is written.
  func progress(_ done: Int, of total: Int, _ noun: String, at time: Double) {
    guard progress != .none else { return }
    if progress == .lines, progressTime == -.infinity { progressTime = time }
    guard time - progressTime >= progress.interval else { return }
    progressTime = time
    progressIsShown = progress == .overwritten
    let text = "\(done) of \(total) \(noun)"
    err(progressIsShown ? "\r\u{1B}[K" + text : text + "\n")
  }

  /// Takes the progress away.
  func endProgress() {
    guard progressIsShown else { return }
    progressIsShown = false
    err("\r\u{1B}[K")
  }
}
