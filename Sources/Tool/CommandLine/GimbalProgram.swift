// The program `gimbal` as a library, so that an app's own executable can add its scenes to it.
//
// Only this module prints and chooses exit statuses; it decides nothing about devices, layouts or
// events. Only an executable's `main.swift` depends on it.

public import Foundation
public import Gimbal
import GimbalComparison
import GimbalDocuments
public import GimbalEngine
import GimbalIntake
public import GimbalScenarios

// An app's program uses this type.
@_exported public import struct GimbalScenarios.HostedApp

/// The command line: it parses the arguments, prints the results and returns an exit status.
///
/// ```swift
/// // main.swift of an app's own executable
/// import GimbalCommandLine
///
/// GimbalProgram(scenes: ["Player": { PlayerViewController() }]).run()
/// ```
@MainActor
public struct GimbalProgram {
  private var scenes: SceneRegistry
  /// Gimbal's verbs, then the app's own.
  private let verbs: [Verb]

  /// Creates a program with controllers by name, `{"swift": "Player"}` in a scenario, expectations
  /// by name, `{"expect": {"swift": "playsOn"}}`, and additional verbs.
  ///
  /// An expectation receives the simulator. It returns nil if it holds, else a message with the
  /// actual result. A verb must not have the name of one of Gimbal's.
  public init(
    scenes: [String: @MainActor @Sendable () -> UIViewController] = [:],
    expectations: [String: @MainActor @Sendable (Simulator) -> String?] = [:],
    verbs: [AppVerb] = []
  ) {
    var registry = SceneRegistry()
    for (name, factory) in scenes { registry.register(name, factory) }
    for (name, outcome) in expectations { registry.register(expectation: name, outcome) }
    self.scenes = registry
    let own = verbs.map(\.verb)
    let taken = Self.verbs.map(\.name) + ["help"]
    for verb in own {
      precondition(!taken.contains(verb.name), "the verb '\(verb.name)' is one of Gimbal's")
    }
    self.verbs = Self.verbs + own
  }

  /// Creates a program that launches an app, as `gimbal app` writes one: verbs without a scene
  /// operand show the app.
  public init(
    app: HostedApp, scenes: [String: @MainActor @Sendable () -> UIViewController] = [:]
  ) {
    self.init(scenes: scenes)
    self.scenes.register(app)
  }

  /// Gimbal's verbs, in the order of the help.
  static let verbs: [Verb] = [
    .run, .merge, .report, .trace, .diff, .show, .compare, .watch, .lint, .sweep, .approve, .storm,
    .devices, .check, .new, .schema, .intake, .app, .test, .cache, .completions, .manual,
  ]

  /// Other names of verbs.
  private static let aliases = ["fuzz": "storm"]

  /// Runs the command line of this process and exits with its status.
  public func run() -> Never {
    let commandLine = CommandLine.arguments
    let program = commandLine.first?.split(separator: "/").last.map(String.init) ?? "gimbal"
    // A reader that closes the pipe early, such as head, ends the program without a message.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow is reported as an error at the write.
    signal(SIGXFSZ, SIG_IGN)
    ReportOfDefect.install(call: ShellWord.join([program] + commandLine.dropFirst()))
    var failure: String?
    let console = Console.standard(
      results: StandardOutput.reserved(), onFailure: { failure = $0 })
    var status = run(
      Array(commandLine.dropFirst()), program: program, console: console,
      executable: Executable.path,
      environment: { ProcessInfo.processInfo.environment }, now: Self.stopwatch(),
      samplesDevices: _isDebugAssertConfiguration())
    if let failure {
      console.say("\(program): the output cannot be written: \(failure)")
      status = .wrongCall
    }
    ReportOfDefect.finish()
    exit(status.rawValue)
  }

  /// Runs a command line: the arguments after the program's name.
  ///
  /// Output only goes to the console and to the files that the command line names, and nothing ends
  /// the process. Without the path of the executable, `--jobs` is rejected. Verbs read the
  /// environment when they need it.
  public func run(
    _ commandLine: [String], program: String = "gimbal", console: Console,
    executable: String? = nil,
    environment: @autoclosure @escaping () -> [String: String] = ProcessInfo.processInfo.environment
  ) -> ExitStatus {
    run(
      commandLine, program: program, console: console, executable: executable,
      environment: environment,
      now: Self.stopwatch())
  }

