// The executable `gimbal`: the command line with no scenes of its own.

import GimbalCommandLine

GimbalProgram().run()
