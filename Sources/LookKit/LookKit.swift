// The room of looks: colours, images, symbols, paths, insets, and the traits by which views choose. ViewKit exports it all.

@_exported public import Foundation
@_exported public import LayerKit
