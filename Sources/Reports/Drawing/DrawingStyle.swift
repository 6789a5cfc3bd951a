/// The style of drawings of devices, in pages and in files of their own.
///
/// The sheet holds neither `<` nor `&`, so that it may stand in XML. A page sets the scale `--s` of its drawings.
enum DrawingStyle {
  /// The rules, each for classes that ``DeviceDrawing`` and ``ViewDrawing`` write.
  static let rules = """
    .device{--error:#c02333;--warning:#8a5200;--note:#1c5fae;--safe:#0b7a53;
    --c0:#2f6fed;--c1:#0b8f8a;--c2:#8547d1;--c3:#b5541b;--c4:#c02b78;--c5:#557a12}
    .error{--tone:var(--error)}.warning{--tone:var(--warning)}.note{--tone:var(--note)}
    .body{fill:var(--body)}.screen,.window{fill:#fff}
    .screen:has(~.window){fill:#e3e6ec}
    .corner{fill:var(--card)}
    .edge{fill:none;stroke:var(--body);stroke-width:9}
    .sensor{fill:var(--sensor)}.home{fill:#16181d;opacity:.55}
    .was{fill:none;stroke:#c02b78;stroke-width:3;stroke-dasharray:9 6;pointer-events:none}
    .safe{fill:none;stroke:var(--safe);stroke-width:1.5;stroke-dasharray:7 5;pointer-events:none}
    .views{fill:#16181d;font-size:17px}.view>rect{width:100%;height:100%;stroke:var(--c);stroke-width:1.5;stroke-opacity:.55}
    .view>line{stroke:var(--c);stroke-opacity:.35}
    .bare>rect{fill:var(--c);fill-opacity:.05}
    .bar>rect{fill:#8a93a3;fill-opacity:.16;stroke:#5a6372}
    .view:hover>rect{stroke-opacity:1;stroke-width:3}
    .view text{pointer-events:none;unicode-bidi:isolate;dominant-baseline:central}
    :where(.view) text{font-family:-apple-system,"SF Pro Text","Helvetica Neue",Arial,sans-serif}
    .name{font-size:calc(9px/var(--s));font-weight:550;letter-spacing:-.01em;font-family:system-ui,sans-serif}
    .dark{fill:#16181d}.light{fill:#fff}
    .c0{--c:var(--c0)}.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}
    .c5{--c:var(--c5)}
    .base{--c:#626a78}.base>rect{stroke-opacity:.25;stroke-width:1}
    .base.bare>rect{fill-opacity:.02}
    .ghost>rect{fill:none;stroke-dasharray:3 4;stroke-opacity:.3}
    .view.error>rect,.view.warning>rect,.beyond{stroke:var(--tone);stroke-opacity:1;stroke-width:4}
    .view.note>rect{stroke:var(--tone);stroke-opacity:1}
    .beyond{fill:var(--tone);fill-opacity:.12}
    .mark circle{fill:var(--tone);stroke:#fff;stroke-width:1.5}
    .mark text{fill:#fff;font:700 20px system-ui,sans-serif;text-anchor:middle;
    dominant-baseline:central}

    """

  /// The sheet of a drawing that stands by itself: the colors that a page would set, then the rules.
  static let alone = """
    .device{--s:.62;--card:#fff;--body:#2b2f38;--sensor:#0b0c0f}
    @media (prefers-color-scheme:dark){.device{--card:#0d1117;--body:#3a404c;--sensor:#000}}

    """ + rules
}
