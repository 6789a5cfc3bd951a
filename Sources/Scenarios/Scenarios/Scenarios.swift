// Scenarios plays what the room ScenarioFiles reads: it builds scenes on simulators, takes the steps, checks the
// claims and keeps what came out. It refuses to print, to choose exit codes and to draw; the rooms `Comparison`,
// `Reports` and `CommandLine` take its results.

// Playing scenarios begins with reading them: both rooms are one subject for callers.
@_exported public import GimbalScenarioFiles
