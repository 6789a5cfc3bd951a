import Gimbal
import GimbalDocuments

/// The manual page, generated from the same data as the help.
enum ManualPage {
  /// Returns the page in the macros of man(7).
  static func page(program: String, verbs: [Verb]) -> String {
    var lines = [
      ".\\\" Made by '\(program) manual'.",
      ".TH \(program.uppercased()) 1 \"\" \"Gimbal \(GimbalVersion.current)\" \"User Commands\"",
      ".SH NAME", "\(escaped(program)) \\- \(escaped(HelpText.message))",
      ".SH SYNOPSIS", ".B \(escaped(program))",
      "\\fIVERB\\fR [\\fIARGUMENT\\fR…] [\\fIOPTION\\fR…]",
      ".SH VERBS",
    ]
    for verb in verbs {
      lines += [
        ".TP", ".B \(escaped("\(verb.name) \(verb.operands.usage)"))", escaped(verb.summary),
      ]
    }
    for verb in verbs { lines += section(of: verb, program) }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in HelpText.exitStatuses {
      lines += [".TP", ".B \(status)", escaped(meaning)]
    }
    lines += [".SH FILES", ".TP", ".B \(escaped(Configuration.fileName))"]
    lines += [
      "The configuration of a project, found in the folder of the call or above it in the repository."
    ]
    for key in Configuration.keys {
      lines += [".RS", ".TP", ".B \(escaped(key.key))", escaped(key.note ?? ""), ".RE"]
    }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in EnvironmentVariables.all {
      lines += [".TP", ".B \(escaped(name))", escaped(meaning)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of verb: Verb, _ program: String) -> [String] {
    var lines = [
      ".SH \(escaped(verb.name.uppercased()))",
      ".B \(escaped("\(program) \(verb.name) \(verb.operands.usage)"))", "[\\fIOPTION\\fR…]", ".PP",
      escaped(verb.summary),
    ]
    // The lines of the details are as short as those of the help, and some are in columns.
    lines +=
      [".PP", ".nf"]
      + verb.details.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) } + [".fi"]
    for option in verb.options {
      lines += [".TP", ".B \(escaped(option.usage))", escaped(option.summary)]
    }
    lines += [".PP", "Examples:"]
    for example in verb.examples {
      lines += [".TP", ".B \(escaped("\(program) \(example.call)"))", escaped(example.meaning)]
    }
    return lines
  }

  /// Returns text in which nothing is a macro command.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : String(line)
    }.joined(separator: "\n")
  }
}
