import Testing

/// Stories in which a finger leads what a Swift file says.
struct SourceStoryTests {
  private let place: Workplace
  private let head = """
    size 75x133
    fps 10
    screen A sample:list
    screen B sample:detail
    start A

    """

  init() throws {
    place = try Workplace()
    try place.write(SourceDragTests.popper("init(_ view: UIView) { super.init(); add(to: view) }").utf8, to: "Own.swift")
    try place.write(
      SourceDragTests.presenter("var driver: UIPercentDrivenInteractiveTransition?", "driver").utf8, to: "Sheet.swift")
    try place.write(Sources.fade.utf8, to: "Fade.swift")
  }

  private func film(_ steps: String, to output: String = "out.gif") async throws -> Run {
    try place.write((head + steps).utf8, to: "a.story")
    return try await place.run("story", "a.story", "-q", output)
  }

  /// The popper finishes beyond 0.4 of 100 points; what comes next tells whether it did.
  @Test func aFingerPopsByAFile() async throws {
    let far = "push B\npop with ./Own.swift by drag 0 → 0.7 over 0.3\n"
    let near = "push B\npop with ./Own.swift by drag 0 → 0.3 over 0.3\n"
    try await film(far + "push B\n").expectDone()
    try await film(near + "pop\n").expectDone()
    let run = try await film(near + "push B\n")
    #expect(run.end == .code(2) && run.words.contains("a.story:8:6: B is there already"), "\(run.words)")
  }

  /// Beyond what most handlers ask for, but short of what the file does.
  @Test func theFilesOwnThresholdDecides() async throws {
    let steps = "push B\npop with ./Own.swift by drag 0 → 0.52 over 0.3\n"
    try await film(steps + "pop\n").expectDone()
    #expect(try await place.run("story", "--check", "a.story").end == .code(0))
  }

  /// The film's own pan leads a file that has none, on the way there by one object and again by another.
  @Test func aFingerPresentsByAFile() async throws {
    let steps = "present B with ./Sheet.swift by drag 0 → 0.3 over 0.3\npresent B with ./Sheet.swift by drag 0 → 0.8 over 0.3\n"
    try await film(steps + "dismiss\n").expectDone()
  }

  @Test func whatFollowsNoFingerIsSaidWithItsLine() async throws {
    let run = try await film("push B with ./Fade.swift by drag 0 → 0.7\n")
    #expect(run.end == .code(2) && run.words.contains("a.story:6:26: ./Fade.swift follows no finger"), "\(run.words)")
  }
}
