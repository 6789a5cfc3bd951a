import Testing

@testable import GimbalTraces

@Suite struct EventNameTests {
  @Test func `every known name is found by its text`() {
    for name in EventName.allCases {
      #expect(EventName(text: name.text) == name)
    }
    #expect(EventName.allCases.count > 200)
  }

  @Test func `names that are never recorded are unknown, with a reason (F-21)`() {
    for text in EventName.notRecorded.keys {
      #expect(EventName(text: text) == nil, "\(text)")
    }
    #expect(EventName.reasonForAbsence(of: "frame")?.contains("'bounds' is recorded") == true)
    #expect(
      EventName.reasonForAbsence(of: "stateRestorationActivity")?.contains("not simulate") == true)
    #expect(EventName.reasonForAbsence(of: "bounds") == nil)
  }

  @Test func `the base name ends at the parenthesis`() {
    #expect(EventName.viewWillTransition.baseName == "viewWillTransition")
    #expect(EventName.supportedInterfaceOrientations.baseName == "supportedInterfaceOrientations")
  }

  @Test func `a name that is not in the table is unknown`() {
    #expect(EventName(text: "layoutSubview()") == nil)
  }
}
