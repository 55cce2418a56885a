import Film
import Foundation

/// The words of `--help`.
enum Help {
  static let main = """
    render-transition films UIKit view-controller transitions, with no simulator and no screen.

    usage: render-transition --style NAME [options] OUTPUT
           render-transition list | trace --style NAME | help COMMAND

    examples:
      render-transition --style kugou-push out.gif
      render-transition --style kugou-push --from home.png --to detail.png out.gif
      render-transition --style custom-push --scale 2 --last-hold 2 out.gif
      render-transition --style kugou-pop frames/

    OUTPUT is a .gif, an animated .png, a .y4m or .rgba stream, or a directory (frames/) or pattern
    (step-%04d.png) for one PNG a frame; for a film, --format y4m - | ffmpeg -i - out.mp4

    options:
    \(table(FilmCommand.options + [.help, .version]))

    devices:
      \(Device.all.map(\.name).joined(separator: ", "))
    """

  static let list = """
    usage: render-transition list

    Names every style, how long it takes, what it does and where it is described.
    """

  static let trace = """
    usage: render-transition trace --style NAME [options]

    Runs a transition and prints the protocol calls it makes, in order, with the seconds since its beginning.

    options:
    \(table(TraceCommand.options))
    """

  static let commands = ["list": list, "trace": trace]

  private static func table(_ options: [Option]) -> String {
    let rows = options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return (head: letter + option.spelling + (option.value.map { " \($0)" } ?? ""), text: option.summary)
    }
    let width = rows.map(\.head.count).max() ?? 0
    return rows.map { row in
      let head = row.head.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(head)  \(row.text)"
    }.joined(separator: "\n")
  }
}
