import UIKit
public class Odd : NSObject { @objc public func a() { } ; @objc  /* why */  func b(_ x : Int) { } ; @available(iOS 11, *) @objc(c) func d(){} }
extension Odd { @objc func `repeat`() {} ; var sel: [Selector] { return [ #selector(a) , #selector( b(_:) ), #selector(`repeat`), #selector((Odd.d)) ] } }
@objc
// between
class
OddLines
: NSObject
{
    @objc
    // a comment
    func x
    ()
    {}
    weak   var   y : Odd?
}
