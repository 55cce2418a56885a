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
    static let emoji = "👩‍👩‍👧 @objc é" /* é */ ; static let after = "bounds.size"
    static let paths = ["alpha", "hidden", "isOpen", "#keyPath(no)"]
    static let interpolated = "name: \(Selector("tick:", StringsHolder.tick(_:)))"
}

class StringsHolder: NSObject {
    var isOpen = false // import UIKit
    var child: StringsHolder?
    var path: String { return "child.isOpen" + "|" + "child.child" }
    func tick(_ timer: Timer) {}
}
