/// The program's output: two streams, and the properties of their terminals.
@MainActor
public final class Console {
  /// True if results may contain colors.
  public let usesColours: Bool
  /// How the progress of a long run is shown.
  let progress: ProgressStyle
  /// The descriptor of the reserved standard output of the process; nil if results go elsewhere.
  let descriptor: Int32?
  private let out: (String) -> Void
  private let err: (String) -> Void
  private var progressIsShown = false
  /// The time of the last progress output, in seconds.
  private var progressTime = -Double.infinity

  /// The style of the progress of a long run.
  enum ProgressStyle {
    /// No progress is output.
    case none
    /// One line of a terminal, which is overwritten.
    case overwritten
    /// A line from time to time, for logs.
    case lines

    /// The minimum time between two lines, in seconds: more frequent output slows the run.
    var interval: Double {
      self == .lines ? 10 : 0.1
    }
  }

  /// Creates a console from two closures, which receive whole lines, except for the progress.
  public convenience init(
    out: @escaping (String) -> Void, err: @escaping (String) -> Void, usesColours: Bool = false,
    showsProgress: Bool = false
  ) {
    self.init(
      out: out, err: err, usesColours: usesColours,
      progress: showsProgress ? .overwritten : .none, descriptor: nil)
  }

  /// Creates a console; `descriptor` is the file of the output, and nil if the output is no file.
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

  /// Writes a part of the result; the text contains its own line breaks.
  public func write(_ text: String) {
    guard !text.isEmpty else { return }
    endProgress()
    out(text)
  }

  /// Writes a line that is not part of the result: an error or a warning.
  public func say(_ line: String) {
    endProgress()
    err(line + "\n")
  }

  /// Shows the progress of a long run; on a terminal it replaces the previous line.
  ///
  /// `time` is in seconds. Nothing is written within the style's interval after the last line, or
  /// after the first call.
  func progress(_ done: Int, of total: Int, _ noun: String, at time: Double) {
    guard progress != .none else { return }
    if progress == .lines, progressTime == -.infinity { progressTime = time }
    guard time - progressTime >= progress.interval else { return }
    progressTime = time
    progressIsShown = progress == .overwritten
    let text = "\(done) of \(total) \(noun)"
    err(progressIsShown ? "\r\u{1B}[K" + text : text + "\n")
  }

  /// Clears the line with the progress, so that other lines can follow.
  func endProgress() {
    guard progressIsShown else { return }
    progressIsShown = false
    err("\r\u{1B}[K")
  }
}
