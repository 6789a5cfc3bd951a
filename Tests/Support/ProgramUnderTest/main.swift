import Foundation
import Gimbal
import GimbalCommandLine

// An app's own executable: screens that end their process in every possible way, an expectation and a verb.
GimbalProgram(
  scenes: [
    "Calm": { RotatingViewController { _ in } },
    "Trap": { RotatingViewController { _ in fatalError("this screen has a mistake") } },
    "Overflow": { RotatingViewController { _ = EndlessCalls.call($0.children.count) } },
    "Hang": { RotatingViewController { _ in while true { usleep(1000) } } },
    "Storm": {
      RotatingViewController {
        while true {
          $0.view.setNeedsLayout()
          $0.view.layoutIfNeeded()
        }
      }
    },
    "Killed": { RotatingViewController { _ in kill(getpid(), SIGKILL) } },
    "Sometimes": { SometimesViewController() },
  ],
  expectations: ["isWide": isWide],
  verbs: [.side]
).run()
