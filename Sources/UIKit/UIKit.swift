// This module is what a file that says `import UIKit` gets on Linux.

@_exported public import TransitionKit

// Foundation has types of these names too. Exported one by one, these come first, also in a file that imports Foundation itself.
@_exported public import class TimeKit.BlockOperation
@_exported public import class TimeKit.DispatchGroup
@_exported public import class TimeKit.DispatchQueue
@_exported public import class TimeKit.DispatchSemaphore
@_exported public import enum TimeKit.DispatchSource
@_exported public import protocol TimeKit.DispatchSourceProtocol
@_exported public import protocol TimeKit.DispatchSourceTimer
@_exported public import struct TimeKit.DispatchTime
@_exported public import class TimeKit.DispatchWorkItem
@_exported public import class TimeKit.NotificationCenter
@_exported public import class TimeKit.Operation
@_exported public import class TimeKit.OperationQueue
@_exported public import class TimeKit.RunLoop
@_exported public import class TimeKit.Timer
@_exported public import func TimeKit.arc4random
@_exported public import func TimeKit.arc4random_uniform
@_exported public import func TimeKit.drand48
@_exported public import func TimeKit.srand48
