import CEmbedding
import Testing

struct EmbeddedFilesTests {
  @Test func whatHasNoRowIsNoFile() {
    var length = 7
    #expect(unsafe embedded_file("Goldens/Page/nothing.js", &length) == nil)
    #expect(length == 0)
    #expect(unsafe embedded_file("Goldens/Page/report.js", &length) != nil)
    #expect(length > 0)
  }
}
