import SourcePrograms
import Testing

struct SourceTextTests {
  @Test func theFirstEndOfAPathCutsTheWords() {
    let text = SourceText("a/Fade.swift:Fade(file: \"b.swift:c\")")
    #expect(text?.path == "a/Fade.swift")
    #expect(text?.expression == "Fade(file: \"b.swift:c\")")
    #expect(SourceText("Fade.swift")?.expression == nil)
    #expect(SourceText("Fade.swift:")?.expression == "")
  }

  @Test(arguments: ["kugou-push", "Fade", "Fade.swiftly", ".swift", "Fade.m"]) func othersAreNoFiles(text: String) {
    #expect(SourceText(text) == nil)
  }

  @Test func pathsCountFromADirectory() {
    let text = SourceText("./Fade.swift:Fade()")?.located(in: "films")
    #expect(text?.path == "films/./Fade.swift" && text?.text == "./Fade.swift:Fade()")
    #expect(SourceText("/Fade.swift")?.located(in: "films").path == "/Fade.swift")
  }

  @Test func otherFilesAreRefusedWithAHint() {
    #expect(SourceText.refusal(of: "Fade.m")?.contains("Objective-C") == true)
    #expect(SourceText.refusal(of: "Main.storyboard")?.contains("interface file") == true)
    #expect(SourceText.refusal(of: "kugou-push") == nil)
  }
}
