/// Ends the program with words about how the engine was misused, which a `precondition` would leave out of a release.
package func misuse(_ words: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(words, file: file, line: line)
}

/// Ends the program with words unless something holds that the engine's users must see to.
@inline(__always)
package func insist(_ holds: Bool, _ words: @autoclosure () -> String) {
  if !holds { misuse(words()) }
}
