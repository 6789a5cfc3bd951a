import GimbalCommandLine

GimbalProgram(scenes: [
  "Player": { PlayerViewController() },
  "Hasty": { HastyViewController() },
  "Trap": { TrappingViewController() },
]).run()
