import Foundation
import Gimbal
import GimbalInterfaceBuilder

exit(ConformanceTool.run(Array(CommandLine.arguments.dropFirst())))
