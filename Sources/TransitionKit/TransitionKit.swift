// The engine: Apple's names for Apple's ideas, on virtual time. This room has the controllers and the transitions between them.
//
// A file that imports UIKit on iOS sees Foundation and Core Graphics through it; here they come along the same way, from ViewKit, which
// has the views, and LayerKit, which has the layers. These are rooms of their own because the compiler builds a module as a whole.

@_exported public import ControlKit
@_exported public import LayoutKit
@_exported public import ListKit
@_exported public import ScrollKit
@_exported public import TextKit
@_exported public import ViewKit

// Foundation has types of these names too. Exported one by one, these are what `TransitionKit.Timer` and the like stand for.
@_exported public import class TimeKit.DispatchQueue
@_exported public import struct TimeKit.DispatchTime
@_exported public import class TimeKit.DispatchWorkItem
@_exported public import class TimeKit.NotificationCenter
@_exported public import class TimeKit.RunLoop
@_exported public import class TimeKit.Timer
@_exported public import func TimeKit.arc4random
@_exported public import func TimeKit.arc4random_uniform
@_exported public import func TimeKit.drand48
@_exported public import func TimeKit.srand48
