import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Labels, buttons and image views in scene files.
@MainActor @Suite struct ControlSceneTests {
  private static func scene(_ view: String) -> String {
    #"{"controller": {"view": {"subviews": [\#(view)]}}}"#
  }

  @Test(
    arguments: [
      (
        #"{"id": "v", "class": "UILabel", "text": "a", "font": {"size": 12, "weight": "bold"}}"#,
        nil
      ),
      (
        #"{"id": "v", "class": "UILabel", "font": {"style": "title1"}, "numberOfLines": 0}"#, nil
      ),
      (#"{"id": "v", "class": "UIButton", "title": "a", "font": {"size": 12}}"#, nil),
      (#"{"id": "v", "class": "UIImageView", "image": [1, 2]}"#, nil),
      (
        #"{"id": "v", "text": "a"}"#,
        "'text' is for UILabel, UITextField, UITextView and UISearchBar; the view is a UIView"
      ),
      (
        #"{"id": "v", "class": "UIImageView", "font": {}}"#,
        "'font' is for UILabel, UIButton, UITextField and UITextView; the view is a UIImageView"
      ),
      (
        #"{"id": "v", "class": "UILabel", "intrinsicContentSize": [1, 2]}"#,
        "'intrinsicContentSize' is for UIView; the view is a UILabel"
      ),
      (
        #"{"id": "v", "class": "UIButton", "layout": []}"#,
        "'layout' is for UIView; the view is a UIButton"
      ),
      (
        #"{"id": "v", "class": "UILabel", "font": {"style": "title1", "size": 3}}"#,
        "'size' is not allowed with 'style', which sets both"
      ),
      (
        #"{"id": "v", "class": "UILabel", "font": {"weight": "bolt"}}"#, "did you mean 'bold'?"
      ),
      (#"{"id": "v", "class": "UILabel", "font": {"size": 0}}"#, "is 0; allowed is 1 to 1000"),
      (
        #"{"id": "v", "class": "UIImageView", "image": "a.png"}"#,
        "is a string; allowed is a size as [width, height], or null for no image"
      ),
      (#"{"id": "v", "class": "UILable"}"#, "did you mean 'UILabel'?"),
      (
        #"{"class": "UIStackView", "axis": "vertical", "spacing": 4, "customSpacing": {"v": 9}, "#
          + #""arrangedSubviews": [{"id": "v"}, {"id": "w"}]}"#, nil
      ),
      (
        #"{"class": "UIStackView", "distribution": "fillEqualy"}"#, "did you mean 'fillEqually'?"
      ),
      (
        #"{"class": "UIStackView", "customSpacing": {"q": 9}}"#, "there is no view 'q' in the scene"
      ),
      (
        #"{"arrangedSubviews": []}"#,
        "'arrangedSubviews' is for UIStackView; the view is a UIView"
      ),
    ] as [(String, String?)])
  func `a view has the keys of its class`(view: String, message: String?) {
    let issue = Draft.issue(Draft.text(scene: Self.scene(view)))

    guard let message else { return #expect(issue == nil) }
    #expect(issue?.contains(message) == true, "\(issue ?? view)")
  }

  @Test func `a step with a key of another class is refused`() {
    let step = #"{"set": {"view": "v", "title": "x"}}"#

    #expect(
      Draft.issue(Draft.text(steps: step))
        == "a.scenario.json:4:18: 'title' is for UIButton; the view is a UIView")
    let label = Self.scene(#"{"id": "v", "class": "UILabel"}"#)
    #expect(
      Draft.issue(Draft.text(steps: step, scene: label))
        == "a.scenario.json:4:18: 'title' is for UIButton; the view is a UILabel")
  }

  @Test func `a button has its title and font, and a controller its title`() throws {
    let steps = #"""
      {"expect": {"view": "v", "intrinsicContentSize": [46, 30]}},
      {"set": {"view": "v", "title": "Close"}}, {"expect": {"view": "v", "frame": [5, 0, 39, 30]}},
      {"set": {"view": "v", "font": {"size": 24}}},
      {"expect": {"view": "v", "frame": [5, 0, "self.width", 41]}},
      {"set": {"controller": "root", "title": "Close"}}
      """#
    let scene = Self.scene(
      #"""
      {"id": "v", "class": "UIButton", "title": "Button",
       "constraints": ["self.left == superview.left + 5", "self.top == superview.top"]}
      """#)

    #expect(try Draft.messages(steps, scene: scene) == [])
  }

  @Test func `a text style's font follows the device's text size`() throws {
    let scene = Self.scene(
      #"""
      {"id": "v", "class": "UILabel", "text": "a", "font": {"style": "body"},
       "adjustsFontForContentSizeCategory": true,
       "constraints": ["self.left == superview.left", "self.top == superview.top"]}
      """#)
    let steps = #"""
      {"snapshot": "before"}, {"settings": {"contentSizeCategory": "accessibilityLarge"}},
      {"expect": {"layout": "same", "as": "before"}}
      """#

    #expect(
      try Draft.messages(steps, scene: scene).first?.hasPrefix("the layout is not the same")
        == true
    )
  }
}
