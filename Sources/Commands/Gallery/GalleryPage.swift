import Foundation
import Goldens
import StyleKit

/// The page of every style: its films and strips lie beside it, everything else is in it.
struct GalleryPage {
  struct Card {
    let style: Style
    let width: Int
    let height: Int
    /// The command line that makes the film.
    let command: String
    let byteCount: Int
  }

  let cards: [Card]

  var html: String {
    PageText.page("Transition styles", style: PackageResources.gallery_css, body: body)
  }

  private var body: String {
    """
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
    <script>\(PageText.embedded(PackageResources.gallery_js))</script>
    """
  }

  private func section(_ card: Card) -> String {
    let style = card.style
    let name = PageText.escaped(style.name)
    return """
      <section class="style" id="\(name)" aria-labelledby="\(name)-name" data-words="\(PageText.escaped(style.name + " " + style.summary))">
        <img src="\(PageText.escaped(style.fileName)).gif" width="\(card.width)" height="\(card.height)" loading="lazy" alt="\(name), a film">
        <div>
          <h2 id="\(name)-name">\(name)</h2>
          <p>\(PageText.escaped(style.summary))</p>
          <p class="facts">\(PageText.escaped(style.source)) · \(style.duration.short) s · \(style.change.verb) · \
      \(ByteCount.inWords(card.byteCount))</p>
          <p class="command"><code>\(PageText.escaped(card.command))</code> \
      <button type="button" class="copy" aria-label="Copy the command for \(name)">Copy</button></p>
          \(parameters(of: style))
        </div>
        <a href="\(PageText.escaped(style.fileName)).png"><img class="strip" src="\(PageText.escaped(style.fileName)).png" loading="lazy" alt="\(name), six frames from first to last"></a>
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
}
