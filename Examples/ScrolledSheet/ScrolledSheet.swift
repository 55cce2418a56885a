// A sheet over a map of stops: its table scrolls, and pulled down at its top, it leaves.
// render-transition --style Examples/ScrolledSheet/ScrolledSheet.swift scrolled-sheet.gif
import UIKit

@MainActor public func scene(_ stage: Stage) -> () -> Void {
  let map = LineViewController()
  stage.window.rootViewController = map
  stage.advance(to: 0)
  return { [unowned stage] in
    map.showStops()
    let (low, high) = (CGPoint(x: 180, y: 560), CGPoint(x: 180, y: 180))
    stage.drag(from: low, to: CGPoint(x: 180, y: 380), duration: 0.4, hold: 0.2, after: 0.9)
    stage.drag(from: high, to: low, duration: 0.3, after: 2)
    stage.drag(from: high, to: CGPoint(x: 180, y: 620), duration: 0.4, after: 4.2)
  }
}

/// A line on a ground of blocks, as maps draw them.
final class LineViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.9, alpha: 1)
    for (index, frame) in [
      CGRect(x: 20, y: 60, width: 120, height: 150), CGRect(x: 170, y: 40, width: 180, height: 110),
      CGRect(x: 180, y: 180, width: 90, height: 160), CGRect(x: 300, y: 190, width: 70, height: 140),
      CGRect(x: 30, y: 250, width: 110, height: 120), CGRect(x: 40, y: 420, width: 200, height: 90),
    ].enumerated() {
      let block = UIView(frame: frame)
      block.backgroundColor =
        index % 3 == 1 ? UIColor(red: 0.75, green: 0.88, blue: 0.7, alpha: 1) : UIColor(white: 0.86, alpha: 1)
      block.layer.cornerRadius = 8
      view.addSubview(block)
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 155, y: 0))
    path.addCurve(
      to: CGPoint(x: 290, y: 660), controlPoint1: CGPoint(x: 155, y: 300), controlPoint2: CGPoint(x: 290, y: 260))
    let line = CAShapeLayer()
    line.path = path.cgPath
    line.strokeColor = UIColor.systemRed.cgColor
    line.fillColor = nil
    line.lineWidth = 6
    view.layer.addSublayer(line)
  }

  func showStops() {
    let stops = StopsViewController()
    present(stops, animated: true)
  }
}

final class StopsViewController: UITableViewController {
  private static let names = [
    "Harbour", "Fish Market", "Old Bridge", "Town Hall", "Library", "Mill Street", "Botanical Garden", "Hospital", "Stadium",
    "North Gate", "Brickworks", "Orchard Lane", "Water Tower", "Quarry", "Larch Wood", "Upper Village", "Observatory",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StopCell.self, forCellReuseIdentifier: "stop")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Line 5, every 10 minutes"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    (cell as? StopCell)?.show(Self.names[indexPath.row], minutes: 2 + indexPath.row * 3)
    return cell
  }
}

final class StopCell: UITableViewCell {
  private let dot = UIView()
  private let name = UILabel()
  private let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 6
    time.textColor = .secondaryLabel
    for part in [dot, name, time] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      dot.widthAnchor.constraint(equalToConstant: 12), dot.heightAnchor.constraint(equalToConstant: 12),
      dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      name.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ stop: String, minutes: Int) {
    name.text = stop
    time.text = "\(minutes) min"
  }
}
