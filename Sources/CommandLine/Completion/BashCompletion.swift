/// The completions of bash.
enum BashCompletion {
  /// The script, which is read by `source`.
  static func script(_ table: CompletionTable) -> String {
    let function = table.function
    return """
      # Completions of \(table.program) for bash: source <(\(table.program) completions bash)
      \(function)_list() {
        # Words with commas between them: the last one is completed.
        local before= word
        [[ $2 == *,* ]] && before=${2%,*},
        for word in $(compgen -W "$1" -- "${2##*,}"); do COMPREPLY+=("$before$word"); done
        compopt -o nospace 2>/dev/null
      }

      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local verb=${COMP_WORDS[1]} options=
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W "\(words(table.firstWords.map(\.name)))" -- "$current"))
          return
        fi
        # '--name=value' are three words.
        if [[ $current == '=' ]]; then
          current=
        elif [[ $before == '=' ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case "$verb $before" in
      \(values(table))
        esac
        case $verb in
      \(operands(table))
        esac
        if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$current")); fi
      }

      complete -F \(function) \(table.program)

      """
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  /// A line for each way in which a value is completed, with all the options of which it is one.
  private static func values(_ table: CompletionTable) -> String {
    var order: [Completion] = []
    var places: [Completion: [String]] = [:]
    for verb in table.verbs {
      for option in verb.options {
        guard let completion = option.completion else { continue }
        if places[completion] == nil { order.append(completion) }
        places[completion, default: []].append("'\(verb.name) \(option.name)'")
      }
    }
    return order.map { completion in
      "    \(places[completion]!.joined(separator: "|"))) \(act(completion)); return ;;"
        .replacing("__", with: table.function + "_")
    }.joined(separator: "\n")
  }

  private static func operands(_ table: CompletionTable) -> String {
    table.verbs.map { verb in
      "    \(verb.name)) options='\(words(verb.options.map(\.name)))'; \(act(verb.operands.completion)) ;;"
        .replacing("__", with: table.function + "_")
    }.joined(separator: "\n")
      + "\n    help) COMPREPLY=($(compgen -W \"\(words(table.verbs.map(\.name)))\" -- \"$current\")) ;;"
  }

  private static func act(_ completion: Completion) -> String {
    switch completion {
    case .files: #"COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2>/dev/null"#
    case .folders: #"COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2>/dev/null"#
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(self.words(words))\" -- \"$current\"))"
    case .list(let words): "__list \"\(self.words(words))\" \"$current\""
    case .nothing: ":"
    }
  }
}
