import UIKit

/// The texts of the player, whose words depend on numbers, the language and the device.
struct SongTexts {
  var bundle = Bundle.main

  func songs(_ songs: Int, in lists: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("songs in lists", bundle: bundle, comment: "Songs and lists"), songs, lists)
  }

  func albums(_ albums: Int, by artist: String) -> String {
    String(
      format: bundle.localizedString(forKey: "%lld albums by %@", value: nil, table: "Counts"),
      albums, artist)
  }

  var play: String { NSLocalizedString("play", tableName: "Counts", bundle: bundle, comment: "") }

  var lines: [String] {
    [NSLocalizedString("now", bundle: bundle, comment: ""), play]
      + [0, 1, 2, 5, 22].map { songs($0, in: $0) } + [1, 3, 1000].map { albums($0, by: "Kora") }
  }
}
