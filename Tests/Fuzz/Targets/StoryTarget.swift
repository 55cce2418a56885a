import Film
import Styles

extension FuzzTarget {
  /// Stories: their mistakes, and short ones played without drawing.
  static let story = FuzzTarget("story") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let problems = Story.problems(in: text, styles: Style.all, reading: screen)
    for problem in problems { try demandClear(problem.description(of: "a.story"), lines: 3) }
    let story = try? Story(text, styles: Style.all, reading: screen)
    try demand(problems.isEmpty == (story != nil), "a story is read if it has no mistakes")
    guard let story, text.split(whereSeparator: \.isNewline).count <= 16 else { return }
    _ = try refusal { try Film(story) }
  }

  private static func screen(_ source: String) throws -> Screen {
    guard let sample = Screen.samples.first(where: { "sample:\($0.name)" == source }) else {
      throw Finding(description: "there is no such file")
    }
    return sample.screen
  }
}
