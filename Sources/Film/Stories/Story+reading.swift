public import StyleKit

extension Story {
  /// Reads a story.
  ///
  /// - Parameters:
  ///   - text: see docs/stories.md.
  ///   - styles: those that the text may name, such as `Style.all` of the module `Styles`.
  ///   - readScreen: makes a screen of `sample:list` or of a PNG's path; what it throws is told with its place in the text.
  /// - Throws: the first mistake.
  public init(
    _ text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) throws(StoryProblem) {
    let reader = StoryReader(text, styles: styles, reading: readScreen)
    if let problem = reader.problems.first { throw problem }
    self = reader.story
  }

  /// Everything that is wrong with a story, in the order of its lines, as far as a person would want to know.
  public static func problems(
    in text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) -> [StoryProblem] {
    StoryReader(text, styles: styles, reading: readScreen).problems
  }
}
