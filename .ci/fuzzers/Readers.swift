import Foundation
import GimbalDocuments
import GimbalFontFiles
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects

/// Reads bytes with the reader named in the environment, for libFuzzer: an error is correct, a trap is not.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch reader {
  case "json": _ = try? JSONReader.read(bytes, file: "a.json")
  case "font":
    guard let font = try? FontFile(bytes) else { return 0 }
    for scalar: UInt32 in [0, 0x41, 0x3A9, 0x4E00, 0x1F600, 0x10FFFF] {
      let glyph = font.glyph(of: scalar)
      _ = font.advance(of: glyph)
    }
    _ = font.shape(Array("office AV To \u{e9}e\u{301} שלום العربية क्षि".unicodeScalars))
  case "interface": _ = try? InterfaceDocument(Data(bytes), file: "Main.storyboard")
  case "plist": _ = try? PropertyListReader.read(Data(bytes), file: "Info.plist")
  case "project":
    if let text = try? DocumentText(Data(bytes), file: "project.pbxproj") {
      _ = try? OldStyleReader.value(text)
    }
  case "strings":
    for file in ["A.xcstrings", "A.stringsdict", "A.strings"] {
      _ = try? StringTables.read(Data(bytes), file: file, languages: ["en"])
    }
  case "source": _ = ModuleIntake(files: ["A.swift": bytes]).rewritten("A.swift")
  default: fatalError("set GIMBAL_READER to the name of a reader")
  }
  return 0
}

private let reader = ProcessInfo.processInfo.environment["GIMBAL_READER"] ?? ""
