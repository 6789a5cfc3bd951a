import Foundation
import GimbalDocuments
import GimbalFiles
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct ImageVerbTests {
  @Test func `a scene is drawn in the terminal`() {
    let call = Call("show", "swift:Plain", "--device", "iphone-se-3")

    #expect(call.status == .held)
    #expect(call.errors == "")
    #expect(call.output.contains("╔═"))
    #expect(call.output.contains("iphone-se-3"))
  }

  @Test func `images are written into files`() throws {
    let folder = try TemporaryFolder()
    let (svg, png, rotation) = (
      folder.path + "/a.svg", folder.path + "/a.png", folder.path + "/t.svg"
    )

    #expect(Call("show", "swift:Plain", "--svg", svg, "--png", png).status == .held)
    #expect(
      Call("show", "swift:Plain", "--turn", "landscapeLeft", "--svg", rotation).status == .held)

    #expect(String(decoding: try FileReader.read(svg), as: UTF8.self).hasPrefix("<svg"))
    #expect(try FileReader.read(png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(
      String(decoding: try FileReader.read(rotation), as: UTF8.self).contains("<animateTransform"))
  }

  @Test func `unfolding a device is written as an animated drawing`() throws {
    let folder = try TemporaryFolder()
    let svg = folder.path + "/unfold.svg"
    let callArguments = [
      "show", "swift:Plain", "--device", "iphone-duo", "--fold", "open", "--svg", svg,
    ]

    #expect(Call(callArguments).status == .held)

    let text = String(decoding: try FileReader.read(svg), as: UTF8.self)
    #expect(text.contains("<title>iphone-duo · iOS 27.1 · portrait → iphone-duo@open</title>"))
    #expect(text.contains("iPhone Duo closed, screen 466 × 678"))
    #expect(text.contains("iPhone Duo open, screen 951 × 669"))
    // Body and bezel of the closed and of the open device, wide and high.
    #expect(text.contains("values=\"490;490;975;975\""))
  }

  @Test func `a comparison is written as Markdown`() {
    let call = Call(
      "compare", "swift:Plain", "--devices", "iphone-se-3", "--format", "markdown")

    #expect(call.output.hasPrefix("### swift:Plain\n\n2 configurations"))
  }

  @Test(arguments: [
    (["show", "swift:Plain", "--turn", "portrait"], "'--turn' needs '--svg' too"),
    (
      ["show", "swift:Plain", "--turn", "portrait", "--fold", "open", "--svg", "x.svg"],
      "'--turn' and '--fold'"
    ),
    (
      ["show", "swift:Plain", "--device", "iphone-se-3", "--fold", "open", "--svg", "x.svg"],
      "has no hinge and does not fold; 'iphone-duo' does"
    ),
    (
      ["show", "swift:Plain", "--device", "iphone-duo", "--fold", "closed", "--svg", "x.svg"],
      "iPhone Duo is closed already"
    ),
    (["show", "swift:Plain", "--device", "iphone-se-3", "--devices", "phones"], "'--device'"),
    (
      ["show", "swift:Plain", "--devices", "phones", "--svg", "x.svg"],
      "configurations are chosen"
    ),
    (["show", "swift:Plain", "--png", "/tmp"], "/tmp: is a folder; name a file in it"),
    (["compare", "swift:Plain", "--html", "/tmp"], "/tmp: is a folder; name a file in it"),
    (["run", "--html", "/tmp"], "/tmp: is a folder; name a file in it"),
    (["run", "--no-artifacts"], "'--no-artifacts'"),
    (["compare", "swift:Plain", "--json", "--format", "text"], "'--json'"),
    (["watch", "swift:Plain"], "'--html FILE'"),
    (
      ["watch", "no.scene.json", "--html", "x.html"],
      "no.scene.json: there is no such file or folder"
    ),
    (["report", "no-folder"], "no-folder"),
  ])
  func `a wrong call is reported in one line`(callArguments: [String], issue: String) {
    let call = Call(callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1, "\(call.errors)")
    #expect(call.errors.contains(issue), "\(call.errors)")
  }

  @Test(arguments: [
    (["compare", "SCENE", "--html", "SCENE"], "form.scene.json: is the scene itself"),
    (["compare", "SCENE", "--baseline", "OLD", "--html", "OLD"], "old.scene.json: is the scene"),
    (
      ["compare", "SCENE", "--png", "OLD"],
      "old.scene.json: is a *.scene.json, which is never overwritten"
    ),
    (
      ["compare", "SCENE", "--html", "X", "--png", "X"], "X: is named by both '--html' and '--png'"
    ),
    (["show", "SCENE", "--svg", "X", "--png", "X"], "X: is named by both '--svg' and '--png'"),
    (["compare", "DOCUMENT#Login", "--html", "DOCUMENT"], "Main.storyboard: is the scene itself"),
    (["watch", "SCENE", "--html", "SCENE"], "form.scene.json: is the scene itself"),
    (["run", "RUN", "--html", "RUN"], "a.scenario.json: is the scene itself"),
    (
      ["run", ".", "--html", "RUN"],
      "a.scenario.json: is a *.scenario.json, which is never overwritten"
    ),
  ])
  func `output files never overwrite the user's input files`(callArguments: [String], issue: String)
    throws
  {
    let folder = try TemporaryFolder()
    let text = #"{ "controller": { "view": {} } }"#
    let files = [
      "SCENE": try folder.write("form.scene.json", text),
      "OLD": try folder.write("old.scene.json", text),
      "RUN": try folder.write("a.scenario.json", text),
      "DOCUMENT": try folder.write("Main.storyboard", text),
    ]
    var named = callArguments
    for (word, file) in files { named = named.map { $0.replacing(word, with: file) } }
    named = named.map { ["X": folder.path + "/X", ".": folder.path][$0] ?? $0 }

    let call = Call(named)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1, "\(call.errors)")
    #expect(call.errors.contains("/" + issue), "\(call.errors)")
    for file in files.values {
      #expect(String(decoding: try FileReader.read(file), as: UTF8.self) == text)
    }
    #expect(!FileWriter.exists(folder.path + "/X"))
  }

  // MARK: Runs

  @Test func `the page of a run has the recorded steps of failed cases`() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.write("a.scenario.json", ScenarioText.fails)
    let page = folder.path + "/run.html"

    let call = Call("run", scenario, "--html", page)
    let text = String(decoding: try FileReader.read(page), as: UTF8.self)

    #expect(call.status == .failed)
    #expect(text.contains("class=\"course\""))
    #expect(text.contains("Step 1: launch"))
    #expect(text.contains("<section class=\"step wrong\" data-step=\"2\"><h3>Step 2 failed"))
    #expect(text.contains("gimbal run"))
    #expect(!FileWriter.exists(ArtifactsFolder.passing))
  }

  @Test func `results with artifacts give the same page in another place`() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.write("a.scenario.json", ScenarioText.fails)
    let out = folder.path + "/out"
    let (here, there) = (folder.path + "/here.html", folder.path + "/there.html")

    let run = Call("run", scenario, "--out", out, "--html", here, "--no-times")
    let report = Call("report", out, "--html", there, "--no-times")

    #expect(run.status == .failed)
    #expect(report.status == .failed)
    #expect(report.errors == "")
    #expect(try FileReader.read(here) == FileReader.read(there))
    #expect(Call("report", out, "--format", "junit").output.contains("<testsuites"))
  }

  @Test func `a passed run and a run with no-artifacts store no artifacts`() throws {
    let folder = try TemporaryFolder()
    let holds = try folder.write("a.scenario.json", ScenarioText.holds)
    let fails = try folder.write("b.scenario.json", ScenarioText.fails)
    #expect(Call("run", holds, "--out", folder.path + "/held").status == .held)
    #expect(Call("run", fails, "--out", folder.path + "/left", "--no-artifacts").status == .failed)
    #expect(Call("run", fails, "--out", folder.path + "/kept").status == .failed)

    #expect(!FileWriter.exists(folder.path + "/held/evidence"))
    #expect(!FileWriter.exists(folder.path + "/left/evidence"))
    #expect(FileWriter.exists(folder.path + "/kept/evidence"))
  }

  @Test func `an older name of an option works and is noted with the new one`() throws {
    let folder = try TemporaryFolder()
    let fails = try folder.write("b.scenario.json", ScenarioText.fails)
    let older = Call("run", fails, "--out", folder.path + "/out", "--no-evidence")
    let newer = Call("run", fails, "--out", folder.path + "/other", "--no-artifacts")

    #expect(older.status == .failed && newer.errors == "")
    #expect(
      older.errors
        == "gimbal: '--no-evidence' is now '--no-artifacts'; the older name works until the next minor version\n"
    )
    #expect(!FileWriter.exists(folder.path + "/out/evidence"))
  }

  @Test func `a trace has a page`() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.write("a.scenario.json", ScenarioText.holds)
    let trace = try folder.write(
      "a.jsonl", Call("trace", scenario, "--format", "jsonl").output)
    let page = folder.path + "/trace.html"

    #expect(Call("report", trace, "--html", page).status == .held)
    #expect(String(decoding: try FileReader.read(page), as: UTF8.self).contains("viewDidLoad()"))
    #expect(Call("report", scenario, "--html", page).status == .wrongCall)
  }
}
