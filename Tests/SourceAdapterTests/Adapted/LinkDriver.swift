import UIKit
import QuartzCore

final class LinkDriver: NSObject {
    private var displayLink: CADisplayLink?
    private var timer: Timer?
    private(set) var ticks = 0
    private(set) var steps = 0

    func start() {
        displayLink = CADisplayLink(target: self, selector: Selector("stepWithLink:", LinkDriver.step(link:)))
        displayLink?.add(to: .main, forMode: RunLoop.Mode.common)
        timer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: Selector("tick:", LinkDriver.tick), userInfo: nil, repeats: true)
        perform(Selector("stop", LinkDriver.stop), with: nil, afterDelay: 0.35)
    }

    private func step(link: CADisplayLink) { steps += 1 }
    private func tick(_ timer: Timer) { ticks += 1 }
    func stop() {
        timer?.invalidate()
        displayLink?.invalidate()
    }
}
