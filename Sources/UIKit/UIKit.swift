// This module is what a file that says `import UIKit` gets on Linux.

@_exported public import TransitionKit

// Foundation has types of these names too. Exported one by one, these come first, also in a file that imports Foundation itself.
@_exported public import class TransitionKit.BlockOperation
@_exported public import class TransitionKit.DispatchGroup
@_exported public import class TransitionKit.DispatchQueue
@_exported public import class TransitionKit.DispatchSemaphore
@_exported public import enum TransitionKit.DispatchSource
@_exported public import protocol TransitionKit.DispatchSourceProtocol
@_exported public import protocol TransitionKit.DispatchSourceTimer
@_exported public import struct TransitionKit.DispatchTime
@_exported public import class TransitionKit.DispatchWorkItem
@_exported public import class TransitionKit.NotificationCenter
@_exported public import class TransitionKit.Operation
@_exported public import class TransitionKit.OperationQueue
@_exported public import class TransitionKit.Timer
@_exported public import func TransitionKit.arc4random
@_exported public import func TransitionKit.arc4random_uniform
@_exported public import func TransitionKit.drand48
@_exported public import func TransitionKit.srand48
