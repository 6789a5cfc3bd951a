/// The script that completes command lines in bash.
enum BashCompletion {
  /// Returns the script for the verbs and options of a program.
  static func script(_ table: CompletionTable) -> String {
    let function = table.function
    return """
      # Completions of \(table.program) for bash: source <(\(table.program) completions bash)
      \(function)_list() {
        # Words with commas between them: the last one is completed.
        local before='' word
        [[ $2 == *,* ]] && before=${2%,*},
        for word in $(compgen -W "$1" -- "${2##*,}"); do COMPREPLY+=("$before$word"); done
        compopt -o nospace 2>/dev/null
      }

      \(function)_take() {
        # A line is a word: names of files have blanks.
        local word
        COMPREPLY=()
        while IFS='' read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@")
      }

      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local verb=${COMP_WORDS[1]} options=''
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          \(function)_take -W "\(keywords(table.topLevelEntries.map(\.name)))" -- "$current"
          return
        fi
        # '--name=value' are three words.
        if [[ $current == '=' ]]; then
          current=''
        elif [[ $before == '=' ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case "$verb $before" in
      \(values(table))
        esac
        case $verb in
      \(operands(table))
        esac
        if [[ $current == -* ]]; then \(function)_take -W "$options" -- "$current"; fi
      }

      complete -F \(function) \(table.program)

      """
  }

  private static func keywords(_ keywords: [String]) -> String { keywords.joined(separator: " ") }

  /// Returns a line for each kind of completion, with all the options that use it.
  private static func values(_ table: CompletionTable) -> String {
    var order: [Completion] = []
    var positions: [Completion: [String]] = [:]
    for verb in table.verbs {
      for option in verb.options {
        guard let completion = option.completion else { continue }
        if positions[completion] == nil { order.append(completion) }
        positions[completion, default: []].append("'\(verb.name) \(option.name)'")
      }
    }
    return order.map { completion in
      "    \(positions[completion]!.joined(separator: "|"))) \(act(completion)); return ;;"
        .replacing("__", with: table.function + "_")
    }.joined(separator: "\n")
  }

  private static func operands(_ table: CompletionTable) -> String {
    table.verbs.map { verb in
      "    \(verb.name)) options='\(keywords(verb.options.map(\.name)))'; \(act(verb.operands.completion)) ;;"
        .replacing("__", with: table.function + "_")
    }.joined(separator: "\n")
      + "\n    help) \(act(.keywords(table.verbs.map(\.name)))) ;;"
      .replacing("__", with: table.function + "_")
  }

  private static func act(_ completion: Completion) -> String {
    switch completion {
    case .files: #"__take -f -- "$current"; compopt -o filenames 2>/dev/null"#
    case .folders: #"__take -d -- "$current"; compopt -o filenames 2>/dev/null"#
    case .keywords(let keywords):
      "__take -W \"\(self.keywords(keywords))\" -- \"$current\""
    case .list(let keywords): "__list \"\(self.keywords(keywords))\" \"$current\""
    case .nothing: ":"
    }
  }
}
