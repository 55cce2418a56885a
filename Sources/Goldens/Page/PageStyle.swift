/// How the pages look: as plain as print, light or dark as the reader's system is.
package enum PageStyle {
  package static let common = #"""

    :root { color-scheme: light dark; --ground: #fbfbfa; --card: #fff; --ink: #1c1c1e; --soft: #5f6167; --line: #d9d9de;
      --accent: #0a5fd6; --good: #1b7a38; --bad: #c01f2e; --warn: #8a5a00; --well: #ececef; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --ground: #131315; --card: #1d1d20; --ink: #ececf0;
      --soft: #a2a3ab; --line: #38383d; --accent: #74aefc; --good: #6fd08c; --bad: #ff8088; --warn: #f0b95a; --well: #29292d; } }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; --ground: #131315; --card: #1d1d20; --ink: #ececf0; --soft: #a2a3ab;
      --line: #38383d; --accent: #74aefc; --good: #6fd08c; --bad: #ff8088; --warn: #f0b95a; --well: #29292d; }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1200px; padding: 16px; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, sans-serif; }
    h1 { font-size: 22px; margin: 0; } h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
    header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
    header p { margin: 0; flex: 1; color: var(--soft); }
    button, input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; padding: 6px 10px; min-height: 36px; }
    button { cursor: pointer; } button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    input[type=range] { padding: 0; border: 0; background: none; accent-color: var(--accent); }
    code, pre, kbd { font: 13px/1.5 ui-monospace, monospace; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 12px 0; }
    nav label { display: flex; gap: 8px; align-items: center; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    """#

  static let report = #"""

    #statuses { display: flex; flex-wrap: wrap; gap: 6px; }
    #keys p { margin: 6px 0; } #keys summary { cursor: pointer; color: var(--soft); padding: 6px 0; }
    .case { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 10px; }
    .case > button { display: flex; gap: 10px; align-items: center; width: 100%; border: 0; background: none; text-align: left;
      padding: 12px 14px; border-radius: 12px; }
    .case h2 { flex: 1; } .facts { color: var(--soft); font-size: 13px; }
    .badge { font-size: 12px; font-weight: 600; border: 1px solid currentColor; border-radius: 99px; padding: 1px 9px;
      white-space: nowrap; }
    .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
    .inside { padding: 0 14px 14px; }
    .words { margin: 0 0 10px; padding: 0; list-style: none; overflow-wrap: anywhere; }
    .words li:first-child { font-weight: 600; }
    .words .note { color: var(--soft); font-size: 13px; }
    .stage { display: flex; gap: 10px; background: var(--well); border-radius: 10px; padding: 10px; overflow: auto;
      justify-content: safe center; }
    .stage figure { margin: 0; flex: 0 1 auto; min-width: 0; } .stage figcaption { font-size: 12px; color: var(--soft); }
    .stage canvas { display: block; max-width: 100%; height: auto; max-height: 52vh; background:
      repeating-conic-gradient(#8884 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
    .stage.zoomed canvas { max-width: none; max-height: none; image-rendering: pixelated; } .stage.zoomed figure { flex: none; }
    .pair { position: relative; } .pair canvas + canvas { position: absolute; left: 0; top: 0; }
    .controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 10px 0 0; }
    .controls > * { flex: none; max-width: 100%; } .scrub { flex: 1 1 220px; position: relative; }
    .scrub input { width: 100%; display: block; } .ticks { position: relative; height: 6px; margin: 0 8px; }
    .ticks span { position: absolute; width: 3px; height: 6px; margin-left: -1px; background: var(--bad); border-radius: 2px; }
    .views { display: flex; flex-wrap: wrap; gap: 6px; } .controls label { display: flex; gap: 6px; align-items: center; }
    .where { font-variant-numeric: tabular-nums; min-width: 15em; }
    @media (max-width: 600px) { body { padding: 10px; } .stage { gap: 6px; padding: 6px; } .where { min-width: 0; flex: 1 1 100%; }
      .case > button { flex-wrap: wrap; } .case h2 { flex: 1 1 60%; } }
    """#
}
