// Runs scenarios: it builds scenes on simulators, performs the steps, checks the conditions and
// stores the results. The module does not print, choose exit codes or draw. `GimbalComparison`,
// `GimbalReports` and `GimbalCommandLine` use its results.

// Running scenarios begins with reading them, so that one import suffices.
@_exported public import GimbalScenarioFiles
