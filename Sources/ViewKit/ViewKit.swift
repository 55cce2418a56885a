// Views, what moves and touches them, and the stage whose time they share: what UIKit is without its controllers. TransitionKit
// exports it all.

// It passes on Foundation, LayerKit and LookKit: see TimeKit.swift.
@_exported public import TimeKit
