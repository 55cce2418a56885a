import LayerKit
import Testing

/// What `print` shows of values as people print them.
struct DescriptionTests {
  @Test func pointsSizesAndRectsAreTheirNumbers() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect("\(rect)" == "(1.0, 2.5, 30.0, 40.0)" && "\(rect.origin)" == "(1.0, 2.5)" && "\(rect.size)" == "(30.0, 40.0)")
    #expect("\(Optional(rect.origin) as Any)" == "Optional((1.0, 2.5))")
  }
}
