import Film

// What the program's tests ask of words that come from outside, without running anything.

/// What is wrong with a command line, as far as its words tell; nil where nothing is.
package func mistake(inCommandLine words: [String]) -> String? {
  do {
    let (command, arguments) = try Program.read(words)
    let screens = [Option.from, .to].compactMap(arguments.text)
    if command.name == Command.film.name, screens.allSatisfy({ $0.hasPrefix("sample:") }) { _ = try Film(arguments) }
    return nil
  } catch {
    return (error as? UsageError)?.message ?? "\(error)"
  }
}

/// What is wrong with a manifest of goldens; nil where nothing is.
package func mistake(inManifest text: String) -> String? {
  do {
    _ = try GoldenManifest(text, path: "goldens.txt").cases(under: Arguments([], of: .golden))
    return nil
  } catch {
    return "\(error)"
  }
}
