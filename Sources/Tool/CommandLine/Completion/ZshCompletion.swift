/// The script that completes command lines in zsh.
enum ZshCompletion {
  /// Returns the script, which is installed in a folder of `fpath` under the name `_` and the
  /// program's name.
  static func script(_ table: CompletionTable) -> String {
    let quoted = CompletionTable.quoted
    let verbs = table.topLevelEntries.map {
      "    " + quoted("\($0.name):\(escaped($0.summary))")
    }
    let cases = table.verbs.map { verb in
      let specs =
        verb.options.map { "        " + quoted(spec($0)) }
        + [
          "        " + quoted("*:\(escaped(verb.operands.usage)):\(act(verb.operands.completion))")
        ]
      return "      \(verb.name))\n        _arguments -S \\\n  "
        + specs.joined(separator: " \\\n  ") + "\n        ;;"
    }
    return """
      #compdef \(table.program)
      # Completions of \(table.program) for zsh: a file _\(table.program) in a folder of fpath.
      \(table.function)() {
        local -a verbs
        verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        ((CURRENT--))
        case $verb in
      \(cases.joined(separator: "\n"))
            help)
              compadd -- \(table.verbs.map(\.name).joined(separator: " "))
              ;;
        esac
      }

      if [[ $funcstack[1] == _\(table.program) ]]; then
        \(table.function) "$@"
      else
        compdef \(table.function) \(table.program)
      fi

      """
  }

  /// Returns `*--devices=[Only these devices]:NAME,…:…`.
  private static func spec(_ option: Option) -> String {
    let effect = "[\(escaped(option.summary))]"
    guard let completion = option.completion else { return option.name + effect }
    return (option.repeats ? "*" : "") + option.name + "=" + effect
      + ":\(escaped(option.placeholder ?? "")):\(act(completion))"
  }

  private static func act(_ completion: Completion) -> String {
    switch completion {
    case .files: "_files"
    case .folders: "_files -/"
    case .keywords(let keywords): "(\(keywords.joined(separator: " ")))"
    case .list(let keywords): "_sequence compadd - \(keywords.joined(separator: " "))"
    case .nothing: " "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }
}
