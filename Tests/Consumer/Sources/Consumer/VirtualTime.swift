import Foundation
import UIKit

// Foundation has types of some of these names too. With both modules imported, these names mean the engine's types everywhere.

final class Ticker: NSObject {
  private var timer: Timer?
  private var item: DispatchWorkItem?
  private let queue: DispatchQueue = .main
  private var start: DispatchTime = .now()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("handlePan:", Ticker.handlePan(_:)))
  private(set) var ticks = 0

  func begin(on view: UIView) {
    view.addGestureRecognizer(pan)
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: Selector("tick:", Ticker.tick(_:)), userInfo: nil, repeats: true)
    let item = DispatchWorkItem { [weak self] in self?.timer?.invalidate() }
    start = .now() + Double(Int64(0.35 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    queue.asyncAfter(deadline: start, execute: item)
    self.item = item
    RunLoop.main.add(Timer(timeInterval: 0.2, repeats: false) { _ in srand48(Int(arc4random_uniform(9))) }, forMode: .common)
  }

  @IBAction private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .ended { ticks += 100 }
  }

  private func tick(_ timer: Timer) {
    ticks += 1
  }
}
