#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

#if os(Linux)
struct PlatformMenu { let isLinux = true }
#else
@available(iOS 9.0, *)
struct PlatformMenu {
    let isLinux = false
    #if targetEnvironment(simulator)
    let isSimulator = true
    #else
    let isSimulator = false
    #endif

    var style: String {
        if #available(iOS 13.0, tvOS 13, *) {
            return "modern"
        } else {
            return "old"
        }
    }

    func feedback() -> String {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        return "haptic"
        #else
        return "none"
        #endif
    }
}
#endif
