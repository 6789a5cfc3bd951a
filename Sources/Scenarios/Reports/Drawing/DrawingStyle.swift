/// The style of drawings of devices, in pages and in separate files.
///
/// Colors are literal, since of the usual renderers of SVG only browsers support variables. The
/// sheet contains neither `<` nor `&`, so that it is valid in XML.
enum DrawingStyle {
  /// The colors of views' outlines; each nesting level has the next one, in a cycle.
  static let outlines = ["#2f6fed", "#0b8f8a", "#8547d1", "#b5541b", "#c02b78", "#557a12"]

  /// The colors of findings by the name of their severity.
  private static let severities = [
    ("error", "#c02333"), ("warning", "#8a5200"), ("note", "#1c5fae"),
  ]

  /// The rules of pages, each for classes that ``DeviceDrawing`` and ``ViewDrawing`` write.
  ///
  /// A page sets the colors of its card and of the device, and the scale `--s` of its drawings.
  static let rules = sheet(
    card: "var(--card)", body: "var(--body)", sensor: "var(--sensor)", name: "calc(9px/var(--s))",
    fonts: "-apple-system,\"SF Pro Text\",\"Helvetica Neue\",")

  /// The distance from the middle of a line to its baseline, as a share of the font's size.
  ///
  /// It is written into positions, since librsvg does not support `dominant-baseline`.
  static let baseline = 0.35

  /// The font size of names in a separate drawing, in points.
  static let nameSize = 14.5

  /// The sheet of a separate drawing; CairoSVG uses the first of a list of fonts.
  static let alone =
    sheet(card: "#fff", body: "#2b2f38", sensor: "#0b0c0f", name: "\(nameSize)px", fonts: "") + """
      @media (prefers-color-scheme:dark){.corner{fill:#0d1117}.body{fill:#3a404c}.edge{stroke:#3a404c}.sensor{fill:#000}}

      """

  private static func sheet(card: String, body: String, sensor: String, name: String, fonts: String)
    -> String
  {
    var sheet = """
      .body{fill:\(body)}.screen,.window{fill:#fff}.screen.around{fill:#e3e6ec}.screen.black{fill:#000}
      .pane{fill:#f4f5f8;stroke:#8a93a3;stroke-width:1.5;stroke-dasharray:4 4}
      .fold{stroke:#c02b78;stroke-width:1.5;stroke-dasharray:2 5}.fold.band{fill:#c02b78;fill-opacity:.14;stroke:none}
      .lens{fill:none;stroke:#0b0c0f;stroke-width:1.5;stroke-dasharray:3 3}
      .corner{fill:\(card)}
      .edge{fill:none;stroke:\(body);stroke-width:9}
      .sensor{fill:\(sensor)}.home{fill:#16181d;opacity:.55}
      .was{fill:none;stroke:#c02b78;stroke-width:2;stroke-dasharray:7 5;pointer-events:none}
      .safe{fill:none;stroke:#0b7a53;stroke-width:1.5;stroke-dasharray:7 5;pointer-events:none}
      .views{fill:#16181d;font-size:17px}
      .views,.keyboard{font-family:\(fonts)Arial,"Liberation Sans","DejaVu Sans",sans-serif}
      .keyboard{pointer-events:none}.keyboard rect{fill:#d1d4db;fill-opacity:.9;stroke:#8a93a3;stroke-width:1.5}
      .keyboard text{fill:#16181d;text-anchor:middle}
      .view>rect{width:100%;height:100%;stroke-width:1.5;stroke-opacity:.55}.view>line{stroke-opacity:.35}
      .view:hover>rect{stroke-opacity:1;stroke-width:3}
      .view text{pointer-events:none;unicode-bidi:isolate}.name{font-size:\(name)}
      .dark{fill:#16181d}.light{fill:#fff}
      .base>rect,.ground>rect{stroke:#626a78;stroke-opacity:.25;stroke-width:1}
      .base>rect{fill:#626a78;fill-opacity:.02}

      """
    for (depth, color) in outlines.enumerated() {
      sheet += """
        .c\(depth)>rect,.c\(depth)>line,.f\(depth)>rect{stroke:\(color)}
        .c\(depth)>rect{fill:\(color);fill-opacity:.05}

        """
    }
    sheet += """
      .bar>rect{fill:#8a93a3;fill-opacity:.16;stroke:#5a6372}
      .ghost>rect{fill:none;stroke-dasharray:3 4;stroke-opacity:.3}
      .view.error>rect,.view.warning>rect,.beyond{stroke-opacity:1;stroke-width:4}
      .view.note>rect{stroke-opacity:1}.beyond{fill-opacity:.12}
      .mark circle{stroke:#fff;stroke-width:1.5}
      .mark text{fill:#fff;font-weight:700;font-size:20px;text-anchor:middle;font-family:Arial,"Liberation Sans",sans-serif}

      """
    for (severity, color) in severities {
      sheet += """
        .view.\(severity)>rect,.beyond.\(severity){stroke:\(color)}
        .beyond.\(severity),.\(severity) circle{fill:\(color)}

        """
    }
    return sheet
  }
}
