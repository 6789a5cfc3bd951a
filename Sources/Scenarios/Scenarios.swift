// Scenarios plays what the room ScenarioFiles reads: it builds scenes on simulators, takes the steps, checks the
// claims and keeps what came out. It refuses to print, to choose exit codes and to draw; the rooms `Comparison`,
// `Reports` and `CommandLine` take its results.

// Whoever plays scenarios reads them first: both rooms are one subject to them.
@_exported public import GimbalScenarioFiles
