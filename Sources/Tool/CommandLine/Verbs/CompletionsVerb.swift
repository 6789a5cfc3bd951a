extension Verb {
  /// `gimbal completions`: the script with which a shell completes calls.
  static let completions = Verb(
    "completions", "Shell completions: verbs, options, devices and values.",
    operands: Operands(usage: "bash|zsh|fish", count: 1...1),
    details: """
      The script matches this version of the program. In bash and fish it is read when a shell
      starts; in zsh it is a file in a folder of fpath.
      """,
    options: [],
    examples: [
      Example(
        call: "completions bash", meaning: "For ~/.bashrc: source <(gimbal completions bash)"),
      Example(
        call: "completions zsh",
        meaning: "Into a folder of fpath: gimbal completions zsh > ~/.zfunc/_gimbal"),
      Example(
        call: "completions fish",
        meaning: "For ~/.config/fish/config.fish: gimbal completions fish | source"),
    ],
    run: { arguments, session in
      let table = CompletionTable(program: session.program, verbs: session.verbs)
      let word = arguments.operands[0]
      switch word {
      case "bash": session.console.write(BashCompletion.script(table))
      case "zsh": session.console.write(ZshCompletion.script(table))
      case "fish": session.console.write(FishCompletion.script(table))
      default:
        throw CallError.wordNotAllowed(word, of: "completions", allowed: ["bash", "zsh", "fish"])
      }
      return .held
    })

  /// `gimbal manual`: the manual page.
  static let manual = Verb(
    "manual", "The manual page, for man.", operands: Operands(usage: "", count: 0...0),
    details: """
      All verbs with their options and examples, in the macros of man(7), made from the same table
      as this help.
      """,
    options: [],
    examples: [
      Example(
        call: "manual",
        meaning: "To read it: gimbal manual | man -l -   To save it: gimbal manual > gimbal.1")
    ],
    run: { _, session in
      session.console.write(ManualPage.page(program: session.program, verbs: session.verbs))
      return .held
    })
}
