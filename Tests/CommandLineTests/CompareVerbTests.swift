import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct CompareVerbTests {
  @Test func `a registered scene is compared on what is chosen`() throws {
    let call = Call(
      "compare", "swift:Plain", "--devices", "iphone-15-pro,iphone-se-3", "--orientations",
      "portrait", "--json")

    #expect(call.status == .held)
    #expect(call.errors == "")
    let result = try JSONReader.read(Array(call.output.utf8), file: "output").value
    guard case .array(let configurations)? = result["configurations"]?.value else {
      Issue.record("\(call.output)")
      return
    }
    #expect(configurations.count == 2)
  }

  @Test func `the page is written into the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/page.html"

    let call = Call("compare", "swift:Plain", "--devices", "iphone-15-pro", "--html", path)

    #expect(call.status == .held)
    #expect(String(decoding: try FileReader.read(path), as: UTF8.self).contains("<svg"))
  }

  @Test(arguments: [
    (["swift:Palin"], "no controller is registered as 'Palin'; did you mean 'Plain'?"),
    (
      ["swift:Plain", "--systems", "soon"],
      "'--systems' is 'soon'; allowed is 'newest' or a version such as '17' or '15.4'"
    ),
    (
      ["swift:Plain", "--sizes", "hlaf"],
      "'--sizes' is 'hlaf'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', or WIDTHxHEIGHT, each from 1 to 10000 points; did you mean 'half'?"
    ),
    (
      ["swift:Plain", "--sizes", "100x0"],
      "'--sizes' is '100x0'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', or WIDTHxHEIGHT, each from 1 to 10000 points"
    ),
    (
      ["swift:Plain", "--sizes", "1e308x1"],
      "'--sizes' is '1e308x1'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', or WIDTHxHEIGHT, each from 1 to 10000 points"
    ),
    (
      ["swift:Plain", "--orientations", "landscape"],
      "'--orientations' does not know 'landscape'; allowed is 'portrait', 'portraitUpsideDown', "
        + "'landscapeLeft' or 'landscapeRight'; did you mean 'landscapeLeft'?"
    ),
    (["/no/such.scene.json"], "/no/such.scene.json: there is no such file or folder"),
    (
      ["swift:Plain", "--devices", "iphone-15-pro", "--sizes", "half"],
      "no device shows the scene as asked for"
    ),
    (
      ["swift:Plain", "--devices", "iphone-15-pro", "--html", "/no/such/folder/page.html"],
      "/no/such/folder/page.html: cannot be written: No such file or directory"
    ),
  ])
  func `a wrong comparison is one line`(words: [String], line: String) {
    let call = Call(["compare"] + words)

    #expect(call.status == .wrongCall)
    #expect(call.errors == "gimbal: \(line)\n")
  }
}
