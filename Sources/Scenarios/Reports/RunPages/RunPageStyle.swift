/// The part of a style sheet that only pages of runs have; it contains neither `<` nor `&`.
enum RunPageStyle {
  /// The rules, which `RunPage` adds to those of `PageStyle`.
  static let sheet = """
    .ghost{display:none}h3{margin:14px 0 8px;font-size:15px;overflow-wrap:anywhere}
    .failure{min-width:0}.failure pre,.again code{font:12.5px/1.45 ui-monospace,Menlo,Consolas,monospace}
    .failure pre{overflow:auto;max-height:44vh;margin:8px 0;padding:10px 12px;border-radius:9px;background:var(--bg)}
    .failure .what{margin:10px 0 4px}.again{margin:8px 0;color:var(--soft)}
    .again code{user-select:all;color:var(--ink);background:var(--bg);padding:3px 7px;border-radius:6px;overflow-wrap:anywhere}
    .again button{margin-left:8px}
    .badge{display:inline-block;padding:1px 10px}.failure h2{overflow-wrap:anywhere}
    .course{margin-top:14px;border-top:1px solid var(--line);padding-top:12px}
    .step{border:0;padding:0;border-radius:0;background:none}.step.wrong h3{color:var(--error)}
    .events ol{margin:6px 0;font-size:12.5px}
    .events li{padding:1px 4px 1px calc(4px + var(--d)*14px);border-radius:5px;overflow-wrap:anywhere}
    .events li::before,.events time{display:inline-block;color:var(--soft);font-variant-numeric:tabular-nums}
    .events li::before{content:attr(data-e);min-width:34px;margin-left:calc(var(--d)*-14px)}
    .events time{min-width:52px;margin-right:calc(var(--d)*14px)}
    .step h3 button{all:unset;cursor:pointer}.step h3 button:focus-visible{outline:2px solid #c02b78}
    .events code{font:12px ui-monospace,Menlo,Consolas,monospace}.events b{font-weight:600}
    .events i{color:var(--soft);font-style:normal}
    .timeline{margin:10px 0 4px}.timeline svg{display:block;width:100%;background:var(--bg);border-radius:8px}
    .l0{fill:#4f83ee}.l1{fill:#1f9c97}.l2{fill:#9a63dd}.starts{stroke:var(--soft);stroke-width:1;vector-effect:non-scaling-stroke}
    .times{position:relative;height:18px;margin:2px 0 0;font-size:11px;color:var(--soft)}
    .times span{position:absolute;white-space:nowrap}
    .live .timeline{position:relative;cursor:col-resize;touch-action:none}
    .live .cursor{position:absolute;top:0;bottom:18px;width:2px;background:#c02b78;pointer-events:none}
    .live{display:grid;grid-template-columns:minmax(260px,44%) minmax(0,1fr);gap:0 22px;align-items:start}
    .live .timeline,.live .bar-of-course,.live>.empty{grid-column:1/-1}
    .live .stage{grid-column:1;grid-row:3;position:sticky;top:12px;display:block;margin-top:8px}
    .live .stage figure{display:none}.live .stage figure.on{display:block}
    .live .stage .device{max-height:72vh;width:auto;max-width:100%}
    .live .log{grid-column:2;grid-row:3;max-height:72vh;overflow:auto;margin-top:8px}
    .bar-of-course{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;font-size:13px;margin-top:8px}
    .bar-of-course input[type=range]{flex:1 1 220px;accent-color:#c02b78}
    .bar-of-course input[type=search]{min-width:180px;font:inherit;color:var(--ink);background:var(--card);
    border:1px solid var(--line);border-radius:8px;padding:3px 9px}
    .bar-of-course output{color:var(--soft);flex-basis:100%;overflow-wrap:anywhere}
    .events li.now{background:var(--away)}.events li.now *{color:var(--ink)}.events li{cursor:default}.live .events li{cursor:pointer}
    .extra{fill:none;stroke:#c02b78;stroke-dasharray:4 4}
    .live.flat{display:block}.live.flat .stage{display:none}.live.flat .log{max-height:none}
    @media (max-width:800px){.live{display:block}.live .stage{position:static}.times span:nth-child(even){display:none}}
    @media print{.bar-of-course,.again button{display:none}.live .log{max-height:none}}

    """
}
