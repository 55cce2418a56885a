// This module is what a file that says `import UIKit` gets on Linux.

@_exported public import TransitionKit

// Foundation has types of these names too. Exported one by one, these come first, also in a file that imports Foundation itself.
@_exported public import class ViewKit.BlockOperation
@_exported public import class ViewKit.DispatchGroup
@_exported public import class ViewKit.DispatchQueue
@_exported public import class ViewKit.DispatchSemaphore
@_exported public import enum ViewKit.DispatchSource
@_exported public import protocol ViewKit.DispatchSourceProtocol
@_exported public import protocol ViewKit.DispatchSourceTimer
@_exported public import struct ViewKit.DispatchTime
@_exported public import class ViewKit.DispatchWorkItem
@_exported public import class ViewKit.NotificationCenter
@_exported public import class ViewKit.Operation
@_exported public import class ViewKit.OperationQueue
@_exported public import class ViewKit.RunLoop
@_exported public import class ViewKit.Timer
@_exported public import func ViewKit.arc4random
@_exported public import func ViewKit.arc4random_uniform
@_exported public import func ViewKit.drand48
@_exported public import func ViewKit.srand48
