import UIKit
import QuartzCore

final class LinkDriver: NSObject {
    private var displayLink: CADisplayLink?
    private var timer: Timer?
    private(set) var ticks = 0
    private(set) var steps = 0

    func start() {
        displayLink = CADisplayLink(target: self, selector: #selector(LinkDriver.step(link:)))
        displayLink?.add(to: .main, forMode: RunLoop.Mode.common)
        timer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        perform(#selector(stop), with: nil, afterDelay: 0.35)
    }

    @objc private func step(link: CADisplayLink) { steps += 1 }
    @objc private func tick(_ timer: Timer) { ticks += 1 }
    @objc func stop() {
        timer?.invalidate()
        displayLink?.invalidate()
    }
}
