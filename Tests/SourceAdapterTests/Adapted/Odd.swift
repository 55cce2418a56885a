import UIKit
public class Odd : NSObject { public func a() { } ; /* why */  func b(_ x : Int) { } ; @available(iOS 11, *) func d(){} }
extension Odd { func `repeat`() {} ; var sel: [Selector] { return [ Selector("a", Odd.a) , Selector("b:",  Odd.b(_:) ), Selector("repeat", Odd.`repeat`), Selector("c", (Odd.d)) ] } }

// between
class
OddLines
: NSObject
{

    // a comment
    func x
    ()
    {}
    weak   var   y : Odd?
}
