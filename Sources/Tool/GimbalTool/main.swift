// The executable `gimbal`: the command line without registered scenes.

import GimbalCommandLine

GimbalProgram().run()
