// What views look like: colours, images, symbols, paths, insets, and the traits by which they choose. ViewKit exports it all.

@_exported public import Foundation
@_exported public import LayerKit
