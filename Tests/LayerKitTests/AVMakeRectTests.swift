import LayerKit
import Testing

struct AVMakeRectTests {
  @Test func aRectangleLiesInTheMiddleOfAnother() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    let wide = AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: frame)
    #expect(wide == CGRect(x: 10, y: 95, width: 100, height: 50))
    let tall = AVMakeRect(aspectRatio: CGSize(width: 100, height: 400), insideRect: frame)
    #expect(tall == CGRect(x: 35, y: 20, width: 50, height: 200))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: frame) == CGRect(x: 60, y: 120, width: 0, height: 0))
    #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: .zero) == .zero)
  }
}
