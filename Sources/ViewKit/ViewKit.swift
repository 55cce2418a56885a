// Views, what moves and touches them, and the stage whose time they share: what UIKit is without its controllers. TransitionKit
// exports it all.

@_exported public import Foundation
@_exported public import LayerKit
@_exported public import LookKit
