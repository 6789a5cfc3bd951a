import Foundation
import GimbalInterfaceDocuments
import GimbalProjects
import Testing

/// A folder of an app that a test writes; it is deleted with the last reference to it.
private final class AppFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "gimbal-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

@Suite struct AppProjectTests {
  /// A project with one app, whose files lie in the folder App.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T0, T); buildConfigurationList = PL; developmentRegion = en; };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = App; children = (S, V, A); sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = Start.storyboard; children = (B, D); sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Base.lproj/Start.storyboard; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = de.lproj/Start.strings; sourceTree = "<group>"; };
      T0 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = (R, C); buildConfigurationList = TL; };
      R = { isa = PBXResourcesBuildPhase; files = (RF); };
      C = { isa = PBXSourcesBuildPhase; files = (CF); };
      RF = { isa = PBXBuildFile; fileRef = V; };
      CF = { isa = PBXBuildFile; fileRef = S; };
      PL = { buildConfigurations = (PC); };
      PC = { name = Release; buildSettings = { NAME = Start; INFOPLIST_KEY_UIRequiresFullScreen = YES; }; };
      TL = { buildConfigurations = (TD, TC); };
      TD = { name = Debug; buildSettings = { INFOPLIST_FILE = None.plist; }; };
      TC = { name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; LOOP = "$(LOOP)$(LOOP)";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; }; };
    }; rootObject = P; }
    """

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    <key>UISceneStoryboardFile</key><string>${NAME}</string></dict></array></dict></dict>
    <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
    <key>UIStatusBarHidden</key><true/>
    </dict></plist>
    """

  private func folder() throws -> AppFolder {
    let folder = try AppFolder()
    try folder.write("My.xcodeproj/project.pbxproj", Self.project)
    try folder.write("App/Info.plist", Self.information)
    try folder.write("App/Base.lproj/Start.storyboard", "<a/>")
    try folder.write("App/de.lproj/Start.strings", "\"a.text\" = \"Hallo\"; \"b.text\" = \"b\";")
    try folder.write("App/de-AT.lproj/Start.strings", "\"a.text\" = \"Servus\";")
    try folder.write("Pods/Start.storyboard", "<b/>")
    return folder
  }

  @Test func `a project lists its app's sources, resources and Info.plist`() throws {
    let folder = try folder()
    for path in [folder.path, folder.path + "/My.xcodeproj/"] {
      let project = try AppProject(path)
      #expect(project.target?.name == "My App")
      #expect(project.target?.sources == ["App/AppDelegate.swift"])
      #expect(
        project.target?.resources == [
          "App/Base.lproj/Start.storyboard", "App/de.lproj/Start.strings",
        ])
      #expect(project.information.scene?.storyboard == "Start")
      #expect(project.information.scene?.delegate == "My_App.SceneDelegate")
      #expect(project.mainStoryboard(isPad: false) == "Start.storyboard")
      #expect(
        project.documents["Start.storyboard"] == folder.path + "/App/Base.lproj/Start.storyboard")
    }
  }

  @Test func `Info.plist values come from the file, by idiom, and from the build settings`() throws
  {
    let folder = try folder()
    let information = try AppProject(folder.path).information

    #expect(information.orientations(isPad: false) == ["UIInterfaceOrientationPortrait"])
    #expect(
      information.orientations(isPad: true) == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
    #expect(information.hasLaunchScreen && information.requiresFullScreen)
    #expect(information.hidesStatusBar && information.controllersDecideStatusBar)
  }

  @Test func `strings are those of the language with region, then of the language`() throws {
    let folder = try folder()
    let path = folder.path + "/App/Base.lproj/Start.storyboard"

    #expect(try AppProject(folder.path).localized(of: path) == [:])
    #expect(
      try AppProject(folder.path, locale: "de_AT").localized(of: path) == [
        "a.text": "Servus", "b.text": "b",
      ])
  }

  @Test func `a document of the user's language replaces the base document`() throws {
    let folder = try folder()
    try folder.write("App/fr.lproj/Start.storyboard", "<c/>")

    let path = try AppProject(folder.path, locale: "fr-CA").documents["Start.storyboard"]
    #expect(path == folder.path + "/App/fr.lproj/Start.storyboard")
    #expect(
      try AppProject(folder.path).documents["Start.storyboard"]
        == folder.path + "/App/Base.lproj/Start.storyboard")
  }

  @Test func `storyboards of dependencies do not start the app or replace its documents`() throws {
    let folder = try folder()
    try folder.write("App/Info.plist", "<plist version=\"1.0\"><dict/></plist>")
    try folder.write("Carthage/Base.lproj/Main.storyboard", "<d/>")
    try folder.write("Carthage/fr.lproj/Start.storyboard", "<e/>")

    let project = try AppProject(folder.path, locale: "fr")
    #expect(project.mainStoryboard(isPad: false) == "Start.storyboard")
    #expect(project.ownDocuments == ["Start.storyboard"])
    #expect(
      project.documents["Start.storyboard"] == folder.path + "/App/Base.lproj/Start.storyboard")
    #expect(project.documents["Main.storyboard"] != nil)
  }

  @Test func `settings are those of configuration files, then of the configurations`() throws {
    let folder = try folder()
    try folder.write(
      "My.xcodeproj/project.pbxproj",
      Self.project.replacing(
        "TC = { name = Release;", with: "TC = { name = Release; baseConfigurationReference = X;"
      )
      .replacing("children = (S, V, A);", with: "children = (S, V, A, X);")
      .replacing(
        "S = { isa",
        with:
          "X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };\n S = { isa"
      ))
    try folder.write(
      "App/App.xcconfig",
      """
      #include "../Shared/Base.xcconfig"
      #include? "Absent.xcconfig"
      INFOPLIST_KEY_UIStatusBarHidden = NO // as plain apps
      NAME[sdk=macosx*] = Other
      NAME[sdk=iphoneos*] = Begin
      INFOPLIST_FILE = Wrong.plist
      """)
    try folder.write(
      "Shared/Base.xcconfig", "PRODUCT_NAME = Fine App\n#include \"Base.xcconfig\"\nNAME = No")
    let project = try AppProject(folder.path)
    #expect(project.information.scene?.storyboard == "Begin")
    #expect(project.information.scene?.delegate == "Fine_App.SceneDelegate")
    #expect(project.information.hasLaunchScreen)
  }

  /// A project whose target takes its settings from `App/App.xcconfig`.
  private func configured(_ text: String) throws -> AppProject {
    let folder = try folder()
    try folder.write(
      "My.xcodeproj/project.pbxproj",
      Self.project.replacing(
        "TC = { name = Release;", with: "TC = { name = Release; baseConfigurationReference = X;"
      )
      .replacing("children = (S, V, A);", with: "children = (S, V, A, X);")
      .replacing(
        "S = { isa",
        with:
          "X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };\n S = { isa"
      ))
    try folder.write("App/App.xcconfig", text)
    return try AppProject(folder.path)
  }

  @Test(arguments: ["A]B[C = 1", "A]=[", "[", "]", "A[=]", "A[sdk=*]]=1", "=", "[=]["])
  func `settings with brackets in any order are read (F-78)`(_ line: String) throws {
    #expect(try configured(line + "\nPRODUCT_NAME = Fine\n").target != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a file that includes itself is read a limited number of times (F-79)`() throws {
    let text = String(repeating: "#include \"App.xcconfig\"\n", count: 8)
    #expect(try configured(text + "PRODUCT_NAME = Fine\n").target?.settings.module == "Fine")
  }

  /// The chain is not so deep that its depth is refused.
  @Test(.timeLimit(.minutes(1)))
  func `references between settings are replaced a limited number of times (F-79)`() throws {
    let chain = (0..<6).map { level in
      "A\(level) = " + String(repeating: "$(A\(level + 1))", count: 40)
    }
    let text = chain.joined(separator: "\n") + "\nA6 =\nPRODUCT_NAME = $(A0)Fine\n"
    #expect(try configured(text).target?.settings.module.isEmpty == false)
  }

  @Test func `a target is selected by its name among the app targets`() throws {
    let folder = try folder()
    try folder.write(
      "My.xcodeproj/project.pbxproj",
      Self.project.replacing("(T0, T)", with: "(T0, T, T2)").replacing(
        "R = { isa",
        with:
          "T2 = { isa = PBXNativeTarget; name = Clip; productType = \"com.apple.product-type.application\"; buildConfigurationList = TL; };\n R = { isa"
      ))
    #expect(try AppProject(folder.path).target?.name == "My App")
    #expect(try AppProject(folder.path, target: "Clip").target?.name == "Clip")
    #expect {
      try AppProject(folder.path, target: "Kit")
    } throws: {
      "\($0)".hasSuffix("no target 'Kit' makes an app; allowed are My App, Clip")
    }
  }

  @Test func `nothing outside of the folder is read, whatever links and settings say`() throws {
    let (folder, other) = (try AppFolder(), try folder())
    try folder.write("Info.plist", "<plist><dict/></plist>")
    for (name, target) in [
      ("Secret.storyboard", "/Pods/Start.storyboard"), ("My.xcodeproj", "/My.xcodeproj"),
      ("Linked", "/App"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: other.path + target)
    }
    var project = try AppProject(folder.path)
    #expect(project.documents == [:] && project.target == nil && project.information.isEmpty)

    let text = Self.project.replacing(
      "App/Info.plist", with: "\"../\(other.path.split(separator: "/").last!)/App/Info.plist\"")
    try folder.write("Own.xcodeproj/project.pbxproj", text)
    project = try AppProject(folder.path)
    #expect(project.target?.name == "My App")
    #expect(project.information.scene == nil)
  }

  @Test func `a damaged project is reported in one line with its location`() throws {
    let folder = try AppFolder()
    try folder.write("My.xcodeproj/project.pbxproj", "{ objects = { A = { isa = \n = } } }")

    #expect {
      try AppProject(folder.path)
    } throws: { error in
      "\(error)" == "\(folder.path)/My.xcodeproj/project.pbxproj:2:2: a value cannot begin here"
    }
  }
}
