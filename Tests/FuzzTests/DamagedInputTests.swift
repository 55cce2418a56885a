import FuzzTargets
import Testing

/// Small inputs, cut off at every byte and with every single bit flipped: each leads to one clear error or a right result.
struct DamagedInputTests {
  private static let inputs = [
    "png/type-2-8.png", "png/interlaced-palette.png", "png/animated-6.png", "gif/kinds.gif", "gif/push.gif", "story/drags.story",
    "story/mistakes.story", "golden/facts", "golden/picture-film", "golden/report", "golden/manifest",
  ]

  @Test(arguments: inputs) @MainActor func everyDamageIsHarmless(path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    let target = try #require(FuzzTarget.named(parts[0]))
    let bytes = try #require(try Kept.inputs(target).first { $0.name == parts[1] }).bytes
    for count in 0..<bytes.count { try target.run(Array(bytes.prefix(count))) }
    for bit in 0..<bytes.count * 8 {
      var turned = bytes
      turned[bit / 8] ^= 1 << UInt8(bit % 8)
      do {
        try target.run(turned)
      } catch {
        Issue.record("bit \(bit % 8) of byte \(bit / 8): \(error)")
      }
    }
  }
}
