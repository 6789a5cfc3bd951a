/// The script that completes command lines in fish.
enum FishCompletion {
  /// Returns the script for the verbs and options of a program.
  static func script(_ table: CompletionTable) -> String {
    let quoted = CompletionTable.quoted
    let start = "complete -c \(table.program)"
    var lines = [
      "# Completions of \(table.program) for fish: \(table.program) completions fish | source",
      "\(start) -f",
    ]
    for (name, summary) in table.topLevelEntries {
      lines.append("\(start) -n __fish_use_subcommand -a \(quoted(name)) -d \(quoted(summary))")
    }
    lines.append(
      "\(start) -n '__fish_seen_subcommand_from help' -a "
        + quoted(table.verbs.map(\.name).joined(separator: " ")))
    for verb in table.verbs {
      let condition = "-n " + quoted("__fish_seen_subcommand_from \(verb.name)")
      switch verb.operands.completion {
      case .files: lines.append("\(start) \(condition) -F")
      case .folders: lines.append("\(start) \(condition) -a '(__fish_complete_directories)'")
      case .keywords(let keywords), .list(let keywords):
        lines.append("\(start) \(condition) -a \(quoted(keywords.joined(separator: " ")))")
      case .nothing: break
      }
      for option in verb.options {
        lines.append(
          "\(start) \(condition) -l \(option.name.dropFirst(2))\(act(option.completion)) "
            + "-d \(quoted(option.summary))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func act(_ completion: Completion?) -> String {
    switch completion {
    case nil: ""
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .keywords(let keywords): " -x -a '\(keywords.joined(separator: " "))'"
    case .list(let keywords): " -x -a '(__fish_append , \(keywords.joined(separator: " ")))'"
    case .nothing: " -x"
    }
  }
}
