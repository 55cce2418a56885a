import UIKit; import Foundation
import class QuartzCore.CALayer


final class FoundationOnlyQueue {
    var layer: CALayer?
    func later(_ work: @escaping () -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work) }
}