  /// Returns a closure that returns the seconds since this function was called.
  private static func stopwatch() -> () -> Double {
    let start = ContinuousClock.now
    return { start.duration(to: .now) / .seconds(1) }
  }

  /// Runs a command line, with a clock for elapsed times.
  func run(
    _ commandLine: [String], program: String, console: Console, executable: String?,
    environment: @escaping () -> [String: String], now: @escaping () -> Double,
    samplesDevices: Bool = false
  ) -> ExitStatus {
    var variables: [String: String]?
    let session = Session(
      program: program, console: console, verbs: verbs, scenes: scenes, executable: executable,
      environment: {
        let read = variables ?? environment()
        variables = read
        return read
      }, samplesDevices: samplesDevices, now: now)
    do {
      return try carryOut(commandLine, session)
    } catch let error as DocumentError {
      for one in error.all { session.notify(one.description) }
      return .wrongCall
    } catch let error as any Error & CustomStringConvertible where WrongCall.isCaused(by: error) {
      session.notify(error.description)
      return .wrongCall
    } catch {
      console.say(ReportOfDefect.text(call: ShellWord.join([program] + commandLine), "\(error)"))
      return .defect
    }
  }

  private func carryOut(_ commandLine: [String], _ session: Session) throws -> ExitStatus {
    guard let first = commandLine.first else {
      session.console.say(HelpText.overview(program: session.program, verbs: verbs))
      return .wrongCall
    }
    switch first {
    case "--version":
      session.console.write("\(session.program) \(GimbalVersion.current)\n")
      return .held
    case RunWorker.word:
      return try RunWorker.run(arguments(commandLine.dropFirst(), of: .run), session)
    case "help", "--help", "-h":
      return try help(about: commandLine.dropFirst(), session)
    default:
      let verb = try verb(first)
      // Users request help in the middle of a command line that is still invalid.
      if commandLine.contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try help(about: [first], session)
      }
      let given = try arguments(commandLine.dropFirst(), of: verb)
      for note in given.notes { session.notify(note) }
      return try verb.run(given, session)
    }
  }

  /// Parses the arguments of a verb and adds the values of the project's configuration.
  ///
  /// If the program has an app, a command line without a scene is about the app.
  private func arguments(_ commandLine: ArraySlice<String>, of verb: Verb) throws -> Arguments {
    var arguments = try namedArguments(commandLine, of: verb)
    try ConfigurationFile.apply(to: &arguments, of: verb)
    return arguments
  }

  private func namedArguments(
    _ commandLine: ArraySlice<String>, of verb: Verb
  ) throws(CallError) -> Arguments {
    let app = SceneChoice.registered + HostedApp.name
    guard scenes.app(HostedApp.name) != nil, verb.showsScenes else {
      return try Arguments(commandLine, of: verb)
    }
    do throws(CallError) {
      let arguments = try Arguments(commandLine, of: verb)
      if !arguments.operands.isEmpty { return arguments }
    } catch {
      guard case .operandMissing = error else { throw error }
    }
    return try Arguments([app] + commandLine, of: verb)
  }

  private func help(about commandLine: ArraySlice<String>, _ session: Session) throws(CallError)
    -> ExitStatus
  {
    if commandLine.count > 1 { throw .operandNotTaken(commandLine.last!, verb: "help", most: 1) }
    guard let word = commandLine.first, word != "help" else {
      session.console.write(HelpText.overview(program: session.program, verbs: verbs))
      return .held
    }
    session.console.write(HelpText.page(of: try verb(word), program: session.program))
    return .held
  }

  private func verb(_ word: String) throws(CallError) -> Verb {
    let name = verbs.contains { $0.name == word } ? word : Self.aliases[word] ?? word
    guard let verb = verbs.first(where: { $0.name == name }) else {
      throw .unknownVerb(word, allowed: verbs.map(\.name) + ["help"])
    }
    return verb
  }
}
