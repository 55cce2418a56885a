import Foundation
import Goldens
import StyleKit

/// The page of every style: its films and strips lie beside it, everything else is in it.
struct GalleryPage {
  struct Card {
    let style: Style
    let width: Int
    let height: Int
    /// What one types to get the film.
    let command: String
    let byteCount: Int
  }

  private let cards: [Card]

  init(_ cards: [Card]) {
    self.cards = cards
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Transition styles</title>
    <link rel="icon" href="data:,">
    <style>\(PageStyle.common)\(Self.look)</style>
    </head>
    <body>
    <header>
      <h1>Transition styles</h1>
      <p id="summary" role="status">\(cards.count) styles</p>
      <button id="theme" type="button" title="Light or dark">◐<span class="hidden"> light or dark</span></button>
    </header>
    <nav aria-label="Filter"><label>Part of a name or summary <input id="search" type="search" autocomplete="off"></label></nav>
    <main>
    \(cards.map(section).joined(separator: "\n"))
    </main>
    <p id="said" class="hidden" role="status"></p>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private func section(_ card: Card) -> String {
    let style = card.style
    let name = PageText.escaped(style.name)
    return """
      <section class="style" id="\(name)" aria-labelledby="\(name)-name" data-words="\(PageText.escaped(style.name + " " + style.summary))">
        <img src="\(name).gif" width="\(card.width)" height="\(card.height)" loading="lazy" alt="\(name), a film">
        <div>
          <h2 id="\(name)-name">\(name)</h2>
          <p>\(PageText.escaped(style.summary))</p>
          <p class="facts">\(PageText.escaped(style.source)) · \(style.duration.short) s · \(style.change.verb) · \
      \(ByteCount.inWords(card.byteCount))</p>
          <p class="command"><code>\(PageText.escaped(card.command))</code> \
      <button type="button" class="copy" aria-label="Copy the command for \(name)">Copy</button></p>
          \(parameters(of: style))
        </div>
        <a href="\(name).png"><img class="strip" src="\(name).png" loading="lazy" alt="\(name), six frames from first to last"></a>
      </section>
      """
  }

  private func parameters(of style: Style) -> String {
    guard !style.parameters.isEmpty else { return "" }
    let rows = style.parameters.map { parameter in
      let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
      return "<tr><th scope=\"row\"><code>\(PageText.escaped(parameter.name))</code></th>"
        + "<td>\(PageText.escaped(parameter.standard + unit))</td><td>\(PageText.escaped(parameter.summary))</td>"
        + "<td>\(PageText.escaped(parameter.allowed))</td></tr>"
    }
    return """
      <details><summary>\(rows.count) parameter\(rows.count == 1 ? "" : "s")</summary><div class="table"><table>
      <thead><tr><th scope="col">name</th><th scope="col">is</th><th scope="col">what</th><th scope="col">may be</th></tr></thead>
      <tbody>\(rows.joined())</tbody></table></div></details>
      """
  }

  private static let look = #"""

    .style { display: grid; grid-template-columns: 190px 1fr; gap: 12px 18px; background: var(--card);
      border: 1px solid var(--line); border-radius: 12px; padding: 14px; margin: 0 0 12px; }
    .style > img { width: 100%; height: auto; border-radius: 8px; border: 1px solid var(--line); }
    .style > img { grid-row: span 2; } .style > div { min-width: 0; } .style p { margin: 6px 0; } .style > a { align-self: end; }
    .strip { display: block; width: 100%; height: auto; border-radius: 8px; }
    .facts { color: var(--soft); font-size: 13px; }
    .command { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    .command code { background: var(--well); border-radius: 6px; padding: 6px 10px; overflow-wrap: anywhere; }
    details summary { cursor: pointer; padding: 6px 0; } .table { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 13px; } th, td { text-align: left; padding: 4px 14px 4px 0; vertical-align: top; }
    tbody tr { border-top: 1px solid var(--line); }
    @media (max-width: 600px) { body { padding: 10px; } .style { grid-template-columns: 110px 1fr; gap: 8px 12px; padding: 10px; }
      .style > img { grid-row: auto; } .style > a { grid-column: 1 / -1; } }
    """#

  private static let script = #"""

    'use strict';
    const sections = [...document.querySelectorAll('.style')], search = document.getElementById('search');
    search.addEventListener('input', () => {
      const text = search.value.toLowerCase();
      for (const section of sections) section.hidden = !section.dataset.words.toLowerCase().includes(text);
      for (const section of sections) section.style.display = section.hidden ? 'none' : '';
      const shown = sections.filter(section => !section.hidden).length;
      document.getElementById('summary').textContent = `${sections.length} styles`
        + (shown === sections.length ? '' : ` · ${shown} shown`);
    });
    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const field = document.createElement('textarea');
        field.value = text;
        document.body.append(field);
        field.select();
        document.execCommand('copy');
        field.remove();
      }
    }
    for (const button of document.querySelectorAll('.copy')) {
      button.addEventListener('click', async () => {
        const text = button.previousElementSibling.textContent;
        await copy(text);
        button.textContent = 'Copied';
        document.getElementById('said').textContent = `Copied: ${text}`;
        setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        button.focus();
      });
    }
    document.addEventListener('keydown', event => {
      if (event.key === '/' && event.target !== search) { search.focus(); event.preventDefault(); }
      if (event.key === 'Escape' && event.target === search) { search.value = ''; search.dispatchEvent(new Event('input')); }
    });
    document.getElementById('theme').addEventListener('click', () => {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    });
    """#
}
