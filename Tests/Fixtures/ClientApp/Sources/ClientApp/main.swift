import GimbalCommandLine

GimbalProgram(
  scenes: [
    "Player": { PlayerViewController() },
    "Hasty": { HastyViewController() },
    "Trap": { TrappingViewController() },
  ],
  expectations: ["controlsLeaveTheVideo": controlsLeaveTheVideo],
  verbs: [.area]
).run()
