import Foundation
import GimbalInterfaceBuilder
import Testing
import UIKit

/// The user's locale, as sources that `gimbal intake` has rewritten read it (L-PLURAL-1).
@MainActor @Suite struct AppLocaleTests {
  /// Runs a test in a language of the user; without one, in none.
  private func inLanguage(_ language: String?, _ test: () -> Void) {
    let previous = LocalizedStrings.languages
    defer { LocalizedStrings.languages = previous }
    LocalizedStrings.languages = language.map { [$0] } ?? []
    test()
  }

  @Test(arguments: [
    ("de", "de_DE", "de-DE"), ("pt-BR", "pt_BR", "pt-BR"), ("zh-Hans", "zh-Hans_CN", "zh-Hans-CN"),
    ("sr-Latn", "sr-Latn_RS", "sr-Latn-RS"), ("ar", "ar_EG", "ar-EG"), ("xx", "xx", "xx"),
  ])
  func `the user's locale is that of the language with its region`(
    language: String, locale: String, preferred: String
  ) {
    inLanguage(language) {
      #expect(Locale.appCurrent.identifier == locale)
      #expect(NSLocale.appCurrent.identifier == locale)
      #expect(Locale.appPreferredLanguages == [preferred])
      #expect(NSLocale.appPreferredLanguages == [preferred])
      #expect(Calendar.appCurrent.locale?.identifier == locale)
    }
  }

  @Test func `formatters are in the user's language`() {
    let date = Date(timeIntervalSince1970: 43_200)
    inLanguage("de") {
      let dates = DateFormatter(appLocale: ())
      dates.dateFormat = "EEEE"
      #expect(dates.string(from: date) == "Donnerstag")
      #expect(NumberFormatter(appLocale: ()).locale.identifier == "de_DE")
      #expect(NumberFormatter.appLocalizedString(from: 1234.5, number: .decimal) == "1.234,5")
      #expect(
        DateFormatter.appLocalizedString(from: date, dateStyle: .full, timeStyle: .none)
          == "Donnerstag, 1. Januar 1970")
      #expect(String.localizedAppTextWithFormat("%.1f", 2.5) == "2,5")
    }
    inLanguage("en-US") { #expect(Calendar.appCurrent.firstWeekday == 1) }
  }

  @Test func `a bundle prefers its language that is nearest to the user's`() throws {
    let folder = NSTemporaryDirectory() + "app-locale-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for language in ["en", "de"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/\(language).lproj", withIntermediateDirectories: true)
    }
    let bundle = try #require(Bundle(path: folder))
    inLanguage("de-AT") { #expect(bundle.appPreferredLocalizations == ["de"]) }
    inLanguage("fr") { #expect(bundle.appPreferredLocalizations == ["en"]) }
  }

  @Test func `without a language everything is Foundation's`() {
    inLanguage(nil) {
      #expect(Locale.appCurrent == .current)
      #expect(Locale.appPreferredLanguages == Locale.preferredLanguages)
      #expect(DateFormatter(appLocale: ()).locale == DateFormatter().locale)
      #expect(Calendar.appCurrent == .current)
    }
  }
}
