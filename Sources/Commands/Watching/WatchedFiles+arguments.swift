import Film
import Foundation
import SourcePrograms

extension WatchedFiles {
  /// The files that a command line films: sources with what lies beside them, stories, and screens that are pictures.
  ///
  /// The output is left out: a film that has been written must not cause the next one.
  init(_ command: Command, _ arguments: Arguments) throws {
    let words = [arguments[.from], arguments[.to]].compactMap(\.self)
    guard !words.contains("-"), arguments.rest.first != "-" || command.name != Command.story.name else {
      throw UsageError("--watch films what is saved, and standard input cannot be saved again: name a file")
    }
    if command.name == Command.story.name {
      var arguments = arguments
      add(story: try arguments.takeOperand("a story"), arguments)
    }
    addScene(arguments)
    for word in arguments.rest.dropFirst(command.name == Command.story.name ? 1 : 0) + arguments.all(.output) { remove(word) }
  }

  /// The files that a golden films.
  /// - Parameter line: the options of its film.
  init(ofGolden line: Arguments) {
    if let story = line[.story] { add(story: story, line) }
    addScene(line)
    line.all(.font).forEach { add($0) }
  }

  /// The sources and pictures that options name.
  private mutating func addScene(_ arguments: Arguments) {
    for style in arguments.all(.style) { if let file = style.file { addSource(file.path) } }
    arguments.all(.source).forEach { addSources($0) }
    for word in [arguments[.from], arguments[.to]].compactMap(\.self) where !word.hasPrefix("sample:") && !word.isExpression {
      add(word)
    }
  }

  /// A story, with the pictures and sources that it names now. If it cannot be read, it is watched alone.
  private mutating func add(story path: String, _ arguments: Arguments) {
    add(path)
    guard let file = try? StoryFile(path, isOrdinary: true, styles: arguments.styles) else { return }
    file.pictures.forEach { add($0) }
    file.sources.forEach { addSource($0.text.path) }
  }
}
