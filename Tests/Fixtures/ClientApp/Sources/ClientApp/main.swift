import GimbalCommandLine

GimbalProgram(
  scenes: [
    "Player": { PlayerViewController() },
    "Hasty": { ExitingViewController() },
    "Trap": { TrappingViewController() },
  ],
  expectations: ["controlsLeaveTheVideo": controlsLeaveTheVideo],
  verbs: [.area]
).run()
