// Layers, what is drawn in them and the pictures they make: what Core Graphics and Quartz Core are to UIKit. TransitionKit exports it all.

@_exported public import Foundation
