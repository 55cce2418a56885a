import CCompression
import Testing

struct ColorMergeTests {
  /// For each colour the sums of red, green and blue, and its pixels.
  private static func colors(_ count: Int) -> [SIMD4<Double>] {
    var state: UInt32 = 7
    func chance(_ limit: UInt32) -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double((state >> 8) % limit)
    }
    return (0..<count).map { _ in
      let pixels = chance(40) + 1
      var sum = SIMD4(chance(256), chance(256), chance(256), 1)
      sum *= pixels
      return sum
    }
  }

  private static func merged(_ colors: [SIMD4<Double>], into limit: Int, error: Double = 0, roots: Int32 = 0) -> [SIMD4<Double>] {
    var colors = colors
    var goal = color_merge_goal(limit: limit, error: error, roots: roots)
    let isDone = unsafe colors.withUnsafeMutableBytes { bytes in
      unsafe color_merge(bytes.assumingMemoryBound(to: Double.self).baseAddress, bytes.count / 32, &goal)
    }
    #expect(isDone != 0)
    return colors.filter { $0.w > 0 }
  }

  private static func cost(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Double {
    let apart = one / one.w - other / other.w
    return (apart * apart).sum() * one.w * other.w / (one.w + other.w)
  }

  /// Merges by looking at all pairs each time.
  private static func plainlyMerged(_ colors: [SIMD4<Double>], while goes: (_ count: Int, _ error: Double) -> Bool) -> [SIMD4<
    Double
  >] {
    var (left, total) = (colors, 0.0)
    while left.count > 1 {
      let pairs = left.indices.flatMap { one in (one + 1..<left.count).map { (one, $0, cost(left[one], left[$0])) } }
      guard let best = pairs.min(by: { $0.2 < $1.2 }) else { break }
      total += best.2
      guard goes(left.count, total) else { break }
      left[best.0] += left.remove(at: best.1)
    }
    return left
  }

  @Test(arguments: [2, 3, 37, 64]) func theCheapestPairIsMerged(count: Int) {
    let colors = Self.colors(count)
    for limit in Set([1, count / 3 + 1, count]) {
      #expect(Self.merged(colors, into: limit) == Self.plainlyMerged(colors) { left, _ in left > limit })
    }
  }

  @Test func fewerAreLeftWhereThatLosesLittle() {
    let colors = Self.colors(40)
    let merged = Self.merged(colors, into: 30, error: 200_000)
    #expect(merged == Self.plainlyMerged(colors) { left, error in left > 30 || error <= 200_000 } && merged.count < 30)
  }

  @Test func oneColorIsLeftAsItIs() {
    #expect(Self.merged(Self.colors(1), into: 1) == Self.colors(1))
    #expect(Self.merged([], into: 1).isEmpty)
  }

  /// Two common colours that are near each other, and two rare ones that are farther apart.
  @Test(arguments: [(0, 1), (1, 2), (2, 2)] as [(Int32, Int)]) func commonColorsCountLessWithRoots(roots: Int32, rareCount: Int) {
    let colors: [SIMD4<Double>] = [
      SIMD4(10, 0, 0, 1) * 10_000, SIMD4(12, 0, 0, 1) * 10_000, SIMD4(0, 255, 0, 1), SIMD4(0, 255, 100, 1),
    ]
    #expect(Self.merged(colors, into: 3, roots: roots).count { $0.w < 10 } == rareCount)
  }
}
