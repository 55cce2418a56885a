// What Foundation, Dispatch and Swift's concurrency are to apps, on a stage's time. Foundation reaches the rooms above through this one
// alone, so that in their files the names here stand before Foundation's.

@_exported public import Foundation
@_exported public import LayerKit
@_exported public import LookKit
