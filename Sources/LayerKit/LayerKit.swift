// Layers, what is drawn in them and the pictures they make, and selectors: what Core Graphics, Quartz Core and Objective-C's runtime
// are to UIKit. TransitionKit exports it all.

@_exported public import Foundation
