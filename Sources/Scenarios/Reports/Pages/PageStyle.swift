/// The style sheet of a comparison's page.
///
/// The sheet contains neither `<` nor `&`, so that the page is well-formed XML.
enum PageStyle {
  /// The complete style sheet.
  static let sheet = colors + page + controls + devices + DrawingStyle.rules + table + tools

  private static let dark = """
    --bg:#101216;--card:#191c22;--ink:#e9ecf1;--soft:#98a1b0;--line:#2c313b;--accent:#7aa5ff;--away:#252a33;\
    --body:#3a404c;--edge:#4b5261;--sensor:#000;--error:#ff7580;--warning:#f2ab3c;--note:#6db5ff
    """

  private static let light = """
    --bg:#f5f6f8;--card:#fff;--ink:#16181d;--soft:#626a78;--line:#dfe3e9;\
    --accent:#2159c9;--away:#e3e6ec;--body:#2b2f38;--edge:#1b1e25;--sensor:#0b0c0f;\
    --error:#c02333;--warning:#8a5200;--note:#1c5fae
    """

  private static let colors = """
    :root{color-scheme:light dark;\(light);--s:.62}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
    :root[data-theme=dark]{\(dark);color-scheme:dark}:root[data-theme=light]{color-scheme:light}
    :root:has(#s1:checked){--s:.4}:root:has(#s3:checked){--s:1}
    .error{--tone:var(--error)}.warning{--tone:var(--warning)}.note{--tone:var(--note)}

    """

