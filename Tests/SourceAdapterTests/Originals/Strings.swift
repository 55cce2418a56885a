import UIKit

/* @objc #selector(a) /* nested @IBOutlet */ import os */
enum Strings {
    static let plain = "@objc #selector(handle) import SwiftUI"
    static let raw = #"@IBAction "quoted" \(not) #selector(x) \#(1 + 1)"#
    static let rawer = ##"a "# b \##(raw.count)"##
    static let many = """
        @objc func f() {
            #selector(f) \("@objc inside \(plain.count)")
        }
        """
    static let emoji = "👩‍👩‍👧 @objc é" /* é */ ; static let after = #keyPath(CALayer.bounds.size)
    static let paths = [#keyPath(UIView.alpha), #keyPath(CALayer.isHidden), #keyPath(StringsHolder.isOpen), "#keyPath(no)"]
    static let interpolated = "name: \(#selector(StringsHolder.tick(_:)))"
}

class StringsHolder: NSObject {
    @objc dynamic var isOpen = false // import UIKit
    @objc var child: StringsHolder?
    var path: String { return #keyPath(child.isOpen) + "|" + #keyPath(StringsHolder.child.child) }
    @objc func tick(_ timer: Timer) {}
}
