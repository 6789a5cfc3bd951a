import Testing

@testable import GimbalCommandLine

/// Wrong calls: each has one line with the correction, and exit status 2.
@MainActor
@Suite struct WrongCallTests {
  nonisolated private static let calls: [(callArguments: [String], line: String)] = [
    (["devcies"], "there is no verb 'devcies'; did you mean 'devices'?"),
    (["DEVICES"], "there is no verb 'DEVICES'; did you mean 'devices'?"),
    (["--devices"], "there is no verb '--devices'; did you mean 'devices'?"),
    (["help", "chekc"], "there is no verb 'chekc'; did you mean 'check'?"),
    (["help", "check", "run"], "'help' takes at most 1 argument, so 'run' is one too many"),
    (["devices", "--jsn"], "'devices' has no option '--jsn'; did you mean '--json'?"),
    (["devices", "-x"], "'devices' has no option '-x'; 'help devices' lists those that it has"),
    (["devices", "--catalog"], "the option needs a value: --catalog DIR"),
    (["devices", "--catalog="], "the option needs a value: --catalog DIR"),
    (["devices", "--catalog", "--json"], "the option needs a value: --catalog DIR"),
    (["devices", "--json=yes"], "'--json' takes no value, but 'yes' was given"),
    (["devices", "--json", "--json"], "'--json' is given twice; give it once"),
    (
      ["devices", "--idiom", "pda"],
      "'--idiom' has no value 'pda'; allowed is 'phone' or 'pad'; did you mean 'pad'?"
    ),
    (
      ["devices", "--min-year", "soon"],
      "'--min-year' is 'soon'; allowed is a whole number from 2000 to 2100"
    ),
    (
      ["devices", "--min-width", "1e308"],
      "'--min-width' is '1e308'; allowed is a whole number from 1 to 10000"
    ),
    (
      ["devices", "--devices", "phones,,ipads"],
      "'--devices' has an empty value in 'phones,,ipads'; separate values by commas"
    ),
    (
      ["devices", "iphone-99"],
      "there is no device 'iphone-99'; did you mean 'iphone-4', 'iphone-4s' or 'iphone-5'?"
    ),
    (
      ["devices", "phone"],
      "there is no device 'phone'; did you mean 'phones'?"
    ),
    (
      ["devices", ""],
      "there is no device ''; the catalog has \(shippedDeviceCount), such as 'iphone-15-pro', and the "
        + "families "
        + "'phones', 'ipads' and 'all'"
    ),
    (
      ["devices", "--catalog", "/no/such/folder"],
      "/no/such/folder: there is no such file or folder"
    ),
    (["check"], "'check' needs FILE|FOLDER…; 'help check' shows examples"),
  ]

  @Test(arguments: calls)
  func `a wrong call is reported in one line with exit status 2`(
    callArguments: [String], line: String
  ) {
    let call = Call(callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errors == "gimbal: \(line)\n")
    #expect(call.output == "")
  }

  @Test func `a call without a verb shows the overview`() {
    let call = Call()

    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("gimbal devices") == false)
    for verb in GimbalProgram.verbs { #expect(call.errors.contains("  \(verb.name)")) }
  }

  @Test func `a very long unknown word is truncated`() {
    let call = Call(String(repeating: "a", count: 1_000_000))
    #expect(call.errors.count < 400)
  }
}
