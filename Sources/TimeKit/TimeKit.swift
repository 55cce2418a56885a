// The room of time: Foundation's, Dispatch's and Swift's ways to call code later, on a stage's time. Foundation reaches the rooms above through this one
// alone, so that in their files the names here stand before Foundation's.

@_exported public import Foundation
@_exported public import LayerKit
@_exported public import LookKit