  private static let page = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:12px 32px;align-items:end;justify-content:space-between;
    padding:28px 32px 18px;border-bottom:1px solid var(--line);background:var(--card)}
    h1{margin:0;font-size:26px;line-height:1.2;letter-spacing:-.015em;overflow-wrap:anywhere}
    h2{margin:0 0 12px;font-size:17px;line-height:1.3}
    .facts{margin:6px 0 0;color:var(--soft);display:flex;flex-wrap:wrap;gap:0 18px}
    main{padding:24px 32px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
    section,.more{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px 22px}
    footer{padding:0 32px 28px;color:var(--soft);font-size:13px}footer p{margin:0}
    a{color:inherit;text-decoration-color:var(--line);text-underline-offset:3px}
    a:hover{text-decoration-color:currentColor}
    ul,ol{margin:0;padding:0;list-style:none}
    .findings li{display:grid;grid-template-columns:82px minmax(0,1fr);gap:0 14px;align-items:baseline;
    padding:8px 0;border-top:1px solid var(--line)}
    .findings li:first-child{border-top:0;padding-top:0}
    .findings li:last-child{padding-bottom:0}
    .badge{font-size:12px;font-weight:600;text-align:center;border-radius:99px;padding:1px 0;
    color:var(--tone);border:1px solid var(--tone)}
    .what{font-weight:550;overflow-wrap:anywhere}
    .where{grid-column:2;color:var(--soft);font-size:13px;overflow-wrap:anywhere}
    .letter{display:inline-block;min-width:26px;padding:0 7px;margin-right:6px;text-align:center;
    border-radius:7px;background:var(--accent);color:var(--card)}
    .differences{margin:0 0 16px}
    .differences ul{margin-top:6px;columns:340px;column-gap:32px}
    .differences li{break-inside:avoid;padding:2px 0;font-size:14px;overflow-wrap:anywhere}
    summary{cursor:pointer;color:var(--soft);font-size:14px}
    .more li{padding:3px 0;font-size:14px;color:var(--soft);overflow-wrap:anywhere}
    .more ul{margin-top:8px}.more b{color:var(--ink);font-weight:550}
    .empty,.hint{margin:0;color:var(--soft);font-size:13px}
    .hint b{color:var(--warning)}

    """

  private static let controls = """
    .controls{display:flex;flex-wrap:wrap;gap:10px 20px}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:4px;align-items:center}
    legend{float:left;margin-right:8px;color:var(--soft);font-size:13px}
    label{position:relative;font-size:13px;cursor:pointer}
    label input{position:absolute;opacity:0;inset:0;margin:0;cursor:pointer}
    label span{display:block;padding:3px 11px;border:1px solid var(--line);border-radius:99px;
    color:var(--soft);white-space:nowrap}
    label input:checked+span{border-color:var(--accent);color:var(--accent)}
    label input:focus-visible+span{outline:2px solid var(--accent);outline-offset:2px}

    """

  private static let devices = """
    .devices{display:flex;flex-wrap:wrap;gap:20px 22px;align-items:flex-start}
    .others{margin-top:18px}.others .devices{margin-top:12px}
    .further>section,.further>ul{margin-top:18px}.findings>.further{margin-top:12px}.found{margin-top:6px}
    .same{margin-top:8px;width:min-content;min-width:100%;font-size:13px}
    .same summary{font-size:13px}.same li{padding:1px 0;color:var(--soft)}
    .same li:target{color:var(--accent)}
    figure{margin:0;max-width:100%}
    figure:target figcaption b{color:var(--accent)}
    figcaption{margin-bottom:8px;line-height:1.35}
    figcaption b{display:block;font-weight:600}
    figcaption span{display:block;color:var(--soft);font-size:12.5px}
    figure ol{margin-top:10px;counter-reset:n;font-size:13px;line-height:1.4;width:min-content;
    min-width:100%}
    figure li{counter-increment:n;position:relative;padding:2px 0 2px 25px;overflow-wrap:anywhere}
    figure li::before{content:counter(n);position:absolute;left:0;top:3px;width:17px;height:17px;
    border-radius:99px;background:var(--tone);color:var(--card);font-size:11px;font-weight:700;
    line-height:17px;text-align:center}
    .device{display:block;width:calc(var(--w)*var(--s));max-width:100%;height:auto}
    .changes summary{color:var(--ink)}.changes li{padding:2px 0;font-size:14px;overflow-wrap:anywhere}

    """

  /// The parts that the checkboxes of a comparison's page show and hide; a page without them shows
  /// all.
  static let toggles = """
    :root:not(:has(#area:checked)) .safe{display:none}
    :root:not(:has(#names:checked)) .name{display:none}
    :root:not(:has(#ghosts:checked)) .ghost{display:none}

    """

  private static let table = """
    .scroll{overflow:auto;max-height:80vh;margin-top:12px;border:1px solid var(--line);border-radius:9px}
    table{border-collapse:separate;border-spacing:0;font-size:13px;font-variant-numeric:tabular-nums}
    th,td{padding:5px 12px 5px 8px;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
    tbody tr:last-child>*{border-bottom:0}
    thead th{position:sticky;top:0;background:var(--card);vertical-align:bottom;font-weight:600;z-index:1}
    th:first-child{position:sticky;left:0;background:var(--card);z-index:1;font-weight:550;
    border-right:1px solid var(--line)}
    thead th:first-child{z-index:2}
    small{display:block;color:var(--soft);font-weight:400;font-size:12px}
    td b,td i{display:inline-block;min-width:7ch;text-align:right;font-style:normal}
    td b{color:var(--warning);font-weight:650}
    td i{color:var(--soft)}
    td.unseen *{font-style:italic;font-weight:400}.absent{color:var(--soft);font-style:italic}
    @media (max-width:700px){header,main,footer{padding-left:16px;padding-right:16px}section{padding:16px}
    .findings li{grid-template-columns:minmax(0,1fr)}.findings .badge{justify-self:start;padding:1px 12px}.where{grid-column:1}}
    @media print{.controls{display:none}figure,li,tr{break-inside:avoid}:root:root:root{\(light);color-scheme:light}
    h2,h3,summary,.differences,.differences li{break-after:avoid}.differences{break-inside:avoid}.scroll{max-height:none}
    .devices{display:block;orphans:1;widows:1}.devices>figure{margin:0 20px 18px 0}
    .devices>figure:not(:has(ol li:nth-child(12))){display:inline-block;vertical-align:top}
    .letter,figure li::before{-webkit-print-color-adjust:exact;print-color-adjust:exact}}

    """

  /// Elements that the script creates, and the wireframe.
  private static let tools = """
    [hidden]{display:none!important}
    .tools{flex-basis:100%;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;font-size:13px}
    .tools input,.tools select,button{font:inherit;font-size:13px;color:var(--ink);background:var(--card);
    border:1px solid var(--line);border-radius:8px;padding:3px 9px}
    .tools input{min-width:260px}.tools label{color:var(--soft)}
    .tools output{color:var(--soft)}.tools .hint{margin-left:auto}
    button{cursor:pointer}button[aria-pressed=true]{border-color:var(--accent);color:var(--accent)}
    .over-button{margin:4px 6px 0 0;padding:1px 8px;font-size:12px;color:var(--soft)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:3px}
    svg.view{cursor:pointer}svg.chosen>rect{stroke:#c02b78!important;stroke-width:5!important;stroke-opacity:1!important}
    .inspector{position:fixed;right:16px;bottom:16px;width:min(400px,calc(100vw - 32px));max-height:70vh;overflow:auto;
    padding:16px 18px;background:var(--card);border:1px solid var(--line);border-radius:14px;z-index:5;
    box-shadow:0 8px 30px #0003;font-size:13px}
    .inspector h2{margin:0 70px 8px 0;overflow-wrap:anywhere}
    .inspector button{position:absolute;top:14px;right:14px}
    dl{display:grid;grid-template-columns:auto 1fr;gap:3px 12px;margin:0}dt{color:var(--soft)}
    dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
    .inspector li{padding:1px 0;overflow-wrap:anywhere}.inspector p{margin:6px 0;color:var(--tone)}
    dialog{width:min(1100px,94vw);max-height:94vh;border:1px solid var(--line);border-radius:14px;background:var(--card);
    color:var(--ink)}
    dialog p{margin:0 0 8px}dialog input{width:60%}
    .stage{display:grid;margin-top:12px}.stage svg{grid-area:1/1;width:100%;max-height:76vh}
    :root:has(#wire:checked) .view>rect{fill:none}
    :root:has(#wire:checked) .view>text:not(.name),:root:has(#wire:checked) .view>line{opacity:.45}
    @media print{.tools,.inspector,.over-button{display:none}}

    """
}
