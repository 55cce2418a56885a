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
@_exported public import class ViewKit.DispatchQueue
@_exported public import struct ViewKit.DispatchTime
@_exported public import class ViewKit.DispatchWorkItem
@_exported public import class ViewKit.NotificationCenter
@_exported public import class ViewKit.RunLoop
@_exported public import class ViewKit.Timer
@_exported public import func ViewKit.arc4random
@_exported public import func ViewKit.arc4random_uniform
@_exported public import func ViewKit.drand48
@_exported public import func ViewKit.srand48
