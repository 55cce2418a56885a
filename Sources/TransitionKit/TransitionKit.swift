// The engine: Apple's names for Apple's ideas, on virtual time.
//
// A file that imports UIKit on iOS sees Foundation and Core Graphics through it; here Foundation comes along the same way.

@_exported public import Foundation
// Layers and Core Graphics are one module below, as on iOS: the compiler builds a module as a whole.
@_exported public import LayerKit
