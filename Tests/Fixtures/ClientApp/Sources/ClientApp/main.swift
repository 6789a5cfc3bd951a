import GimbalCommandLine

GimbalProgram(scenes: [
  "Player": { PlayerViewController() },
  "Trap": { TrappingViewController() },
]).run()
