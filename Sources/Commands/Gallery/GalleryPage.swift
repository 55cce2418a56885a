import Embedding
import Foundation
import Goldens
import Preview
import StyleKit

/// The page of every style: its films and strips lie beside it, everything else is in it. A card's film is shown large frame by frame, from
/// a script beside the page that holds the film again: a page that is opened as a file may load scripts, but may not read files.
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
    PageText.page("Transition styles", style: embeddedFile("Commands/Gallery/gallery.css"), body: body)
  }

  private var body: String {
    """
    <header>
      <h1>Transition styles</h1>
      <p id="summary" role="status">\(cards.count) styles</p>
      <button id="theme" type="button" title="Light or dark">◐<span class="hidden"> light or dark</span></button>
    </header>
    <nav aria-label="Filter"><label>Search <input id="search" type="search" autocomplete="off"></label>
      <label>Order <select id="order"><option value="family">by family</option><option value="direction">by direction</option>
        <option value="name">by name</option></select></label></nav>
    <main>
    \(cards.map(section).joined(separator: "\n"))
    </main>
    <p id="nothing" hidden>No card has these words. <button id="clear" type="button">Show all</button></p>
    <p id="said" class="hidden" role="status"></p>
    \(Self.large)
    <script>\(Self.program)</script>
    """
  }

  /// The script of the page: the preview's player, the reader of GIFs, the dialog and the cards.
  private static let program =
    ([PlayerScript.text] + ["clip", "large", "gallery"].map { embeddedFile("Commands/Gallery/\($0).js") })
    .map(PageText.embedded).joined()

  private func section(_ card: Card) -> String {
    let style = card.style
    let (name, file) = (PageText.escaped(style.name), PageText.escaped(style.fileName))
    return """
      <section class="style" id="\(name)" aria-labelledby="\(name)-name" data-file="\(file)" data-family="\(PageText.escaped(style.family.title))" \
      data-rank="\(Style.Family.allCases.firstIndex(of: style.family) ?? 0)" data-direction="\(style.change.verb)">
        <button type="button" class="open" aria-label="Show \(name) large"><picture>\
      <source media="(prefers-reduced-motion: reduce)" srcset="\(file).png">\
      <img src="\(file).gif" style="aspect-ratio: \(card.width) / \(card.height)" loading="lazy" alt="\(name), a film"></picture></button>
        <div>
          <h3 id="\(name)-name">\(name)</h3>
          <p class="summary">\(PageText.escaped(style.summary))</p>
          <p class="facts">\(PageText.escaped(style.source)) · \(style.duration.short) s · \(style.change.verb) · \
      \(ByteCount.inWords(card.byteCount))</p>
          <p class="command"><code>\(PageText.escaped(card.command))</code> \
      <button type="button" class="copy" aria-label="Copy the command for \(name)">Copy</button></p>
          \(parameters(of: style))
        </div>
        <a href="\(file).png"><img class="strip" src="\(file).png" loading="lazy" alt="\(name), six frames from first to last"></a>
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

  /// The dialog in which one film is large.
  private static let large = """
    <dialog id="large" aria-labelledby="large-name">
      <div class="bar"><h2 id="large-name"></h2><button id="earlier" type="button" aria-label="Style before">‹</button>
        <button id="later" type="button" aria-label="Next style">›</button><button id="close" type="button">Close</button></div>
      <div class="columns">
        <div>
          <canvas id="screen" role="img" tabindex="0" aria-label="The film" width="1" height="1"></canvas>
          <div class="bar" role="group" aria-label="Frames"><button id="first" type="button" aria-label="First frame">|◀</button>
            <button id="back" type="button" aria-label="Frame before">◀</button><button id="play" type="button">Play</button>
            <button id="next" type="button" aria-label="Next frame">▶</button>
            <button id="last" type="button" aria-label="Last frame">▶|</button>
            <label>Speed <select id="speed"><option value="0.1">1/10</option><option value="0.25">1/4</option>
              <option value="0.5">1/2</option><option value="1" selected>1</option></select></label></div>
          <input id="scrubber" type="range" min="0" max="0" step="1" value="0" aria-label="Frame">
          <output id="where" for="scrubber"></output>
        </div>
        <div class="beside">
          <p id="large-summary"></p>
          <figure id="plot"><svg viewBox="0 0 300 140" role="img" aria-label="How far the motion has come over time"></svg>
            <figcaption>How far what moves most has come, over time</figcaption></figure>
          <h3>Protocol calls</h3><ol id="calls"></ol>
          <h3>Command</h3><p class="command"><code id="large-command"></code> <button type="button" class="copy">Copy</button></p>
          <div id="own"><h3>For iOS</h3><button id="copy-source" type="button">Copy the source</button>
            <details><summary>Read it</summary><pre id="source" tabindex="0"></pre></details></div>
        </div>
      </div>
    </dialog>
    """
}
